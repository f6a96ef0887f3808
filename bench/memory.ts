import { setTimeout as sleepMs } from 'node:timers/promises';
import { type Bench, coinIds } from '#bench/rig/bench.ts';
import { directoryOf, LARGE } from '#bench/rig/directory.ts';
import { atMost, type Figure } from '#bench/rig/figure.ts';
import { load } from '#bench/rig/load.ts';
import { databasePid, startSite } from '#bench/rig/site.ts';
import { childrenOf, proportionalMegabytes } from '#tests/rig/child-processes.ts';

const LIMIT_MB = 200;
const POSTGRES_LIMIT_MB = 80;
const SAMPLE_EVERY_MS = 500;

/** Peak memory at 100,000 listings under load of cached pages, rendered pages and searches. */
export async function measureMemory({ isQuick }: Bench): Promise<Figure[]> {
  const site = await startSite(await directoryOf(LARGE));
  const lists = ['/', '?q=ledger&x={n}', '/?sort=rating&page=30'];
  const paths = [
    ...coinIds(400).map((id) => `/en/coin/${id}`),
    ...lists.map((query) => `/en/cryptocurrencies${query}`),
  ];
  const peak = { server: 0, postgres: 0 };
  const end = new AbortController();
  const watching = (async () => {
    while (!end.signal.aborted) {
      const postmaster = await databasePid(site.dataDir);
      const postgres = [postmaster, ...childrenOf(postmaster)];
      peak.server = Math.max(peak.server, proportionalMegabytes([site.pid]));
      peak.postgres = Math.max(peak.postgres, proportionalMegabytes(postgres));
      await sleepMs(SAMPLE_EVERY_MS);
    }
  })();
  const headers = { 'Accept-Encoding': 'br' };
  try {
    await load({ port: site.port, paths, headers, seconds: isQuick ? 5 : 30 });
  } finally {
    end.abort();
    await watching;
    await site.stop();
  }
  const figure = (name: string, ours: number) => ({ name, unit: 'MB', ours });
  return [
    atMost(LIMIT_MB, figure('memory under load, all of it', peak.server + peak.postgres)),
    atMost(POSTGRES_LIMIT_MB, figure('memory under load, PostgreSQL', peak.postgres)),
    figure('memory under load, the server process', peak.server),
  ];
}
