import { page } from '#bench/rig/ask.ts';
import { type Bench, coinIds } from '#bench/rig/bench.ts';
import { directoryOf, SMALL } from '#bench/rig/directory.ts';
import { atLeast, atMost, type Figure } from '#bench/rig/figure.ts';
import { startSite } from '#bench/rig/site.ts';
import { cpuMs } from '#tests/rig/child-processes.ts';
import { countWindows } from '#tests/rig/percentile.ts';

const WINDOW_MS = 100;
const AT_ONCE = 32;
const WARM_UP = 200;
const MIN_PER_SECOND = 400;
const MAX_CPU_MS = 2;

/** Uncached detail pages in Brotli, each once, 32 at a time: their rate, that of the worst tenth of a second, and their CPU time. */
export async function measureCold(bench: Bench): Promise<Figure[]> {
  const site = await startSite(await directoryOf(SMALL));
  const headers = { 'Accept-Encoding': 'br' };
  const ids = coinIds(900);
  const paths = ids.flatMap((id) => [`/coin/${id}`, `/en/coin/${id}`]);
  // Warms up the server: compiling its code is another figure.
  for (const path of paths.splice(0, WARM_UP)) await page(site.port, path, headers);
  const asked = paths.slice(0, bench.isQuick ? 600 : undefined);
  const beforeMs = cpuMs(site.pid);
  const moments = await askOnceEach(site.port, asked);
  const pageMs = (cpuMs(site.pid) - beforeMs) / asked.length;
  await site.stop();
  const windows = countWindows(moments, WINDOW_MS).map((count) => count * (1_000 / WINDOW_MS));
  const perSecond = asked.length / (Math.max(...moments) / 1_000);
  return [
    atLeast(MIN_PER_SECOND, { name: 'cold detail pages', unit: 'req/s', ours: perSecond }),
    { name: 'cold detail pages, the worst 100 ms', unit: 'req/s', ours: Math.min(...windows) },
    atMost(MAX_CPU_MS, { name: 'cold detail pages, CPU a page', unit: 'ms', ours: pageMs }),
  ];
}

/** Milliseconds from the start to each response. */
async function askOnceEach(port: number, paths: string[]): Promise<number[]> {
  const headers = { 'Accept-Encoding': 'br' };
  const left = paths.values();
  const startedMs = performance.now();
  const moments: number[] = [];
  const one = async () => {
    for (const path of left) {
      await page(port, path, headers);
      moments.push(performance.now() - startedMs);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return moments;
}
