import type { Database } from '#db/client.ts';
import { listings, listingTexts } from '#db/schema.ts';
import { nameKey } from './list.ts';
import { type Listing, TEXT_LANGUAGES } from './listing.ts';
import { foldForSearch } from './search-text.ts';

/** Rows an INSERT may hold: PostgreSQL takes 65,534 values in one statement. */
const ROWS_AT_ONCE = 1000;

/** Adds listings, all or none. Fails on an id that is taken. */
export async function addListings(db: Database, added: Listing[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const some of slices(added)) await tx.insert(listings).values(some.map(toRow));
    for (const some of slices(added.flatMap(toTextRows)))
      await tx.insert(listingTexts).values(some);
  });
}

function toRow({ texts, ...listing }: Listing): typeof listings.$inferInsert {
  return {
    ...listing,
    search: searchLines([texts.en?.name, texts.ar?.name, listing.symbol]),
    nameKey: nameKey(texts.en?.name),
  };
}

function toTextRows({ kind, id, texts }: Listing): (typeof listingTexts.$inferInsert)[] {
  return TEXT_LANGUAGES.flatMap((language) => {
    const inLanguage = texts[language];
    return inLanguage ? [{ kind, listingId: id, language, ...inLanguage }] : [];
  });
}

function slices<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, place) =>
    rows.slice(place * ROWS_AT_ONCE, (place + 1) * ROWS_AT_ONCE),
  );
}

// A line each, so that no search can match across two of them.
function searchLines(texts: (string | null | undefined)[]): string {
  return texts
    .map((text) => foldForSearch(text ?? ''))
    .filter((line) => line !== '')
    .join('\n');
}
