/** A fault or load that servers must withstand without a loss. */
export interface Trial {
  /** The fault or the load. */
  tried: string;
  /** Rounds, requests, connections or seconds of a full run, and of a short one, which takes seconds. */
  full: number;
  short: number;
  run(size: number, losses: Losses): Promise<Outcome>;
}

interface Outcome {
  /** The number of repetitions: rounds, requests or connections. */
  times: string;
  /** The longest recovery; undefined if nothing was broken. */
  recoveryMs?: number;
  /** Whether the expectations that are not losses were met, such as limits of time. */
  isWithinLimits?: boolean;
  /** Measured figures. */
  figures?: string;
  /** Description of the outcome without losses. */
  summary?: string;
  /** A table of its own, with its head. */
  log?: string[][];
}

/** The result of a trial: one line of the table. */
export interface Verdict {
  tried: string;
  times: string;
  /** Losses: acknowledged writes, accepted requests, missing responses. The goal is 0. */
  lost: number;
  recoveryMs: number | undefined;
  isPassed: boolean;
  note: string;
  log: string[][] | undefined;
}

export type Losses = ReturnType<typeof newLosses>;

/** The trial is impossible on this machine; the message says why. */
export class NotPossible extends Error {}

/** Runs a trial at this size. Throws NotPossible if this machine lacks something it needs. */
export async function attempt(trial: Trial, size: number): Promise<Verdict> {
  const losses = newLosses();
  const outcome = await trial.run(size, losses);
  const { times, recoveryMs, isWithinLimits = true, figures, summary, log } = outcome;
  return {
    tried: trial.tried,
    times,
    lost: losses.count,
    recoveryMs,
    isPassed: losses.count === 0 && isWithinLimits,
    note: [losses.tell() || summary, figures].filter(Boolean).join('; '),
    log,
  };
}

/** Counts the failed expectations of a trial by description. */
function newLosses() {
  const seen = new Map<string, number>();
  return {
    add(what: string, times = 1): void {
      if (times > 0) seen.set(what, (seen.get(what) ?? 0) + times);
    },
    expect(isSo: boolean, otherwise: string): void {
      if (!isSo) this.add(otherwise);
    },
    get count(): number {
      return [...seen.values()].reduce((sum, times) => sum + times, 0);
    },
    tell: (): string => [...seen].map(([what, times]) => `${times} × ${what}`).join(', '),
  };
}
