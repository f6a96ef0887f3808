import { type CacheTag, type Changed, concerns, readTagged } from './cache-tags.ts';
import type { Changes } from './changes.ts';

/** Caches a reading of the database with these tags in this process; a change of one makes the next request read again. */
export function cacheUntilChange<T extends object>(
  tags: readonly CacheTag[],
  read: () => Promise<T>,
  changes: Pick<Changes, 'onChange' | 'isListening'>,
): { get(): Promise<T> } {
  const own = new Set<string>(tags);
  let stored: T | null = null;
  let changeCount = 0;
  changes.onChange((changed: Changed) => {
    if (!concerns(changed, own)) return;
    changeCount += 1;
    stored = null;
  });
  return {
    get: () =>
      readTagged(tags, async () => {
        if (stored && changes.isListening()) return stored;
        const countBefore = changeCount;
        const current = await read();
        // A reading that started before the last change may lack it.
        if (changeCount === countBefore) stored = current;
        return current;
      }),
  };
}
