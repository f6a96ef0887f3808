import { useSyncExternalStore } from 'react';
import { EMPTY, type Mine } from './mine.ts';
import { MINE_KEY } from './storage-key.ts';
import { forgetMine, keepMine, readMine } from './stored-mine.ts';

export interface MineState {
  mine: Mine;
  /** The browser keeps something that cannot be read, or keeps nothing. */
  trouble: 'unreadable' | 'unkept' | null;
}

const NOTHING_KEPT: MineState = { mine: EMPTY, trouble: null };

let state: MineState | null = null;
const watchers = new Set<() => void>();

/** The reader's list, here and as other tabs change it; empty until React has taken the page over. */
export function useMine(): MineState {
  return useSyncExternalStore(watch, current, () => NOTHING_KEPT);
}

/** Changes the list and keeps it. What cannot be read is left as it is. */
export function changeMine(change: (mine: Mine) => Mine): void {
  // Another tab may have changed it a moment ago.
  const before = state?.trouble === 'unkept' ? state : readState();
  const mine = before.trouble === 'unreadable' ? before.mine : change(before.mine);
  if (mine !== before.mine) replaceMine(mine);
  else if (before.trouble !== state?.trouble) show(before);
}

/** Forgets everything, here and in the other tabs. */
export function deleteMine(): void {
  forgetMine();
  show(NOTHING_KEPT);
}

/** Puts another list in the place of this one, whatever this one was. */
export function replaceMine(mine: Mine): void {
  show({ mine, trouble: keepMine(mine) ? null : 'unkept' });
}

function current(): MineState {
  state ??= readState();
  return state;
}

function readState(): MineState {
  const mine = readMine();
  return mine ? { mine, trouble: null } : { mine: EMPTY, trouble: 'unreadable' };
}

function show(next: MineState): void {
  state = next;
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  if (watchers.size === 0) addEventListener('storage', readAgain);
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
    if (watchers.size === 0) removeEventListener('storage', readAgain);
  };
}

function readAgain({ key }: StorageEvent): void {
  // Null: all of it has been cleared.
  if (key === MINE_KEY || key === null) show(readState());
}
