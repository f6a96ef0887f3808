import { cp } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { ask, page } from '#bench/rig/ask.ts';
import type { Bench } from '#bench/rig/bench.ts';
import { directoryOf, openDirectory, SMALL } from '#bench/rig/directory.ts';
import { atLeast, type Figure } from '#bench/rig/figure.ts';
import { makeListings } from '#bench/rig/listings.ts';
import { type Site, startSite } from '#bench/rig/site.ts';
import { connect } from '#db/client.ts';
import { atEnd, scratchFolder } from '#tests/rig/processes.ts';

const LISTING_PAGES = 10_000;
const MIN_CACHED_SHARE = 0.99;
const AT_ONCE = 16;
const TOKEN = 'token-of-this-bench';
const HEADERS = { 'Accept-Encoding': 'br' };
/** Notifications arrive within some milliseconds. */
const NOTICE_MS = 1_000;

const OTHERS = ['/', '/cryptocurrencies', '/exchange', '/methodology', '/markets', '/changes'];
const LISTS = ['?page=2', '?sort=rating', '?category=halal', '?page=40'].map(
  (query) => `/cryptocurrencies${query}`,
);

/** Changes one listing in several ways, and counts the cached pages left of 10,000 pages of listings and those that show many. */
export async function measureTags({ isQuick }: Bench): Promise<Figure[]> {
  const count = isQuick ? SMALL : LISTING_PAGES + 1;
  // A copy: the directory is measured by others too.
  const dataDir = await scratchFolder();
  await cp(await directoryOf(count), dataDir, { recursive: true });
  const environment = { PAGE_CACHE_MB: '512', METRICS_TOKEN: TOKEN };
  const site = await startSite(dataDir, { environment });
  const { url, close } = await openDirectory(dataDir);
  const { db, close: disconnect } = connect(url, { connections: 1 });
  atEnd(disconnect);
  const places = [...makeListings(count)];
  const paths = [
    ...places.slice(1).map(({ kind, id }) => `/en/${kind}/${id}`),
    ...[...OTHERS, ...LISTS].flatMap((path) => [path, `/en${path === '/' ? '' : path}`]),
  ];
  const coin = places[1]?.id ?? '';
  const visited = paths[1] ?? '';
  const figures: Figure[] = [];
  for (const { name, change } of changesOf(coin)) {
    await fill(site, paths);
    const before = await cachedPages(site);
    await db.execute(change);
    await sleep(NOTICE_MS);
    // The first visit of a listing after a change of identifiers finds out which pages that concerns.
    await page(site.port, visited, HEADERS);
    const after = await cachedPages(site);
    figures.push(
      atLeast(MIN_CACHED_SHARE, {
        name: `cached pages left after ${name}`,
        unit: '',
        ours: after / before,
        note: `${before - after} of ${before} dropped`,
      }),
    );
  }
  await disconnect();
  await close();
  await site.stop();
  return figures;
}

function changesOf(coin: string): { name: string; change: SQL }[] {
  const set = (values: SQL) =>
    sql`update listings set ${values} where (kind, id) = ('coin', ${coin})`;
  return [
    {
      name: 'an edited text',
      change: sql`update listing_texts set description = description || ' More.' where (kind, listing_id) = ('coin', ${coin})`,
    },
    { name: 'another rating', change: set(sql`rating = coalesce(5 - rating, 1)`) },
    {
      name: 'another verdict',
      change: set(
        sql`category = 'questionable', rulings = jsonb_set(rulings, '{spot}', '{"verdict": "questionable", "ruledAt": "2026-01-01T00:00:00Z", "grounds": null}')`,
      ),
    },
    { name: 'another website', change: set(sql`website = 'https://elsewhere.example'`) },
    {
      name: 'an added listing',
      change: sql`insert into listings (kind, id, website, search, name_key, created_at, updated_at) values ('coin', 'added-in-the-bench', 'https://added.example', '', '', now(), now())`,
    },
    {
      name: 'a deleted listing',
      change: sql`delete from listings where (kind, id) = ('coin', 'added-in-the-bench')`,
    },
  ];
}

async function fill({ port }: Site, paths: string[]): Promise<void> {
  const left = paths.values();
  const one = async () => {
    for (const path of left) await page(port, path, HEADERS);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function cachedPages({ port }: Site): Promise<number> {
  const { body } = await ask(port, '/metrics', { Authorization: `Bearer ${TOKEN}` });
  return Number(/^tabayyan_page_cache_pages (\d+)$/m.exec(String(body))?.[1]);
}
