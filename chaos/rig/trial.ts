/** How a trial is called. */
export interface ChaosRun {
  /** Seconds instead of minutes: to see that it works. */
  isShort: boolean;
}

/** One line of the table. */
export interface Verdict {
  /** What was done to the server. */
  tried: string;
  /** How often, in what it counts: rounds, requests, connections. */
  times: string;
  /** What was lost: acknowledged writes, accepted requests, answers that should have come. The goal is nothing. */
  lost: number;
  /** The longest until all was well again; undefined where nothing was broken. */
  recoveryMs?: number;
  /** Whether all that was to hold did hold. */
  isPassed: boolean;
  /** What was seen besides. */
  note: string;
}

/** A trial that cannot be had on this machine; the message says why. */
export class NotPossible extends Error {}

/** What a trial expects on its way, collected to be told in the end. */
export function newLosses() {
  const seen = new Map<string, number>();
  return {
    /** Counts a loss, by what it was. */
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
