import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { rulingLedger, rulingTexts } from '#db/schema.ts';

interface RulingText {
  digest: string;
  text: string;
}

/** Stores texts by their digests; returns the number of new ones. A stored text never changes. */
export async function storeTexts(db: Database, texts: RulingText[]): Promise<number> {
  if (texts.length === 0) return 0;
  const stored = await db
    .insert(rulingTexts)
    .values(texts)
    .onConflictDoNothing()
    .returning({ digest: rulingTexts.digest });
  return stored.length;
}

/** The text that a digest of the ledger covers, null where it was not kept; undefined: no entry has this digest. */
export async function findText(db: Database, digest: string): Promise<string | null | undefined> {
  if (!/^[0-9a-f]{64}$/.test(digest)) return undefined;
  const [row] = await db
    .select({ text: rulingTexts.text })
    .from(rulingLedger)
    .leftJoin(rulingTexts, eq(rulingTexts.digest, rulingLedger.digest))
    .where(eq(rulingLedger.digest, digest))
    .limit(1);
  return row?.text;
}
