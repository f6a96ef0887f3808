import type { Services } from '#app/context/services.server.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { findListings } from '#domain/listing/find.ts';
import { checkReal } from '#domain/look-alike/check.ts';
import { glancesOf, mainGlance } from '#domain/ruling/ruling-glance.ts';
import { dayOf, today } from '#domain/time/day.ts';
import type { ReadList } from '#domain/warning/read-lists.ts';
import { readCheck } from './check-query.ts';
import type { CheckedOnPage } from './checked-on-page.ts';

/** Checks the text in the query of `url`; null without one. `lists`: the warning lists in use. */
export async function loadCheck(
  {
    db,
    identifiers,
    imageAddress,
    positions,
  }: Pick<Services, 'db' | 'identifiers' | 'imageAddress' | 'positions'>,
  url: URL,
  lists: ReadList[],
): Promise<CheckedOnPage | null> {
  const q = readCheck(url.searchParams);
  if (q === '') return null;
  const language = languageOf(url.pathname);
  const checked = await checkReal({ db, identifiers, imageAddress }, { q, language });
  const setting = { language, positions: await positions.get(), today: today() };
  return {
    ...checked,
    matches: await Promise.all(
      checked.matches.map(async (match) => {
        const { kind, id } = match.listing;
        const [listing] = await findListings(db, kind, [id]);
        return {
          ...match,
          ruling: listing ? mainGlance(glancesOf(listing, listing.judged, setting)) : null,
          savedOn: dayOf(listing?.updatedAt ?? new Date()),
        };
      }),
    ),
    lists: lists.map(({ name, readAt, isStale }) => ({ name, readOn: dayOf(readAt), isStale })),
  };
}
