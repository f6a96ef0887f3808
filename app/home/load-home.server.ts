import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { orEmpty } from '#app/listing/or-empty.server.ts';
import { pagedData } from '#app/listing/paged-data.server.ts';
import { withChanges } from '#app/ruling/with-changes.server.ts';
import { summarize } from '#domain/listing/display.ts';
import { listListings, listPage } from '#domain/listing/list/list.ts';
import type { Comparison } from './comparison-view.tsx';
import { distribution } from './distribution.ts';
import { type HomeQuery, readHomeQuery } from './home-query.ts';

// Sizes: requirement 6.2.
const FEATURED = 3;
const PAGE_SIZE = 5;
const COMPARED = 20;

/** The home page's data: the newest coins and exchanges, and the comparison if `url` has it. */
export function loadHome(provided: Services, url: URL) {
  const { db, log, imageAddress } = provided;
  const language = languageOf(url.pathname);
  const query = readHomeQuery(url.searchParams);
  const load = async () => {
    const [exchanges, coins, comparison] = await Promise.all([
      listListings(db, 'exchange', {}, { limit: FEATURED }),
      listListings(db, 'coin', {}, { limit: FEATURED }),
      query.view === 'comparison' ? loadComparison(provided, language, query) : null,
    ]);
    const home = {
      exchanges: await withChanges(
        db,
        'exchange',
        exchanges.map((exchange) => summarize(exchange, language, 'featured', imageAddress)),
      ),
      coins: await withChanges(
        db,
        'coin',
        coins.map((coin) => summarize(coin, language, 'featured', imageAddress)),
      ),
      comparison,
    };
    return pagedData(home, comparison !== null && comparison.page !== query.page);
  };
  return orEmpty(log, load, { exchanges: [], coins: [], comparison: null });
}

async function loadComparison(
  { db, imageAddress, landmarks }: Services,
  language: Language,
  query: HomeQuery,
): Promise<Comparison> {
  const [{ items, page, pages }, compared] = await Promise.all([
    listPage(db, 'coin', {}, { page: query.page, pageSize: PAGE_SIZE, landmarks }),
    listListings(db, 'coin', {}, { limit: COMPARED }),
  ]);
  return {
    items: await withChanges(
      db,
      'coin',
      items.map((coin) => summarize(coin, language, 'paginated', imageAddress)),
    ),
    page,
    pages,
    distribution: distribution(compared),
  };
}
