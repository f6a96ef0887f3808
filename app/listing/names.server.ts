import type { Database } from '#db/client.ts';
import { summarize } from '#domain/listing/display.ts';
import { findListings } from '#domain/listing/find.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';

/** The names of listings in a page's language by `kind/id`; unknown and deleted ones are missing. */
export async function namesOf(
  db: Database,
  named: { kind: Kind; id: string }[],
  language: string,
): Promise<Map<string, string>> {
  const found = await Promise.all(
    KINDS.map((kind) => {
      const ids = named.filter((one) => one.kind === kind).map(({ id }) => id);
      return findListings(db, kind, [...new Set(ids)]);
    }),
  );
  return new Map(
    found.flat().map((listing) => {
      const { kind, id, name } = summarize(listing, language, 'detail', () => null);
      return [`${kind}/${id}`, name];
    }),
  );
}
