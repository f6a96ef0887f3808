import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings, listingTexts } from '#db/schema.ts';
import { nameKey } from '#domain/listing/list/position.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { type Listing, TEXT_LANGUAGES } from '#domain/listing/listing.ts';
import { reviewDueOf } from '#domain/ruling/review-due.ts';

/** Rows in one INSERT: PostgreSQL takes 65,534 values in a statement. */
const ROWS_AT_ONCE = 1000;

/** Adds all listings or none. Throws on an id that is taken. */
export async function addListings(db: Database, added: Listing[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const some of slices(added)) await tx.insert(listings).values(some.map(toRow));
    for (const some of slices(added.flatMap(toTextRows)))
      await tx.insert(listingTexts).values(some);
  });
}

/** Adds a listing with the given version. Throws on an id that is taken. */
export async function addAtVersion(db: Database, listing: Listing, version: number): Promise<void> {
  await db.insert(listings).values({ ...toRow(listing), version });
  await addTexts(db, listing);
}

/** Replaces the stored listing by `listing`, with the next version. */
export async function overwriteListing(db: Database, listing: Listing): Promise<void> {
  const isIt = and(eq(listings.kind, listing.kind), eq(listings.id, listing.id));
  await db
    .update(listings)
    .set({ ...toRow(listing), version: sql`${listings.version} + 1` })
    .where(isIt);
  await db
    .delete(listingTexts)
    .where(and(eq(listingTexts.kind, listing.kind), eq(listingTexts.listingId, listing.id)));
  await addTexts(db, listing);
}

async function addTexts(db: Database, listing: Listing): Promise<void> {
  const texts = toTextRows(listing);
  if (texts.length > 0) await db.insert(listingTexts).values(texts);
}

function toRow({ texts, doubts: _, ...listing }: Listing): typeof listings.$inferInsert {
  return {
    ...listing,
    reviewDue: reviewDueOf(listing),
    search: searchLines([texts.en?.name, texts.ar?.name, listing.symbol]),
    nameKey: nameKey(texts.en?.name),
  };
}

function toTextRows({ kind, id, texts, doubts }: Listing): (typeof listingTexts.$inferInsert)[] {
  return TEXT_LANGUAGES.flatMap((language) => {
    const inLanguage = texts[language];
    if (!inLanguage) return [];
    return [{ kind, listingId: id, language, ...inLanguage, doubts: doubts[language] ?? {} }];
  });
}

function slices<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, place) =>
    rows.slice(place * ROWS_AT_ONCE, (place + 1) * ROWS_AT_ONCE),
  );
}

// One line each: a search cannot match across two texts.
function searchLines(texts: (string | null | undefined)[]): string {
  return texts
    .map((text) => foldForSearch(text ?? ''))
    .filter((line) => line !== '')
    .join('\n');
}
