import { type RuledSetting, type RuledSummary, summarizeRuled } from '#domain/listing/display.ts';
import type { Collection } from '#domain/listing/kind.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';
import { textLanguage } from '#domain/method/definition.ts';
import type { AssetKind } from '#domain/method/version-2-assets.ts';
import { mainGlance, type RulingGlance } from '#domain/ruling/ruling-glance.ts';
import { assetName } from './asset-words.ts';
import { type Marked, mark } from './highlights.ts';

export interface SitePage {
  path: string;
  title: string;
  words: string[];
}

/** A market coin, its listing where that was found too, and its names. */
export interface NamedCoin {
  coin: MarketCoin;
  listing: ListedListing | undefined;
  names: string[];
}

export interface FoundListing
  extends Pick<RuledSummary, 'kind' | 'id' | 'letter' | 'image' | 'changedAt'> {
  /** The main ruling; null: nobody has ruled. */
  ruling: RulingGlance | null;
  name: Marked;
  symbol: Marked | null;
  /** The name in the other language, where only it matches. */
  otherName?: Marked;
  /** US dollars; null where the market has none. */
  price: number | null;
}

/** A coin of the market without a listing among the results. */
export interface FoundMarket {
  id: string;
  marketName: string;
  name: Marked;
  symbol: Marked;
  /** US dollars. */
  price: number | null;
  image: string | null;
}

export interface FoundPage {
  path: string;
  title: Marked;
}

interface Group<T> {
  items: T[];
  isMore: boolean;
}

export interface FoundAsset extends Group<FoundListing> {
  kind: AssetKind;
  name: string;
}

export interface FoundGroups extends Record<Collection, Group<FoundListing>> {
  /** Coins of each kind of asset that the term names, without those shown among `coins`. */
  assets: FoundAsset[];
  markets: Group<FoundMarket>;
  pages: Group<FoundPage>;
  /** The closest name, where nothing matches and the results are fuzzy. */
  didYouMean: string | null;
}

const NONE = { items: [], isMore: false };

export const NONE_FOUND: FoundGroups = {
  coins: NONE,
  exchanges: NONE,
  assets: [],
  markets: NONE,
  pages: NONE,
  didYouMean: null,
};

/** The results to show: at most `limit` per group, with matches of the folded `terms` highlighted. */
export function showFound(
  found: Record<Collection, ListedListing[]> & {
    assets: { kind: AssetKind; coins: ListedListing[] }[];
    /** The market coins of `assets`. */
    priced: NamedCoin[];
    markets: NamedCoin[];
    pages: SitePage[];
  },
  {
    language,
    limit,
    terms,
    ...setting
  }: { language: string; limit: number; terms: string[] } & RuledSetting,
): FoundGroups {
  const prices = new Map(
    [...found.markets, ...found.priced].map(({ coin, listing }) => [listing, coin.price]),
  );
  const listing = (each: ListedListing): FoundListing => {
    const shown = summarizeRuled(each, language, 'paginated', setting);
    const { kind, id, letter, image, name, symbol } = shown;
    const ruling = mainGlance(shown.rulings);
    const marked = { name: mark(name, terms), symbol: symbol ? mark(symbol, terms) : null };
    const isShown = [marked.name, marked.symbol].some((text) => text && text.marks.length > 0);
    const other = each.texts[textLanguage(language) === 'en' ? 'ar' : 'en']?.name;
    const otherName = !isShown && other ? mark(other, terms) : null;
    return {
      kind,
      id,
      letter,
      image,
      ruling,
      price: prices.get(each) ?? null,
      ...marked,
      ...(otherName && otherName.marks.length > 0 && { otherName }),
    };
  };
  const shown = new Set(found.coins.slice(0, limit).map(({ id }) => id));
  const market = ({ coin }: NamedCoin): FoundMarket => ({
    id: coin.id,
    marketName: coin.name,
    name: mark(coin.name, terms),
    symbol: mark(coin.symbol, terms),
    price: coin.price,
    image: coin.image && setting.imageAddress('coin', coin.image),
  });
  return {
    coins: firstOf(found.coins, limit, listing),
    exchanges: firstOf(found.exchanges, limit, listing),
    assets: found.assets
      .map(({ kind, coins }) => ({
        kind,
        name: assetName(kind, textLanguage(language)),
        ...firstOf(
          coins.filter(({ id }) => !shown.has(id)),
          limit,
          listing,
        ),
      }))
      .filter(({ items }) => items.length > 0),
    // A listed coin is one result, with its price.
    markets: firstOf(
      found.markets.filter(({ listing }) => !listing),
      limit,
      market,
    ),
    pages: firstOf(found.pages, limit, ({ path, title }) => ({ path, title: mark(title, terms) })),
    didYouMean: null,
  };
}

function firstOf<Raw, Shown>(found: Raw[], limit: number, show: (raw: Raw) => Shown): Group<Shown> {
  return { items: found.slice(0, limit).map(show), isMore: found.length > limit };
}
