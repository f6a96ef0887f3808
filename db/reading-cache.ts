import { LRUCache } from 'lru-cache';
import {
  announcedBy,
  type CacheTag,
  type Changed,
  concerns,
  pageReadings,
  readApart,
} from './cache-tags.ts';
import type { Changes } from './changes.ts';

/** Readings of the database by their keys, each until a change of its tags or the end of the day. */
export interface ReadingCache {
  get(key: string): CachedReading | undefined;
  /** Begins a reading; it may be stored by the returned function unless something has changed meanwhile. */
  begin(): (key: string, reading: CachedReading) => void;
}

interface CachedReading {
  value: unknown;
  tags: ReadonlySet<CacheTag>;
}

/** A listing in a list takes some 8 kB, the largest of what is cached. */
const MAX_READINGS = 600;
const DAY_MS = 86_400_000;

/** The readings of this process for public pages. */
export function readingCache(changes: Pick<Changes, 'onChange' | 'isListening'>): ReadingCache {
  const readings = new LRUCache<string, CachedReading>({ max: MAX_READINGS });
  let day = dayNow();
  let changeCount = 0;
  changes.onChange((changed: Changed) => {
    changeCount += 1;
    for (const [key, { tags }] of readings.entries()) {
      if (concerns(changed, tags)) readings.delete(key);
    }
  });
  // Whether something is due depends on the day.
  function dropYesterdays(): void {
    if (day === dayNow()) return;
    day = dayNow();
    changeCount += 1;
    readings.clear();
  }

  return {
    get(key) {
      dropYesterdays();
      return changes.isListening() ? readings.get(key) : undefined;
    },
    begin() {
      dropYesterdays();
      const after = changeCount;
      return (key, reading) => {
        const isAnnounced = [...reading.tags].every((tag) => announcedBy(tag) === 'database');
        if (isAnnounced && after === changeCount && day === dayNow()) readings.set(key, reading);
      };
    },
  };
}

/** The result of `read` for these parameters, which a public page takes from the cache. It must not be changed. */
export async function cachedReading<T>(
  parameters: readonly unknown[],
  read: () => Promise<T>,
): Promise<T> {
  const page = pageReadings();
  if (!page) return read();
  const key = JSON.stringify(parameters);
  const known = page.cache.get(key);
  if (known) {
    page.note(known.tags);
    return known.value as T;
  }
  const store = page.cache.begin();
  const { result, tags } = await readApart(read);
  store(key, { value: result, tags });
  return result;
}

/**
 * Cached results by id; ids that are not in the cache are read together. `tagOf`: the only tag of the reading of an id. Ids that
 * `read` does not return are missing.
 */
export async function cachedEach<T>(
  name: string,
  ids: readonly string[],
  tagOf: (id: string) => CacheTag,
  read: (ids: string[]) => Promise<Map<string, T>>,
): Promise<Map<string, T>> {
  const page = pageReadings();
  if (!page) return read([...ids]);
  const found = new Map<string, T>();
  const unknown = ids.filter((id) => {
    const known = page.cache.get(`${name} ${id}`);
    if (!known) return true;
    page.note(known.tags);
    if (known.value !== undefined) found.set(id, known.value as T);
    return false;
  });
  if (unknown.length === 0) return found;
  const store = page.cache.begin();
  const { result, tags } = await readApart(() => read(unknown));
  const expected = new Set(unknown.map(tagOf));
  const isExpected = [...tags].every((tag) => expected.has(tag));
  for (const id of unknown) {
    const value = result.get(id);
    if (value !== undefined) found.set(id, value);
    if (isExpected) store(`${name} ${id}`, { value, tags: new Set([tagOf(id)]) });
  }
  return found;
}

function dayNow(): number {
  return Math.floor(Date.now() / DAY_MS);
}
