import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listingSuffixes, listings } from '#db/schema.ts';
import type { Kind } from '../kind.ts';
import {
  comesAfter,
  conditions,
  countRows,
  holds,
  type ListRange,
  orderBy,
  readIds,
  searchTerm,
  sortKeys,
  verdictKey,
} from './query.ts';
import { MAX_COUNTED_MATCHES, type Selection, sortOf } from './selection.ts';

/** Additional matches that are sorted for each skipped row. */
const SORTED_PER_SKIPPED_ROW = 5;
/** Rows of a list that are walked for a page of matches, and more for each match; rarer matches are sorted instead. */
const WALKED_ROWS = 2000;
const WALKED_ROWS_PER_MATCH = 10;
/** The stored length of a suffix, as in its migration. */
export const SUFFIX_LETTERS = 24;
/** Parts of a long term whose matches are compared. */
const MAX_PARTS = 16;
const MAX_LETTER = 0x10ffff;

export interface FoundIds {
  ids: string[];
  /** The number of all matches, counted up to one above `MAX_COUNTED_MATCHES`. */
  count: number;
}

const NOTHING: FoundIds = { ids: [], count: 0 };

/** The matches of a search: looked up, or walked in the list's order where they are common. */
export async function search(
  db: Database,
  kind: Kind,
  selection: Selection,
  range: ListRange,
): Promise<FoundIds> {
  const start = await rarestPart(db, kind, selection);
  const maxSorted = MAX_COUNTED_MATCHES + SORTED_PER_SKIPPED_ROW * (range.offset ?? 0);
  const few = await lookUp(db, kind, selection, { start, range, max: maxSorted });
  if (few) return few;
  // Suffixes have neither country nor doubts.
  if (selection.country || selection.inDoubt) return read(db, kind, selection, range);
  const sortAll = async () => {
    const max = Number.MAX_SAFE_INTEGER;
    return (await lookUp(db, kind, selection, { start, range, max })) ?? NOTHING;
  };
  // Common parts do not make a long term common.
  if (start !== searchTerm(selection)) return sortAll();
  const walked = await walk(db, kind, selection, range);
  const ids = walked.length === range.limit ? walked : (await sortAll()).ids;
  return { ids, count: MAX_COUNTED_MATCHES + 1 };
}

/** The matches as lists are read, without the suffixes. */
async function read(
  db: Database,
  kind: Kind,
  selection: Selection,
  range: ListRange,
): Promise<FoundIds> {
  const ids = range.limit > 0 ? await readIds(db, kind, selection, range) : [];
  const isAll = ids.length < range.limit && !range.offset && !range.after;
  return { ids, count: isAll ? ids.length : await countRows(db, kind, selection) };
}

/** The first matches in the list's order, among a limited number of its rows. */
async function walk(
  db: Database,
  kind: Kind,
  selection: Selection,
  { limit, offset = 0, after }: ListRange,
): Promise<string[]> {
  const walked = db
    .select({ id: listings.id, search: listings.search })
    .from(listings)
    .where(
      and(
        ...conditions(kind, { ...selection, q: undefined }),
        after && comesAfter(selection, after),
      ),
    )
    .orderBy(...orderBy(selection))
    .limit(WALKED_ROWS + WALKED_ROWS_PER_MATCH * (offset + limit))
    .as('walked');
  const rows = await db
    .select({ id: walked.id })
    .from(walked)
    .where(holds(walked.search, searchTerm(selection)))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** The letters by which a term is looked up: all of them, or the rarest part of a long term. */
async function rarestPart(db: Database, kind: Kind, selection: Selection): Promise<string> {
  const letters = [...searchTerm(selection)];
  if (letters.length <= SUFFIX_LETTERS) return letters.join('');
  const parts: string[] = [];
  for (
    let end = letters.length;
    end >= SUFFIX_LETTERS && parts.length < MAX_PARTS;
    end -= SUFFIX_LETTERS / 2
  ) {
    const start = end - SUFFIX_LETTERS;
    const from = letters[start] === ' ' ? start + 1 : start;
    parts.push(letters.slice(from, end).join(''));
  }
  const [row] = await db.execute<{ part: string }>(sql`
    select part from jsonb_array_elements_text(${JSON.stringify(parts)}::jsonb) part
    order by (
      select count(*) from (
        select from ${listingSuffixes} where ${beginningWith(kind, selection, sql`part`)} and seen < ${SUFFIX_LETTERS}
        limit ${MAX_COUNTED_MATCHES + 1}
      ) found
    ) limit 1`);
  return row?.part ?? '';
}

/** The matches whose suffixes begin with `start`, the term or its rarest part; null where more than `max` do. */
async function lookUp(
  db: Database,
  kind: Kind,
  selection: Selection,
  { start, range, max }: { start: string; range: ListRange; max: number },
): Promise<FoundIds | null> {
  // Each once: another suffix of the listing may begin in the same way.
  const candidates = sql`
    select listing_id as id, created_at, rating_key, verdict_key from ${listingSuffixes}
    where ${beginningWith(kind, selection, sql`${start}::text`)}
      and seen < ${[...start].length} limit ${max + 1}`;
  const isAll = sql`(select count(*) from candidates) <= ${max}`;
  const matches = areSuffixesEnough(selection, start)
    ? sql`select * from candidates where ${isAll}`
    : // With a limit of its own it is looked up a row at a time, and never by reading the table.
      sql`select candidates.*, name_key from candidates cross join lateral (
        select name_key from ${listings}
        where ${and(...conditions(kind, selection))} and ${listings.id} = candidates.id limit 1
      ) listing where ${isAll}`;
  const keys = sortKeys(selection).map(({ name }) => sql.identifier(name));
  const columns = keys.map((key) => sql`${key}`);
  const after = range.after && sql`where ${comesAfter(selection, range.after, columns)}`;
  const [row] = await db.execute<{ is_all: boolean; count: number; ids: string[] }>(sql`
    with candidates as materialized (${candidates}), matches as materialized (${matches})
    select
      ${isAll} as is_all,
      (select count(*)::int from matches) as count,
      to_json(array(
        select id from matches ${after ?? sql``}
        order by ${sql.join(orderBy(selection, columns), sql`, `)}
        limit ${range.limit} offset ${range.offset ?? 0}
      )) as ids`);
  if (!row?.is_all) return null;
  return { ids: row.ids, count: Math.min(row.count, MAX_COUNTED_MATCHES + 1) };
}

/** The suffixes of listings of a kind, perhaps of one category, that begin with `start`. */
export function beginningWith(kind: Kind, { category }: Selection, start: SQL): SQL {
  const { suffix, verdictKey: verdict } = listingSuffixes;
  const verdicts = category === undefined ? sql`in (0, 1, 2, 3)` : sql`= ${verdictKey(category)}`;
  return sql`${listingSuffixes.kind} = ${kind} and ${verdict} ${verdicts}
    and ${suffix} >= ${start} and ${suffix} < ${start} || chr(${MAX_LETTER})`;
}

function areSuffixesEnough(selection: Selection, start: string): boolean {
  const { country, inDoubt } = selection;
  return !country && !inDoubt && sortOf(selection) !== 'name' && start === searchTerm(selection);
}
