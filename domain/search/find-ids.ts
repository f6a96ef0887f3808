import { type SQL, sql } from 'drizzle-orm';
import { readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { cachedReading } from '#db/reading-cache.ts';
import { listingSuffixes, listings } from '#db/schema.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { beginningWith, SUFFIX_LETTERS } from '#domain/listing/list/search.ts';
import { SPOT } from '#domain/method/scope.ts';
import type { AssetKind } from '#domain/method/version-2-assets.ts';
import { RANKS } from './rank.ts';

/** Matches that are ranked; a term with more is too short to tell them apart. */
const MAX_RANKED_MATCHES = 500;
const MAX_SAME_SYMBOL = 5;
const MAX_SHARING_A_PART = 200;
const MAX_SHARING = 24;
const MAX_PARTS = 12;

/** Ids of the listings that match one of the folded `terms` (see `rankOf`), the best match first. */
export async function findIds(
  db: Database,
  kind: Kind,
  terms: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    with terms as (select term, place from ${each(terms)} with ordinality each (term, place)),
    candidates as materialized (
      select found.id from terms cross join lateral (
        ${holding(kind, sql`left(term, ${SUFFIX_LETTERS})`, MAX_RANKED_MATCHES)}
      ) found
      union
      select found.id from terms cross join lateral (
        select id from ${listings} where kind = ${kind} and symbol = upper(term) limit ${MAX_SAME_SYMBOL}
      ) found
    )
    select listing.id from candidates cross join lateral (
      select id, rank, rating_key, name_key, (select min(${rank}) from terms) as match ${rowOf(kind, sql`candidates.id`)}
    ) listing
    where match is not null
    order by match, rank nulls last, rating_key desc, name_key, id
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Ids of the listings whose ruling is on a kind of asset, those of the highest rank first. */
export function findOfAsset(
  db: Database,
  kind: Kind,
  asset: AssetKind,
  limit: number,
): Promise<string[]> {
  return cachedReading(['of asset', kind, asset, limit], async () => {
    const rows = await readTagged([kind, 'rulings'], () =>
      db.execute<{ id: string }>(sql`
        select id from ${listings}
        where kind = ${kind} and judged #>> array[${SPOT}, 'grounds', 'asset', 'kind'] = ${asset}
        order by rank nulls last, id
        limit ${limit}`),
    );
    return rows.map(({ id }) => id);
  });
}

/** Listings that share parts with the folded `term`, those with the most first, with their folded names. */
export async function findSharing(
  db: Database,
  kind: Kind,
  term: string,
): Promise<{ id: string; lines: string[] }[]> {
  const parts = partsOf(term);
  if (parts.length === 0) return [];
  const rows = await db.execute<{ id: string; search: string }>(sql`
    with shared as materialized (
      select found.id, count(*) as parts from ${each(parts)} term cross join lateral (
        ${holding(kind, sql`term`, MAX_SHARING_A_PART)}
      ) found
      group by found.id order by parts desc, found.id limit ${MAX_SHARING}
    )
    select listing.id, listing.search from shared cross join lateral (
      select id, search, rank ${rowOf(kind, sql`shared.id`)}
    ) listing
    order by shared.parts desc, listing.rank nulls last, listing.id`);
  return rows.map(({ id, search }) => ({ id, lines: search.split('\n') }));
}

// One parameter, since the driver does not know the array's type.
function each(texts: readonly string[]): SQL {
  return sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`;
}

// Each listing once: another of its suffixes may begin in the same way.
function holding(kind: Kind, start: SQL, limit: number): SQL {
  return sql`
    select listing_id as id from ${listingSuffixes}
    where ${beginningWith(kind, {}, start)} and seen < char_length(${start}) limit ${limit}`;
}

// With a limit of its own each row is looked up by its key; otherwise the planner reads the whole table.
function rowOf(kind: Kind, id: SQL): SQL {
  return sql`from ${listings} where listings.kind = ${kind} and listings.id = ${id} limit 1`;
}

// For the lines of a listing's names and symbol; rank.ts ranks other texts in the same way.
const lines = sql`E'\n' || listings.search || E'\n'`;
const rank = sql`case
  when strpos(${lines}, E'\n' || term || E'\n') > 0 then ${RANKS.whole}::int
  when strpos(${lines}, E'\n' || term) > 0 then ${RANKS.start}::int
  when strpos(listings.search, ' ' || term) > 0 then ${RANKS.word}::int
  when place = 1 and strpos(listings.search, term) > 0 then ${RANKS.inside}::int end`;

// Parts of three letters, two for a short term: a wrong letter leaves some of them intact.
function partsOf(term: string): string[] {
  const words = term.split(' ').map((word) => [...word]);
  const size = words.flat().length > 5 ? 3 : 2;
  const parts = words.flatMap((word) =>
    word.slice(size - 1).map((_, start) => word.slice(start, start + size).join('')),
  );
  return [...new Set(parts)].slice(0, MAX_PARTS);
}
