import type { Services } from '#app/context/services.server.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { withChanges } from '#app/ruling/with-changes.server.ts';
import { findAnything } from '#domain/search/find-anything.ts';
import type { Found } from '#domain/search/found.ts';
import { readSearch } from './search-query.ts';
import { sitePages } from './site-pages.ts';

/** What `url` asks to find: at most `limit` of each group. */
export async function loadSearch(
  {
    db,
    market,
    imageAddress,
    screens,
  }: Pick<Services, 'db' | 'market' | 'imageAddress' | 'screens'>,
  url: URL,
  limit: number,
): Promise<Found> {
  const language = languageOf(url.pathname);
  const sources = { db, market, imageAddress, pages: sitePages(screens, language) };
  const found = await findAnything(sources, { q: readSearch(url.searchParams), language, limit });
  const [coins, exchanges] = await Promise.all([
    withChanges(db, 'coin', found.coins.items),
    withChanges(db, 'exchange', found.exchanges.items),
  ]);
  return {
    ...found,
    coins: { ...found.coins, items: coins },
    exchanges: { ...found.exchanges, items: exchanges },
  };
}
