import { inSlices } from '#domain/time/in-slices.ts';
import { keyOfEntry } from './compare-register.ts';
import type { Entry } from './eu-register.ts';

/** The entries of a copy by key. A company may have several rows, each with other services: they become one entry. */
export async function mergedByKey(entries: readonly Entry[]): Promise<Map<string, Entry>> {
  const rows = new Map<string, [Entry, ...Entry[]]>();
  await inSlices(entries, (entry) => {
    const key = keyOfEntry(entry);
    const earlier = rows.get(key);
    if (earlier) earlier.push(entry);
    else rows.set(key, [entry]);
  });
  const merged = new Map<string, Entry>();
  await inSlices(rows, ([key, its]) => merged.set(key, mergedEntry(its)));
  return merged;
}

function mergedEntry(rows: [Entry, ...Entry[]]): Entry {
  const days = rows.flatMap(({ from }) => from ?? []).sort();
  const ends = rows.flatMap(({ until }) => until ?? []).sort();
  return {
    ...rows[0],
    tradeNames: joined(rows.map(({ tradeNames }) => tradeNames)),
    hosts: [...new Set(rows.flatMap(({ hosts }) => hosts))],
    from: days[0] ?? null,
    // Valid while one of them is.
    until: (ends.length === rows.length && ends.at(-1)) || null,
    services: joined(rows.map(({ services }) => services)),
  };
}

/** The parts of all texts, each once; a text that all rows share stays in the register's exact words. */
function joined(texts: string[]): string {
  const [only, ...others] = new Set(texts);
  if (only !== undefined && others.length === 0) return only;
  const parts = texts.flatMap((text) => text.split('|')).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== '').join(' | ');
}
