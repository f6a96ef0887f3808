import { page, uncached } from '#bench/rig/ask.ts';
import { type Bench, coinIds, DETAIL, PAGES } from '#bench/rig/bench.ts';
import { directoryOf, LARGE, openDirectory, SMALL } from '#bench/rig/directory.ts';
import { atMost, atMostTimes, type Figure } from '#bench/rig/figure.ts';
import { TERMS } from '#bench/rig/listings.ts';
import { startSite } from '#bench/rig/site.ts';
import { newStopwatch } from '#bench/rig/statements.ts';
import { KIND } from '#domain/listing/kind.ts';
import { listPage } from '#domain/listing/list/list.ts';
import { median } from '#tests/rig/percentile.ts';

const BLOCK = 20;
const MAX_GROWTH = 1.3;
const MAX_SEARCH_GROWTH = 5;
const MAX_SQL_MS = 2;
const DEEP_PAGE = 2_000;
const MAX_DEEP_PAGE_RATIO = 3;

/** Uncached pages at 100,000 listings and at 1,000. */
export async function measureGrowth({ isQuick }: Bench): Promise<Figure[]> {
  const pages = [
    ...PAGES,
    { name: 'list of exchanges', path: '/en/exchange' },
    { name: 'list by rating', path: '/en/cryptocurrencies?sort=rating' },
    { name: 'list of one verdict', path: '/en/cryptocurrencies?category=haram' },
    { name: 'API page', path: '/api/coins?limit=20' },
    { name: 'API entity', path: DETAIL.replace('/en/coin/', '/api/coins/') },
    { name: 'API changes', path: '/api/changes?limit=20' },
    { name: 'changes', path: '/en/changes' },
    { name: 'comparison', path: `/en/compare?ids=${coinIds(4).join(',')}` },
    { name: 'check of a name', path: '/en/check?q=Samarqandi' },
    { name: 'check of a link', path: '/en/check?q=https://samarqandi-coin.example.evil.example' },
    { name: 'methodology', path: '/en/methodology' },
  ].map(({ name, path }) => ({ name: `${name} at 100,000 against 1,000`, path }));
  return measureGrowthOf(pages, isQuick ? 3 : 15, MAX_GROWTH);
}

/** Searches at 100,000 listings and at 1,000: the time of the response, and PostgreSQL's part of it. */
export async function measureSearch({ isQuick }: Bench): Promise<Figure[]> {
  const searches = TERMS.flatMap(({ name, q }) => [
    { name: `search, ${name}: ${q}`, path: `/en/cryptocurrencies?q=${encodeURIComponent(q)}` },
    {
      name: `search while typing, ${name}: ${q}`,
      path: `/en/search.json?q=${encodeURIComponent(q)}`,
    },
  ]);
  const responses = await measureGrowthOf(searches, isQuick ? 1 : 8, MAX_SEARCH_GROWTH);
  const times = isQuick ? 3 : 15;
  const [large, small] = [await sqlTimes(LARGE, times), await sqlTimes(SMALL, times)];
  const statements = TERMS.map(({ name }, place) => {
    const [ours = Number.NaN, other = Number.NaN] = [large[place], small[place]];
    return atMost(MAX_SQL_MS, {
      name: `search, ${name}: SQL`,
      unit: 'ms',
      ours,
      other,
      ratio: ours / other,
    });
  });
  return [...responses, ...statements];
}

/** Page 2,000 of a list against its first, at 100,000 listings. */
export async function measureDeep({ isQuick }: Bench): Promise<Figure[]> {
  const { port, stop } = await startSite(await directoryOf(LARGE));
  const figures: Figure[] = [];
  for (const { name, sort } of [
    { name: 'list', sort: '' },
    { name: 'list by rating', sort: 'sort=rating&' },
    { name: 'list by name', sort: 'sort=name&' },
  ]) {
    const [deepMs, firstMs]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < (isQuick ? 20 : 150); turn += 1) {
      // Neighbours of page 2,000, so that no page is cached.
      const deep = DEEP_PAGE - (turn % 40);
      const list = `/en/cryptocurrencies?${sort}`;
      deepMs.push((await page(port, uncached(`${list}page=${deep}`))).milliseconds);
      firstMs.push((await page(port, uncached(list))).milliseconds);
    }
    figures.push(
      atMostTimes(MAX_DEEP_PAGE_RATIO, {
        name: `page ${DEEP_PAGE} against page 1, ${name}`,
        unit: 'ms',
        ours: median(deepMs),
        other: median(firstMs),
      }),
    );
  }
  await stop();
  return figures;
}

/** Median times of sequential requests to a large and a small site, in blocks of each in turn. */
async function measureGrowthOf(
  pages: { name: string; path: string }[],
  blocks: number,
  limit: number,
): Promise<Figure[]> {
  const [small, large] = [
    await startSite(await directoryOf(SMALL)),
    await startSite(await directoryOf(LARGE)),
  ];
  const figures: Figure[] = [];
  for (const { name, path } of pages) {
    const times = [large, small].map((site) => ({ site, ms: [] as number[] }));
    // The first block warms up.
    for (let block = -1; block < blocks; block += 1) {
      for (const { site, ms } of times) {
        for (let turn = 0; turn < BLOCK; turn += 1) {
          const { milliseconds } = await page(site.port, uncached(path));
          if (block >= 0) ms.push(milliseconds);
        }
      }
    }
    const [ours = Number.NaN, other] = times.map(({ ms }) => median(ms));
    figures.push(atMostTimes(limit, { name, unit: 'ms', ours, other }));
  }
  await small.stop();
  await large.stop();
  return figures;
}

async function sqlTimes(listings: number, times: number): Promise<number[]> {
  const { url, close } = await openDirectory(await directoryOf(listings));
  const stopwatch = newStopwatch(url);
  const first = { page: 1, pageSize: KIND.coin.pageSize };
  const taken: number[] = [];
  for (const { q } of TERMS) {
    taken.push(await stopwatch.executionMs((db) => listPage(db, 'coin', { q }, first), times));
  }
  await stopwatch.close();
  await close();
  return taken;
}
