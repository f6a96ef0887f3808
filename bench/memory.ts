import { setTimeout as sleepMs } from 'node:timers/promises';
import { type Bench, coinIds } from '#bench/rig/bench.ts';
import { directoryOf, LARGE } from '#bench/rig/directory.ts';
import type { Figure } from '#bench/rig/figure.ts';
import { load } from '#bench/rig/load.ts';
import { memoryMegabytes, postgresProcesses } from '#bench/rig/process-load.ts';
import { startSite } from '#bench/rig/site.ts';

const MOST_MB = 200;
const MOST_POSTGRES_MB = 80;
const SAMPLE_EVERY_MS = 500;

/** Peak memory at 100,000 listings under load of cached pages, rendered pages and searches. */
export async function measureMemory(bench: Bench): Promise<Figure[]> {
  const site = await startSite(await directoryOf(LARGE));
  const paths = [
    ...coinIds(400).map((id) => `/en/coin/${id}`),
    ...['/', '?q=ledger&x={n}', '/?sort=rating&page=30'].map(
      (query) => `/en/cryptocurrencies${query}`,
    ),
  ];
  const seen = { server: 0, postgres: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const postgres = await postgresProcesses(site.dataDir);
      seen.server = Math.max(seen.server, await memoryMegabytes([site.pid]));
      seen.postgres = Math.max(seen.postgres, await memoryMegabytes(postgres));
      await sleepMs(SAMPLE_EVERY_MS);
    }
  })();
  const seconds = bench.isQuick ? 5 : 30;
  try {
    await load({ port: site.port, paths, headers: { 'Accept-Encoding': 'br' }, seconds });
  } finally {
    isOver = true;
    await watching;
    await site.stop();
  }
  const figure = (name: string, ours: number, most: number): Figure => ({
    name,
    unit: 'MB',
    ours,
    goal: `≤ ${most} MB`,
    // 0: the memory of another user's process cannot be read.
    isMet: ours > 0 ? ours <= most : undefined,
  });
  return [
    figure('memory under load, all of it', seen.server + seen.postgres, MOST_MB),
    figure('memory under load, PostgreSQL', seen.postgres, MOST_POSTGRES_MB),
    { name: 'memory under load, the server process', unit: 'MB', ours: seen.server },
  ];
}
