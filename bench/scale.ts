import { cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { page, uncached } from '#bench/rig/ask.ts';
import { type Bench, COIN, DETAIL, PAGES } from '#bench/rig/bench.ts';
import { directoryOf, fillSecondsOf, openDirectory } from '#bench/rig/directory.ts';
import type { Figure } from '#bench/rig/figure.ts';
import { besideImport, type Round, readersOf } from '#bench/rig/readers.ts';
import { databasePid, type Site, startSite } from '#bench/rig/site.ts';
import { DAILY_ROWS, dailyList, ownDomains, runData } from '#bench/rig/warning-lists.ts';
import { connect, type Database } from '#db/client.ts';
import { changeRuling } from '#domain/listing/change/change-ruling.ts';
import { saveEdit } from '#domain/listing/change/save.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { SPOT } from '#domain/method/scope.ts';
import { childrenOf, proportionalMegabytes } from '#tests/rig/child-processes.ts';
import { median } from '#tests/rig/percentile.ts';
import { scratchFolder } from '#tests/rig/processes.ts';

const SIZES = [1_000, 10_000, 100_000];
const MILLION = 1_000_000;
const MEGABYTE = 1024 * 1024;
/** Until a server has heard of a change. */
const NOTIFIED_MS = 200;
/** Ends before the last page of the smallest directory. */
const DEEP_PAGE = 40;
const DAYS = 5;
const QUIET_MS = 10_000;

const PATHS = [
  ...PAGES,
  { name: 'list by rating', path: '/en/cryptocurrencies?sort=rating' },
  { name: `page ${DEEP_PAGE} of the list`, path: `/en/cryptocurrencies?page=${DEEP_PAGE}` },
  { name: 'search, one letter', path: '/en/cryptocurrencies?q=a' },
  { name: 'search, many matches', path: '/en/cryptocurrencies?q=ledger' },
  { name: 'search, one match', path: '/en/cryptocurrencies?q=samarqandi' },
  { name: 'search, none', path: '/en/cryptocurrencies?q=qqxyzzy' },
  { name: 'search while typing', path: '/en/search.json?q=qirat' },
  { name: 'check of a name', path: '/en/check?q=Samarqandi' },
  { name: 'methodology', path: '/en/methodology' },
  { name: 'API entity', path: DETAIL.replace('/en/coin/', '/api/coins/') },
  { name: 'sitemap', path: '/sitemap.xml' },
];

const COUNTED = [
  { name: 'home', path: '/en' },
  { name: 'methodology', path: '/en/methodology' },
];

/** Time to fill a directory, its disk, pages beside a daily import, first and uncached pages, and memory after them, at growing sizes. */
export async function measureScale(bench: Bench): Promise<Figure[]> {
  return measureSizes(SIZES, bench);
}

/** The same at a million listings, whose directory takes an hour to fill. */
export async function measureMillion(bench: Bench): Promise<Figure[]> {
  return measureSizes([MILLION], bench);
}

async function measureSizes(sizes: number[], { isQuick }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of isQuick ? sizes.slice(0, 1) : sizes) {
    const at = (name: string, unit: string, ours: number): Figure => ({
      name: `${name}, ${size.toLocaleString('en')} listings`,
      unit,
      ours,
    });
    const filled = await directoryOf(size);
    figures.push(at('writing the rows', 's', await fillSecondsOf(filled)));
    // A copy, because other measurements use the directory too.
    const folder = await scratchFolder();
    await cp(filled, folder, { recursive: true });
    // The first start enters all rulings in the ledger.
    const { site: first, seconds } = await timedStart(folder);
    await first.stop();
    const { site, seconds: ours } = await timedStart(folder);
    figures.push({ ...at('start', 's', ours), note: `first ${seconds.toFixed(1)} s` });
    figures.push(at('disk', 'MB', (await bytesIn(join(folder, 'pg'))) / MEGABYTE));
    figures.push(...(await besideDailyImports(site, size, isQuick)));
    for (const { name, path } of PATHS) {
      const [firstMs = Number.NaN, ...laterMs] = await timesOf(site, path, isQuick ? 4 : 21);
      figures.push({ ...at(name, 'ms', median(laterMs)), note: `first ${firstMs.toFixed(0)} ms` });
    }
    for (const { name, path } of COUNTED) {
      const times = await timesAfterChanges(site, path, isQuick ? 2 : 7);
      figures.push(at(`${name} after a changed ruling`, 'ms', median(times)));
    }
    const postmaster = await databasePid(site.dataDir);
    const server = proportionalMegabytes([site.pid]);
    const postgres = proportionalMegabytes([postmaster, ...childrenOf(postmaster)]);
    figures.push(at('memory after them, the server process', 'MB', server));
    figures.push(at('memory after them, PostgreSQL', 'MB', postgres));
    await site.stop();
  }
  return figures;
}

// The pages timed afterwards are those of a directory with today's list.
async function besideDailyImports(site: Site, size: number, isQuick: boolean): Promise<Figure[]> {
  await runData(site, await ownDomains(site.dataDir));
  const readers = readersOf(site.port);
  const quietly = () => readers.during(() => sleep(isQuick ? QUIET_MS / 10 : QUIET_MS));
  await quietly();
  const rounds: Round[] = [];
  for (let day = 0; day < (isQuick ? 2 : DAYS); day += 1) {
    const args = await dailyList(site.dataDir, day);
    rounds.push({ quiet: await quietly(), busy: await readers.during(() => runData(site, args)) });
  }
  return besideImport(
    `${DAILY_ROWS.toLocaleString('en')} rows, ${size.toLocaleString('en')} listings`,
    rounds,
  );
}

async function timedStart(folder: string): Promise<{ site: Site; seconds: number }> {
  const startMs = performance.now();
  const site = await startSite(folder);
  return { site, seconds: (performance.now() - startMs) / 1_000 };
}

async function timesAfterChanges(site: Site, path: string, times: number): Promise<number[]> {
  const { url, close } = await openDirectory(site.dataDir);
  const { db, close: disconnect } = connect(url, { connections: 1 });
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    await changeVerdict(db);
    await sleep(NOTIFIED_MS);
    taken.push((await page(site.port, uncached(path))).milliseconds);
  }
  await disconnect();
  await close();
  return taken;
}

// Edits one coin back and forth.
async function changeVerdict(db: Database): Promise<void> {
  const found = await findVersioned(db, 'coin', COIN);
  if (!found) throw new Error(`there is no coin ${COIN}`);
  const { version, listing } = found;
  const verdict = listing.category === 'haram' ? 'halal' : 'haram';
  const change = { version, what: 'edited', by: 'editor@example.com' } as const;
  await saveEdit(db, 'coin', COIN, change, ({ rulings }) => ({
    rulings: changeRuling(rulings, SPOT, verdict),
  }));
}

async function timesOf({ port }: Site, path: string, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    taken.push((await page(port, uncachedOf(path))).milliseconds);
  }
  return taken;
}

// Feeds are never cached.
function uncachedOf(path: string): string {
  return path.endsWith('.xml') || path.includes('.json') ? path : uncached(path);
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0;
  }
  return bytes;
}
