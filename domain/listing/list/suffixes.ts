import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Kind, listingSuffixes, listings } from '#db/schema.ts';
import { conditions, searchTerm } from './conditions.ts';
import { following, orderBy, sortKeys, verdictKey } from './position.ts';
import type { Part } from './read.ts';
import { COUNTED_MATCHES, type Selection, sortOf } from './selection.ts';

/** The stored length of a suffix, as in its migration. */
export const SUFFIX_LETTERS = 24;
/** Parts of a longer term that are tried, each starting in the middle of the previous one. */
const MOST_PARTS = 16;
const HIGHEST_LETTER = 0x10ffff;
/** A page of a search and its number of matches, up to one more than `COUNTED_MATCHES`. */
export interface Found {
  ids: string[];
  count: number;
}

/** The letters by which a term is looked up: all of them, or the rarest part of a long term. */
export async function rarestPart(db: Database, kind: Kind, selection: Selection): Promise<string> {
  const letters = [...searchTerm(selection)];
  if (letters.length <= SUFFIX_LETTERS) return letters.join('');
  const parts: string[] = [];
  for (
    let end = letters.length;
    end >= SUFFIX_LETTERS && parts.length < MOST_PARTS;
    end -= SUFFIX_LETTERS / 2
  ) {
    // Suffixes contain no leading or double blanks.
    const start = end - SUFFIX_LETTERS;
    const from = letters[start] === ' ' ? start + 1 : start;
    parts.push(letters.slice(from, end).join(''));
  }
  const [row] = await db.execute<{ part: string }>(sql`
    select part from jsonb_array_elements_text(${JSON.stringify(parts)}::jsonb) part
    order by (
      select count(*) from (
        select from ${listingSuffixes} where ${beginningWith(kind, selection, sql`part`)} and seen < ${SUFFIX_LETTERS}
        limit ${COUNTED_MATCHES + 1}
      ) found
    ) limit 1`);
  return row?.part ?? '';
}

/** The matches whose suffixes begin with `start`, the term or its rarest part; null where more than `most` do. */
export async function lookUp(
  db: Database,
  kind: Kind,
  selection: Selection,
  start: string,
  part: Part,
  most: number,
): Promise<Found | null> {
  // Each once: another suffix of the listing may begin in the same way.
  const candidates = sql`
    select listing_id as id, created_at, rating_key, verdict_key from ${listingSuffixes}
    where ${beginningWith(kind, selection, sql`${start}::text`)}
      and seen < ${[...start].length} limit ${most + 1}`;
  const isAll = sql`(select count(*) from candidates) <= ${most}`;
  const matches = isKnownByItsSuffixes(selection, start)
    ? sql`select * from candidates where ${isAll}`
    : // With a limit of its own it is looked up a row at a time, and never by reading the table.
      sql`select candidates.*, name_key from candidates cross join lateral (
        select name_key from ${listings}
        where ${and(...conditions(kind, selection))} and ${listings.id} = candidates.id limit 1
      ) listing where ${isAll}`;
  const keys = sortKeys(selection).map(({ name }) => sql.identifier(name));
  const columns = keys.map((key) => sql`${key}`);
  const after = part.after && sql`where ${following(selection, part.after, columns)}`;
  const [row] = await db.execute<{ is_all: boolean; count: number; ids: string[] }>(sql`
    with candidates as materialized (${candidates}), matches as materialized (${matches})
    select
      ${isAll} as is_all,
      (select count(*)::int from matches) as count,
      to_json(array(
        select id from matches ${after ?? sql``}
        order by ${sql.join(orderBy(selection, columns), sql`, `)}
        limit ${part.limit} offset ${part.offset ?? 0}
      )) as ids`);
  if (!row?.is_all) return null;
  return { ids: row.ids, count: Math.min(row.count, COUNTED_MATCHES + 1) };
}

function beginningWith(kind: Kind, { category }: Selection, start: SQL): SQL {
  const { suffix, verdictKey: verdict } = listingSuffixes;
  const verdicts = category === undefined ? sql`in (0, 1, 2, 3)` : sql`= ${verdictKey(category)}`;
  return sql`${listingSuffixes.kind} = ${kind} and ${verdict} ${verdicts}
    and ${suffix} >= ${start} and ${suffix} < ${start} || chr(${HIGHEST_LETTER})`;
}

function isKnownByItsSuffixes(selection: Selection, start: string): boolean {
  const { country, inDoubt } = selection;
  return !country && !inDoubt && sortOf(selection) !== 'name' && start === searchTerm(selection);
}
