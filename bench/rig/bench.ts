import { makeListings } from './listings.ts';

/** How the bench was called. */
export interface Bench {
  /** Fewer rounds and shorter ones: to see that it works, not to be quoted. */
  isQuick: boolean;
  /** A built checkout of an earlier state, to be measured beside this one. */
  baseline: string | null;
}

/** Rounds of one comparison, and how long each side is loaded in one. */
export function roundsOf({ isQuick }: Bench): { rounds: number; seconds: number } {
  return isQuick ? { rounds: 2, seconds: 2 } : { rounds: 7, seconds: 3 };
}

/** The three pages every figure of speed is taken of. */
export function pagesOf(): { name: string; path: string }[] {
  return [
    { name: 'home', path: '/en' },
    { name: 'list', path: '/en/cryptocurrencies' },
    { name: 'detail', path: `/en/coin/${coinIds(1)[0]}` },
  ];
}

/** Ids of coins that are in every made directory. */
export function coinIds(count: number): string[] {
  const ids: string[] = [];
  for (const { kind, id } of makeListings(2_000)) {
    if (kind === 'coin') ids.push(id);
    if (ids.length === count) break;
  }
  return ids;
}
