import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { noteTag, readTagged } from '#db/cache-tags.ts';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { type Kind, listings, listingTexts } from '#db/schema.ts';
import { isKind, KINDS } from '#domain/listing/kind.ts';
import { type IdentifierIndex, indexIdentifiers } from './identifier-index.ts';
import type { IdentifiedListing } from './identifiers.ts';
import type { FindIdentifiers } from './likeness.ts';

/** The identifiers of all listings as last read. */
export interface IdentifierCache {
  /** Rejects if they were never read and the database is unavailable. */
  get(): Promise<FindIdentifiers>;
}

/** Listings read in one slice, some 15 ms of work. */
const BATCH = 250;
/** Above this size, where reading all takes over a third of a second, requests use the previous identifiers meanwhile. */
const LARGE = 5_000;
/** Above it, reading all takes at most this part of the time, however often that is needed. */
const REST_FOR_WORK = 10;

/** More changed listings than these are not followed one by one: all are read again. */
const MAX_FOLLOWED = 2_000;

/** Caches the identifiers of all listings in this process: all are read once, then those that have changed. */
export function cacheIdentifiers(
  db: Database,
  changes: Pick<Changes, 'onChange' | 'isListening'>,
): IdentifierCache {
  let known: IdentifierIndex | null = null;
  let changed = new Set<string>();
  /** False: any listing may have changed. */
  let isFollowed = false;
  let reading: Promise<IdentifierIndex> | null = null;
  let restUntilMs = 0;
  changes.onChange((tags) => {
    const ids = [...(tags ?? [])].filter((tag) => isKind(tag.split('/')[0]) && tag.includes('/'));
    for (const id of ids) changed.add(id);
    const isUnnamed = tags === null || (tags.has('identifiers') && ids.length === 0);
    if (isUnnamed || changed.size > MAX_FOLLOWED) {
      isFollowed = false;
      changed.clear();
    }
  });

  const isCurrent = () => isFollowed && changed.size === 0;
  // Whether the next reading is one of all listings, and long.
  const isLong = (index: IdentifierIndex) =>
    index.count() > LARGE && !(isFollowed && changes.isListening());

  // A change that arrives meanwhile is left for the next reading.
  async function read(): Promise<IdentifierIndex> {
    try {
      if (known && isFollowed && changes.isListening() && !known.isWasteful()) {
        const ids = changed;
        changed = new Set();
        await readChanged(db, known, ids);
      } else {
        await sleep(Math.max(0, restUntilMs - performance.now()), null, { ref: false });
        isFollowed = true;
        changed.clear();
        const startMs = performance.now();
        known = await readAll(db);
        const nowMs = performance.now();
        if (known.count() > LARGE) restUntilMs = nowMs + (nowMs - startMs) * REST_FOR_WORK;
      }
      return known;
    } catch (error) {
      isFollowed = false;
      throw error;
    } finally {
      reading = null;
    }
  }

  async function readNow(): Promise<IdentifierIndex> {
    reading ??= read();
    const running = await reading;
    // One that started before the last change may lack it.
    if (isCurrent() || isLong(running)) return running;
    reading ??= read();
    return reading;
  }

  return {
    get: () =>
      readTagged(['identifiers'], async () => {
        const old = known;
        if (!old) return (await readNow()).find;
        if (isCurrent() && changes.isListening()) return old.find;
        const newer = readNow().catch(() => null);
        const read = isLong(old) ? null : await newer;
        if (!read) noteTag('passing');
        return (read ?? old).find;
      }),
  };
}

async function readAll(db: Database): Promise<IdentifierIndex> {
  const index = indexIdentifiers();
  for (const kind of KINDS) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const rows: IdentifiedListing[] = await readBatch(db, kind, gt(listings.id, after));
      for (const row of rows) index.set(row);
      after = rows.length < BATCH ? undefined : rows.at(-1)?.id;
    }
  }
  return index;
}

async function readChanged(
  db: Database,
  index: IdentifierIndex,
  changed: ReadonlySet<string>,
): Promise<void> {
  for (const kind of KINDS) {
    const ids = [...changed].flatMap((tag) =>
      tag.startsWith(`${kind}/`) ? [tag.slice(kind.length + 1)] : [],
    );
    for (let start = 0; start < ids.length; start += BATCH) {
      const some = ids.slice(start, start + BATCH);
      const rows = await readBatch(db, kind, inArray(listings.id, some));
      const found = new Set(rows.map(({ id }) => id));
      for (const id of some) if (!found.has(id)) index.remove({ kind, id });
      for (const row of rows) index.set(row);
    }
  }
}

function readBatch(db: Database, kind: Kind, which: SQL): Promise<IdentifiedListing[]> {
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
    .where(and(eq(listings.kind, kind), which))
    .orderBy(listings.id)
    .limit(BATCH);
}
