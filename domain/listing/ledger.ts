import { asc, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings, rulingLedger, rulingTexts } from '#db/schema.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { enterRulings, lockLedger } from '#domain/ruling/ledger.ts';
import {
  hashOf,
  type LedgerEntry,
  NO_ENTRY,
  rulingDigest,
  sha256,
} from '#domain/ruling/ledger-entry.ts';
import { everyListing, findManyVersioned } from './find.ts';
import { KINDS, type Kind } from './kind.ts';
import type { Listing } from './listing.ts';

const LISTINGS_AT_ONCE = 500;

/** Enters all current rulings of a directory whose ledger is empty, or those of `earlier`; returns how many listings have one. */
export async function openLedger(db: Database, earlier?: Listing[]): Promise<number> {
  if (!(await isEmpty(db))) return 0;
  return db.transaction(async (tx) => {
    await lockLedger(tx);
    // Another instance may have opened it in the meantime.
    if (!(await isEmpty(tx))) return 0;
    const at = new Date();
    const enter = (ruled: Listing[]) =>
      enterRulings(
        tx,
        ruled.map((after) => ({ before: null, after, what: 'opened' as const, by: null, at })),
      );
    await fillReviewDue(tx);
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
      for (let from = 0; from < ids.length; from += LISTINGS_AT_ONCE) {
        const some = await findManyVersioned(tx, kind, ids.slice(from, from + LISTINGS_AT_ONCE));
        await enter(some.map(({ listing }) => listing));
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

const ROWS_AT_ONCE = 1000;

interface Verified {
  entries: number;
  listings: number;
  /** The number of stored texts of rulings. */
  texts: number;
  head: string;
  /** A line for each mismatch; empty: the ledger is intact. */
  problems: string[];
}

/** Verifies the whole ledger, and every current ruling against it. A missing hash of `known` shows that entries were removed. */
export async function verifyLedger(db: Database, known: string[] = []): Promise<Verified> {
  return db.transaction(
    async (tx) => {
      const missing = new Set(known);
      const chain = await verifyChain(tx, missing);
      const problems = [
        ...chain.problems,
        ...[...missing].map((hash) => `no entry has the hash ${hash}`),
      ];
      const standing = await verifyStanding(tx, chain.latest);
      const texts = await verifyTexts(tx);
      return {
        ...chain,
        listings: standing.listings,
        texts: texts.count,
        problems: [...problems, ...standing.problems, ...texts.problems],
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function verifyChain(db: Database, missing: Set<string>) {
  const problems = await strayEntries(db);
  const latest = new Map<string, string | null>();
  let [entries, head] = [0, NO_ENTRY];
  for (;;) {
    const rows = (await db
      .select()
      .from(rulingLedger)
      .where(gt(rulingLedger.seq, entries))
      .orderBy(asc(rulingLedger.seq))
      .limit(ROWS_AT_ONCE)) as LedgerEntry[];
    for (const entry of rows) {
      problems.push(...problemsOf(entry, { seq: entries, hash: head }));
      latest.set(rulingKey(entry.kind, entry.listingId, entry.scope), entry.digest);
      [entries, head] = [entry.seq, entry.hash];
      missing.delete(entry.hash);
    }
    if (rows.length < ROWS_AT_ONCE) return { entries, head, latest, problems };
  }
}

// Pages show every row of the table, but the chain begins with 1.
async function strayEntries(db: Database): Promise<string[]> {
  const rows = (await db
    .select()
    .from(rulingLedger)
    .where(lt(rulingLedger.seq, 1))
    .limit(ROWS_AT_ONCE)) as LedgerEntry[];
  return rows.map((entry) => `${nameOf(entry)}: it comes before the first entry`);
}

function problemsOf(entry: LedgerEntry, last: { seq: number; hash: string }): string[] {
  const where = nameOf(entry);
  return [
    ...(entry.seq === last.seq + 1
      ? []
      : [`before ${where}: ${entry.seq - last.seq - 1} entries are missing`]),
    ...(entry.previous === last.hash ? [] : [`${where}: it does not follow the one before it`]),
    ...(entry.hash === hashOf(entry) ? [] : [`${where}: it was changed after it was entered`]),
  ];
}

function nameOf({ seq, kind, listingId, scope }: LedgerEntry): string {
  return `entry ${seq} (${kind} ${listingId}, ${scope})`;
}

async function verifyStanding(db: Database, latest: Map<string, string | null>) {
  const problems: string[] = [];
  let count = 0;
  for (const kind of KINDS) {
    for await (const { listing } of everyListing(db, kind)) {
      count += 1;
      for (const scope of SCOPES) {
        const key = rulingKey(kind, listing.id, scope);
        const entered = latest.get(key) ?? null;
        latest.delete(key);
        if (entered === rulingDigest(listing, scope)) continue;
        problems.push(`${key}: its ruling differs from the ledger`);
      }
    }
  }
  const gone = [...latest].filter(([, digest]) => digest !== null);
  problems.push(
    ...gone.map(([key]) => `${key}: the ledger has a ruling that the directory does not have`),
  );
  return { listings: count, problems };
}

async function verifyTexts(db: Database) {
  const problems: string[] = [];
  let [count, last] = [0, ''];
  for (;;) {
    const rows = await db
      .select()
      .from(rulingTexts)
      .where(gt(rulingTexts.digest, last))
      .orderBy(asc(rulingTexts.digest))
      .limit(LISTINGS_AT_ONCE);
    const wrong = rows.filter(({ digest, text }) => digest !== sha256(text));
    problems.push(...wrong.map(({ digest }) => `the text of ${digest} has a different digest`));
    count += rows.length;
    last = rows.at(-1)?.digest ?? last;
    if (rows.length < LISTINGS_AT_ONCE) return { count, problems };
  }
}

function rulingKey(kind: Kind, id: string, scope: string): string {
  return `${kind} ${id}, ${scope}`;
}
