import { setTimeout as sleepMs } from 'node:timers/promises';
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

/** Pages with the limit of their CPU time, as the requirements say, and the message of a change that drops them from the page cache. */
const RENDERED = [
  { name: 'home', path: '/en', limitMs: 2, change: 'coin exchange' },
  { name: 'coin list', path: '/en/cryptocurrencies', limitMs: 2, change: 'coin' },
  { name: 'coin', path: '/en/coin/bitcoin', limitMs: 2, change: 'coin/bitcoin' },
  { name: 'exchange', path: '/en/exchange/binance', limitMs: 2, change: 'exchange/binance' },
  { name: 'markets', path: '/en/markets', limitMs: 3, change: 'coin' },
  { name: 'search', path: '/en/cryptocurrencies?q=b', limitMs: 3, change: 'coin' },
  { name: 'unknown address', path: '/en/nothing', limitMs: 0.5, change: 'coin' },
];
const WARM_UP = 60;
const REQUESTS = 40;
/** Until a server has heard of a change. */
const NOTIFIED_MS = 4;

interface Measured extends Site {
  client: postgres.Sql;
}

/**
 * CPU time of the server, all threads and Brotli included, for a page of the starter listings that was dropped from its cache;
 * one request at a time, without PostgreSQL's time. With a baseline in turn.
 */
export async function measureRendered(bench: Bench): Promise<Figure[]> {
  const rounds = bench.isQuick ? 2 : 5;
  const now = await withClient(await startStarterSite());
  const before = bench.baseline === null ? null : await startBaseline(bench.baseline);
  const sites = before === null ? [now] : [now, before];
  const figures: Figure[] = [];
  for (const { name, limitMs, ...page } of RENDERED) {
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
  { path, change }: { path: string; change: string },
  requests: number,
): Promise<number> {
  const beforeMs = cpuMs(pid);
  for (let turn = 0; turn < requests; turn += 1) {
    await client.notify('listings', change);
    await sleepMs(NOTIFIED_MS);
    await ask(port, path, { 'Accept-Encoding': 'br' });
  }
  return (cpuMs(pid) - beforeMs) / requests;
}
