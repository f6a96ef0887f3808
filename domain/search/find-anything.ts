import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/client.ts';
import type { ImageAddress } from '#domain/image/signed-address.ts';
import { findListings } from '#domain/listing/find.ts';
import { KIND, KINDS, type Kind } from '#domain/listing/kind.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { spellingsOf } from '#domain/listing/list/spellings.ts';
import type { ListedListing, PublicLanguage } from '#domain/listing/listing.ts';
import type { Market } from '#domain/market/market.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';
import { matchMarketCoin } from '#domain/market/match.ts';
import { countFound } from './count-found.ts';
import { findIds, findSharing } from './find-ids.ts';
import { type Found, type NamedCoin, NOTHING, type SitePage, showFound } from './found.ts';
import { nearest, ranked } from './rank.ts';

interface Sources {
  db: Database;
  market: Pick<Market, 'get'>;
  imageAddress: ImageAddress;
  pages: SitePage[];
}

interface Asked {
  q: string;
  language: PublicLanguage;
  limit: number;
}

/** A search does not wait for market figures that were never loaded. */
const MARKET_PATIENCE_MS = 150;

/** Coins, exchanges, market coins and pages that match `q`, or else fuzzy matches, the best first. */
export async function findAnything(sources: Sources, asked: Asked): Promise<Found> {
  const term = foldForSearch(asked.q);
  if (term === '') return NOTHING;
  const market = await marketOf(sources.market);
  const found = await findMatching(sources, asked, spellingsOf(term), market);
  return countFound(found) > 0 ? found : findNear(sources, asked, term, market);
}

async function marketOf(market: Sources['market']): Promise<MarketCoin[]> {
  const late = sleep(MARKET_PATIENCE_MS, null, { ref: false });
  return (await Promise.race([market.get(), late]))?.value ?? [];
}

async function findMatching(
  { db, imageAddress, pages }: Sources,
  { limit, language }: Asked,
  terms: string[],
  market: MarketCoin[],
): Promise<Found> {
  const listed = async (kind: Kind) =>
    findListings(db, kind, await findIds(db, kind, terms, limit + 1));
  const [coins, exchanges] = await Promise.all([listed('coin'), listed('exchange')]);
  const found = {
    coins,
    exchanges,
    markets: ranked(named(market, coins), terms, namesOf),
    pages: ranked(pages, terms, wordsOf),
  };
  return showFound(found, { language, limit, terms, imageAddress });
}

async function findNear(
  { db, imageAddress, pages }: Sources,
  { limit, language }: Asked,
  term: string,
  market: MarketCoin[],
): Promise<Found> {
  const listed = async (kind: Kind) => {
    const near = nearest(await findSharing(db, kind, term), term, ({ lines }) => lines);
    const ids = near.slice(0, limit + 1).map(({ id }) => id);
    return findListings(db, kind, ids);
  };
  const [coins, exchanges] = await Promise.all([listed('coin'), listed('exchange')]);
  const near = {
    coins,
    exchanges,
    markets: nearest(named(market, coins), term, namesOf),
    pages: nearest(pages, term, wordsOf),
  };
  const found = showFound(near, { language, limit, terms: [], imageAddress });
  return { ...found, didYouMean: nearestName(found, term) };
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

function wordsOf({ title, words }: SitePage): string[] {
  return [title, ...words].map(foldForSearch);
}

function nearestName(found: Found, term: string): string | null {
  const listed = KINDS.flatMap((kind) => found[KIND[kind].collection].items);
  const names = [
    ...[...listed, ...found.markets.items].map(({ name }) => name.text),
    ...found.pages.items.map(({ title }) => title.text),
  ];
  const [name = names[0]] = nearest(names, term, (each) => [foldForSearch(each)]);
  return name ?? null;
}
