import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { isUnavailable } from '#db/client.ts';
import type { Kind } from '#db/schema.ts';
import {
  type ApiSources,
  answerCount,
  answerList,
  answerMarkets,
  answerNews,
  answerOne,
} from '#domain/api/answers.ts';
import { answerCheck } from '#domain/api/check-answer.ts';
import { changesQuery, checkQuery, listQuery, newsQuery } from '#domain/api/queries.ts';
import { answerChanges, answerRulings } from '#domain/api/ruling-answers.ts';
import type { ApiError } from '#domain/api/schemas.ts';
import { KIND, KINDS } from '#domain/listing/kind.ts';
import type { IdentifierCache } from '#domain/look-alike/identifier-cache.ts';
import { openApi } from './openapi.ts';
import { limitRequests, RATE_LIMIT_HEADERS } from './rate-limit.ts';

/** As of pages: a cache in front asks this often; others ask every time, and hear "unchanged". */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, must-revalidate';
const ACCESS_HEADERS = ['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'];

interface ApiParts extends ApiSources {
  log: Pick<Logger, 'error'>;
  origin: string;
  identifiers: IdentifierCache;
  /** The network a request comes from; null where it cannot be told. */
  networkOf: (c: Context) => string | null;
  /** Requests a minute from one network; 0: any number. */
  apiLimit: number;
  /** Lets requests through in turn. */
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
  routes.get('/news', async (c) => {
    const read = newsQuery.safeParse(c.req.query());
    return read.success ? c.json(await answerNews(sources, read.data)) : refuse(c, read.error);
  });
  routes.get('/changes', async (c) => {
    const read = changesQuery.safeParse(c.req.query());
    return read.success ? c.json(await answerChanges(sources, read.data)) : refuse(c, read.error);
  });
  routes.get('/check', async (c) => {
    const read = checkQuery.safeParse(c.req.query());
    if (!read.success) return refuse(c, read.error);
    return c.json(await answerCheck({ db: sources.db, identifiers }, read.data));
  });
  routes.get('/markets', async (c) => c.json(await answerMarkets(sources)));
  routes.route('/', openApi(origin));
  routes.get('*', (c) => c.json({ error: 'There is nothing at this address.' }, 404));
  routes.all('*', (c) => c.json({ error: 'Only GET is answered.' }, 405, { Allow: 'GET, HEAD' }));
  routes.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'an API request failed');
    if (isUnavailable(error)) {
      return c.json({ error: 'Please try again in a moment.' }, 503, { 'Retry-After': '5' });
    }
    return c.json({ error: 'Unexpected Application Error!' }, 500);
  });
  return routes;
}

const forOtherSites = createMiddleware(async (c, next) => {
  await next();
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (c.res.status < 400) c.header('Cache-Control', CACHE_CONTROL);
});

function collection(sources: ApiSources, kind: Kind): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    const read = listQuery.safeParse(c.req.query());
    if (!read.success) return refuse(c, read.error);
    const list = await answerList(sources, kind, read.data);
    const notOfThis: ApiError = { error: 'Not a cursor of this list', field: 'cursor' };
    return list ? c.json(list) : c.json(notOfThis, 400);
  });
  routes.get('/count', async (c) => c.json(await answerCount(sources, kind)));
  routes.get('/:id', async (c) => {
    const one = await answerOne(sources, kind, c.req.param('id'));
    return one ? c.json(one) : c.json({ error: `No such ${kind}` } satisfies ApiError, 404);
  });
  routes.get('/:id/rulings', async (c) => {
    const rulings = await answerRulings(sources, kind, c.req.param('id'));
    return rulings ? c.json(rulings) : c.json({ error: `No such ${kind}` } satisfies ApiError, 404);
  });
  return routes;
}

function refuse(c: Context, { issues: [issue] }: z.ZodError) {
  const field = issue?.path.join('.');
  const refusal: ApiError = { error: issue?.message ?? 'Bad query', ...(field && { field }) };
  return c.json(refusal, 400);
}
