import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { OwnLikeness } from '#domain/look-alike/own-likenesses.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';
import { webAddress } from '#domain/outbound/web-address.ts';

/** What is looked at, in the order in which it is shown. Decision 31 says why, and why these bounds. */
export const RED_FLAGS = [
  'website',
  'code',
  'country',
  'age',
  'volume',
  'supply',
  'likeness',
] as const;

export type RedFlagName = (typeof RED_FLAGS)[number];

/** Something that was found. Where it is from is in the text of each: a field of the listing, or the market's figures. */
export type RedFlag =
  | { name: 'website' | 'code' | 'country' }
  | { name: 'age'; established: string }
  /** Of the market value, what was traded in a day: 1 is as much as there is. */
  | { name: 'volume'; share: number; isHigh: boolean; at: string }
  /** Of the most there can be, what is in circulation: 0 to 1. */
  | { name: 'supply'; share: number; at: string }
  | ({ name: 'likeness' } & OwnLikeness);

/** What is not looked at. An exchange keeps its code to itself as a rule, and has no market value. */
const DOES_NOT_APPLY: Record<Kind, RedFlagName[]> = {
  coin: [],
  exchange: ['code', 'volume', 'supply'],
};

/** What was found, what was looked at without finding anything, and what could not be looked at. */
export interface RedFlags {
  found: RedFlag[];
  clear: RedFlagName[];
  unknown: RedFlagName[];
}

/** As much as all there is, traded within a day. Of coins that trade widely it is some hundredths. */
const HIGH_TURNOVER = 1;
/** At this rate all there is would change hands once in 27 years: the price then says little of what it would fetch. */
const LOW_TURNOVER = 0.0001;
/** A coin kept at a dollar is money to trade others with: all of it may well change hands in a day. */
const DOLLAR_RANGE = 0.02;
/** "Most is not in circulation" by the word. */
const HALF = 0.5;

/** The market's figures for a coin and when they were had; old ones are as none. */
export interface DatedFigures {
  coin: Pick<MarketCoin, 'price' | 'marketCap' | 'volume' | 'circulatingSupply' | 'maxSupply'>;
  at: string;
}

interface Looked {
  /** Null: not known to the market for certain, or too old. */
  figures: DatedFigures | null;
  /** Null: could not be compared. */
  likenesses: OwnLikeness[] | null;
  now: Date;
}

/** What is found of a listing that a reader should look into. Each stands by itself: there is no sum. */
export function redFlags(listing: Listing, { figures, likenesses, now }: Looked): RedFlags {
  const looked: Record<RedFlagName, RedFlag[] | null> = {
    website: webAddress(listing.website) ? [] : [{ name: 'website' }],
    code: webAddress(listing.github) ? [] : [{ name: 'code' }],
    volume: volumeOf(figures),
    supply: supplyOf(figures),
    country: listing.country ? [] : [{ name: 'country' }],
    age: ageOf(listing.established, now),
    likeness: likenesses?.map((likeness) => ({ name: 'likeness', ...likeness })) ?? null,
  };
  const names = RED_FLAGS.filter((name) => !DOES_NOT_APPLY[listing.kind].includes(name));
  return {
    found: names.flatMap((name) => looked[name] ?? []),
    clear: names.filter((name) => looked[name]?.length === 0),
    unknown: names.filter((name) => looked[name] === null),
  };
}

// Only the year is known. Of last year's nobody can tell, but it is not known to be younger either.
function ageOf(established: string | null, now: Date): RedFlag[] | null {
  if (!established || !/^\d{4}$/.test(established)) return null;
  const years = now.getUTCFullYear() - Number(established);
  if (years <= 0) return [{ name: 'age', established }];
  return years === 1 ? null : [];
}

function volumeOf(figures: DatedFigures | null): RedFlag[] | null {
  if (!figures) return null;
  const { price, marketCap, volume } = figures.coin;
  if (!marketCap || volume === null) return null;
  if (price !== null && Math.abs(price - 1) <= DOLLAR_RANGE) return null;
  const share = volume / marketCap;
  const isHigh = share > HIGH_TURNOVER;
  if (!isHigh && share >= LOW_TURNOVER) return [];
  return [{ name: 'volume', share, isHigh, at: figures.at }];
}

function supplyOf(figures: DatedFigures | null): RedFlag[] | null {
  if (!figures) return null;
  const { circulatingSupply, maxSupply } = figures.coin;
  // The service says 0 of what it could not verify.
  if (!circulatingSupply || !maxSupply) return null;
  const share = circulatingSupply / maxSupply;
  return share < HALF ? [{ name: 'supply', share, at: figures.at }] : [];
}
