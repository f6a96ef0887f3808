/** Options of a trial. */
export interface ChaosRun {
  /** Seconds instead of minutes, as a smoke test. */
  isShort: boolean;
}

/** One line of the table. */
export interface Verdict {
  /** The fault or the load applied to the server. */
  tried: string;
  /** The number of repetitions: rounds, requests or connections. */
  times: string;
  /** Losses: acknowledged writes, accepted requests, missing responses. The goal is 0. */
  lost: number;
  /** The longest recovery; undefined if nothing was broken. */
  recoveryMs?: number;
  /** Whether all expectations were met. */
  isPassed: boolean;
  /** Additional observations. */
  note: string;
}

/** The trial is impossible on this machine; the message says why. */
export class NotPossible extends Error {}

/** Collects failed expectations of a trial for its note. */
export function newLosses() {
  const seen = new Map<string, number>();
  return {
    /** Counts a loss by its description. */
    add(what: string): void {
      seen.set(what, (seen.get(what) ?? 0) + 1);
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
