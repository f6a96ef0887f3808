/** The value that `share` (0 to 1) of the sorted values do not exceed; NaN without values. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** The range of the values as a share of their median. */
export function spread(values: number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}

/** The number of `moments` (milliseconds) in each complete window; without the last, incomplete window. */
export function countWindows(moments: number[], windowMs: number): number[] {
  const end = Math.max(0, ...moments);
  const windows: number[] = new Array(Math.floor(end / windowMs)).fill(0);
  for (const moment of moments) {
    const place = Math.floor(moment / windowMs);
    if (place < windows.length) windows[place] = (windows[place] ?? 0) + 1;
  }
  return windows;
}

/** Measures each work in turn, so that other load on the machine affects all of them alike. */
export function timesOf<K extends string>(works: Record<K, () => Promise<unknown>>) {
  const names = Object.keys(works) as K[];
  const taken = new Map<K, number[]>(names.map((name) => [name, []]));
  return {
    /** Runs each once; each round begins with the next. */
    async goRound(): Promise<void> {
      for (const name of names) {
        const startMs = performance.now();
        await works[name]();
        taken.get(name)?.push(performance.now() - startMs);
      }
      names.push(...names.splice(0, 1));
    },
    median: (name: K): number => median(taken.get(name) ?? []),
    quickest: (name: K): number => Math.min(...(taken.get(name) ?? [])),
  };
}
