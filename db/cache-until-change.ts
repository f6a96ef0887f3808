import { type CacheTag, type Changed, concerns, readTagged } from './cache-tags.ts';
import type { Changes } from './changes.ts';

/**
 * Caches a reading of the database with these tags in this process; concurrent requests share one. A change of a tag makes the
 * next request read again.
 */
export function cacheUntilChange<T extends object>(
  tags: readonly CacheTag[],
  read: () => Promise<T>,
  changes: Pick<Changes, 'onChange' | 'isListening'>,
): { get(): Promise<T> } {
  const readTags = new Set<string>(tags);
  let stored: T | null = null;
  let reading: { after: number; value: Promise<T> } | null = null;
  let changeCount = 0;
  changes.onChange((changed: Changed) => {
    if (!concerns(changed, readTags)) return;
    changeCount += 1;
    stored = null;
  });
  // A reading that started before the last change may lack it: it is neither stored nor joined.
  function readAgain(): Promise<T> {
    const begun = { after: changeCount, value: read() };
    reading = begun;
    begun.value
      .then((value) => {
        if (begun.after === changeCount) stored = value;
      })
      .catch(() => {})
      .finally(() => {
        if (reading === begun) reading = null;
      });
    return begun.value;
  }

  return {
    get: () =>
      readTagged(tags, async () => {
        if (!changes.isListening()) return readAgain();
        if (stored) return stored;
        return reading?.after === changeCount ? reading.value : readAgain();
      }),
  };
}
