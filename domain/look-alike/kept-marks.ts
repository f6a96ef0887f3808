import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { type Kind, listings, listingTexts } from '#db/schema.ts';
import type { FindMarks } from './likeness.ts';
import { indexMarks } from './mark-index.ts';
import type { MarkedListing } from './marks.ts';

/** By what all listings are known, as it was read last. */
export interface KeptMarks {
  /** Rejects where they have never been read and the database cannot be asked. */
  get(): Promise<FindMarks>;
}

/** Some 15 ms of work, after which others are answered. */
const BATCH = 250;
/** A newer reading is waited for so long where there is an old one; where the last took longer, not at all. */
const PATIENCE_MILLISECONDS = 250;
/** Of a large directory, reading takes at most one part in so many of the time, however often listings change. */
const REST_FOR_WORK = 10;

/** Keeps the marks of all listings in this process, read anew when they are asked for after a change. */
export function keepMarks(
  db: Database,
  changes: Pick<Changes, 'onChange' | 'areHeard'>,
): KeptMarks {
  let marks: FindMarks | null = null;
  let isOld = true;
  let reading: Promise<FindMarks> | null = null;
  let tookMs = 0;
  let restUntilMs = 0;
  changes.onChange(() => {
    isOld = true;
  });

  async function read(): Promise<FindMarks> {
    await sleep(Math.max(0, restUntilMs - performance.now()), null, { ref: false });
    // What changes from here on is asked for again.
    isOld = false;
    const startMs = performance.now();
    try {
      marks = await readMarks(db);
      return marks;
    } catch (error) {
      isOld = true;
      throw error;
    } finally {
      tookMs = performance.now() - startMs;
      if (isLong()) restUntilMs = performance.now() + tookMs * REST_FOR_WORK;
      reading = null;
    }
  }

  const isLong = () => tookMs > PATIENCE_MILLISECONDS;

  return {
    async get() {
      if (marks && !isOld && changes.areHeard()) return marks;
      reading ??= read();
      const old = marks;
      if (!old) return reading;
      if (isLong()) {
        reading.catch(() => {});
        return old;
      }
      const late = sleep(PATIENCE_MILLISECONDS, old, { ref: false });
      return Promise.race([reading, late]).catch(() => old);
    },
  };
}

async function readMarks(db: Database): Promise<FindMarks> {
  const index = indexMarks();
  for (const kind of ['coin', 'exchange'] as const) {
    for (let after = ''; ; ) {
      const rows = await readBatch(db, kind, after);
      for (const row of rows) index.add(row);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = last.id;
    }
  }
  return index.find;
}

function readBatch(db: Database, kind: Kind, after: string): Promise<MarkedListing[]> {
  const name = sql<string | null>`(
    select texts.name from ${listingTexts} texts
    where texts.kind = listings.kind and texts.listing_id = listings.id and texts.language = 'en'
  )`;
  return db
    .select({
      kind: listings.kind,
      id: listings.id,
      name,
      symbol: listings.symbol,
      website: listings.website,
      whitepaper: listings.whitepaper,
      twitter: listings.twitter,
      telegram: listings.telegram,
      github: listings.github,
      reddit: listings.reddit,
    })
    .from(listings)
    .where(and(eq(listings.kind, kind), gt(listings.id, after)))
    .orderBy(listings.id)
    .limit(BATCH);
}
