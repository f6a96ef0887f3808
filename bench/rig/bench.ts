import { makeListings } from './listings.ts';

/** Options of the command line. */
export interface Bench {
  /** Fewer and shorter rounds: a smoke test, whose figures mean nothing. */
  isQuick: boolean;
  /** A built checkout of an earlier commit to compare with. */
  baseline: string | null;
}

/** Rounds of a comparison, and the seconds of load per side and round. */
export function roundsOf({ isQuick }: Bench): { rounds: number; seconds: number } {
  return isQuick ? { rounds: 2, seconds: 2 } : { rounds: 7, seconds: 3 };
}

/** The three pages that speed is measured on. */
export function pagesOf(): { name: string; path: string }[] {
  return [
    { name: 'home', path: '/en' },
    { name: 'list', path: '/en/cryptocurrencies' },
    { name: 'detail', path: `/en/coin/${coinIds(1)[0]}` },
  ];
}

/** Ids of coins in every generated directory. */
export function coinIds(count: number): string[] {
  const ids: string[] = [];
  for (const { kind, id } of makeListings(2_000)) {
    if (kind === 'coin') ids.push(id);
    if (ids.length === count) break;
  }
  return ids;
}
