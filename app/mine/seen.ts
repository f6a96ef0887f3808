import type { Entry } from './directory.ts';
import type { Item, Mine, Seen } from './mine.ts';

/** A verdict that is another than it was when the reader last looked. */
export interface SeenChange {
  from: Pick<Seen, 'verdict' | 'on'>;
  to: Pick<Seen, 'verdict' | 'ruledOn'>;
  /** The same verdict, given anew. */
  isAnew: boolean;
}

/** What has changed about a listing since the reader saw it; null: nothing. */
export function changeSince(seen: Seen | null, entry: Entry | null): SeenChange | null {
  if (!seen || !entry || !hasChanged(seen, entry)) return null;
  const { verdict, ruledOn } = entry;
  return { from: seen, to: { verdict, ruledOn }, isAnew: seen.verdict === verdict };
}

/** `mine` with everything looked at `today` that is new to it or as it was; what has changed waits for the reader. */
export function withSeen(mine: Mine, find: (item: Item) => Entry | null, today: string): Mine {
  const items = mine.items.map((item) => {
    const entry = find(item);
    const waits = item.seen && entry && hasChanged(item.seen, entry);
    const isKnown = item.seen?.on === today;
    return entry && !waits && !isKnown ? { ...item, seen: seenAs(entry, today) } : item;
  });
  const isSame = items.every((item, place) => item === mine.items[place]);
  return isSame ? mine : { ...mine, items };
}

export function seenAs({ verdict, ruledOn }: Entry, today: string): Seen {
  return { verdict, ruledOn, on: today };
}

/** The day it is, by UTC as all days of verdicts are. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function hasChanged(seen: Seen, { verdict, ruledOn }: Entry): boolean {
  return seen.verdict !== verdict || (verdict !== null && seen.ruledOn !== ruledOn);
}
