import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { accounts, rulingLedger } from '#db/schema.ts';
import { storeTexts } from '#domain/ruling/ruling-texts.ts';
import { entriesOf, hashOf, NO_ENTRY, type RulingChange } from './ledger-entry.ts';
import { listEntries } from './read-ledger.ts';

/** Locks the ledger against other entries until the transaction ends. Lock listings first: the other order deadlocks. */
export async function lockLedger(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS.ledger})`);
}

/** Adds an entry for each ruling that the changes alter. Call it in the transaction of the changes. */
export async function enterRulings(db: Database, changes: RulingChange[]): Promise<void> {
  const entries = changes.flatMap(entriesOf);
  if (entries.length === 0) return;
  await lockLedger(db);
  const names = await publicNames(db, changes);
  const [last] = await listEntries(db, { limit: 1 });
  const { seq, hash } = last ?? { seq: 0, hash: NO_ENTRY };
  const rows: (typeof rulingLedger.$inferInsert)[] = [];
  for (const { text: _, ...entry } of entries) {
    const by = names.get(entry.by ?? '') ?? null;
    const previous = rows.at(-1)?.hash ?? hash;
    const row = { ...entry, by, seq: seq + 1 + rows.length, previous };
    rows.push({ ...row, hash: hashOf(row) });
  }
  await db.insert(rulingLedger).values(rows);
  await storeTexts(
    db,
    entries.flatMap(({ digest, text }) => (digest && text ? [{ digest, text }] : [])),
  );
}

async function publicNames(
  db: Database,
  changes: RulingChange[],
): Promise<Map<string, string | null>> {
  const emails = [...new Set(changes.flatMap(({ by }) => by ?? []))];
  if (emails.length === 0) return new Map();
  const rows = await db
    .select({ email: accounts.email, publicName: accounts.publicName })
    .from(accounts)
    .where(inArray(accounts.email, emails));
  return new Map(rows.map(({ email, publicName }) => [email, publicName]));
}
