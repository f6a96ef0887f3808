import type { Services } from '#app/context/services.server.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { type Checked, checkReal } from '#domain/look-alike/check.ts';
import { dayOf } from '#domain/time/day.ts';
import { listReadLists } from '#domain/warning/read-lists.ts';
import { readCheck } from './check-query.ts';
import type { SearchedList } from './searched-lists.tsx';

export interface CheckedOnPage extends Checked {
  /** The lists of warnings that were searched. */
  lists: SearchedList[];
}

/** Checks the text in the query of `url`; null without one. */
export async function loadCheck(
  { db, identifiers, imageAddress }: Pick<Services, 'db' | 'identifiers' | 'imageAddress'>,
  url: URL,
): Promise<CheckedOnPage | null> {
  const q = readCheck(url.searchParams);
  if (q === '') return null;
  const language = languageOf(url.pathname);
  const [checked, lists] = await Promise.all([
    checkReal({ db, identifiers, imageAddress }, { q, language }),
    listReadLists(db),
  ]);
  return {
    ...checked,
    lists: lists.map(({ name, readAt, isStale }) => ({ name, readOn: dayOf(readAt), isStale })),
  };
}
