import { fromStorage } from '#app/ui/from-storage.ts';
import { EMPTY_MINE, type Mine, mineSchema } from './mine.ts';
import { MINE_KEY } from './storage-key.ts';

/** The list stored in this browser, or the empty one; null if the stored text is invalid. */
export function readMine(): Mine | null {
  const text = storedText();
  return text === null ? EMPTY_MINE : parseMine(text);
}

/** Parses a stored list; null if it is invalid. */
export function parseMine(text: string): Mine | null {
  try {
    return mineSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The stored text, valid or not. */
export function storedText(): string | null {
  return fromStorage(() => localStorage.getItem(MINE_KEY));
}

/** Stores the list; false if the browser refuses. */
export function storeMine(mine: Mine): boolean {
  return (
    fromStorage(() => {
      localStorage.setItem(MINE_KEY, JSON.stringify(mine));
      return true;
    }) ?? false
  );
}

/** Removes the stored list; nothing happens where storage is blocked. */
export function removeMine(): void {
  fromStorage(() => localStorage.removeItem(MINE_KEY));
}
