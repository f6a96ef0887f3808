import type { Database } from '#db/client.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { countListings, listListings } from '#domain/listing/list/list.ts';
import { sortValuesOf } from '#domain/listing/list/query.ts';
import type { Listing, ListingFields } from '#domain/listing/listing.ts';
import { type Checked, checkReal, type ShownMatch } from '#domain/look-alike/check.ts';
import type { IdentifierCache } from '#domain/look-alike/identifier-cache.ts';
import type { Market } from '#domain/market/market.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';
import { matchMarketCoin } from '#domain/market/match.ts';
import type { NewsArticle } from '#domain/news/article.ts';
import type { NewsSource } from '#domain/news/news.ts';
import { inCategory } from '#domain/news/selection.ts';
import type { Position } from '#domain/position/position.ts';
import type { PositionCache } from '#domain/position/positions.ts';
import { withReadings } from '#domain/register/readings.ts';
import { type ListedOffers, mainScopeOf } from '#domain/ruling/offers.ts';
import type { JudgedRulings } from '#domain/ruling/ruling.ts';
import { firmnessView } from '#domain/ruling/ruling-view.ts';
import { today } from '#domain/time/day.ts';
import type { CheckResponse } from './check-schemas.ts';
import { licencesOf, offersOf, soundnessOf, termsOf, toCoin, toExchange } from './entity.ts';
import {
  type CheckQuery,
  decodeCursor,
  encodeCursor,
  type ListQuery,
  type NewsQuery,
} from './queries.ts';
import type {
  AddWatch,
  Coin,
  CoinDetail,
  Count,
  Exchange,
  ExchangeDetail,
  Markets,
  NewsResponse,
} from './schemas.ts';
import { warningOf } from './warning-responses.ts';
import { watchAdder } from './watch-adder.ts';

export interface ApiSources {
  db: Database;
  market: Pick<Market, 'get'>;
  news: Pick<NewsSource, 'get'>;
  positions: PositionCache;
}

type EntitySources = Pick<ApiSources, 'market' | 'positions'>;
type ListSources = EntitySources & Pick<ApiSources, 'db'>;

/** A page of a list and its next cursor; null where the cursor does not belong to this list. */
export async function answerList(
  { db, ...sources }: ListSources,
  kind: Kind,
  { limit, cursor, ...selection }: ListQuery,
): Promise<{ items: (Coin | Exchange)[]; nextCursor: string | null } | null> {
  const after = cursor === undefined ? undefined : decodeCursor(selection, cursor);
  if (after === null) return null;
  // One more than the limit tells whether there is a next page.
  const part = { limit: limit + 1, ...(after && { after }) };
  const found = await listListings(db, kind, selection, part);
  const listings = found.slice(0, limit);
  const last = listings.at(-1);
  const nextCursor =
    found.length > limit && last ? encodeCursor(selection, sortValuesOf(last, selection)) : null;
  const write = await WRITERS[kind](sources);
  return { items: listings.map(write), nextCursor };
}

/** One listing; null where no listing of the kind has this id. */
export async function answerOne(
  { db, ...sources }: ListSources,
  kind: Kind,
  id: string,
): Promise<CoinDetail | ExchangeDetail | null> {
  const listing = await findListing(db, kind, id);
  if (!listing) return null;
  const licences = await withReadings(db, listing.licences);
  const addWatch = await watchAdder(db, [`${kind}/${id}`]);
  return DETAILS[kind](sources, { ...listing, licences }, addWatch);
}

/** The number of listings of a kind. */
export async function answerCount({ db }: Pick<ApiSources, 'db'>, kind: Kind): Promise<Count> {
  return { count: await countListings(db, kind) };
}

/** The market table as last loaded. */
export async function answerMarkets({ market }: Pick<ApiSources, 'market'>): Promise<Markets> {
  const response = await market.get();
  return {
    items: (response?.value ?? []).map(marketItem),
    updatedAt: response?.fetchedAt.toISOString() ?? null,
    stale: response?.isStale ?? true,
  };
}

