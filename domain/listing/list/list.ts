import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { preparedOnce } from '#db/prepared.ts';
import { cachedReading } from '#db/reading-cache.ts';
import { listingCounts, listings } from '#db/schema.ts';
import { findListings } from '#domain/listing/find.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import type { Kind } from '../kind.ts';
import type { Landmarks } from './landmarks.ts';
import { conditions, countRows, type ListRange, readIds, searchTerm, verdictKey } from './query.ts';
import { type FoundIds, search } from './search.ts';
import { MAX_COUNTED_MATCHES, type Selection } from './selection.ts';

export interface ListPage {
  items: ListedListing[];
  /** From 1; the nearest existing page. */
  page: number;
  pages: number;
  /** The number of matches; at most `MAX_COUNTED_MATCHES` for a search. */
  total: number;
  isMore: boolean;
}

interface ListPageRequest {
  page: number;
  pageSize: number;
  landmarks?: Landmarks;
}

/** One page of a list, from 1; a page past the end gives the last one. */
export async function listPage(
  db: Database,
  kind: Kind,
  selection: Selection,
  request: ListPageRequest,
): Promise<ListPage> {
  const { ids, count, page } = searchTerm(selection)
    ? await readTagged([kind], () => findPage(db, kind, selection, request))
    : await readPage(db, kind, selection, request);
  const { total, isMore } = totalOf(selection, count);
  const pages = pagesOf(total, request.pageSize);
  return { items: await findListings(db, kind, ids), page, pages, total, isMore };
}

/** One page of a list, from 1, the listing whose review is due first on top; those without a review come last. */
export async function listPageByReview(
  db: Database,
  kind: Kind,
  selection: Selection,
  { page, pageSize }: Omit<ListPageRequest, 'landmarks'>,
): Promise<ListPage> {
  const count = await countListings(db, kind, selection);
  const { total, isMore } = totalOf(selection, count);
  const pages = pagesOf(total, pageSize);
  const nearest = nearestPage(page, pages);
  const rows = await readTagged([kind], () =>
    db
      .select({ id: listings.id })
      .from(listings)
      .where(and(...conditions(kind, selection)))
      .orderBy(asc(listings.reviewDue), asc(listings.id))
      .limit(pageSize)
      .offset((nearest - 1) * pageSize),
  );
  const ids = rows.map(({ id }) => id);
  return { items: await findListings(db, kind, ids), page: nearest, pages, total, isMore };
}

/** Listings in a range of a list. */
export async function listListings(
  db: Database,
  kind: Kind,
  selection: Selection,
  range: ListRange,
): Promise<ListedListing[]> {
  const ids = searchTerm(selection)
    ? await readTagged([kind], async () => (await search(db, kind, selection, range)).ids)
    : await readRange(kind, selection, range, () => readIds(db, kind, selection, range));
  return findListings(db, kind, ids);
}

/** The listings of highest rank, the first of a market first. */
export async function listLeading(
  db: Database,
  kind: Kind,
  limit: number,
): Promise<ListedListing[]> {
  const ids = await cachedReading(['leading', kind, limit], async () => {
    const rows = await readTagged([kind], () => statementsOf(db).leading.execute({ kind, limit }));
    return rows.map(({ id }) => id);
  });
  return findListings(db, kind, ids);
}

/** The number of matching listings, up to one more than `MAX_COUNTED_MATCHES`; exact for categories alone. */
export async function countListings(
  db: Database,
  kind: Kind,
  selection: Selection = {},
): Promise<number> {
  if (searchTerm(selection)) {
    return (await readTagged([kind], () => search(db, kind, selection, { limit: 0 }))).count;
  }
  return cachedReading(['count', kind, selection], () =>
    readTagged([kind], () =>
      isCounted(selection)
        ? countRows(db, kind, selection)
        : storedCount(db, kind, selection.category),
    ),
  );
}

/** The countries of listings, by name. */
export async function listCountries(db: Database, kind: Kind): Promise<string[]> {
  // An index scan from each country to the next, since there are few.
  const rows = await readTagged([kind], () =>
    db.execute<{ country: string }>(sql`
    with recursive countries as (
      (select country from ${listings} where kind = ${kind} and country is not null order by country limit 1)
      union all
      select (
        select country from ${listings} where kind = ${kind} and country > countries.country order by country limit 1
      ) from countries where countries.country is not null
    )
    select country from countries where country is not null order by country`),
  );
  return rows.map(({ country }) => country);
}

type FoundPage = FoundIds & { page: number };

async function readPage(
  db: Database,
  kind: Kind,
  selection: Selection,
  { page, pageSize, landmarks }: ListPageRequest,
): Promise<FoundPage> {
  const count = await countListings(db, kind, selection);
  const nearest = nearestPage(page, pagesOf(totalOf(selection, count).total, pageSize));
  const range = { limit: pageSize, offset: (nearest - 1) * pageSize };
  const ids = await readRange(kind, selection, range, async () => {
    const near = await landmarks?.before(kind, selection, range.offset);
    return readIds(db, kind, selection, { ...range, ...near });
  });
  return { ids, count, page: nearest };
}

// Not for searches: anyone can invent any number of them.
function readRange(
  kind: Kind,
  selection: Selection,
  range: ListRange,
  read: () => Promise<string[]>,
): Promise<string[]> {
  return cachedReading(['list', kind, selection, range], () => readTagged([kind], read));
}

// The page is read first: its cost includes most of the count's.
async function findPage(
  db: Database,
  kind: Kind,
  selection: Selection,
  { page, pageSize }: ListPageRequest,
): Promise<FoundPage> {
  const find = (page: number) =>
    search(db, kind, selection, { limit: pageSize, offset: (page - 1) * pageSize });
  const likely = nearestPage(page, pagesOf(MAX_COUNTED_MATCHES, pageSize));
  const found = await find(likely);
  const nearest = nearestPage(likely, pagesOf(totalOf(selection, found.count).total, pageSize));
  return { ...(nearest === likely ? found : await find(nearest)), page: nearest };
}

function totalOf(selection: Selection, count: number): { total: number; isMore: boolean } {
  const isMore = isCounted(selection) && count > MAX_COUNTED_MATCHES;
  return { total: isMore ? MAX_COUNTED_MATCHES : count, isMore };
}

function pagesOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

function nearestPage(page: number, pages: number): number {
  return Math.min(Math.max(1, page), pages);
}

function isCounted(selection: Selection): boolean {
  const { country, ids, inDoubt } = selection;
  return Boolean(country || ids || inDoubt) || searchTerm(selection) !== '';
}

async function storedCount(
  db: Database,
  kind: Kind,
  category: Selection['category'],
): Promise<number> {
  const [row] =
    category === undefined
      ? await statementsOf(db).count.execute({ kind })
      : await selectCount(db).where(
          and(eq(listingCounts.kind, kind), eq(listingCounts.verdictKey, verdictKey(category))),
        );
  return row?.count ?? 0;
}

function selectCount(db: Database) {
  return db
    .select({ count: sql<number>`coalesce(sum(${listingCounts.count}), 0)::int` })
    .from(listingCounts);
}

const statementsOf = preparedOnce((db) => ({
  leading: db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.kind, sql.placeholder('kind')), isNotNull(listings.rank)))
    .orderBy(listings.rank, listings.id)
    .limit(sql.placeholder('limit'))
    .prepare('leading_listings'),
  count: selectCount(db)
    .where(eq(listingCounts.kind, sql.placeholder('kind')))
    .prepare('count_of_kind'),
}));
