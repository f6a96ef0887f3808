import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Kind, listings, listingTexts } from '#db/schema.ts';
import type { Listing } from './listing.ts';

/** The listing, or null when there is none of that kind under that id. */
export async function findListing(db: Database, kind: Kind, id: string): Promise<Listing | null> {
  const [listing] = await findListings(db, kind, [id]);
  return listing ?? null;
}

/** The listings with these ids, in the order of the ids; unknown ids are left out. */
export async function findListings(db: Database, kind: Kind, ids: string[]): Promise<Listing[]> {
  // PostgreSQL text cannot hold NUL and would answer it with an error.
  const askable = ids.filter((id) => !id.includes('\0'));
  if (askable.length === 0) return [];
  const rows = await db
    .select({ listing: listings, texts: textsByLanguage })
    .from(listings)
    .where(and(eq(listings.kind, kind), inArray(listings.id, askable)));
  const found = new Map(rows.map((row) => [row.listing.id, toListing(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

// Names are written out: in a select from one table Drizzle leaves the table's name off its columns.
const textsByLanguage = sql<Listing['texts'] | null>`(
  select jsonb_object_agg(texts.language, jsonb_build_object(
    'name', texts.name, 'description', texts.description, 'pros', texts.pros,
    'cons', texts.cons, 'reason', texts.reason))
  from ${listingTexts} texts
  where texts.kind = listings.kind and texts.listing_id = listings.id
)`;

type Row = { listing: typeof listings.$inferSelect; texts: Listing['texts'] | null };

function toListing({ listing, texts }: Row): Listing {
  const { search, nameKey, ratingKey, verdictKey, version, ...stored } = listing;
  return { ...stored, texts: texts ?? {} };
}
