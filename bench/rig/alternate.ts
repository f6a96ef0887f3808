import { median, spread } from '#tests/rig/percentile.ts';
import type { Figure } from './figure.ts';
import { type Load, type LoadOptions, load } from './load.ts';

export interface Compared {
  ours: Load;
  /** Undefined without a server to compare with. */
  other: Load | undefined;
  /** Ratio of requests per second, ours to the other's. */
  ratio: number | undefined;
  spread: number | undefined;
  /** Ratio of the 99th percentiles, ours to the other's. */
  p99Ratio: number | undefined;
}

/** Loads both servers in turn, so that both run under the same conditions; medians of the rounds. */
export async function alternate(
  ours: LoadOptions,
  other: LoadOptions | null,
  rounds: number,
): Promise<Compared> {
  const [oursLoads, otherLoads]: [Load[], Load[]] = [[], []];
  // Warms up the process.
  await load({ ...ours, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    oursLoads.push(await load(ours));
    if (other) otherLoads.push(await load(other));
  }
  const ratios = otherLoads.map(
    ({ perSecond }, round) => (oursLoads[round]?.perSecond ?? 0) / perSecond,
  );
  const p99s = otherLoads.map(({ p99Ms }, round) => (oursLoads[round]?.p99Ms ?? 0) / p99Ms);
  return {
    ours: middleOf(oursLoads),
    other: other ? middleOf(otherLoads) : undefined,
    ratio: other ? median(ratios) : undefined,
    spread: other ? spread(ratios) : undefined,
    p99Ratio: other ? median(p99s) : undefined,
  };
}

/** The figure of requests per second compared with nginx. */
export function rateFigure(name: string, compared: Compared, least: number): Figure {
  const { ours, other, ratio } = compared;
  return {
    name,
    unit: 'req/s',
    ours: ours.perSecond,
    other: other?.perSecond,
    ratio,
    spread: compared.spread,
    goal: `≥ ${least.toFixed(2)}`,
    isMet: ratio === undefined ? undefined : ratio >= least,
  };
}

function middleOf(loads: Load[]): Load {
  return {
    requests: median(loads.map(({ requests }) => requests)),
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
  };
}
