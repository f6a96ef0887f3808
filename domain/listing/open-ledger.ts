import { asc, sql } from 'drizzle-orm';
import { batchesOf } from '#db/batches.ts';
import type { Database } from '#db/client.ts';
import { listings, rulingLedger } from '#db/schema.ts';
import { enterRulings, lockLedger } from '#domain/ruling/ledger/enter-rulings.ts';
import { findManyVersioned } from './find.ts';
import { KINDS } from './kind.ts';
import type { Listing } from './listing.ts';

const LISTINGS_AT_ONCE = 500;

/** Enters all current rulings of a directory whose ledger is empty, or those of `earlier`; returns how many listings have one. */
export async function openLedger(db: Database, earlier?: Listing[]): Promise<number> {
  if (!(await isEmpty(db))) return 0;
  return db.transaction(async (tx) => {
    // Waits for a restore, whose listings and entries become visible together.
    await fillReviewDue(tx);
    await lockLedger(tx);
    // A restore or another instance may have filled it in the meantime.
    if (!(await isEmpty(tx))) return 0;
    const at = new Date();
    const enter = (ruled: Listing[]) =>
      enterRulings(
        tx,
        ruled.map((after) => ({ before: null, after, what: 'opened' as const, by: null, at })),
      );
    if (earlier) {
      await enter(earlier);
      return earlier.length;
    }
    const ruled = await tx
      .select({ kind: listings.kind, id: listings.id })
      .from(listings)
      .where(sql`${listings.rulings} <> '{}'`)
      .orderBy(asc(listings.kind), asc(listings.id));
    for (const kind of KINDS) {
      const ids = ruled.filter((one) => one.kind === kind).map(({ id }) => id);
      for (const some of batchesOf(ids, LISTINGS_AT_ONCE)) {
        const found = await findManyVersioned(tx, kind, some);
        await enter(found.map(({ listing }) => listing));
      }
    }
    return ruled.length;
  });
}

// A backup from before due reviews has no date for them; this sets it as the migration does.
async function fillReviewDue(db: Database): Promise<void> {
  await db.execute(sql`
    update listings set review_due = (ruled_at at time zone 'UTC' + interval '12 months')::date
    where review_due is null and ruled_at is not null`);
}

async function isEmpty(db: Database): Promise<boolean> {
  const [row] = await db.select({ one: sql`1` }).from(rulingLedger).limit(1);
  return row === undefined;
}
