import { alternate, rateFigure } from '#bench/rig/alternate.ts';
import { page } from '#bench/rig/ask.ts';
import { type Bench, coinIds, roundsOf } from '#bench/rig/bench.ts';
import { directoryOf, SMALL } from '#bench/rig/directory.ts';
import type { Figure } from '#bench/rig/figure.ts';
import { startNginx } from '#bench/rig/nginx.ts';
import { startSite } from '#bench/rig/site.ts';

const ADDRESSES = 400;
const LEAST = 0.4;
const MOST_P99 = 4;

/** Many cached pages in turn: throughput and 99th percentile. */
export async function measureRotating(bench: Bench): Promise<Figure[]> {
  const { rounds, seconds } = roundsOf(bench);
  const site = await startSite(await directoryOf(SMALL));
  const headers = { 'Accept-Encoding': 'br' };
  const paths = coinIds(ADDRESSES / 2).flatMap((id) => [`/coin/${id}`, `/en/coin/${id}`]);
  const answers = [];
  for (const path of paths) answers.push(await page(site.port, path, headers));
  const nginx = await startNginx(answers);
  const compared = await alternate(
    { port: site.port, paths, headers, seconds },
    nginx && { port: nginx.port, paths: nginx.paths, headers, seconds },
    rounds,
  );
  await nginx?.stop();
  await site.stop();
  const { ours, other, p99Ratio } = compared;
  return [
    rateFigure(`${ADDRESSES} rotating addresses, br`, compared, LEAST),
    {
      name: `${ADDRESSES} rotating addresses, p99`,
      unit: 'ms',
      ours: ours.p99Ms,
      other: other?.p99Ms,
      ratio: p99Ratio,
      goal: `≤ ${MOST_P99} ×`,
      isMet: p99Ratio === undefined ? undefined : p99Ratio <= MOST_P99,
    },
  ];
}
