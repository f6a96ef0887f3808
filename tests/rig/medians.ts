import { median } from './percentile.ts';

/** Milliseconds that each of these takes, in turn, so that what else the machine does meets them all alike. */
export function timesOf<K extends string>(works: Record<K, () => Promise<unknown>>) {
  const names = Object.keys(works) as K[];
  const taken = new Map<K, number[]>(names.map((name) => [name, []]));
  return {
    /** Does each once, beginning with another each time. */
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
