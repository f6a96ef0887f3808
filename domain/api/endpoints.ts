import type { z } from 'zod';
import type { Collection, Kind } from '#domain/listing/kind.ts';
import { checkSchema } from './check-schemas.ts';
import { countriesSchema, listedLicencesSchema, warningsSchema } from './country-schemas.ts';
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
  response: z.ZodType;
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

type Described = Pick<Endpoint, 'path' | 'response'> &
  Partial<Pick<Endpoint, 'query' | 'refusals' | 'isLimited'>>;

const LIST = { query: listQuery, refusals: [400] } satisfies Partial<Endpoint>;
const ONE = { refusals: [404] } satisfies Partial<Endpoint>;
const rulings = { response: rulingsResponseSchema, ...ONE };

const BY_NAME: Record<EndpointName, Described> = {
  listCoins: { path: '/api/coins', response: coinsSchema, ...LIST },
  getCoin: { path: '/api/coins/{id}', response: coinDetailSchema, ...ONE },
  getCoinRulings: { path: '/api/coins/{id}/rulings', ...rulings },
  countCoins: { path: '/api/coins/count', response: countSchema },
  listExchanges: { path: '/api/exchanges', response: exchangesSchema, ...LIST },
  getExchange: { path: '/api/exchanges/{id}', response: exchangeDetailSchema, ...ONE },
  getExchangeRulings: { path: '/api/exchanges/{id}/rulings', ...rulings },
  countExchanges: { path: '/api/exchanges/count', response: countSchema },
  listPositions: { path: '/api/positions', response: positionsSchema },
  listCountries: { path: '/api/countries', response: countriesSchema },
  listLicences: {
    path: '/api/licences',
    query: licencesQuery,
    response: listedLicencesSchema,
    refusals: [400],
  },
  findWarnings: {
    path: '/api/warnings',
    query: warningsQuery,
    response: warningsSchema,
    refusals: [400],
  },
  listChanges: {
    path: '/api/changes',
    query: changesQuery,
    response: changesSchema,
    refusals: [400],
  },
  getRulingText: { path: '/api/rulings/{digest}', response: rulingTextSchema, ...ONE },
  checkReal: { path: '/api/check', query: checkQuery, response: checkSchema, refusals: [400] },
  getMarkets: { path: '/api/markets', response: marketsSchema },
  getNews: { path: '/api/news', query: newsQuery, response: newsSchema, refusals: [400] },
  getHealth: { path: '/healthz', response: healthSchema, isLimited: false },
  getReadiness: { path: '/readyz', response: healthSchema, isLimited: false },
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
