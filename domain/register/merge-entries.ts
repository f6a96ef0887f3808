import { inSlices } from '#domain/time/in-slices.ts';
import { keyOfEntry } from './compare-register.ts';
import type { Entry } from './eu-register.ts';

/** The entries of a copy by key. A company may have several rows, each with other services: they become one entry. */
export async function mergedByKey(entries: readonly Entry[]): Promise<Map<string, Entry>> {
  const merged = new Map<string, Entry>();
  await inSlices(entries, (entry) => {
    const key = keyOfEntry(entry);
    const earlier = merged.get(key);
    merged.set(key, earlier ? mergedEntry(earlier, entry) : entry);
  });
  return merged;
}

function mergedEntry(one: Entry, other: Entry): Entry {
  const days = [one.from, other.from].filter((day) => day !== null).sort();
  return {
    ...one,
    hosts: [...new Set([...one.hosts, ...other.hosts])],
    from: days[0] ?? null,
    // Valid while one of them is.
    until: (one.until && other.until && [one.until, other.until].sort().at(-1)) || null,
    services:
      one.services === other.services ? one.services : `${one.services} | ${other.services}`,
  };
}
