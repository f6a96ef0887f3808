import type { Services } from '#app/context/services.server.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import type { Database } from '#db/client.ts';
import { summarize } from '#domain/listing/display.ts';
import { type ListedListing, textsIn } from '#domain/listing/listing.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';
import { marketPage } from '#domain/market/market-table.ts';
import { findByMarketCoins } from '#domain/market/reviewed.ts';
import { lastChanges } from '#domain/ruling/ledger.ts';
import { freshnessOf, type MarketRow, type MarketView } from './figures.ts';
import { readMarketQuery } from './market-query.ts';

/** The page of the market table for `url`. */
export async function loadMarket(
  { db, market, imageAddress, log }: Pick<Services, 'db' | 'market' | 'imageAddress' | 'log'>,
  url: URL,
): Promise<MarketView> {
  const language = languageOf(url.pathname);
  const snapshot = await market.get();
  const all = snapshot?.value ?? [];
  // The figures are shown without the directory too.
  const listed = await findListed(db, all).catch((error: unknown) => {
    log.error({ err: error }, 'the directory could not be asked for the market table');
    return null;
  });
  const { listings, changes } = listed ?? NOTHING_LISTED;
  const namesOf = ({ id, name }: MarketCoin) => {
    const listing = listings.get(id);
    const names = [language, 'en', 'ar'].map((code) => listing && textsIn(listing, code)?.name);
    return [...names, name].filter((each) => typeof each === 'string');
  };
  const query = readMarketQuery(url.searchParams);
  const { coins, ...place } = marketPage(all, query, { language, namesOf });
  return {
    ...place,
    rows: coins.map((coin): MarketRow => {
      const listing = listings.get(coin.id);
      return {
        ...coin,
        image: coin.image && imageAddress('coin', coin.image),
        listing: listing
          ? {
              ...summarize(listing, language, 'paginated', imageAddress),
              changedAt: changes.get(listing.id)?.toISOString() ?? null,
            }
          : null,
      };
    }),
    hasVerdicts: listed !== null,
    freshness: snapshot && freshnessOf(snapshot, LANGUAGES[language].locale),
  };
}

interface Listed {
  /** Keyed by the market's id. */
  listings: Map<string, ListedListing>;
  /** The time of the last change of rulings, keyed by the listing's id. */
  changes: Map<string, Date>;
}

const NOTHING_LISTED: Listed = { listings: new Map(), changes: new Map() };

async function findListed(db: Database, coins: MarketCoin[]): Promise<Listed> {
  const listings = await findByMarketCoins(db, coins);
  const ids = [...listings.values()].map(({ id }) => id);
  return { listings, changes: await lastChanges(db, 'coin', ids) };
}
