import { asc, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { listings, rulingLedger } from '#db/schema.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { hashOf, type LedgerEntry, NO_ENTRY, rulingDigest } from '#domain/ruling/ledger.ts';
import { findManyVersioned } from './find.ts';
import { KINDS, type Kind } from './kind.ts';

const ROWS_AT_ONCE = 1000;

export interface Verified {
  entries: number;
  listings: number;
  /** The hash of the last entry, for others to store. */
  head: string;
  /** A line for each mismatch; empty: the ledger is intact. */
  problems: string[];
}

/**
 * Verifies the whole ledger, and every current ruling against it. `known`: hashes that somebody stored earlier; a missing one
 * shows that entries were removed.
 */
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
      return {
        ...chain,
        listings: standing.listings,
        problems: [...problems, ...standing.problems],
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
      latest.set(keyOf(entry.kind, entry.listingId, entry.scope), entry.digest);
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
  return rows.map((entry) => `${nameOf(entry)}: it stands before the first`);
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

// A ruling changed without the ledger does not have the digest of its last entry.
async function verifyStanding(db: Database, latest: Map<string, string | null>) {
  const problems: string[] = [];
  let count = 0;
  for (const kind of KINDS) {
    for (let last = ''; ; ) {
      const rows = await db
        .select({ id: listings.id })
        .from(listings)
        .where(sql`${listings.kind} = ${kind} and ${listings.id} > ${last}`)
        .orderBy(asc(listings.id))
        .limit(ROWS_AT_ONCE);
      const kept = await findManyVersioned(
        db,
        kind,
        rows.map(({ id }) => id),
      );
      for (const { listing } of kept) {
        for (const scope of SCOPES) {
          const key = keyOf(kind, listing.id, scope);
          const entered = latest.get(key) ?? null;
          latest.delete(key);
          if (entered === rulingDigest(listing, scope)) continue;
          problems.push(`${kind} ${listing.id}, ${scope}: its ruling is not as the ledger has it`);
        }
      }
      count += kept.length;
      const end = rows.at(-1);
      if (!end) break;
      last = end.id;
    }
  }
  const gone = [...latest].filter(([, digest]) => digest !== null);
  problems.push(...gone.map(([key]) => `${key}: the ledger has a ruling, the directory has none`));
  return { listings: count, problems };
}

function keyOf(kind: Kind, id: string, scope: string): string {
  return `${kind} ${id}, ${scope}`;
}
