import { asc, type SQL, sql } from 'drizzle-orm';
import { listings } from '#db/schema.ts';

const BATCH = 50;
/** After this all listings are read again: imported and restored ones may have an older date. */
const ROUND_MS = 6 * 3_600_000;

const { updatedAt, kind, id } = listings;
type Place = Pick<typeof listings.$inferSelect, 'updatedAt' | 'kind' | 'id'>;

/** The listings to read next, as parts of a query. */
export interface Batch {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
}

/** Reads the listings in the order of their last change, a batch at each call. A batch that cannot be stored is read again. */
export function inRounds<Row extends Place>(
  read: (batch: Batch) => Promise<Row[]>,
  store: (rows: Row[]) => Promise<void>,
): () => Promise<void> {
  let last: Place | undefined;
  let roundSinceMs = performance.now();
  return async () => {
    if (performance.now() - roundSinceMs > ROUND_MS) {
      last = undefined;
      roundSinceMs = performance.now();
    }
    const rows = await read({
      where:
        last &&
        sql`(${updatedAt}, ${kind}, ${id}) > (${last.updatedAt.toISOString()}::timestamptz, ${last.kind}, ${last.id})`,
      orderBy: [asc(updatedAt), asc(kind), asc(id)],
      limit: BATCH,
    });
    await store(rows);
    last = rows.at(-1) ?? last;
  };
}
