import type { z } from 'zod';
import type { Collection, Kind } from '#domain/listing/kind.ts';
import { checkSchema } from './check-schemas.ts';
import { countriesSchema, licencesSchema, warningsSchema } from './country-schemas.ts';
import {
  changesQuery,
  checkQuery,
  licencesQuery,
  listQuery,
  newsQuery,
  warningsQuery,
} from './queries.ts';
import {
  changesSchema,
  positionsSchema,
  rulingsResponseSchema,
  rulingTextSchema,
} from './ruling-schemas.ts';
import {
  coinDetailSchema,
  coinsSchema,
  countSchema,
  exchangeDetailSchema,
  exchangesSchema,
  healthSchema,
  marketsSchema,
  newsSchema,
} from './schemas.ts';

/** An endpoint of the public API. All use GET. */
export interface Endpoint {
  name: EndpointName;
  path: string;
  query?: z.ZodObject;
  answer: z.ZodType;
  refusals: (400 | 404)[];
  isLimited: boolean;
}

export type EndpointName =
  | `${'list' | 'count'}${Capitalize<Collection>}`
  | `get${Capitalize<Kind>}${'' | 'Rulings'}`
  | 'listPositions'
  | 'listCountries'
  | 'listLicences'
  | 'findWarnings'
  | 'listChanges'
  | 'getRulingText'
  | 'checkReal'
  | 'getMarkets'
  | 'getNews'
  | 'getHealth'
  | 'getReadiness';

type Described = Pick<Endpoint, 'path' | 'answer'> &
  Partial<Pick<Endpoint, 'query' | 'refusals' | 'isLimited'>>;

const LIST = { query: listQuery, refusals: [400] } satisfies Partial<Endpoint>;
const ONE = { refusals: [404] } satisfies Partial<Endpoint>;
const rulings = { answer: rulingsResponseSchema, ...ONE };

const BY_NAME: Record<EndpointName, Described> = {
  listCoins: { path: '/api/coins', answer: coinsSchema, ...LIST },
  getCoin: { path: '/api/coins/{id}', answer: coinDetailSchema, ...ONE },
  getCoinRulings: { path: '/api/coins/{id}/rulings', ...rulings },
  countCoins: { path: '/api/coins/count', answer: countSchema },
  listExchanges: { path: '/api/exchanges', answer: exchangesSchema, ...LIST },
  getExchange: { path: '/api/exchanges/{id}', answer: exchangeDetailSchema, ...ONE },
  getExchangeRulings: { path: '/api/exchanges/{id}/rulings', ...rulings },
  countExchanges: { path: '/api/exchanges/count', answer: countSchema },
  listPositions: { path: '/api/positions', answer: positionsSchema },
  listCountries: { path: '/api/countries', answer: countriesSchema },
  listLicences: {
    path: '/api/licences',
    query: licencesQuery,
    answer: licencesSchema,
    refusals: [400],
  },
  findWarnings: {
    path: '/api/warnings',
    query: warningsQuery,
    answer: warningsSchema,
    refusals: [400],
  },
  listChanges: {
    path: '/api/changes',
    query: changesQuery,
    answer: changesSchema,
    refusals: [400],
  },
  getRulingText: { path: '/api/rulings/{digest}', answer: rulingTextSchema, ...ONE },
  checkReal: { path: '/api/check', query: checkQuery, answer: checkSchema, refusals: [400] },
  getMarkets: { path: '/api/markets', answer: marketsSchema },
  getNews: { path: '/api/news', query: newsQuery, answer: newsSchema, refusals: [400] },
  getHealth: { path: '/healthz', answer: healthSchema, isLimited: false },
  getReadiness: { path: '/readyz', answer: healthSchema, isLimited: false },
};

/** Every endpoint, in the order of the description. */
export const ENDPOINTS: readonly Endpoint[] = Object.entries(BY_NAME).map(([name, endpoint]) => ({
  name: name as EndpointName,
  refusals: [],
  isLimited: true,
  ...endpoint,
}));

export const DESCRIPTION_PATH = '/api/openapi.json';

export const LIMIT_SECONDS = 60;
