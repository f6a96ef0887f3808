import { and } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Kind, listings } from '#db/schema.ts';
import { conditions, holds, searchTerm } from './conditions.ts';
import { following, orderBy } from './position.ts';
import { countRows, type Part, readIds } from './read.ts';
import { COUNTED_MATCHES, type Selection } from './selection.ts';
import { type Found, lookUp, rarestPart } from './suffixes.ts';

/** Additional matches that are sorted per skipped row. */
const SORTED_A_ROW = 5;
/** Rows of a list that are walked for a page of matches; rarer matches are sorted instead. */
const WALKED_ROWS = 2000;
const WALKED_ROWS_A_MATCH = 10;

/** The matches of a search: looked up, or walked in the list's order where they are common. */
export async function search(
  db: Database,
  kind: Kind,
  selection: Selection,
  part: Part,
): Promise<Found> {
  const term = searchTerm(selection);
  const start = await rarestPart(db, kind, selection);
  // The walk is longer further on in the list.
  const most = COUNTED_MATCHES + SORTED_A_ROW * (part.offset ?? 0);
  const few = await lookUp(db, kind, selection, start, part, most);
  if (few) return few;
  if (selection.country || selection.inDoubt) return read(db, kind, selection, part);
  const all = () => lookUp(db, kind, selection, start, part, Number.MAX_SAFE_INTEGER);
  if (start !== term) return (await all()) ?? NOTHING;
  const met = await walk(db, kind, selection, part);
  const ids = met.length === part.limit ? met : ((await all())?.ids ?? []);
  return { ids, count: COUNTED_MATCHES + 1 };
}

const NOTHING: Found = { ids: [], count: 0 };

// Listings of one country, or in doubt, are few enough to read.
async function read(db: Database, kind: Kind, selection: Selection, part: Part): Promise<Found> {
  const ids = part.limit > 0 ? await readIds(db, kind, selection, part) : [];
  const isAll = ids.length < part.limit && !part.offset && !part.after;
  return { ids, count: isAll ? ids.length : await countRows(db, kind, selection) };
}

// The matches among the first rows of the list, in its order.
async function walk(
  db: Database,
  kind: Kind,
  selection: Selection,
  { limit, offset = 0, after }: Part,
): Promise<string[]> {
  const walked = db
    .select({ id: listings.id, search: listings.search })
    .from(listings)
    .where(
      and(
        ...conditions(kind, { ...selection, q: undefined }),
        after && following(selection, after),
      ),
    )
    .orderBy(...orderBy(selection))
    .limit(WALKED_ROWS + WALKED_ROWS_A_MATCH * (offset + limit))
    .as('walked');
  const rows = await db
    .select({ id: walked.id })
    .from(walked)
    .where(holds(walked.search, searchTerm(selection)))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}
