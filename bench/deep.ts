import { page, unkept } from '#bench/rig/ask.ts';
import type { Bench } from '#bench/rig/bench.ts';
import { directoryOf, LARGE } from '#bench/rig/directory.ts';
import type { Figure } from '#bench/rig/figure.ts';
import { startSite } from '#bench/rig/site.ts';
import { median } from '#tests/rig/percentile.ts';

const DEEP = 2_000;
const MOST = 3;
const LISTS = [
  { name: 'list', path: '/en/cryptocurrencies' },
  { name: 'list by rating', path: '/en/cryptocurrencies?sort=rating' },
  { name: 'list by name', path: '/en/cryptocurrencies?sort=name' },
];

/** Page 2,000 of a list against its first, at 100,000 listings. */
export async function measureDeep(bench: Bench): Promise<Figure[]> {
  const site = await startSite(await directoryOf(LARGE));
  const figures: Figure[] = [];
  for (const { name, path } of LISTS) {
    const [deepMs, firstMs]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < (bench.isQuick ? 20 : 150); turn += 1) {
      // Neighbours of page 2,000, so that no page is cached.
      const deep = DEEP - (turn % 40);
      deepMs.push(
        (await page(site.port, unkept(`${path}${path.includes('?') ? '&' : '?'}page=${deep}`)))
          .milliseconds,
      );
      firstMs.push((await page(site.port, unkept(path))).milliseconds);
    }
    const ratio = median(deepMs) / median(firstMs);
    figures.push({
      name: `page ${DEEP} against page 1, ${name}`,
      unit: 'ms',
      ours: median(deepMs),
      other: median(firstMs),
      ratio,
      goal: `≤ ${MOST} ×`,
      isMet: ratio <= MOST,
    });
  }
  await site.stop();
  return figures;
}
