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
  return fromStorage(() => localStorage.getItem(MINE_KEY)) ?? null;
}

/** Keeps the list; false where the browser does not let us. */
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

// Storage throws where it is full or forbidden; the list then lasts as long as the page.
function fromStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
