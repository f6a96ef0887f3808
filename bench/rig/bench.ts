import { makeListings } from './listings.ts';

/** Options of the command line. */
export interface Bench {
  /** Fewer and shorter rounds: a smoke test, whose figures mean nothing. */
  isQuick: boolean;
  /** A built checkout of an earlier commit to compare with. */
  baseline: string | null;
}

/** Ids of coins in every generated directory. */
export function coinIds(count: number): string[] {
  return [...makeListings(2_000)]
    .flatMap(({ kind, id }) => (kind === 'coin' ? [id] : []))
    .slice(0, count);
}

export const COIN = coinIds(1).join();
export const DETAIL = `/en/coin/${COIN}`;

/** The pages that speed is measured on. */
export const PAGES = [
  { name: 'home', path: '/en' },
  { name: 'list', path: '/en/cryptocurrencies' },
  { name: 'detail', path: DETAIL },
];
