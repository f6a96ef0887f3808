import { asc, gt, lt } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { rulingLedger, rulingTexts } from '#db/schema.ts';
import { SCOPES } from '#domain/method/scope.ts';
import {
  hashOf,
  type LedgerEntry,
  NO_ENTRY,
  rulingDigest,
  sha256,
} from '#domain/ruling/ledger/ledger-entry.ts';
import { everyListing } from './find.ts';
import { KINDS, type Kind } from './kind.ts';

const ROWS_AT_ONCE = 1000;
const TEXTS_AT_ONCE = 500;

interface Verified {
  /** The sequence number of the last entry. */
  entries: number;
  /** The number of listings, with or without a ruling. */
  listings: number;
  /** The number of stored texts of rulings. */
  texts: number;
  /** The hash of the last entry. */
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
      const rulings = await verifyRulings(tx, chain.latest);
      const texts = await verifyTexts(tx);
      return {
        ...chain,
        listings: rulings.listings,
        texts: texts.count,
        problems: [...problems, ...rulings.problems, ...texts.problems],
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

// Follows the chain to its end, and takes the hashes that it has out of `missing`.
async function verifyChain(db: Database, missing: Set<string>) {
  const problems = await strayEntries(db);
  const latest = new Map<string, string | null>();
  let [entries, head] = [0, NO_ENTRY];
  for (;;) {
    const rows = await db
      .select()
      .from(rulingLedger)
      .where(gt(rulingLedger.seq, entries))
      .orderBy(asc(rulingLedger.seq))
      .limit(ROWS_AT_ONCE);
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
  const rows = await db
    .select()
    .from(rulingLedger)
    .where(lt(rulingLedger.seq, 1))
    .limit(ROWS_AT_ONCE);
  return rows.map((entry) => `${nameOf(entry)}: it comes before the first entry`);
}

function problemsOf(entry: LedgerEntry, last: { seq: number; hash: string }): string[] {
  const where = nameOf(entry);
  return [
    ...(entry.seq === last.seq + 1
      ? []
      : [`${where}: entries missing before it: ${entry.seq - last.seq - 1}`]),
    ...(entry.previous === last.hash ? [] : [`${where}: it does not follow the one before it`]),
    ...(entry.hash === hashOf(entry) ? [] : [`${where}: it was changed after it was entered`]),
  ];
}

function nameOf({ seq, kind, listingId, scope }: LedgerEntry): string {
  return `entry ${seq} (${kind} ${listingId}, ${scope})`;
}

// Compares each current ruling with the latest digest that was entered for it.
async function verifyRulings(db: Database, latest: Map<string, string | null>) {
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
      .limit(TEXTS_AT_ONCE);
    const wrong = rows.filter(({ digest, text }) => digest !== sha256(text));
    problems.push(...wrong.map(({ digest }) => `the text of ${digest} has a different digest`));
    count += rows.length;
    last = rows.at(-1)?.digest ?? last;
    if (rows.length < TEXTS_AT_ONCE) return { count, problems };
  }
}

function rulingKey(kind: Kind, id: string, scope: string): string {
  return `${kind} ${id}, ${scope}`;
}
