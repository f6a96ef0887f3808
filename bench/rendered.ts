import { uncached } from '#bench/rig/ask.ts';
import type { Bench } from '#bench/rig/bench.ts';
import { atMost, type Figure } from '#bench/rig/figure.ts';
import { load } from '#bench/rig/load.ts';
import { type Site, startSite, startStarterSite } from '#bench/rig/site.ts';
import { cpuMs } from '#tests/rig/child-processes.ts';
import { median, spread } from '#tests/rig/percentile.ts';
import { ROOT, scratchFolder } from '#tests/rig/processes.ts';

/** Uncached pages with the limit of their CPU time, as the requirements say. */
const RENDERED = [
  { name: 'home', path: uncached('/en'), limitMs: 2 },
  { name: 'coin list', path: uncached('/en/cryptocurrencies'), limitMs: 2 },
  { name: 'coin', path: uncached('/en/coin/bitcoin'), limitMs: 2 },
  { name: 'exchange', path: uncached('/en/exchange/binance'), limitMs: 2 },
  { name: 'markets', path: uncached('/en/markets'), limitMs: 3 },
  { name: 'search', path: '/en/cryptocurrencies?q=b&x={n}', limitMs: 3 },
  { name: 'unknown address', path: '/en/coin/unknown-{n}', limitMs: 0.5 },
];

/** CPU time of the server, all threads, for an uncached page of the starter listings; without PostgreSQL's. With a baseline in turn. */
export async function measureRendered(bench: Bench): Promise<Figure[]> {
  const rounds = bench.isQuick ? 2 : 5;
  const seconds = bench.isQuick ? 1 : 3;
  const now = await startStarterSite();
  const before = bench.baseline === null ? null : await startBaseline(bench.baseline);
  const sites = before === null ? [now] : [now, before];
  const figures: Figure[] = [];
  for (const { name, path, limitMs } of RENDERED) {
    for (const site of sites) await cpuMsPerPage(site, path, seconds + 1);
    const times: number[][] = sites.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, site] of sites.entries()) {
        times[place]?.push(await cpuMsPerPage(site, path, seconds));
      }
    }
    const [ours = [], theirs] = times;
    const other = theirs && median(theirs);
    const ratios = theirs?.map((ms, round) => (ours[round] ?? 0) / ms);
    figures.push(
      atMost(limitMs, {
        ...{ name: `rendered ${name}, CPU`, unit: 'ms', ours: median(ours), other },
        ...(ratios && { ratio: median(ratios), spread: spread(ratios) }),
      }),
    );
  }
  for (const site of sites) await site.stop();
  return figures;
}

async function startBaseline(checkout: string): Promise<Site> {
  if (checkout === ROOT) throw new Error('the baseline is this very checkout');
  return startSite(await scratchFolder(), { checkout, environment: { SEED: '1' } });
}

async function cpuMsPerPage(site: Site, path: string, seconds: number): Promise<number> {
  const headers = { 'Accept-Encoding': 'identity' };
  const beforeMs = cpuMs(site.pid);
  const { requests } = await load({
    ...{ port: site.port, paths: [path], headers, seconds, connections: 8 },
    withErrors: path.includes('unknown'),
  });
  return (cpuMs(site.pid) - beforeMs) / requests;
}
