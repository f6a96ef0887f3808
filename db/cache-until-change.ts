import type { Changes } from './changes.ts';

/** Caches a reading of the database in this process; a change makes the next request read again. */
export function cacheUntilChange<T extends object>(
  read: () => Promise<T>,
  changes: Pick<Changes, 'onChange' | 'isListening'>,
): { get(): Promise<T> } {
  let stored: T | null = null;
  let changeCount = 0;
  changes.onChange(() => {
    changeCount += 1;
    stored = null;
  });
  return {
    async get() {
      if (stored && changes.isListening()) return stored;
      const countBefore = changeCount;
      const current = await read();
      // A reading that started before the last change may lack it.
      if (changeCount === countBefore) stored = current;
      return current;
    },
  };
}
