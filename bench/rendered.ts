import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { ask } from '#bench/rig/ask.ts';
import type { Bench } from '#bench/rig/bench.ts';
import { openDirectory } from '#bench/rig/directory.ts';
import { atMost, type Figure } from '#bench/rig/figure.ts';
import { type Site, startSite, startStarterSite } from '#bench/rig/site.ts';
import { openClient } from '#db/client.ts';
import { cpuMs } from '#tests/rig/child-processes.ts';
import { median, spread } from '#tests/rig/percentile.ts';
import { atEnd, ROOT, scratchFolder } from '#tests/rig/processes.ts';

const BITCOIN = { kind: 'coin', id: 'bitcoin' };
const BINANCE = { kind: 'exchange', id: 'binance' };

/** Pages with the limit of their CPU time, as the requirements say, and the message of a change that drops them from the page cache. */
const RENDERED = [
  { name: 'home', path: '/en', limitMs: 2, change: 'coin exchange', shows: BITCOIN },
  { name: 'coin list', path: '/en/cryptocurrencies', limitMs: 2, change: 'coin', shows: BITCOIN },
  { name: 'coin', path: '/en/coin/bitcoin', limitMs: 2, change: 'coin/bitcoin', shows: BITCOIN },
  {
    name: 'exchange',
    path: '/en/exchange/binance',
    limitMs: 2,
    change: 'exchange/binance',
    shows: BINANCE,
  },
  { name: 'markets', path: '/en/markets', limitMs: 3, change: 'coin' },
  { name: 'search', path: '/en/cryptocurrencies?q=b', limitMs: 3, change: 'coin' },
  { name: 'unknown address', path: '/en/nothing', limitMs: 0.5, change: 'coin' },
];
/** The same pages after a listing on them was renamed. */
const RENAMED = RENDERED.flatMap(({ name, shows, ...page }) =>
  shows ? [{ ...page, name: `${name} with another name`, shows }] : [],
);
const WARM_UP = 60;
const REQUESTS = 40;
/** Until a server has heard of a change. */
const NOTIFIED_MS = 4;

interface Dropped {
  path: string;
  change: string;
  /** The listing to rename instead. */
  shows?: { kind: string; id: string };
}

interface Measured extends Site {
  client: postgres.Sql;
}

/**
 * CPU time of the server, all threads and Brotli included, for a page of the starter listings that was dropped from its cache, by the
 * message of a change that left it as it was or by a renaming; one request at a time, without PostgreSQL's time. With a baseline in turn.
 */
export async function measureRendered(bench: Bench): Promise<Figure[]> {
  const rounds = bench.isQuick ? 2 : 5;
  const now = await withClient(await startStarterSite());
  const before = bench.baseline === null ? null : await startBaseline(bench.baseline);
  const sites = before === null ? [now] : [now, before];
  const figures: Figure[] = [];
  const pages: (Dropped & { name: string; limitMs: number })[] = [
    ...RENDERED.map(({ shows: _, ...page }) => page),
    ...RENAMED,
  ];
  for (const { name, limitMs, ...page } of pages) {
    for (const site of sites) await cpuMsPerPage(site, page, WARM_UP);
    const times: number[][] = sites.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, site] of sites.entries()) {
        times[place]?.push(await cpuMsPerPage(site, page, REQUESTS));
      }
    }
    const [ours = [], theirs] = times;
    const other = theirs && median(theirs);
    const ratios = theirs?.map((ms, round) => (ours[round] ?? 0) / ms);
    figures.push(
      atMost(limitMs, {
        name: `rendered ${name}, CPU`,
        unit: 'ms',
        ours: median(ours),
        other,
        ...(ratios && { ratio: median(ratios), spread: spread(ratios) }),
      }),
    );
  }
  for (const site of sites) await site.stop();
  return figures;
}

async function startBaseline(checkout: string): Promise<Measured> {
  if (checkout === ROOT) throw new Error('the baseline is this very checkout');
  const environment = { SEED: '1' };
  return withClient(await startSite(await scratchFolder(), { checkout, environment }));
}

async function withClient(site: Site): Promise<Measured> {
  const { url, close } = await openDirectory(site.dataDir);
  const client = openClient(url, { max: 1 });
  const disconnect = atEnd(() => client.end());
  const stop = async () => {
    await disconnect();
    await close();
    await site.stop();
  };
  return { ...site, client, stop };
}

async function cpuMsPerPage(
  { pid, port, client }: Measured,
  { path, change, shows }: Dropped,
  requests: number,
): Promise<number> {
  const beforeMs = cpuMs(pid);
  for (let turn = 0; turn < requests; turn += 1) {
    if (shows) await rename(client, shows);
    else await client.notify('listings', change);
    await sleep(NOTIFIED_MS);
    await ask(port, path, { 'Accept-Encoding': 'br' });
  }
  return (cpuMs(pid) - beforeMs) / requests;
}

let renamings = 0;

async function rename(client: postgres.Sql, { kind, id }: { kind: string; id: string }) {
  renamings += 1;
  await client`
    update listing_texts set name = ${`Name ${renamings}`}
    where kind = ${kind} and listing_id = ${id} and language = 'en'`;
}
