import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Kind, listings, listingTexts } from '#db/schema.ts';
import {
  type Doubts,
  type Listing,
  type ListingTexts,
  TEXT_LANGUAGES,
  type TextLanguage,
} from './listing.ts';

/** The listing, or null when there is none of that kind under that id. */
export async function findListing(db: Database, kind: Kind, id: string): Promise<Listing | null> {
  const [listing] = await findListings(db, kind, [id]);
  return listing ?? null;
}

/** A listing with the version an edit of it has to name. */
export interface KeptListing {
  listing: Listing;
  version: number;
}

/** The listing and its version, or null; locked until the transaction ends when it is to be changed. */
export async function findKept(
  db: Database,
  kind: Kind,
  id: string,
  { forChange = false } = {},
): Promise<KeptListing | null> {
  if (id.includes('\0')) return null;
  const isIt = and(eq(listings.kind, kind), eq(listings.id, id));
  // In a statement of its own: one that waits for the lock would go on to read the texts as they were before.
  if (forChange) await db.select({ id: listings.id }).from(listings).where(isIt).for('update');
  const [row] = await selectListings(db).where(isIt);
  return row ? toKept(row) : null;
}

/** The listings with these ids, in the order of the ids; unknown ids are left out. */
export async function findListings(db: Database, kind: Kind, ids: string[]): Promise<Listing[]> {
  return (await findManyKept(db, kind, ids)).map(({ listing }) => listing);
}

/** The same with their versions. */
export async function findManyKept(
  db: Database,
  kind: Kind,
  ids: string[],
): Promise<KeptListing[]> {
  // PostgreSQL text cannot hold NUL and would answer it with an error.
  const askable = ids.filter((id) => !id.includes('\0'));
  if (askable.length === 0) return [];
  const rows = await selectByIds(db).execute({ kind, ids: askable });
  const found = new Map(rows.map((row) => [row.listing.id, toKept(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

// Every page asks this: putting its text together each time would take longer than PostgreSQL does.
const prepared = new WeakMap<Database, ReturnType<typeof prepareByIds>>();

function selectByIds(db: Database) {
  const statement = prepared.get(db) ?? prepareByIds(db);
  prepared.set(db, statement);
  return statement;
}

function prepareByIds(db: Database) {
  const areThey = sql`${listings.kind} = ${sql.placeholder('kind')} and ${listings.id} = any(${sql.placeholder('ids')})`;
  return selectListings(db).where(areThey).prepare('listings_by_ids');
}

function selectListings(db: Database) {
  return db.select({ listing: listings, texts: textsByLanguage }).from(listings);
}

// Names are written out: in a select from one table Drizzle leaves the table's name off its columns.
const textsByLanguage = sql<TextRows | null>`(
  select jsonb_object_agg(texts.language, jsonb_build_object(
    'name', texts.name, 'description', texts.description, 'pros', texts.pros,
    'cons', texts.cons, 'reason', texts.reason, 'doubts', texts.doubts))
  from ${listingTexts} texts
  where texts.kind = listings.kind and texts.listing_id = listings.id
)`;

type TextRows = Partial<Record<TextLanguage, ListingTexts & { doubts: Doubts }>>;
type Row = { listing: typeof listings.$inferSelect; texts: TextRows | null };

function toKept(row: Row): KeptListing {
  return { listing: toListing(row), version: row.listing.version };
}

function toListing({ listing, texts: rows }: Row): Listing {
  const { search, nameKey, ratingKey, verdictKey, version, ...stored } = listing;
  const texts: Listing['texts'] = {};
  const doubts: Listing['doubts'] = {};
  for (const language of TEXT_LANGUAGES) {
    const row = rows?.[language];
    if (!row) continue;
    const { doubts: inDoubt, ...inLanguage } = row;
    texts[language] = inLanguage;
    if (Object.keys(inDoubt).length > 0) doubts[language] = inDoubt;
  }
  return { ...stored, texts, doubts };
}
