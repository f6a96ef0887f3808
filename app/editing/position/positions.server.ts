import type { RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { holderOf, isGlossUnreviewed } from '#domain/position/position.ts';
import { listDeletedPositions, listPositions } from '#domain/position/positions.ts';

const DELETIONS_SHOWN = 10;

/** The positions whose holder, title or words contain the query, by holder; with `unreviewed=1` those with an unreviewed translation. */
export async function loadPositions(url: URL, context: Readonly<RouterContextProvider>) {
  const q = (url.searchParams.get('q') ?? '').slice(0, 200);
  const isUnreviewedOnly = url.searchParams.get('unreviewed') === '1';
  const term = foldForSearch(q);
  const { db } = context.get(services);
  const [all, deleted] = await Promise.all([
    listPositions(db),
    listDeletedPositions(db, DELETIONS_SHOWN),
  ]);
  const unreviewed = all.filter(isGlossUnreviewed);
  const found = (isUnreviewedOnly ? unreviewed : all).filter(({ body, person, title, quote, id }) =>
    [body?.en, body?.ar, person?.en, person?.ar, title, quote, id].some((text) =>
      foldForSearch(text ?? '').includes(term),
    ),
  );
  const rows = found
    .map((position) => {
      const { id, stance, saidOn } = position;
      const isUnreviewed = isGlossUnreviewed(position);
      return { id, who: holderOf(position).en, stance, saidOn, isUnreviewed };
    })
    .sort((one, other) => one.who.localeCompare(other.who, 'en'));
  const deletions = deleted.map(({ change, position, by, at }) => ({
    change,
    by,
    at: at.toISOString(),
    name: holderOf(position).en,
  }));
  const counts = { total: all.length, unreviewed: unreviewed.length };
  return { q, isUnreviewedOnly, rows, counts, deletions, done: url.searchParams.get('done') };
}
