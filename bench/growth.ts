import { page, unkept } from '#bench/rig/ask.ts';
import { type Bench, coinIds, pagesOf } from '#bench/rig/bench.ts';
import { directoryOf, LARGE, SMALL } from '#bench/rig/directory.ts';
import type { Figure } from '#bench/rig/figure.ts';
import { type Site, startSite } from '#bench/rig/site.ts';
import { median } from '#tests/rig/percentile.ts';

const MOST = 1.3;
const BLOCK = 20;

/** Uncached pages at 100,000 listings and at 1,000. */
export async function measureGrowth(bench: Bench): Promise<Figure[]> {
  const asked = [
    ...pagesOf(),
    { name: 'list of exchanges', path: '/en/exchange' },
    { name: 'list by rating', path: '/en/cryptocurrencies?sort=rating' },
    { name: 'list of one verdict', path: '/en/cryptocurrencies?category=haram' },
    { name: 'API page', path: '/api/coins?limit=20' },
    { name: 'API entity', path: pagesOf()[2]?.path.replace('/en/coin/', '/api/coins/') ?? '' },
    { name: 'API changes', path: '/api/changes?limit=20' },
    { name: 'changes', path: '/en/changes' },
    { name: 'comparison', path: `/en/compare?ids=${coinIds(4).join(',')}` },
    { name: 'check of a name', path: '/en/check?q=Samarqandi' },
    { name: 'check of a link', path: '/en/check?q=https://samarqandi-coin.example.evil.example' },
    { name: 'methodology', path: '/en/methodology' },
  ];
  const [small, large] = [
    await startSite(await directoryOf(SMALL)),
    await startSite(await directoryOf(LARGE)),
  ];
  const figures: Figure[] = [];
  for (const { name, path } of asked) {
    const [large_, small_] = await timesOf([large, small], path, bench.isQuick ? 3 : 15);
    const ratio = (large_ ?? 0) / (small_ ?? 0);
    figures.push({
      name: `${name} at 100,000 against 1,000`,
      unit: 'ms',
      ours: large_ ?? 0,
      other: small_,
      ratio,
      goal: `≤ ${MOST} ×`,
      isMet: ratio <= MOST,
    });
  }
  await small.stop();
  await large.stop();
  return figures;
}

/** Median milliseconds of sequential requests, the sites in turn. */
export async function timesOf(
  sites: Pick<Site, 'port'>[],
  path: string,
  blocks: number,
): Promise<number[]> {
  const times: number[][] = sites.map(() => []);
  for (const { port } of sites) await timesInBlock(port, path);
  for (let block = 0; block < blocks; block += 1) {
    for (const [place, { port }] of sites.entries()) {
      times[place]?.push(...(await timesInBlock(port, path)));
    }
  }
  return times.map(median);
}

async function timesInBlock(port: number, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < BLOCK; turn += 1) {
    times.push((await page(port, unkept(path))).milliseconds);
  }
  return times;
}
