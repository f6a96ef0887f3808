import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { cacheUntilChange } from '#db/cache-until-change.ts';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import type { Offers } from '#domain/ruling/offers.ts';
import type { Rulings } from '#domain/ruling/ruling.ts';
import { countListing, countUnruled, emptyTally, type Tally } from '#domain/ruling/tally.ts';
import { KINDS } from '../kind.ts';

/** The tally of all rulings as last read. */
export interface TallyCache {
  get(): Promise<Tally>;
}

/** Listings in memory at once: their rulings can be long. */
const BATCH = 250;

/** Caches the tally in this process; a change makes the next request read it again. */
export function cacheTally(
  db: Database,
  changes: Pick<Changes, 'onChange' | 'isListening'>,
): TallyCache {
  return cacheUntilChange(['coin', 'exchange', 'rulings'], () => readTally(db), changes);
}

async function readTally(db: Database): Promise<Tally> {
  const tally = emptyTally();
  for (const kind of KINDS) {
    const isOfKind = eq(listings.kind, kind);
    const isUnruled = and(isOfKind, sql`${listings.rulings} = '{}'`);
    countUnruled(tally, kind, await db.$count(listings, isUnruled));
    for (let after = ''; ; ) {
      const rows = await db
        .select({
          kind: listings.kind,
          id: listings.id,
          rulings: listings.rulings,
          offers: listings.offers,
        })
        .from(listings)
        .where(and(isOfKind, gt(listings.id, after), sql`${listings.rulings} <> '{}'`))
        .orderBy(asc(listings.id))
        .limit(BATCH);
      for (const { rulings, offers, ...row } of rows) {
        const ruled = { rulings: rulings as Rulings, offers: offers as Offers };
        countListing(tally, { ...row, ...ruled });
      }
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = last.id;
    }
  }
  return tally;
}
