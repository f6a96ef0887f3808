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
    tradeNames: joined(one.tradeNames, other.tradeNames),
    hosts: [...new Set([...one.hosts, ...other.hosts])],
    from: days[0] ?? null,
    // Valid while one of them is.
    until: (one.until && other.until && [one.until, other.until].sort().at(-1)) || null,
    services: joined(one.services, other.services),
  };
}

/** The parts of both texts, each once. */
function joined(...texts: string[]): string {
  const parts = texts.flatMap((text) => text.split('|')).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== '').join(' | ');
}
