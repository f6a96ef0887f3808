import { KIND, type Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { OwnLikeness } from '#domain/look-alike/own-likenesses.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';
import { SPOT } from '#domain/method/scope.ts';
import { webAddress } from '#domain/outbound/web-address.ts';

/** The checks, in the order of display. Decision 31 explains them and their thresholds. */
const RED_FLAGS = ['website', 'code', 'country', 'age', 'volume', 'supply', 'likeness'] as const;

export type RedFlagName = (typeof RED_FLAGS)[number];

/** The checks of market figures; the others are of the listing's own fields. */
export const MARKET_FLAGS: readonly RedFlagName[] = ['volume', 'supply'];

/** A finding. The field of the listing or the market figures it was looked for in are shown with it. */
export type RedFlag =
  | { name: 'website' | 'code' | 'country' }
  | { name: 'age'; established: string }
  /** `share`: volume of a day divided by market value. */
  | { name: 'volume'; share: number; isHigh: boolean; at: string }
  /** `share`: supply in circulation divided by the maximum, 0 to 1. */
  | { name: 'supply'; share: number; at: string }
  | ({ name: 'likeness' } & OwnLikeness);

/** Checks that do not apply. Exchanges rarely publish their code, and have no market value. */
const DOES_NOT_APPLY: Record<Kind, (asset: string | null) => RedFlagName[]> = {
  coin: (asset) => (asset === null || ISSUED.includes(asset) ? [] : ['country']),
  exchange: () => ['code', 'volume', 'supply'],
};

/** Kinds of asset that an issuer backs. No other coin has a company whose country could be missing. */
const ISSUED = ['metal-backed', 'currency-backed'];

/** The findings, the checks without a finding, those that could not be made, and those that do not apply to the listing. */
export interface RedFlags {
  found: RedFlag[];
  clear: RedFlagName[];
  unknown: RedFlagName[];
  notAsked: RedFlagName[];
  /** ISO: when the fields of the listing were last saved. */
  savedAt: string;
  /** ISO: of the market figures; null where none could be used. */
  figuresAt: string | null;
}

/** The whole market value traded within a day. Widely traded coins have some hundredths. */
const HIGH_TURNOVER = 1;
/** At this rate all coins would change hands in 27 years, so the price says little about what they would fetch. */
const LOW_TURNOVER = 0.0001;
/** A coin kept at a dollar may well turn over more than its market value in a day. */
const DOLLAR_RANGE = 0.02;
/** The threshold of "most is not in circulation". */
const HALF = 0.5;

/** A coin's market figures and their time; stale ones are left out. */
interface DatedFigures {
  coin: Pick<MarketCoin, 'price' | 'marketCap' | 'volume' | 'circulatingSupply' | 'maxSupply'>;
  at: string;
}

interface Looked {
  /** Null: unknown to the market, uncertain or stale. */
  figures: DatedFigures | null;
  /** Null: could not be compared. */
  likenesses: OwnLikeness[] | null;
  now: Date;
}

/** The red flags of a listing. There is no total. */
export function redFlags(listing: Listing, { figures, likenesses, now }: Looked): RedFlags {
  const asset = listing.rulings[SPOT]?.grounds?.asset?.kind ?? null;
  const looked: Record<RedFlagName, RedFlag[] | null> = {
    website: webAddress(listing.website) ? [] : [{ name: 'website' }],
    code: webAddress(listing.github) ? [] : [{ name: 'code' }],
    volume: volumeOf(figures),
    supply: supplyOf(figures),
    country: countryOf(listing, asset),
    age: ageOf(listing.established, now),
    likeness: likenesses?.map((likeness) => ({ name: 'likeness', ...likeness })) ?? null,
  };
  const notAsked = DOES_NOT_APPLY[listing.kind](asset);
  const names = RED_FLAGS.filter((name) => !notAsked.includes(name));
  return {
    found: names.flatMap((name) => looked[name] ?? []),
    clear: names.filter((name) => looked[name]?.length === 0),
    unknown: names.filter((name) => looked[name] === null),
    notAsked,
    savedAt: listing.updatedAt.toISOString(),
    figuresAt: figures?.at ?? null,
  };
}

// A coin whose kind of asset is not known may have no issuer.
function countryOf({ kind, country }: Listing, asset: string | null): RedFlag[] | null {
  if (country) return [];
  return KIND[kind].isTraded && asset === null ? null : [{ name: 'country' }];
}

// Only the year is known, so last year's may be younger or older than twelve months.
function ageOf(established: string | null, now: Date): RedFlag[] | null {
  if (!established || !/^\d{4}$/.test(established)) return null;
  const years = now.getUTCFullYear() - Number(established);
  // A year in the future is a slip of the editor's.
  if (years < 0) return null;
  if (years === 0) return [{ name: 'age', established }];
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
  // The service says 0 where it could not verify the supply.
  if (!circulatingSupply || !maxSupply) return null;
  const share = circulatingSupply / maxSupply;
  return share < HALF ? [{ name: 'supply', share, at: figures.at }] : [];
}
