import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { ScreenAtPath } from '#app/context/screens.ts';
import { LANGUAGE_CODES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import type { Database } from '#db/client.ts';
import { COUNTRIES, countryPath } from '#domain/country/countries.ts';
import { listAddresses } from '#domain/listing/find.ts';
import { isKind, KIND, type Kind } from '#domain/listing/kind.ts';
import { countListings } from '#domain/listing/list/list.ts';
import { holdersOf } from '#domain/position/position-view.ts';
import type { PositionCache } from '#domain/position/positions.ts';

/** The protocol's limit (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
/** About 6 MB uncompressed. */
const MAX_LISTINGS_PER_PART = 10_000;

type SitemapScreen = Pick<ScreenAtPath, 'path' | 'sitemap'>;

/**
 * `/sitemap.xml`: every public page in every language, with its alternates. Above the protocol's limit it is an index of
 * parts such as `/sitemaps/coins-1.xml`.
 */
export function sitemap({
  db,
  origin,
  positions,
  screens,
  maxAddresses = MAX_ADDRESSES,
  maxListingsPerPart = MAX_LISTINGS_PER_PART,
}: {
  db: Database;
  origin: string;
  positions: PositionCache;
  screens: SitemapScreen[];
  maxAddresses?: number;
  maxListingsPerPart?: number;
}): Hono {
  const pathOf = new Map(
    screens.flatMap(({ path, sitemap }) => (isKind(sitemap) ? [[sitemap, path] as const] : [])),
  );
  const kinds = [...pathOf.keys()];
  const routes = new Hono();

  routes.get('/sitemap.xml', async (c) => {
    const counts = await Promise.all(kinds.map((kind) => countListings(db, kind)));
    const pageCount = (await pagePaths(screens, positions)).length;
    const total = counts.reduce((sum, count) => sum + count, pageCount) * LANGUAGE_CODES.length;
    if (total > maxAddresses) return sendXml(c, index(counts));
    return sendXml(
      c,
      addresses(async function* () {
        yield* pages();
        for (const kind of kinds) yield* ofKind(kind, { from: 0, count: maxAddresses });
      }),
    );
  });

  routes.get('/sitemaps/pages.xml', (c) => sendXml(c, addresses(pages)));

  routes.get('/sitemaps/:file', async (c) => {
    const [, collection, part] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(c.req.param('file')) ?? [];
    const kind = kinds.find((kind) => KIND[kind].collection === collection);
    const from = (Number(part) - 1) * maxListingsPerPart;
    if (!kind || from >= (await countListings(db, kind))) return c.text('Not Found', 404);
    return sendXml(
      c,
      addresses(() => ofKind(kind, { from, count: maxListingsPerPart })),
    );
  });

  return routes;

  function* index(counts: number[]): Generator<string> {
    yield `${HEAD}<sitemapindex xmlns="${PROTOCOL}">`;
    yield `<sitemap><loc>${origin}/sitemaps/pages.xml</loc></sitemap>`;
    for (const [place, kind] of kinds.entries()) {
      const parts = Math.ceil((counts[place] ?? 0) / maxListingsPerPart);
      for (let part = 1; part <= parts; part += 1) {
        yield `<sitemap><loc>${origin}/sitemaps/${KIND[kind].collection}-${part}.xml</loc></sitemap>`;
      }
    }
    yield '</sitemapindex>\n';
  }

  async function* pages(): AsyncGenerator<string> {
    const paths = await pagePaths(screens, positions);
    yield paths.map((path) => entries(origin, path)).join('');
  }

  async function* ofKind(kind: Kind, part: { from: number; count: number }) {
    for await (const batch of listAddresses(db, kind, part)) {
      const path = (id: string) => (pathOf.get(kind) ?? '').replace(':id', id);
      yield batch.map(({ id, updatedAt }) => entries(origin, path(id), updatedAt)).join('');
    }
  }
}

/** The paths of all pages that are no listing's. */
async function pagePaths(screens: SitemapScreen[], positions: PositionCache): Promise<string[]> {
  const pathsOf = (listed: ScreenAtPath['sitemap']) =>
    screens.flatMap(({ path, sitemap }) => (sitemap === listed ? [path] : []));
  const holders = holdersOf(await positions.get(), 'en');
  return [
    ...pathsOf(true),
    ...pathsOf('countries').flatMap(() => COUNTRIES.map(countryPath)),
    ...pathsOf('holders').flatMap((path) =>
      holders.map(({ slug }) => path.replace(':holder', slug)),
    ),
  ];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

async function* addresses(of: () => AsyncGenerator<string>): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${PROTOCOL}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  yield* of();
  yield '</urlset>\n';
}

// One entry per language, each with all alternates. Ids and paths need no XML escaping.
function entries(origin: string, path: string, updatedAt?: Date): string {
  const at = (language: Language) => origin + localizedPath(path, language);
  const alternate = (hreflang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at(language)}"/>`;
  const alternates =
    LANGUAGE_CODES.map((language) => alternate(language, language)).join('') +
    alternate('x-default', 'ar');
  const lastmod = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
  return LANGUAGE_CODES.map(
    (language) => `<url><loc>${at(language)}</loc>${lastmod}${alternates}</url>\n`,
  ).join('');
}

// Streams, so that a large sitemap is never in memory as a whole.
function sendXml(c: Context, parts: Iterable<string> | AsyncIterable<string>): Response {
  c.header('Content-Type', 'application/xml; charset=utf-8');
  c.header('Cache-Control', 'public, max-age=3600');
  return stream(c, async (out) => {
    for await (const part of parts) await out.write(part);
  });
}
