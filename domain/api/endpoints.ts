import type { z } from 'zod';
import { checkSchema } from './check-schema.ts';
import { changesQuery, checkQuery, listQuery, newsQuery } from './queries.ts';
import { changesSchema, rulingsAnswerSchema } from './ruling-schemas.ts';
import {
  coinSchema,
  coinsSchema,
  countSchema,
  exchangeSchema,
  exchangesSchema,
  healthSchema,
  marketsSchema,
  newsSchema,
} from './schemas.ts';

/** An address of the public API. All are asked by GET. */
export interface Endpoint {
  /** Its operation in the description. */
  name: EndpointName;
  /** With `{id}` where there is one. */
  path: string;
  query?: z.ZodObject;
  answer: z.ZodType;
  /** Statuses of refusals, besides those that any may have. */
  refusals: (400 | 404)[];
  /** Counted against the limit of requests. */
  isLimited: boolean;
}

export type EndpointName =
  | `list${'Coins' | 'Exchanges'}`
  | `get${'Coin' | 'Exchange'}`
  | `get${'Coin' | 'Exchange'}Rulings`
  | `count${'Coins' | 'Exchanges'}`
  | 'listChanges'
  | 'checkReal'
  | 'getMarkets'
  | 'getNews'
  | 'getHealth'
  | 'getReadiness';

const LIST = { query: listQuery, refusals: [400] } satisfies Partial<Endpoint>;
const ONE = { refusals: [404] } satisfies Partial<Endpoint>;

export const ENDPOINTS: readonly Endpoint[] = [
  limited({ name: 'listCoins', path: '/api/coins', answer: coinsSchema, ...LIST }),
  limited({ name: 'getCoin', path: '/api/coins/{id}', answer: coinSchema, ...ONE }),
  limited({
    name: 'getCoinRulings',
    path: '/api/coins/{id}/rulings',
    answer: rulingsAnswerSchema,
    ...ONE,
  }),
  limited({ name: 'countCoins', path: '/api/coins/count', answer: countSchema }),
  limited({ name: 'listExchanges', path: '/api/exchanges', answer: exchangesSchema, ...LIST }),
  limited({ name: 'getExchange', path: '/api/exchanges/{id}', answer: exchangeSchema, ...ONE }),
  limited({
    name: 'getExchangeRulings',
    path: '/api/exchanges/{id}/rulings',
    answer: rulingsAnswerSchema,
    ...ONE,
  }),
  limited({ name: 'countExchanges', path: '/api/exchanges/count', answer: countSchema }),
  limited({
    name: 'listChanges',
    path: '/api/changes',
    query: changesQuery,
    answer: changesSchema,
    refusals: [400],
  }),
  limited({
    name: 'checkReal',
    path: '/api/check',
    query: checkQuery,
    answer: checkSchema,
    refusals: [400],
  }),
  limited({ name: 'getMarkets', path: '/api/markets', answer: marketsSchema }),
  limited({
    name: 'getNews',
    path: '/api/news',
    query: newsQuery,
    answer: newsSchema,
    refusals: [400],
  }),
  { name: 'getHealth', path: '/healthz', answer: healthSchema, refusals: [], isLimited: false },
  { name: 'getReadiness', path: '/readyz', answer: healthSchema, refusals: [], isLimited: false },
];

/** Where the description of them all is. */
export const DESCRIPTION_PATH = '/api/openapi.json';

/** Seconds in which the limit's requests may be asked. */
export const LIMIT_SECONDS = 60;

function limited(endpoint: Omit<Endpoint, 'refusals' | 'isLimited'> & Partial<Endpoint>): Endpoint {
  return { refusals: [], ...endpoint, isLimited: true };
}
