import { uncached } from '#bench/rig/ask.ts';
import { type Bench, PAGES } from '#bench/rig/bench.ts';
import { directoryOf, SMALL } from '#bench/rig/directory.ts';
import type { Figure } from '#bench/rig/figure.ts';
import { load } from '#bench/rig/load.ts';
import { type Site, startSite } from '#bench/rig/site.ts';
import { cpuMs } from '#tests/rig/child-processes.ts';
import { median } from '#tests/rig/percentile.ts';
import { ROOT } from '#tests/rig/processes.ts';

const LEAST = 2;

/** CPU time of a rendered page without PostgreSQL's, compared with earlier commits. */
export async function measureRendered(bench: Bench): Promise<Figure[]> {
  const rounds = bench.isQuick ? 2 : 5;
  const seconds = bench.isQuick ? 1 : 3;
  const now = await startSite(await directoryOf(SMALL));
  const before = bench.baseline ? await startBaselines(bench.baseline) : [];
  const sites = [now, ...before.map(({ site }) => site)];
  const figures: Figure[] = [];
  for (const { name, path } of PAGES) {
    for (const site of sites) await cpuPerPage(site, path, seconds + 1);
    const times: number[][] = sites.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, site] of sites.entries()) {
        times[place]?.push(await cpuPerPage(site, path, seconds));
      }
    }
    const [ours = Number.NaN, ...others] = times.map(median);
    const figure = { name: `rendered ${name}, CPU`, unit: 'µs', ours, goal: `${LEAST} × fewer` };
    if (others.length === 0) figures.push({ ...figure, note: 'no --baseline to hold it against' });
    for (const [place, other] of others.entries()) {
      const ratio = other / ours;
      const note = `against the baseline ${before[place]?.how}`;
      figures.push({ ...figure, other, ratio, isMet: ratio >= LEAST, note });
    }
  }
  for (const site of sites) await site.stop();
  return figures;
}

// Frameworks use their slow development build unless NODE_ENV is "production".
async function startBaselines(checkout: string): Promise<{ how: string; site: Site }[]> {
  if (checkout === ROOT) throw new Error('the baseline is this very checkout');
  const folder = await directoryOf(SMALL, checkout);
  const inProduction = { NODE_ENV: 'production' };
  return [
    { how: 'as it starts', site: await startSite(folder, { checkout }) },
    {
      how: 'with NODE_ENV=production',
      site: await startSite(folder, { checkout, environment: inProduction }),
    },
  ];
}

async function cpuPerPage(site: Site, path: string, seconds: number): Promise<number> {
  const headers = { 'Accept-Encoding': 'identity' };
  const beforeMs = cpuMs(site.pid);
  const { requests } = await load({
    port: site.port,
    paths: [uncached(path)],
    headers,
    seconds,
    connections: 8,
  });
  return ((cpuMs(site.pid) - beforeMs) * 1_000) / requests;
}
