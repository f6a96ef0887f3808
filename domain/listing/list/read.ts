import { and, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Kind, listings } from '#db/schema.ts';
import { conditions } from './conditions.ts';
import { following, orderBy, type Position } from './position.ts';
import { COUNTED_MATCHES, type Selection } from './selection.ts';

/** A part of a sorted list: from `offset`, or after the listing at position `after`. */
export interface Part {
  limit: number;
  offset?: number | undefined;
  after?: Position | undefined;
}

/** Ids of a part of a list, read along the index of its order. */
export async function readIds(
  db: Database,
  kind: Kind,
  selection: Selection,
  { limit, offset = 0, after }: Part,
): Promise<string[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(...conditions(kind, selection), after && following(selection, after)))
    .orderBy(...orderBy(selection))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** The number of rows, up to one more than `COUNTED_MATCHES`. */
export async function countRows(db: Database, kind: Kind, selection: Selection): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(listings)
    .where(and(...conditions(kind, selection)))
    .limit(COUNTED_MATCHES + 1)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}
