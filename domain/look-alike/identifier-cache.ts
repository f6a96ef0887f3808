import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { type Kind, listings, listingTexts } from '#db/schema.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { indexIdentifiers } from './identifier-index.ts';
import type { IdentifiedListing } from './identifiers.ts';
import type { FindIdentifiers } from './likeness.ts';

/** By what all listings are known, as it was read last. */
export interface IdentifierCache {
  /** Rejects where they have never been read and the database cannot be asked. */
  get(): Promise<FindIdentifiers>;
}

/** Some 15 ms of work, after which others are answered. */
const BATCH = 250;
/** Of more listings a newer reading, which takes over a third of a second, is not waited for where there is an old one. */
const LARGE = 5_000;
/** There, reading takes at most one part in so many of the time, however often listings change. */
const REST_FOR_WORK = 10;

/** Keeps the identifiers of all listings in this process, read anew when they are asked for after a change. */
export function cacheIdentifiers(
  db: Database,
  changes: Pick<Changes, 'onChange' | 'isListening'>,
): IdentifierCache {
  let identifiers: Read | null = null;
  let isOld = true;
  let reading: Promise<Read> | null = null;
  let restUntilMs = 0;
  changes.onChange(() => {
    isOld = true;
  });

  async function read(): Promise<Read> {
    await sleep(Math.max(0, restUntilMs - performance.now()), null, { ref: false });
    // What changes from here on is asked for again.
    isOld = false;
    const startMs = performance.now();
    try {
      identifiers = await readMarks(db);
      return identifiers;
    } catch (error) {
      isOld = true;
      throw error;
    } finally {
      const nowMs = performance.now();
      if (identifiers && identifiers.count > LARGE)
        restUntilMs = nowMs + (nowMs - startMs) * REST_FOR_WORK;
      reading = null;
    }
  }

  async function readNow(): Promise<Read> {
    reading ??= read();
    const running = await reading;
    // Begun before the last change, it may lack it.
    if (!isOld || running.count > LARGE) return running;
    reading ??= read();
    return reading;
  }

  return {
    async get() {
      if (identifiers && !isOld && changes.isListening()) return identifiers.find;
      const old = identifiers;
      if (!old) return (await readNow()).find;
      const newer = readNow().catch(() => old);
      return (old.count > LARGE ? old : await newer).find;
    },
  };
}

interface Read {
  find: FindIdentifiers;
  /** Of listings. */
  count: number;
}

async function readMarks(db: Database): Promise<Read> {
  const index = indexIdentifiers();
  let count = 0;
  for (const kind of KINDS) {
    for (let after = ''; ; ) {
      const rows = await readBatch(db, kind, after);
      for (const row of rows) index.add(row);
      count += rows.length;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = last.id;
    }
  }
  return { find: index.find, count };
}

function readBatch(db: Database, kind: Kind, after: string): Promise<IdentifiedListing[]> {
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
