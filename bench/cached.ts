import { ask, type HttpResponse, page } from '#bench/rig/ask.ts';
import { type Bench, coinIds, DETAIL, PAGES } from '#bench/rig/bench.ts';
import { directoryOf, SMALL } from '#bench/rig/directory.ts';
import { atMostTimes, type Figure } from '#bench/rig/figure.ts';
import { type Load, type LoadOptions, load } from '#bench/rig/load.ts';
import { startNginx } from '#bench/rig/nginx.ts';
import { type Site, startSite } from '#bench/rig/site.ts';
import { median, spread } from '#tests/rig/percentile.ts';

const ENCODINGS = ['br', 'gzip', 'identity'];
const BR = { 'Accept-Encoding': 'br' };
const RATE_RATIO_GOAL = 0.4;
const P99_RATIO_GOAL = 4;
const ADDRESSES = 400;

/** One cached page repeatedly, compared with nginx serving the same bytes. */
export async function measureCached(bench: Bench): Promise<Figure[]> {
  const site = await startSite(await directoryOf(SMALL));
  const figures: Figure[] = [];
  for (const { name, path } of PAGES) {
    for (const encoding of ENCODINGS) {
      const headers = { 'Accept-Encoding': encoding };
      const response = await page(site.port, path, headers);
      const answered = response.headers['content-encoding'] ?? 'identity';
      const compared = await compareWithNginx(bench, site, {
        paths: [path],
        responses: [response],
        headers,
      });
      figures.push({
        ...rateFigure(`cached ${name}, ${encoding}`, compared),
        note: `${response.body.length} bytes${answered === encoding ? '' : `, answered ${answered}`}`,
      });
    }
  }
  await site.stop();
  return figures;
}

/** The response 304, compared with nginx. */
export async function measureNotModified(bench: Bench): Promise<Figure[]> {
  const site = await startSite(await directoryOf(SMALL));
  const response = await page(site.port, DETAIL, BR);
  const withEtag = async (port: number, path: string) => {
    const { etag } = (await page(port, path, BR)).headers;
    return { ...BR, ...(etag && { 'If-None-Match': etag }) };
  };
  const { status } = await ask(site.port, DETAIL, await withEtag(site.port, DETAIL));
  const compared = await compareWithNginx(bench, site, {
    paths: [DETAIL],
    responses: [response],
    headers: withEtag,
  });
  await site.stop();
  const figure = rateFigure('304 for a matching ETag', compared);
  if (status === 304) return [figure];
  return [{ ...figure, isMet: false, note: `ours answers ${status} and no 304` }];
}

/** Many cached pages in turn: throughput and 99th percentile. */
export async function measureRotating(bench: Bench): Promise<Figure[]> {
  const site = await startSite(await directoryOf(SMALL));
  const paths = coinIds(ADDRESSES / 2).flatMap((id) => [`/coin/${id}`, `/en/coin/${id}`]);
  const responses = [];
  for (const path of paths) responses.push(await page(site.port, path, BR));
  const compared = await compareWithNginx(bench, site, { paths, responses, headers: BR });
  await site.stop();
  const p99s = (loads: Load[]) => median(loads.map(({ p99Ms }) => p99Ms));
  return [
    rateFigure(`${ADDRESSES} rotating addresses, br`, compared),
    atMostTimes(P99_RATIO_GOAL, {
      name: `${ADDRESSES} rotating addresses, p99`,
      unit: 'ms',
      ours: p99s(compared.ours),
      other: compared.theirs && p99s(compared.theirs),
    }),
  ];
}

interface Compared {
  ours: Load[];
  /** Undefined without nginx. */
  theirs: Load[] | undefined;
}

/** Loads the site and an nginx with its answers in turn, so that both run under the same conditions. */
async function compareWithNginx(
  { isQuick }: Bench,
  site: Site,
  asked: {
    paths: string[];
    responses: HttpResponse[];
    headers:
      | LoadOptions['headers']
      | ((port: number, path: string) => Promise<LoadOptions['headers']>);
  },
): Promise<Compared> {
  const { rounds, seconds } = isQuick ? { rounds: 2, seconds: 2 } : { rounds: 7, seconds: 3 };
  const optionsOf = async (port: number, paths: string[]): Promise<LoadOptions> => {
    const { headers } = asked;
    const sent = typeof headers === 'function' ? await headers(port, paths[0] ?? '/') : headers;
    return { port, paths, headers: sent, seconds };
  };
  const nginx = await startNginx(asked.responses);
  const ours = await optionsOf(site.port, asked.paths);
  const theirs = nginx && (await optionsOf(nginx.port, nginx.paths));
  // Warms up the process.
  await load({ ...ours, seconds: 1 });
  const loads: { ours: Load[]; theirs: Load[] } = { ours: [], theirs: [] };
  for (let round = 0; round < rounds; round += 1) {
    loads.ours.push(await load(ours));
    if (theirs) loads.theirs.push(await load(theirs));
  }
  await nginx?.stop();
  return { ours: loads.ours, theirs: nginx ? loads.theirs : undefined };
}

function rateFigure(name: string, { ours, theirs }: Compared): Figure {
  const rate = (loads: Load[]) => median(loads.map(({ perSecond }) => perSecond));
  const ratios = theirs?.map(({ perSecond }, round) => (ours[round]?.perSecond ?? 0) / perSecond);
  const ratio = ratios && median(ratios);
  return {
    name,
    unit: 'req/s',
    ours: rate(ours),
    other: theirs && rate(theirs),
    ratio,
    spread: ratios && spread(ratios),
    goal: `≥ ${RATE_RATIO_GOAL.toFixed(2)}`,
    isMet: ratio === undefined ? undefined : ratio >= RATE_RATIO_GOAL,
  };
}
