import type { Database } from '#db/client.ts';
import { type Kind, listings, listingTexts, type TextLanguage } from '#db/schema.ts';
import { nameKey } from './list.ts';
import type { Listing, ListingTexts } from './listing.ts';
import { foldForSearch } from './search-text.ts';

/** Adds listings of one kind, all or none. Fails on an id that is taken. */
export async function addListings(db: Database, kind: Kind, added: Listing[]): Promise<void> {
  if (added.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.insert(listings).values(added.map((listing) => toRow(kind, listing)));
    const texts = added.flatMap((listing) =>
      Object.entries(listing.texts).map(([language, text]) => ({
        kind,
        listingId: listing.id,
        language: language as TextLanguage,
        ...(text as ListingTexts),
      })),
    );
    if (texts.length > 0) await tx.insert(listingTexts).values(texts);
  });
}

function toRow(kind: Kind, { texts, ...listing }: Listing): typeof listings.$inferInsert {
  return {
    ...listing,
    kind,
    search: searchLines([texts.en?.name, texts.ar?.name, listing.symbol]),
    nameKey: nameKey(texts.en?.name),
  };
}

// A line each, so that no search can match across two of them.
function searchLines(texts: (string | null | undefined)[]): string {
  return texts
    .map((text) => foldForSearch(text ?? ''))
    .filter((line) => line !== '')
    .join('\n');
}
