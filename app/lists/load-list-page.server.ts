import type { Services } from '#app/context/services.server.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { readListQuery, selectionOf } from '#app/listing/list-query.ts';
import { orEmpty } from '#app/listing/or-empty.server.ts';
import { pagedData } from '#app/listing/paged-data.server.ts';
import { withChanges } from '#app/ruling/with-changes.server.ts';
import { type RatingPlace, summarize } from '#domain/listing/display.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { listPage } from '#domain/listing/list/list.ts';

/** The list page at `url`. */
export async function loadListPage(
  { db, log, imageAddress, landmarks }: Services,
  kind: Kind,
  url: URL,
  place: RatingPlace,
) {
  const query = readListQuery(url.searchParams);
  const language = languageOf(url.pathname);
  const load = async () => {
    const stored = await listPage(db, kind, selectionOf(query), {
      page: query.page,
      pageSize: KIND[kind].pageSize,
      landmarks,
    });
    const items = stored.items.map((item) => summarize(item, language, place, imageAddress));
    const list = { ...stored, items: await withChanges(db, kind, items) };
    return pagedData(list, list.page !== query.page);
  };
  return orEmpty(log, load, { items: [], page: 1, pages: 1, total: 0, isMore: false });
}
