import { asc, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings, rulingLedger } from '#db/schema.ts';
import { enterRulings, holdLedger } from '#domain/ruling/ledger.ts';
import { findManyVersioned } from './find.ts';
import { KINDS } from './kind.ts';

const LISTINGS_AT_ONCE = 500;

/** Enters all current rulings of a directory whose ledger is empty; returns how many listings have one. */
export async function openLedger(db: Database): Promise<number> {
  if (!(await isEmpty(db))) return 0;
  return db.transaction(async (tx) => {
    await holdLedger(tx);
    // Another instance may have opened it in the meantime.
    if (!(await isEmpty(tx))) return 0;
    const at = new Date();
    await fillReviewDue(tx);
    const ruled = await tx
      .select({ kind: listings.kind, id: listings.id })
      .from(listings)
      .where(sql`${listings.rulings} <> '{}'`)
      .orderBy(asc(listings.kind), asc(listings.id));
    for (const kind of KINDS) {
      const ids = ruled.filter((one) => one.kind === kind).map(({ id }) => id);
      for (let from = 0; from < ids.length; from += LISTINGS_AT_ONCE) {
        const some = await findManyVersioned(tx, kind, ids.slice(from, from + LISTINGS_AT_ONCE));
        const changes = some.map(({ listing }) => ({
          before: null,
          after: listing,
          what: 'opened' as const,
          by: null,
          at,
        }));
        await enterRulings(tx, changes);
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
