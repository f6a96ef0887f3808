import { useSyncExternalStore } from 'react';
import { EMPTY_MINE, type Mine } from './mine.ts';
import { MINE_KEY } from './storage-key.ts';
import { readMine, removeMine, storeMine } from './stored-mine.ts';

export interface MineState {
  mine: Mine;
  /** The stored text is invalid, or the browser refuses to store. */
  problem: 'unreadable' | 'unsaved' | null;
}

const NOTHING_STORED: MineState = { mine: EMPTY_MINE, problem: null };

let state: MineState | null = null;
const listeners = new Set<() => void>();

/** The reader's list, updated by other tabs too; empty until hydration. */
export function useMine(): MineState {
  return useSyncExternalStore(subscribe, current, () => NOTHING_STORED);
}

/** Changes and stores the list; an unreadable stored text stays untouched. */
export function changeMine(change: (mine: Mine) => Mine): void {
  // Another tab may have changed the list.
  const before = state?.problem === 'unsaved' ? state : readState();
  const mine = before.problem === 'unreadable' ? before.mine : change(before.mine);
  if (mine !== before.mine) replaceMine(mine);
  else if (before.problem !== state?.problem) show(before);
}

/** Deletes the list, in the other tabs too. */
export function deleteMine(): void {
  removeMine();
  show(NOTHING_STORED);
}

/** Replaces the list, readable or not; false if the browser refuses to store it. */
export function replaceMine(mine: Mine): boolean {
  const isStored = storeMine(mine);
  show({ mine, problem: isStored ? null : 'unsaved' });
  return isStored;
}

function current(): MineState {
  state ??= readState();
  return state;
}

function readState(): MineState {
  const mine = readMine();
  return mine ? { mine, problem: null } : { mine: EMPTY_MINE, problem: 'unreadable' };
}

function show(next: MineState): void {
  state = next;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

function onStorage({ key }: StorageEvent): void {
  // Null: the whole storage was cleared.
  if (key === MINE_KEY || key === null) show(readState());
}
