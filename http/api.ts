import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Database, isUnavailable } from '#db/client.ts';
import type { Kind } from '#db/schema.ts';
import { toDocument } from '#domain/listing/document.ts';
import { findListing } from '#domain/listing/find.ts';
import { KIND } from '#domain/listing/kind.ts';
import { countListings, listListings } from '#domain/listing/list.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { positionOf } from '#domain/listing/position.ts';
import { SORTS } from '#domain/listing/selection.ts';
import type { Market } from '#domain/market/market.ts';
import { matchMarketCoin } from '#domain/market/match.ts';
import type { NewsSource } from '#domain/news/news.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { newsApi } from './news-api.ts';

// PostgreSQL text cannot hold NUL.
const text = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0'), 'must not hold NUL');

const listQuery = z.object({
  q: text.optional(),
  category: z.enum(VERDICTS).optional(),
  country: text.optional(),
  sort: z.enum(SORTS.filter((sort) => sort !== 'category')).default('createdAt'),
  order: z.enum(['asc', 'desc']).optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number from 1 to 100')
    .transform(Number)
    .pipe(z.number().min(1).max(100))
    .default(20),
  cursor: z.string().max(2000).optional(),
});

interface ApiParts {
  db: Database;
  market: Pick<Market, 'get'>;
  news: Pick<NewsSource, 'get'>;
  log: Pick<Logger, 'error'>;
}

/** The public, read-only JSON API. Errors are `{error, field?}`. */
export function api({ db, market, news, log }: ApiParts): Hono {
  const routes = new Hono();
  routes.use(cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }), async (c, next) => {
    await next();
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  for (const kind of ['coin', 'exchange'] as const) {
    routes.route(`/${KIND[kind].collection}`, collection(db, market, kind));
  }
  routes.route('/news', newsApi(news));
  routes.get('/markets', async (c) => {
    const kept = await market.get();
    return c.json({
      items: kept?.value ?? [],
      updatedAt: kept?.fetchedAt.toISOString() ?? null,
      stale: kept?.isStale ?? true,
    });
  });
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

function collection(db: Database, market: ApiParts['market'], kind: Kind): Hono {
  const routes = new Hono();
  const answer = async (listings: Listing[]) => {
    const coins = kind === 'coin' ? ((await market.get())?.value ?? []) : [];
    return listings.map((listing) => toDocument(listing, matchMarketCoin(listing, coins)));
  };
  routes.get('/', async (c) => {
    const read = listQuery.safeParse(c.req.query());
    if (!read.success) {
      const [issue] = read.error.issues;
      return c.json({ error: issue?.message ?? 'Bad query', field: issue?.path.join('.') }, 400);
    }
    const { limit, cursor, ...selection } = read.data;
    const after = cursor === undefined ? undefined : decodeCursor(selection, cursor);
    if (after === null) return c.json({ error: 'Not a cursor of this list', field: 'cursor' }, 400);
    // One more than asked for tells whether there is a next page.
    const found = await listListings(db, kind, selection, {
      limit: limit + 1,
      ...(after && { after }),
    });
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const nextCursor =
      found.length > limit && last ? encodeCursor(selection, positionOf(last, selection)) : null;
    return c.json({ items: await answer(items), nextCursor });
  });
  routes.get('/count', async (c) => c.json({ count: await countListings(db, kind) }));
  routes.get('/:id', async (c) => {
    const listing = await findListing(db, kind, c.req.param('id'));
    if (!listing) return c.json({ error: `No such ${kind}` }, 404);
    const [document] = await answer([listing]);
    return c.json(document);
  });
  return routes;
}
