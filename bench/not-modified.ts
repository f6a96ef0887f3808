import { alternate, rateFigure } from '#bench/rig/alternate.ts';
import { ask, page } from '#bench/rig/ask.ts';
import { type Bench, pagesOf, roundsOf } from '#bench/rig/bench.ts';
import { directoryOf, SMALL } from '#bench/rig/directory.ts';
import type { Figure } from '#bench/rig/figure.ts';
import { startNginx } from '#bench/rig/nginx.ts';
import { startSite } from '#bench/rig/site.ts';

const LEAST = 0.4;

/** The response 304, compared with nginx. */
export async function measureNotModified(bench: Bench): Promise<Figure[]> {
  const { rounds, seconds } = roundsOf(bench);
  const site = await startSite(await directoryOf(SMALL));
  const detail = pagesOf().find(({ name }) => name === 'detail')?.path ?? '/';
  const encoding = { 'Accept-Encoding': 'br' };
  const answer = await page(site.port, detail, encoding);
  const nginx = await startNginx([answer]);
  const known = async (port: number, path: string) => {
    const { etag } = (await page(port, path, encoding)).headers;
    const headers = { ...encoding, ...(etag && { 'If-None-Match': etag }) };
    return { headers, status: (await ask(port, path, headers)).status };
  };
  const ours = await known(site.port, detail);
  const theirs = nginx && (await known(nginx.port, nginx.paths[0] ?? '/'));
  const compared = await alternate(
    { port: site.port, paths: [detail], headers: ours.headers, seconds },
    nginx && theirs && { port: nginx.port, paths: nginx.paths, headers: theirs.headers, seconds },
    rounds,
  );
  await nginx?.stop();
  await site.stop();
  const figure = rateFigure('304 for a matching ETag', compared, LEAST);
  if (ours.status === 304) return [figure];
  return [{ ...figure, isMet: false, note: `ours answers ${ours.status} and no 304` }];
}
