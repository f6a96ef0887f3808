import type { Database } from '#db/client.ts';
import { findListings } from '#domain/listing/find.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { findIds } from './find-ids.ts';

/** Whether a listing has `q` as its whole name or symbol, in either language. */
export async function isListedName(db: Database, q: string): Promise<boolean> {
  // Letters that only fold alike may belong to an imitation.
  const isIt = (name: string | null | undefined) => name?.toLowerCase() === q.toLowerCase();
  const listings = await Promise.all(
    KINDS.map(async (kind) =>
      findListings(db, kind, await findIds(db, kind, [foldForSearch(q)], 1)),
    ),
  );
  return listings
    .flat()
    .some(({ symbol, texts }) => [texts.en?.name, texts.ar?.name, symbol].some(isIt));
}
