import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { namesOf } from '#app/listing/names.server.ts';
import { ruledSummaries } from '#app/listing/ruled-summaries.server.ts';
import type { Database } from '#db/client.ts';
import { findListings } from '#domain/listing/find.ts';
import { SPOT } from '#domain/method/scope.ts';
import type { CoverView } from '#domain/position/position-view.ts';
import { coverKey, type OurRulings } from './our-verdicts.tsx';

/** The names of the listings that positions cover, by `kind/id`, for `CoveredNames`. */
export async function coveredNames(
  db: Database,
  positions: readonly { covers: readonly Pick<CoverView, 'type'>[] }[],
  language: string,
): Promise<Record<string, string>> {
  const covered = positions.flatMap(({ covers }) => covers).filter(isListing);
  return Object.fromEntries(covered.length > 0 ? await namesOf(db, covered, language) : []);
}

/** The site's own rulings on what positions cover; subjects without one are missing. */
export async function coveredRulings(
  provided: Pick<Services, 'db' | 'positions' | 'imageAddress'>,
  positions: readonly { covers: readonly CoverView[] }[],
  language: Language,
): Promise<OurRulings> {
  const covers = positions.flatMap(({ covers }) => covers);
  const listed = covers.filter((cover) => cover.type === 'listing');
  const found = await Promise.all(
    [...Map.groupBy(listed, ({ kind }) => kind)].map(async ([kind, covers]) => {
      const ids = new Set(covers.map(({ id }) => id));
      const listings = await findListings(provided.db, kind, [...ids]);
      return ruledSummaries(provided, listings, language, 'paginated');
    }),
  );
  const summaries = new Map(found.flat().map((one) => [`${one.kind}/${one.id}`, one]));
  return Object.fromEntries(
    listed.flatMap((cover) => {
      const rulings = summaries.get(`${cover.kind}/${cover.id}`)?.rulings ?? [];
      const { act = SPOT } = cover;
      const ruling = rulings.find(({ scope }) => scope === act);
      if (!ruling) return [];
      const { verdict, firmness, isOverdue, isDeparture, scopeName, ruledAt } = ruling;
      const href = `/${cover.kind}/${cover.id}#${ruling.isMain ? 'evidence' : act}`;
      const ours = { verdict, firmness, isOverdue, isDeparture, scopeName, ruledAt, href };
      return [[coverKey(cover), ours]];
    }),
  );
}

function isListing(cover: Pick<CoverView, 'type'>): cover is CoverView & { type: 'listing' } {
  return cover.type === 'listing';
}
