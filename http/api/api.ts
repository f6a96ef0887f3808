import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';
import { isUnavailable } from '#db/client.ts';
import { answerCountries, answerLicences } from '#domain/api/country-responses.ts';
import {
  changesQuery,
  checkQuery,
  licencesQuery,
  listQuery,
  newsQuery,
  warningsQuery,
} from '#domain/api/queries.ts';
import {
  type ApiSources,
  answerCheck,
  answerCount,
  answerList,
  answerMarkets,
  answerNews,
  answerOne,
} from '#domain/api/responses.ts';
import {
  answerChanges,
  answerPositions,
  answerRulings,
  answerRulingText,
} from '#domain/api/ruling-responses.ts';
import type { ApiError } from '#domain/api/schemas.ts';
import { answerWarnings } from '#domain/api/warning-responses.ts';
import { KIND, KINDS, type Kind } from '#domain/listing/kind.ts';
import type { IdentifierCache } from '#domain/look-alike/identifier-cache.ts';
import { openApi } from './openapi.ts';
import { parseQuery } from './parse-query.ts';
import { limitRequests, RATE_LIMIT_HEADERS } from './rate-limit.ts';

/** The same as for pages: a CDN revalidates after 5 seconds, other clients every time, mostly with 304. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, must-revalidate';
/** For a response that never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ACCESS_HEADERS = ['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'];

interface ApiParts extends ApiSources {
  log: Pick<Logger, 'error'>;
  origin: string;
  identifiers: IdentifierCache;
  /** The network a request comes from; null if unknown. */
  networkOf: (c: Context) => string | null;
  /** Requests per minute and network; 0: no limit. */
  apiLimit: number;
  /** Admission control. */
  admit: MiddlewareHandler;
}

/** The public, read-only JSON API. Errors are `{error, field?}`. */
export function api({
  log,
  origin,
  identifiers,
  networkOf,
  apiLimit,
  admit,
  ...sources
}: ApiParts): Hono {
  const routes = new Hono();
  routes.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD'],
      exposeHeaders: ['ETag', 'Retry-After', ...RATE_LIMIT_HEADERS],
    }),
    forOtherSites,
    limitRequests(apiLimit, networkOf),
    admit,
    etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, ...ACCESS_HEADERS] }),
  );
  for (const kind of KINDS) {
    routes.route(`/${KIND[kind].collection}`, collection(sources, kind));
  }
  getByQuery(routes, '/news', newsQuery, (query) => answerNews(sources, query));
  routes.get('/positions', async (c) => c.json(await answerPositions(sources)));
  routes.get('/countries', async (c) => c.json(await answerCountries(sources)));
  getByQuery(routes, '/licences', licencesQuery, (query) => answerLicences(sources, query));
  getByQuery(routes, '/warnings', warningsQuery, (query) => answerWarnings(sources, query));
  getByQuery(routes, '/changes', changesQuery, (query) => answerChanges(sources, query));
  routes.get('/rulings/:digest', async (c) => {
    const response = await answerRulingText(sources, c.req.param('digest'));
    if (!response) {
      return c.json({ error: 'No ledger entry has this digest.' } satisfies ApiError, 404);
    }
    // A text that was not stored may be restored from a backup.
    if (response.text !== null) c.header('Cache-Control', IMMUTABLE);
    return c.json(response);
  });
  getByQuery(routes, '/check', checkQuery, (query) =>
    answerCheck({ db: sources.db, identifiers }, query),
  );
  routes.get('/markets', async (c) => c.json(await answerMarkets(sources)));
  routes.route('/', openApi(origin));
  routes.get('*', (c) => c.json({ error: 'There is no such endpoint.' }, 404));
  routes.all('*', (c) => c.json({ error: 'Only GET is allowed.' }, 405, { Allow: 'GET, HEAD' }));
  routes.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'an API request failed');
    if (isUnavailable(error)) {
      const headers = { 'Retry-After': RETRY_AFTER_SECONDS.unavailable };
      return c.json({ error: 'Please try again in a moment.' }, 503, headers);
    }
    return c.json({ error: 'Unexpected Application Error!' }, 500);
  });
  return routes;
}

const forOtherSites = createMiddleware(async (c, next) => {
  await next();
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (c.res.status < 400 && !c.res.headers.has('Cache-Control')) {
    c.header('Cache-Control', CACHE_CONTROL);
  }
});

function collection(sources: ApiSources, kind: Kind): Hono {
  const routes = new Hono();
  getByQuery(routes, '/', listQuery, (query) => answerList(sources, kind, query), WRONG_CURSOR);
  routes.get('/count', async (c) => c.json(await answerCount(sources, kind)));
  routes.get('/:id', async (c) => {
    const listing = await answerOne(sources, kind, c.req.param('id'));
    return listing
      ? c.json(listing)
      : c.json({ error: `No such ${kind}.` } satisfies ApiError, 404);
  });
  routes.get('/:id/rulings', async (c) => {
    const rulings = await answerRulings(sources, kind, c.req.param('id'));
    return rulings
      ? c.json(rulings)
      : c.json({ error: `No such ${kind}.` } satisfies ApiError, 404);
  });
  return routes;
}

const WRONG_CURSOR: ApiError = {
  error: 'This cursor does not belong to this list.',
  field: 'cursor',
};

/** Answers a path with a query: 400 where the query is invalid, and with `refusal` where `answer` gives null. */
function getByQuery<Query extends z.ZodType>(
  routes: Hono,
  path: string,
  schema: Query,
  answer: (query: z.output<Query>) => Promise<object | null>,
  refusal?: ApiError,
): void {
  routes.get(path, async (c) => {
    const parsed = parseQuery(schema, c.req.query());
    if ('refusal' in parsed) return c.json(parsed.refusal, 400);
    const answered = await answer(parsed.query);
    return answered ? c.json(answered) : c.json(refusal, 400);
  });
}
