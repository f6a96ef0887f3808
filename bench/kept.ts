import { alternate, rateFigure } from '#bench/rig/alternate.ts';
import { page } from '#bench/rig/ask.ts';
import { type Bench, pagesOf, roundsOf } from '#bench/rig/bench.ts';
import { directoryOf, SMALL } from '#bench/rig/directory.ts';
import type { Figure } from '#bench/rig/figure.ts';
import { startNginx } from '#bench/rig/nginx.ts';
import { startSite } from '#bench/rig/site.ts';

const ENCODINGS = ['br', 'gzip', 'identity'];
const LEAST = 0.4;

/** One cached page repeatedly, compared with nginx serving the same bytes. */
export async function measureKept(bench: Bench): Promise<Figure[]> {
  const { rounds, seconds } = roundsOf(bench);
  const site = await startSite(await directoryOf(SMALL));
  const figures: Figure[] = [];
  for (const { name, path } of pagesOf()) {
    for (const encoding of ENCODINGS) {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await page(site.port, path, headers);
      const answered = answer.headers['content-encoding'] ?? 'identity';
      const nginx = await startNginx([answer]);
      const compared = await alternate(
        { port: site.port, paths: [path], headers, seconds },
        nginx && { port: nginx.port, paths: nginx.paths, headers, seconds },
        rounds,
      );
      await nginx?.stop();
      figures.push({
        ...rateFigure(`kept ${name}, ${encoding}`, compared, LEAST),
        note: `${answer.body.length} bytes${answered === encoding ? '' : `, answered ${answered}`}`,
      });
    }
  }
  await site.stop();
  return figures;
}
