import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { ruledSummaries } from '#app/listing/ruled-summaries.server.ts';
import { withChanges } from '#app/ruling/with-changes.server.ts';
import type { RuledSummary } from '#domain/listing/display.ts';
import { KIND, KINDS, type Kind } from '#domain/listing/kind.ts';
import { listLeading, listListings } from '#domain/listing/list/list.ts';
import { textLanguage } from '#domain/method/definition.ts';
import { ASSET_KINDS, assetName } from '#domain/search/asset-words.ts';
import { findAnything } from '#domain/search/find-anything.ts';
import { findOfAsset } from '#domain/search/find-ids.ts';
import type { FoundGroups, FoundListing } from '#domain/search/found.ts';
import { isListedName } from '#domain/search/is-listed-name.ts';
import { isLikeAddress, readSearch } from './search-query.ts';
import { sitePages } from './site-pages.ts';

const MAX_NEAREST = 3;

/** Listings of each kind to begin with. */
const LEADING = { coin: 3, exchange: 3 };

/** The names of the kinds of asset that coins are of. */
export async function loadAssets(db: Services['db'], language: Language): Promise<string[]> {
  const found = await Promise.all(ASSET_KINDS.map((kind) => findOfAsset(db, 'coin', kind, 1)));
  return ASSET_KINDS.filter((_, place) => found[place]?.length).map((kind) =>
    assetName(kind, textLanguage(language)),
  );
}

/** Coins of the highest rank and the newest exchanges, with their verdicts. */
export async function loadLeading(
  provided: Pick<Services, 'db' | 'imageAddress' | 'positions'>,
  language: Language,
): Promise<RuledSummary[]> {
  const [coins, exchanges] = await Promise.all([
    listLeading(provided.db, 'coin', LEADING.coin),
    listListings(provided.db, 'exchange', {}, { limit: LEADING.exchange }),
  ]);
  return ruledSummaries(provided, [...coins, ...exchanges], language, 'paginated');
}

export type NearestSources = Pick<Services, 'db' | 'imageAddress' | 'positions' | 'log'>;

// Prices are not worth a wait on the page of an unknown address.
const NO_MARKET = { get: async () => null };

/** The listings whose names are nearest to `words`, those of `kind` first; none while they cannot be read. */
export async function loadNearest(
  { log, ...sources }: NearestSources,
  kind: Kind,
  words: string,
  language: Language,
): Promise<FoundListing[]> {
  try {
    const asked = { q: words, language, limit: MAX_NEAREST };
    const found = await findAnything({ ...sources, market: NO_MARKET, pages: [] }, asked);
    const kinds = new Set([kind, ...KINDS]);
    return [...kinds].flatMap((each) => found[KIND[each].collection].items).slice(0, MAX_NEAREST);
  } catch (error) {
    log.error({ err: error }, 'a missing listing was answered without the nearest names');
    return [];
  }
}

/** Whether `/check` answers `q`: an address, unless a listing has that name, as Crypto.com has. */
export async function isForCheck(
  { db, log }: Pick<Services, 'db' | 'log'>,
  q: string,
): Promise<boolean> {
  if (!isLikeAddress(q)) return false;
  try {
    return !(await isListedName(db, q));
  } catch (error) {
    log.error({ err: error }, 'an address was not compared with the names of listings');
    return true;
  }
}

/** The search results for the query of `url`, at most `limit` per group. */
export async function loadSearch(
  {
    db,
    market,
    imageAddress,
    positions,
    publicScreens,
  }: Pick<Services, 'db' | 'market' | 'imageAddress' | 'positions' | 'publicScreens'>,
  url: URL,
  limit: number,
): Promise<FoundGroups> {
  const language = languageOf(url.pathname);
  const sources = {
    db,
    market,
    imageAddress,
    positions,
    pages: sitePages(publicScreens, language),
  };
  const found = await findAnything(sources, { q: readSearch(url.searchParams), language, limit });
  const assets = Promise.all(
    found.assets.map(async (asset) => ({
      ...asset,
      items: await withChanges(db, 'coin', asset.items),
    })),
  );
  await Promise.all(
    KINDS.map(async (kind) => {
      const { collection } = KIND[kind];
      const group = found[collection];
      found[collection] = { ...group, items: await withChanges(db, kind, group.items) };
    }),
  );
  return { ...found, assets: await assets };
}
