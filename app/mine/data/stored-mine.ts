import { fromStorage } from '#app/ui/from-storage.ts';
import { EMPTY, type Mine, mineSchema } from './mine.ts';
import { MINE_KEY } from './storage-key.ts';

/** What this browser keeps; null where it keeps something that is no list of ours. */
export function readMine(): Mine | null {
  const text = keptText();
  return text === null ? EMPTY : parseMine(text);
}

/** A list from what somebody has written down; null where it is none. */
export function parseMine(text: string): Mine | null {
  try {
    return mineSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** What is kept as it stands, also what cannot be read. */
export function keptText(): string | null {
  return fromStorage(() => localStorage.getItem(MINE_KEY));
}

/** Keeps the list; false where the browser does not let us: it then lasts as long as the page. */
export function keepMine(mine: Mine): boolean {
  return (
    fromStorage(() => {
      localStorage.setItem(MINE_KEY, JSON.stringify(mine));
      return true;
    }) ?? false
  );
}

export function forgetMine(): void {
  fromStorage(() => localStorage.removeItem(MINE_KEY));
}
