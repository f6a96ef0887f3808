import type { Services } from '#app/context/services.server.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { type Checked, checkReal } from '#domain/look-alike/check.ts';
import { readCheck } from './check-query.ts';

/** Checks the text in the query of `url`; null without one. */
export async function loadCheck(
  { db, identifiers, imageAddress }: Pick<Services, 'db' | 'identifiers' | 'imageAddress'>,
  url: URL,
): Promise<Checked | null> {
  const q = readCheck(url.searchParams);
  if (q === '') return null;
  return checkReal({ db, identifiers, imageAddress }, { q, language: languageOf(url.pathname) });
}