/** The news, newest first, filtered by category and language if given. */
export async function answerNews(
  { news }: Pick<ApiSources, 'news'>,
  { category, lang }: NewsQuery,
): Promise<NewsResponse> {
  const { items, source, isStale } = await news.get(category);
  const chosen = inCategory(items, category ?? null).filter(
    ({ language }) => !lang || language === lang,
  );
  return { items: chosen.map(newsItem), source, stale: isStale };
}

/** The response of the check: official, warned, look-alike, unknown or unreadable. */
export async function answerCheck(
  { db, identifiers }: { db: Database; identifiers: IdentifierCache },
  { q }: CheckQuery,
): Promise<CheckResponse> {
  const imageAddress = () => null;
  const checked = await checkReal({ db, identifiers, imageAddress }, { q, language: 'en' });
  const { kind, text, address, contract, isOpenToAnyone } = checked;
  return {
    result: checked.result,
    asked: kind,
    text,
    address,
    contract: contract && {
      ...contract,
      hasWrongCapitals: contract.address !== null && contract.hasWrongCapitals,
    },
    ofAnybody: isOpenToAnyone,
    disguises: disguisesIn(checked),
    items: checked.matches.map(matchOf),
    warnings: checked.warnings.map(warningOf),
  };
}

function marketItem(coin: MarketCoin): Markets['items'][number] {
  return {
    ...coin,
    market_cap_rank: coin.rank,
    current_price: coin.price,
    price_change_percentage_24h: coin.change24h,
    market_cap: coin.marketCap,
    total_volume: coin.volume,
    circulating_supply: coin.circulatingSupply,
  };
}

function newsItem(article: NewsArticle): NewsResponse['items'][number] {
  return {
    ...article,
    source_info: { img: article.sourceImage },
    imageurl: article.image,
    published_on: Math.floor(Date.parse(article.publishedAt) / 1_000),
  };
}

type ApiListing = ListingFields & { offers: ListedOffers; judged: JudgedRulings };

/** Functions that turn listings of each kind into the API's. */
const WRITERS: Record<
  Kind,
  (sources: EntitySources) => Promise<(listing: ApiListing) => Coin | Exchange>
> = { coin: coinWriter, exchange: exchangeWriter };

const DETAILS: Record<
  Kind,
  (
    sources: EntitySources,
    listing: Listing,
    addWatch: AddWatch,
  ) => Promise<CoinDetail | ExchangeDetail>
> = {
  coin: async (sources, listing, addWatch) => {
    const write = await coinWriter(sources);
    return {
      ...write({ ...listing, judged: listing.rulings }),
      soundness: soundnessOf(listing, addWatch),
      contracts: listing.contracts,
    };
  },
  exchange: async (sources, listing, addWatch) => {
    const write = await exchangeWriter(sources);
    return {
      ...write({ ...listing, judged: listing.rulings }),
      offers: offersOf(listing, addWatch),
      soundness: soundnessOf(listing, addWatch),
      terms: termsOf(listing, addWatch),
      contracts: listing.contracts,
      licences: licencesOf(listing, today()),
    };
  },
};

async function coinWriter({ market, positions }: EntitySources) {
  const [figures, all] = await Promise.all([market.get(), positions.get()]);
  return (listing: ApiListing) =>
    toCoin(listing, firmnessOf(listing, all), matchMarketCoin(listing, figures?.value ?? []));
}

async function exchangeWriter({ positions }: EntitySources) {
  const all = await positions.get();
  return (listing: ApiListing) => toExchange(listing, firmnessOf(listing, all));
}

function firmnessOf(listing: ApiListing, positions: readonly Position[]): string | null {
  const scope = mainScopeOf(listing.offers);
  const { verdict, grounds } = listing.judged[scope] ?? {};
  if (!verdict) return null;
  const setting = { language: 'en', positions };
  return firmnessView(listing, { scope, verdict, grounds: grounds ?? null }, setting).id;
}

function disguisesIn({ pieces }: Checked): CheckResponse['disguises'] {
  return pieces.flatMap(({ text, like, code }) => (code ? [{ code, letter: text, like }] : []));
}

function matchOf({ listing, ...match }: ShownMatch): CheckResponse['items'][number] {
  const { kind, id, name, symbol } = listing;
  return { kind, id, name, symbol, ...match };
}
