import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/client.ts';
import type { ImageAddress } from '#domain/image/signed-address.ts';
import { findListings } from '#domain/listing/find.ts';
import { KIND, KINDS, type Kind } from '#domain/listing/kind.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { spellingsOf } from '#domain/listing/list/spellings.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import type { Market } from '#domain/market/market.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';
import { matchMarketCoin } from '#domain/market/match.ts';
import type { AssetKind } from '#domain/method/version-2-assets.ts';
import type { PositionCache } from '#domain/position/positions.ts';
import { today } from '#domain/time/day.ts';
import { assetsNamed } from './asset-words.ts';
import { countFound } from './count-found.ts';
import { findIds, findOfAsset, findSharing } from './find-ids.ts';
import { type FoundGroups, type NamedCoin, NONE_FOUND, type SitePage, showFound } from './found.ts';
import { nearest, rankMatches } from './rank.ts';

interface Sources {
  db: Database;
  market: Pick<Market, 'get'>;
  imageAddress: ImageAddress;
  positions: Pick<PositionCache, 'get'>;
  pages: SitePage[];
}

interface Asked {
  q: string;
  language: string;
  limit: number;
}

/** A search does not wait for market figures that were never loaded. */
const MARKET_TIMEOUT_MS = 150;

/** Coins, exchanges, market coins and pages that match `q`, or else fuzzy matches, the best first. */
export async function findAnything(sources: Sources, asked: Asked): Promise<FoundGroups> {
  const term = foldForSearch(asked.q);
  if (term === '') return NONE_FOUND;
  const market = await marketOf(sources.market);
  const terms = spellingsOf(term);
  const found = await find(sources, asked, market, {
    terms,
    assets: assetsNamed(term),
    idsOf: (kind) => findIds(sources.db, kind, terms, asked.limit + 1),
    best: (items, linesOf) => rankMatches(items, terms, linesOf),
  });
  if (countFound(found) > 0) return found;
  const near = await find(sources, asked, market, {
    terms: [],
    assets: [],
    idsOf: async (kind) => {
      const sharing = await findSharing(sources.db, kind, term);
      const nearby = nearest(sharing, term, ({ lines }) => lines);
      return nearby.slice(0, asked.limit + 1).map(({ id }) => id);
    },
    best: (items, linesOf) => nearest(items, term, linesOf),
  });
  return { ...near, didYouMean: nearestName(near, term) };
}

/** A way to match: exact or fuzzy. */
interface Matching {
  /** The terms to highlight. */
  terms: string[];
  /** The kinds of asset whose coins are results too. */
  assets: AssetKind[];
  idsOf(kind: Kind): Promise<string[]>;
  /** The items that match, the best first. */
  best<T>(items: readonly T[], linesOf: (item: T) => string[]): T[];
}

async function find(
  { db, imageAddress, positions, pages }: Sources,
  { limit, language }: Asked,
  market: MarketCoin[],
  { terms, assets, idsOf, best }: Matching,
): Promise<FoundGroups> {
  const listed = async (kind: Kind) => findListings(db, kind, await idsOf(kind));
  const [coins, exchanges, ofAssets] = await Promise.all([
    listed('coin'),
    listed('exchange'),
    Promise.all(
      assets.map(async (asset) => {
        const ids = await findOfAsset(db, 'coin', asset, limit + 1);
        return { kind: asset, coins: await findListings(db, 'coin', ids) };
      }),
    ),
  ]);
  const priced = named(
    market,
    ofAssets.flatMap((asset) => asset.coins),
  );
  const markets = best(named(market, coins), namesOf);
  const found = {
    coins,
    exchanges,
    assets: ofAssets,
    priced,
    markets,
    pages: best(pages, wordsOf),
  };
  return showFound(found, {
    language,
    limit,
    terms,
    imageAddress,
    positions: await positions.get(),
    today: today(),
  });
}

async function marketOf(market: Sources['market']): Promise<MarketCoin[]> {
  const late = sleep(MARKET_TIMEOUT_MS, null, { ref: false });
  return (await Promise.race([market.get(), late]))?.value ?? [];
}

function named(market: MarketCoin[], coins: ListedListing[]): NamedCoin[] {
  const listings = new Map(
    coins.map((listing) => [matchMarketCoin(listing, market)?.id, listing] as const),
  );
  return market.map((coin) => {
    const listing = listings.get(coin.id);
    const names = [coin.name, listing?.texts.en?.name, listing?.texts.ar?.name];
    return { coin, listing, names: names.filter((name) => typeof name === 'string') };
  });
}

function namesOf({ coin, names }: NamedCoin): string[] {
  return [...names, coin.symbol].map(foldForSearch);
}

/** Folded words of the site's pages, which are few. */
const foldedWords = new WeakMap<SitePage, string[]>();

function wordsOf(page: SitePage): string[] {
  const words = foldedWords.get(page) ?? [page.title, ...page.words].map(foldForSearch);
  foldedWords.set(page, words);
  return words;
}

function nearestName(found: FoundGroups, term: string): string | null {
  const listed = KINDS.flatMap((kind) => found[KIND[kind].collection].items);
  const names = [
    ...[...listed, ...found.markets.items].map(({ name }) => name.text),
    ...found.pages.items.map(({ title }) => title.text),
  ];
  const [name = names[0]] = nearest(names, term, (each) => [foldForSearch(each)]);
  return name ?? null;
}
