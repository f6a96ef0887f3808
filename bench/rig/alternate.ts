import type { Figure } from './figure.ts';
import { type Asked, type Load, load } from './load.ts';
import { median, spread } from './percentile.ts';

export interface Compared {
  ours: Load;
  /** Undefined where there is nothing to compare with. */
  other: Load | undefined;
  /** Ours to the other, of requests a second. */
  ratio: number | undefined;
  spread: number | undefined;
  /** Ours to the other, of the 99th percentile. */
  p99Ratio: number | undefined;
}

/** Loads ours and the other in turn, so that both meet the same machine; medians of the rounds. */
export async function alternate(
  ours: Asked,
  other: Asked | null,
  rounds: number,
): Promise<Compared> {
  const [oursLoads, otherLoads]: [Load[], Load[]] = [[], []];
  // The first seconds of a process are compiled and not measured.
  await load({ ...ours, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    oursLoads.push(await load(ours));
    if (other) otherLoads.push(await load(other));
  }
  const ratios = otherLoads.map(
    (each, round) => (oursLoads[round]?.perSecond ?? 0) / each.perSecond,
  );
  const p99s = otherLoads.map((each, round) => (oursLoads[round]?.p99Ms ?? 0) / each.p99Ms);
  return {
    ours: middleOf(oursLoads),
    other: other ? middleOf(otherLoads) : undefined,
    ratio: other ? median(ratios) : undefined,
    spread: other ? spread(ratios) : undefined,
    p99Ratio: other ? median(p99s) : undefined,
  };
}

/** The line for requests a second against nginx. */
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
