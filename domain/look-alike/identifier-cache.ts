import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import { noteTag, readTagged } from '#db/cache-tags.ts';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { type Kind, listings, listingTexts } from '#db/schema.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { indexIdentifiers } from './identifier-index.ts';
import type { IdentifiedListing } from './identifiers.ts';
import type { FindIdentifiers } from './likeness.ts';

/** The identifiers of all listings as last read. */
export interface IdentifierCache {
  /** Rejects if they were never read and the database is unavailable. */
  get(): Promise<FindIdentifiers>;
}

/** Listings read in one slice, some 15 ms of work. */
const BATCH = 250;
/** Above this size, where reading takes over a third of a second, requests use the previous identifiers meanwhile. */
const LARGE = 5_000;
/** Above it, reading takes at most this part of the time, however often listings change. */
const REST_FOR_WORK = 10;

/** Caches the identifiers of all listings in this process; a change makes the next request read them again. */
export function cacheIdentifiers(
  db: Database,
  changes: Pick<Changes, 'onChange' | 'isListening'>,
): IdentifierCache {
  let identifiers: Read | null = null;
  let isOld = true;
  let reading: Promise<Read> | null = null;
  let restUntilMs = 0;
  changes.onChange((changed) => {
    if (changed === null || changed.has('identifiers')) isOld = true;
  });

  async function read(): Promise<Read> {
    await sleep(Math.max(0, restUntilMs - performance.now()), null, { ref: false });
    // Later changes are read by the next request.
    isOld = false;
    const startMs = performance.now();
    try {
      identifiers = await readIdentifiers(db);
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
    // A reading that started before the last change may lack it.
    if (!isOld || running.count > LARGE) return running;
    reading ??= read();
    return reading;
  }

  return {
    get: () =>
      readTagged(['identifiers'], async () => {
        if (identifiers && !isOld && changes.isListening()) return identifiers.find;
        const old = identifiers;
        if (!old) return (await readNow()).find;
        const newer = readNow().catch(() => old);
        const used = old.count > LARGE ? old : await newer;
        if (used === old) noteTag('passing');
        return used.find;
      }),
  };
}

interface Read {
  find: FindIdentifiers;
  /** Number of listings. */
  count: number;
}

async function readIdentifiers(db: Database): Promise<Read> {
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
  const nameIn = (language: 'en' | 'ar') => sql<string | null>`(
    select texts.name from ${listingTexts} texts
    where texts.kind = listings.kind and texts.listing_id = listings.id and texts.language = ${language}
  )`;
  return db
    .select({
      kind: listings.kind,
      id: listings.id,
      name: nameIn('en'),
      arabicName: nameIn('ar'),
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
