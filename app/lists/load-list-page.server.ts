import type { Services } from '#app/context/services.server.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { readListQuery, selectionOf } from '#app/listing/list-query.ts';
import { orEmpty } from '#app/listing/or-empty.server.ts';
import { pagedData } from '#app/listing/paged-data.server.ts';
import { ruledSummaries } from '#app/listing/ruled-summaries.server.ts';
import { withChanges } from '#app/ruling/with-changes.server.ts';
import type { RatingPlace } from '#domain/listing/display.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { listPage } from '#domain/listing/list/list.ts';

/** The list page at `url`. */
export async function loadListPage(provided: Services, kind: Kind, url: URL, place: RatingPlace) {
  const { db, log, landmarks } = provided;
  const query = readListQuery(url.searchParams);
  const language = languageOf(url.pathname);
  const load = async () => {
    const stored = await listPage(db, kind, selectionOf(query), {
      page: query.page,
      pageSize: KIND[kind].pageSize,
      landmarks,
    });
    const items = await ruledSummaries(provided, stored.items, language, place);
    const list = { ...stored, items: await withChanges(db, kind, items) };
    return pagedData(list, list.page !== query.page);
  };
  return orEmpty(log, load, { items: [], page: 1, pages: 1, total: 0, isMore: false });
}
