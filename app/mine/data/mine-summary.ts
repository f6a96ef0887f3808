import { KIND } from '#domain/listing/kind.ts';
import type { CurrencyCode } from '#domain/zakat/currency.ts';
import { type Fixed, over, parseFixed, sum, times, ZERO } from '#domain/zakat/fixed-point.ts';
import {
  dollarIn,
  gramPrice,
  METALS,
  type Metal,
  type PerBitcoin,
  type Sourced,
} from '#domain/zakat/rates.ts';
import {
  type Group,
  type GroupTotal,
  totalsByVerdict,
  zakatableWealth,
} from '#domain/zakat/wealth.ts';
import { estimateZakat, type ZakatEstimate } from '#domain/zakat/zakat.ts';
import type { Directory, DirectoryEntry } from './directory.ts';
import type { Item, Mine, Money, Other } from './mine.ts';
import { changeSince, type SeenChange } from './seen.ts';

/** Prices and rates, the same for every reader. */
export interface PublicPrices {
  /** Dollars per coin, by listing id. */
  coins: Record<string, number>;
  /** ISO time; null: no prices. */
  coinsAt: string | null;
  perBitcoin: PerBitcoin | null;
  perBitcoinAt: string | null;
}

export const NO_PRICES: PublicPrices = {
  coins: {},
  coinsAt: null,
  perBitcoin: null,
  perBitcoinAt: null,
};

/** A listing on the list with its directory entry and values in dollars. */
export interface ListedItem {
  item: Item;
  /** Null: not in the directory, or the directory has not loaded. */
  entry: DirectoryEntry | null;
  change: SeenChange | null;
  /** Unit price; null: unknown. */
  price: { value: Fixed; source: 'market' | 'typed' } | null;
  /** Null: no price or no amount. */
  value: Fixed | null;
}

export interface OtherRow {
  other: Other;
  value: Fixed | null;
}

export interface MineSummary {
  rows: ListedItem[];
  others: OtherRow[];
  /** Holdings by verdict. */
  totals: Record<Group, GroupTotal>;
  othersValue: Fixed;
  whole: Fixed;
  /** Holdings without a price, which are in no sum. */
  unpriced: ListedItem[];
  hasUnlawful: boolean;
  /** Units of the chosen currency per dollar; null: unknown. */
  rate: Sourced | null;
  grams: Record<Metal, Sourced | null>;
  zakatable: Fixed;
  /** Null without a nisab. */
  estimate: ZakatEstimate | null;
}

/** All figures of the page. */
export function summarizeMine(
  mine: Mine,
  directory: Directory | null,
  { coins, perBitcoin }: PublicPrices,
): MineSummary {
  const rateOf = (code: CurrencyCode) => dollarIn(code, mine.rates[code] ?? null, perBitcoin);
  const inDollars = (money: Money | null): Fixed | null => {
    const rate = money && rateOf(money.currency);
    return money && rate ? over(parseFixed(money.amount), rate.value) : null;
  };
  const priceOf = ({ kind, id, price }: Item): ListedItem['price'] => {
    const market = KIND[kind].isTraded ? coins[id] : undefined;
    if (market !== undefined) return { value: parseFixed(market), source: 'market' };
    const value = inDollars(price);
    return value === null ? null : { value, source: 'typed' };
  };
  const rows = mine.items.map((item): ListedItem => {
    const entry = directory?.find(item.kind, item.id) ?? null;
    const price = priceOf(item);
    const value =
      price && item.amount !== null ? times(parseFixed(item.amount), price.value) : null;
    return { item, entry, change: changeSince(item.seen, entry), price, value };
  });
  const others = mine.others.map((other) => ({ other, value: inDollars(other.worth) }));
  const held = rows.filter(({ item }) => isHeld(item));
  const holdings = held.map(({ item, entry, value }) => ({
    verdict: entry?.verdict ?? null,
    value,
    counts: item.counts,
  }));
  const worthOf = (counted: OtherRow[]) => sum(counted.map(({ value }) => value ?? ZERO));
  const totals = totalsByVerdict(holdings);
  const othersValue = worthOf(others);
  const zakatable =
    zakatableWealth(holdings, mine.unlawful) + worthOf(others.filter(({ other }) => other.counts));
  const gramOf = (metal: Metal) => gramPrice(metal, inDollars(mine.gram[metal]), perBitcoin);
  const grams = Object.fromEntries(METALS.map((metal) => [metal, gramOf(metal)])) as Record<
    Metal,
    Sourced | null
  >;
  const gram = mine.nisab && grams[mine.nisab];
  return {
    rows,
    others,
    totals,
    othersValue,
    whole: sum(Object.values(totals).map(({ value }) => value)) + othersValue,
    unpriced: held.filter(({ value }) => value === null),
    hasUnlawful: holdings.some(({ verdict, counts }) => verdict === 'haram' && counts),
    rate: rateOf(mine.currency),
    grams,
    zakatable,
    estimate:
      mine.nisab && gram
        ? estimateZakat(zakatable, { metal: mine.nisab, gramPrice: gram.value, year: mine.year })
        : null,
  };
}

function isHeld({ kind, amount }: Item): boolean {
  return KIND[kind].isTraded && amount !== null && Number(amount) > 0;
}
