import type { Services } from '#app/context/services.server.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { ruledSummaries } from '#app/listing/ruled-summaries.server.ts';
import { dayBeforeSparks, sparkOf } from '#app/plot/spark.ts';
import { summarizeRuled } from '#domain/listing/display.ts';
import { listLeading } from '#domain/listing/list/list.ts';
import { type ListedListing, textsIn } from '#domain/listing/listing.ts';
import type { Market } from '#domain/market/market.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';
import type { PriceDay } from '#domain/market/market-days.ts';
import { marketPage } from '#domain/market/market-table.ts';
import { findByMarketCoins } from '#domain/market/reviewed.ts';
import type { FirmnessSign } from '#domain/method/definition.ts';
import type { Position } from '#domain/position/position.ts';
import { lastChanges } from '#domain/ruling/ledger/read-ledger.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';
import { today } from '#domain/time/day.ts';
import { freshnessOf, type MarketRow, type MarketSum, type MarketView } from './figures.ts';
import { readMarketQuery } from './market-query.ts';

const WEEK_DAYS = 7;
/** Coins that are listed where there are no figures. */
const LISTED = 20;

/** The page of the market table for `url`. */
export async function loadMarket(
  {
    db,
    market,
    marketDays,
    imageAddress,
    positions,
    log,
  }: Pick<Services, 'db' | 'marketDays' | 'imageAddress' | 'positions' | 'log'> & {
    market: Pick<Market, 'get'>;
  },
  url: URL,
): Promise<MarketView> {
  const language = languageOf(url.pathname);
  const snapshot = await market.get();
  const all = snapshot?.value ?? [];
  // The figures are shown without the directory too.
  const listed = await findListed({ db, positions }, all).catch((error: unknown) => {
    log.error({ err: error }, 'the directory could not be asked for the market table');
    return null;
  });
  const { listings, changes, ...known } = listed ?? NOTHING_LISTED;
  const day = today();
  const setting = { ...known, imageAddress, today: day };
  const namesOf = ({ id, name }: MarketCoin) => {
    const listing = listings.get(id);
    const names = [language, 'en', 'ar'].map((code) => listing && textsIn(listing, code)?.name);
    return [...names, name].filter((each) => typeof each === 'string');
  };
  const verdictOf = ({ id }: MarketCoin) => listings.get(id)?.category ?? null;
  const firmnessOf = ({ id }: MarketCoin) => {
    const listing = listings.get(id);
    if (listing?.category !== 'halal') return null;
    const { rulings } = summarizeRuled(listing, language, 'paginated', setting);
    return mainGlance(rulings)?.firmness.sign ?? null;
  };
  const asked = readMarketQuery(url.searchParams);
  // Without the directory no coin has a verdict to filter by.
  const query = listed ? asked : { ...asked, verdict: null };
  const { coins, ...place } = marketPage(all, query, { language, namesOf, verdictOf });
  const ids = coins.map(({ id }) => id);
  const days = await marketDays.of(ids, dayBeforeSparks(day)).catch((error: unknown) => {
    log.error({ err: error }, 'past prices could not be read for the market table');
    return new Map<string, PriceDay[]>();
  });
  const rows = coins.map((coin): MarketRow => {
    const listing = listings.get(coin.id);
    const week = { today: day, count: WEEK_DAYS };
    return {
      ...coin,
      image: coin.image && imageAddress('coin', coin.image),
      week: sparkOf(days.get(coin.id) ?? [], week, language),
      listing: listing
        ? {
            ...summarizeRuled(listing, language, 'paginated', setting),
            changedAt: changes.get(listing.id)?.toISOString() ?? null,
          }
        : null,
    };
  });
  return {
    ...place,
    rows,
    sum:
      all.length > 0
        ? {
            ...sumOf(all),
            shares: listed ? sharesOf(all, verdictOf) : [],
            halal: halalByFirmness(all, firmnessOf),
          }
        : null,
    pricesSince: rows.some(({ week }) => week) ? null : firstDayOf(days),
    hasVerdicts: listed !== null,
    freshness: snapshot && freshnessOf(snapshot, LANGUAGES[language].locale),
    listed: snapshot ? [] : await listFirst({ db, positions, imageAddress, log }, language),
  };
}

async function listFirst(
  { log, ...provided }: Pick<Services, 'db' | 'positions' | 'imageAddress' | 'log'>,
  language: Language,
) {
  try {
    const coins = await listLeading(provided.db, 'coin', LISTED);
    const ranks = new Map(coins.map(({ id, rank }) => [id, rank]));
    const summaries = await ruledSummaries(provided, coins, language, 'paginated');
    return summaries.map((coin) => ({ ...coin, rank: ranks.get(coin.id) ?? null }));
  } catch (error) {
    log.error({ err: error }, 'the directory could not be asked without market figures');
    return [];
  }
}

function firstDayOf(days: Map<string, PriceDay[]>): string | null {
  const firsts = [...days.values()].flatMap(([first]) => first?.day ?? []);
  return firsts.sort()[0] ?? null;
}

// A coin without a market cap has no share.
function sharesOf(
  coins: MarketCoin[],
  verdictOf: (coin: MarketCoin) => Verdict | null,
): MarketSum['shares'] {
  return [...VERDICTS, null].map((verdict) => {
    const ofVerdict = coins.filter((coin) => verdictOf(coin) === verdict);
    return { verdict, count: ofVerdict.length, marketCap: capOf(ofVerdict) };
  });
}

function halalByFirmness(
  coins: MarketCoin[],
  firmnessOf: (coin: MarketCoin) => FirmnessSign | null,
): MarketSum['halal'] {
  const groups = Map.groupBy(coins, firmnessOf);
  return [...groups]
    .flatMap(([sign, those]) => (sign ? { sign, marketCap: capOf(those) } : []))
    .toSorted((one, other) => other.marketCap - one.marketCap);
}

function capOf(coins: MarketCoin[]): number {
  return coins.reduce((sum, { marketCap }) => sum + (marketCap ?? 0), 0);
}

function sumOf(coins: MarketCoin[]): Omit<MarketSum, 'shares' | 'halal'> {
  // Rounded as the table shows them, so that a change of 0.00% counts as neither.
  const changes = coins.map(({ change24h }) => Number((change24h ?? 0).toFixed(2)));
  return {
    coins: coins.length,
    marketCap: capOf(coins),
    rose: changes.filter((change) => change > 0).length,
    fell: changes.filter((change) => change < 0).length,
  };
}

interface Listed {
  /** Keyed by the market's id. */
  listings: Map<string, ListedListing>;
  /** The time of the last change of rulings, keyed by the listing's id. */
  changes: Map<string, Date>;
  positions: readonly Position[];
}

const NOTHING_LISTED: Listed = { listings: new Map(), changes: new Map(), positions: [] };

async function findListed(
  { db, positions }: Pick<Services, 'db' | 'positions'>,
  coins: MarketCoin[],
): Promise<Listed> {
  const listings = await findByMarketCoins(db, coins);
  const ids = [...listings.values()].map(({ id }) => id);
  return {
    listings,
    changes: await lastChanges(db, 'coin', ids),
    positions: await positions.get(),
  };
}
