import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import { batchesOf } from '#db/batches.ts';
import { type CacheTag, type LookAlikeTag, noteTag, readTagged } from '#db/cache-tags.ts';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { preparedOnce } from '#db/prepared.ts';
import { listings, listingTexts } from '#db/schema.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { type IdentifierIndex, indexIdentifiers } from './identifier-index.ts';
import { type IdentifiedListing, type Identifier, isPlace, skeletonsOf } from './identifiers.ts';
import type { FindIdentifiers } from './likeness.ts';
import { tagsOfFinding } from './lookup/look-alike-tags.ts';
import { unreadChanges } from './lookup/unread-changes.ts';

/** The identifiers of all listings as last read. */
export interface IdentifierCache {
  /**
   * Rejects if they were never read and the database is unavailable. `tags` are those of what will be looked for; without them
   * every change of an identifier concerns the result.
   */
  get(tags?: readonly CacheTag[]): Promise<FindIdentifiers>;
  /** Calls `listener` with the tags of look-alikes that a change concerns, when that is read. */
  onLookAlikes(listener: (tags: ReadonlySet<LookAlikeTag>) => void): void;
  /** Whether it is not known yet which look-alikes the last changes concern. */
  isBehind(): boolean;
  /** Reads the last changes, if it can. */
  catchUp(): Promise<void>;
}

/** Listings read in one slice, some 15 ms of work. */
const BATCH = 250;
/** Above this size, where reading all takes over a third of a second, requests use the previous identifiers meanwhile. */
const LARGE = 5_000;
/** Above it, reading all takes at most this part of the time, however often that is needed. */
const REST_FOR_WORK = 10;

/** Caches the identifiers of all listings in this process: all are read once, then those that have changed. */
export function cacheIdentifiers(
  db: Database,
  changes: Pick<Changes, 'onChange' | 'isListening'>,
): IdentifierCache {
  const unread = unreadChanges(changes);
  let known: IdentifierIndex | null = null;
  // Each change of a domain or an account makes a new function, so that callers can store results by function.
  let find: FindIdentifiers = () => [];
  let reading: Promise<void> | null = null;
  let restUntilMs = 0;

  const isCurrent = () => unread.isEmpty() && !reading;
  // Whether the next reading is one of all listings, and long.
  const isLong = (index: IdentifierIndex) => index.count() > LARGE && !unread.canReadNamed();

  // A change that arrives meanwhile is left for the next reading.
  async function read(): Promise<void> {
    try {
      if (known && unread.canReadNamed() && !known.isWasteful()) {
        await readNext(known);
      } else {
        await sleep(Math.max(0, restUntilMs - performance.now()), null, { ref: false });
        await readAgain();
      }
    } finally {
      reading = null;
    }
  }

  function readNext(index: IdentifierIndex): Promise<void> {
    return unread.readNamed(async (ids, concerned) => {
      try {
        await readChanged(db, index, ids, concerned);
      } finally {
        if (concerned.size > 0) find = (skeleton) => index.find(skeleton);
      }
    });
  }

  async function readAgain(): Promise<void> {
    const startMs = performance.now();
    await unread.readAll(async () => {
      const index = await readAll(db);
      known = index;
      find = (skeleton) => index.find(skeleton);
    });
    const nowMs = performance.now();
    if (known && known.count() > LARGE) restUntilMs = nowMs + (nowMs - startMs) * REST_FOR_WORK;
  }

  async function readNow(): Promise<void> {
    reading ??= read();
    await reading;
    // A reading that started before the last change may lack it.
    if (isCurrent() || (known && isLong(known))) return;
    reading ??= read();
    await reading;
  }

  return {
    get: (tags = ['identifiers']) =>
      readTagged(tags, async () => {
        if (!known) {
          await readNow();
          return find;
        }
        if (isCurrent() && changes.isListening()) return find;
        const newer = readNow().then(
          () => true,
          () => false,
        );
        const isRead = isLong(known) ? false : await newer;
        if (!isRead) noteTag('short-lived');
        return find;
      }),
    onLookAlikes: unread.onLookAlikes,
    isBehind: unread.isBehind,
    catchUp: () => readNow().catch(() => {}),
  };
}

// Reads the identifiers of all listings.
async function readAll(db: Database): Promise<IdentifierIndex> {
  const index = indexIdentifiers();
  for (const kind of KINDS) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const rows: IdentifiedListing[] = await selectIdentified(db)
        .where(and(eq(listings.kind, kind), gt(listings.id, after)))
        .orderBy(listings.id)
        .limit(BATCH);
      for (const row of rows) index.set(row);
      after = rows.length < BATCH ? undefined : rows.at(-1)?.id;
    }
  }
  return index;
}

/** Reads the identifiers of the `changed` listings (`kind/id`) into the index; `concerned` gets the tags of look-alikes that may differ. */
async function readChanged(
  db: Database,
  index: IdentifierIndex,
  changed: ReadonlySet<string>,
  concerned: Set<LookAlikeTag>,
): Promise<void> {
  const note = (identifiers: Identifier[]) => {
    const skeletons = identifiers.filter(isPlace).flatMap(skeletonsOf);
    for (const tag of skeletons.flatMap(tagsOfFinding)) concerned.add(tag);
  };
  for (const kind of KINDS) {
    const ids = [...changed].flatMap((tag) =>
      tag.startsWith(`${kind}/`) ? [tag.slice(kind.length + 1)] : [],
    );
    for (const some of batchesOf(ids, BATCH)) {
      const rows = await identifiedOf(db).execute({ kind, ids: some });
      const found = new Map(rows.map((row) => [row.id, row]));
      for (const id of some) {
        const before = index.of({ kind, id });
        const row = found.get(id);
        if (!row) index.remove({ kind, id });
        else if (!index.set(row)) continue;
        note(changedIn(before, index.of({ kind, id })));
      }
    }
  }
}

// The identifiers that only one of both has: with another name the same domains are found as before.
function changedIn(before: Identifier[], after: Identifier[]): Identifier[] {
  const written = (identifiers: Identifier[]) =>
    new Map(identifiers.map((each) => [JSON.stringify(each), each]));
  const [old, now] = [written(before), written(after)];
  return [
    ...[...old].flatMap(([key, each]) => (now.has(key) ? [] : each)),
    ...[...now].flatMap(([key, each]) => (old.has(key) ? [] : each)),
  ];
}

function selectIdentified(db: Database) {
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
    .from(listings);
}

// Prepared, because a visitor's page waits for this query after each change.
const identifiedOf = preparedOnce((db) =>
  selectIdentified(db)
    .where(
      and(
        eq(listings.kind, sql.placeholder('kind')),
        sql`${listings.id} = any(${sql.placeholder('ids')})`,
      ),
    )
    .prepare('identified_by_ids'),
);
