import { languageOf } from '#app/i18n/localized-path.ts';
import type { Services } from '#app/services.server.ts';
import { findAnything } from '#domain/search/find-anything.ts';
import type { Found } from '#domain/search/found.ts';
import { readSearch } from './search-query.ts';
import { sitePages } from './site-pages.ts';

/** What `url` asks to find: at most `limit` of each group. */
export function loadSearch(
  { db, market, imageAddress }: Pick<Services, 'db' | 'market' | 'imageAddress'>,
  url: URL,
  limit: number,
): Promise<Found> {
  const language = languageOf(url.pathname);
  const sources = { db, market, imageAddress, pages: sitePages(language) };
  return findAnything(sources, { q: readSearch(url.searchParams), language, limit });
}
