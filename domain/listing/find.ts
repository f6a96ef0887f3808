import { and, asc, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import { batchesOf } from '#db/batches.ts';
import { listingTags, readTagged, tagOf } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { preparedOnce } from '#db/prepared.ts';
import { cachedEach } from '#db/reading-cache.ts';
import { listings, listingTexts } from '#db/schema.ts';
import type { ListedOffers } from '#domain/ruling/offers.ts';
import { KINDS, type Kind } from './kind.ts';
import {
  type Doubts,
  type ListedListing,
  type Listing,
  type ListingFields,
  type ListingPart,
  type ListingTexts,
  TEXT_FIELDS,
  TEXT_LANGUAGES,
  type TextLanguage,
} from './listing.ts';
import { RULING_AND_PART_COLUMNS, rulingsAndPartsIn } from './stored.ts';

/** Rows per statement: PostgreSQL takes 65,534 parameters. */
const ROWS_PER_STATEMENT = 1000;
/** Whole listings in memory: their texts and rulings can be long. */
const LISTINGS_AT_ONCE = 200;

/** The listing, or null if there is none of that kind and id. */
export async function findListing(db: Database, kind: Kind, id: string): Promise<Listing | null> {
  const [stored] = await findManyVersioned(db, kind, [id]);
  return stored?.listing ?? null;
}

export interface VersionedListing {
  listing: Listing;
  version: number;
}

/** The listing and its version, or null; with `forChange` locked until the transaction ends. */
export async function findVersioned(
  db: Database,
  kind: Kind,
  id: string,
  { forChange = false } = {},
): Promise<VersionedListing | null> {
  if (id.includes('\0')) return null;
  const hasId = and(eq(listings.kind, kind), eq(listings.id, id));
  // The lock has a statement of its own: a single statement that waited for it would read the texts as they were before the wait.
  if (forChange) await db.select({ id: listings.id }).from(listings).where(hasId).for('update');
  const [row] = await readTagged(listingTags(kind, [id]), async () =>
    selectListings(db).where(hasId),
  );
  return row ? toVersioned(row) : null;
}

/** Locks the existing ones of these listings until the transaction ends. */
export async function lockListings(
  db: Database,
  locked: Pick<Listing, 'kind' | 'id'>[],
): Promise<void> {
  for (const kind of KINDS) {
    // Always in the same order, to avoid deadlocks.
    const ids = locked.flatMap((one) => (one.kind === kind ? [one.id] : [])).sort();
    for (const some of batchesOf(ids, ROWS_PER_STATEMENT)) {
      await db
        .select({ id: listings.id })
        .from(listings)
        .where(and(eq(listings.kind, kind), inArray(listings.id, some)))
        .orderBy(sql`${listings.id} collate "C"`)
        .for('update');
    }
  }
}

/** The listings with these ids with what is judged in their rulings, in the order of the ids; unknown ids are left out. */
export async function findListings(
  db: Database,
  kind: Kind,
  ids: string[],
): Promise<ListedListing[]> {
  const possible = possibleIds(ids);
  if (possible.length === 0) return [];
  const found = await cachedEach(`listed ${kind}`, possible, tagOf(kind), async (unknown) => {
    const rows = await readTagged(listingTags(kind, unknown), () =>
      statementsOf(db).listed.execute({ kind, ids: unknown }),
    );
    return new Map(rows.map((row) => [row.listing.id, toListed(row)]));
  });
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The listings with these ids, and their versions. */
export async function findManyVersioned(
  db: Database,
  kind: Kind,
  ids: string[],
): Promise<VersionedListing[]> {
  const possible = possibleIds(ids);
  if (possible.length === 0) return [];
  const rows = await readTagged(listingTags(kind, possible), () =>
    statementsOf(db).whole.execute({ kind, ids: possible }),
  );
  const found = new Map(rows.map((row) => [row.listing.id, toVersioned(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** All listings of a kind in the order of their ids, read in batches. */
export async function* everyListing(db: Database, kind: Kind): AsyncGenerator<VersionedListing> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows = await db
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.kind, kind), gt(listings.id, last)))
      .orderBy(asc(listings.id))
      .limit(LISTINGS_AT_ONCE);
    const ids = rows.map(({ id }) => id);
    yield* await findManyVersioned(db, kind, ids);
    last = ids.at(-1);
  }
}

/** The most recently added or changed listings, the latest first. */
export async function listRecent(db: Database, limit: number): Promise<ListedListing[]> {
  const rows = await db
    .select({ kind: listings.kind, id: listings.id })
    .from(listings)
    .orderBy(desc(listings.updatedAt), desc(listings.kind), desc(listings.id))
    .limit(limit);
  const idsOf = (kind: Kind) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
  const found = await Promise.all(KINDS.map((kind) => findListings(db, kind, idsOf(kind))));
  return rows.flatMap(
    (row) => found.flat().find(({ kind, id }) => kind === row.kind && id === row.id) ?? [],
  );
}

/** The English names of all listings by kind and id: `coin/bitcoin`. */
export async function findEnglishNames(db: Database): Promise<Record<string, string>> {
  const { kind, listingId: id, name, language } = listingTexts;
  const rows = await db.select({ kind, id, name }).from(listingTexts).where(eq(language, 'en'));
  return Object.fromEntries(rows.map((row) => [`${row.kind}/${row.id}`, row.name ?? row.id]));
}

interface ListingAddress {
  id: string;
  updatedAt: Date;
}

/** `count` listings of a kind in the order of their ids, starting at index `from`, in batches. */
export async function* listAddresses(
  db: Database,
  kind: Kind,
  { from, count }: { from: number; count: number },
): AsyncGenerator<ListingAddress[]> {
  let after: string | undefined;
  for (let left = count; left > 0; left -= ROWS_PER_STATEMENT) {
    const batch = await db
      .select({ id: listings.id, updatedAt: listings.updatedAt })
      .from(listings)
      .where(and(eq(listings.kind, kind), after === undefined ? undefined : gt(listings.id, after)))
      .orderBy(asc(listings.id))
      .limit(Math.min(ROWS_PER_STATEMENT, left))
      .offset(after === undefined ? from : 0);
    if (batch.length > 0) yield batch;
    after = batch.at(-1)?.id;
    if (batch.length < ROWS_PER_STATEMENT) return;
  }
}

// PostgreSQL text cannot hold NUL.
function possibleIds(ids: string[]): string[] {
  return ids.filter((id) => !id.includes('\0'));
}

const { rulings, offers, soundness, terms, contracts, licences, judged, ...fields } =
  getTableColumns(listings);

function selectListed(db: Database) {
  return db
    .select({ listing: fields, judged, offers: listedOffers, texts: textsByLanguage })
    .from(listings);
}

function selectListings(db: Database) {
  return db
    .select({ listing: fields, ...RULING_AND_PART_COLUMNS, texts: textsByLanguage })
    .from(listings);
}

const listedOffers = sql<ListedOffers | null>`(
  select jsonb_object_agg(scope, offer - 'evidence') from jsonb_each(listings.offers) each (scope, offer)
)`;

const statementsOf = preparedOnce((db) => {
  const hasIds = sql`${listings.kind} = ${sql.placeholder('kind')} and ${listings.id} = any(${sql.placeholder('ids')})`;
  return {
    listed: selectListed(db).where(hasIds).prepare('listed_by_ids'),
    whole: selectListings(db).where(hasIds).prepare('listings_by_ids'),
  };
});

// Names are written out: in a select from one table Drizzle omits the table's name.
const textColumns = sql.raw(TEXT_FIELDS.map((field) => `'${field}', texts.${field}`).join(', '));
const textsByLanguage = sql<TextRows | null>`(
  select jsonb_object_agg(texts.language, jsonb_build_object(${textColumns}, 'doubts', texts.doubts))
  from ${listingTexts} texts
  where texts.kind = listings.kind and texts.listing_id = listings.id
)`;

type TextRows = Partial<Record<TextLanguage, ListingTexts & { doubts: Doubts }>>;
type StoredRow = typeof listings.$inferSelect;
type Fields = Omit<StoredRow, 'rulings' | 'judged' | ListingPart>;
interface Row {
  listing: Fields;
  texts: TextRows | null;
}

function toVersioned(row: Row & Pick<StoredRow, 'rulings' | ListingPart>): VersionedListing {
  return { listing: { ...toFields(row), ...rulingsAndPartsIn(row) }, version: row.listing.version };
}

function toListed(
  row: Row & Pick<StoredRow, 'judged'> & { offers: ListedOffers | null },
): ListedListing {
  const { rating, ratingKey } = row.listing;
  return {
    ...toFields(row),
    shownRating: rating === null ? null : ratingKey / 2,
    judged: row.judged,
    offers: row.offers ?? {},
  };
}

function toFields({ listing, texts: rows }: Row): ListingFields {
  const { search, nameKey, ratingKey, verdictKey, reviewDue, version, ...stored } = listing;
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
