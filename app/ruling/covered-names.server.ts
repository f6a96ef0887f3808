import { namesOf } from '#app/listing/names.server.ts';
import type { Database } from '#db/client.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { CoverView } from '#domain/position/position-view.ts';

type Listed = { kind: Kind; id: string; name: string };

/** The names of the listings that positions cover, by `kind/id`, for `CoveredNames`; that of `known` is not looked up. */
export async function coveredNames(
  db: Database,
  positions: readonly { covers: readonly Pick<CoverView, 'type'>[] }[],
  language: string,
  known?: Listed,
): Promise<Record<string, string>> {
  const covered = positions.flatMap(({ covers }) => covers).filter(isListing);
  const others = covered.filter(({ kind, id }) => kind !== known?.kind || id !== known.id);
  const names = others.length > 0 ? await namesOf(db, others, language) : [];
  return {
    ...(known && { [`${known.kind}/${known.id}`]: known.name }),
    ...Object.fromEntries(names),
  };
}

function isListing(cover: Pick<CoverView, 'type'>): cover is CoverView & { type: 'listing' } {
  return cover.type === 'listing';
}
