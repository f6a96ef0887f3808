import { page } from '#bench/rig/ask.ts';
import { type Bench, coinIds, DETAIL } from '#bench/rig/bench.ts';
import { directoryOf, SMALL } from '#bench/rig/directory.ts';
import { atMost, type Figure } from '#bench/rig/figure.ts';
import { load } from '#bench/rig/load.ts';
import { startNginx } from '#bench/rig/nginx.ts';
import { startSite } from '#bench/rig/site.ts';
import { cpuMs } from '#tests/rig/child-processes.ts';
import { countWindows, median } from '#tests/rig/percentile.ts';

const WINDOW_MS = 100;
const AT_ONCE = 32;
const LEAST = 0.02;
const WARM_UP = 200;
const CPU_LIMIT_MS = 2;

/** Uncached pages, each once, 32 at a time: the throughput, the responses in the worst tenth of a second, and the CPU time. */
export async function measureCold(bench: Bench): Promise<Figure[]> {
  const folder = await directoryOf(SMALL);
  const site = await startSite(folder);
  const headers = { 'Accept-Encoding': 'br' };
  const ids = coinIds(900);
  const paths = ids.flatMap((id) => [`/coin/${id}`, `/en/coin/${id}`]);
  // Warms up the server: compiling its code is another figure.
  for (const path of paths.splice(0, WARM_UP)) await page(site.port, path, headers);
  const asked = paths.slice(0, bench.isQuick ? 600 : undefined);
  const beforeMs = cpuMs(site.pid);
  const moments = await askOnceEach(site.port, asked);
  const pageMs = (cpuMs(site.pid) - beforeMs) / asked.length;
  const windows = countWindows(moments, WINDOW_MS).map((count) => count * (1_000 / WINDOW_MS));
  const detail = await page(site.port, DETAIL, headers);
  await site.stop();
  const nginx = await startNginx([detail]);
  const other =
    nginx && (await load({ port: nginx.port, paths: nginx.paths, headers, seconds: 2 }));
  await nginx?.stop();
  const figure = (name: string, ours: number): Figure => {
    const ratio = other ? ours / other.perSecond : undefined;
    const line = { name, unit: 'req/s', ours, other: other?.perSecond, ratio };
    return { ...line, note: `${windows.length} windows of ${WINDOW_MS} ms` };
  };
  const least = figure('cold misses, the worst 100 ms', Math.min(...windows));
  const isMet = least.ratio === undefined ? undefined : least.ratio >= LEAST;
  return [
    { ...least, goal: `≥ ${LEAST}`, isMet },
    figure('cold misses, the median 100 ms', median(windows)),
    atMost(CPU_LIMIT_MS, { name: 'cold misses, CPU a page', unit: 'ms', ours: pageMs }),
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
