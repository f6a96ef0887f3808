import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import { type Kind, rulingLedger, rulingTexts } from '#db/schema.ts';
import type { RulingDocument } from '#domain/method/definition.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { groundsSchema, type StandingRuling } from './ruling.ts';
import { VERDICTS } from './verdict.ts';

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

/** The text that a digest of the ledger covers, null where it was not stored; undefined: no entry has this digest. */
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

const textOrNull = z.string().nullable();
const documentSchema = z.strictObject({
  scope: z.enum(SCOPES),
  verdict: z.enum(VERDICTS),
  ruledAt: textOrNull,
  grounds: z.unknown(),
  summary: z.strictObject({ en: textOrNull, ar: textOrNull }).nullable(),
});

/** The ruling in a stored text, and the listing's reason at that time; null: this version cannot read it. */
export function readText(
  kind: Kind,
  text: string,
): { ruling: StandingRuling; summary: RulingDocument['summary'] } | null {
  const { data } = documentSchema.safeParse(JSON.parse(text));
  if (!data) return null;
  const { summary, grounds: given, ...ruling } = data;
  const grounds = groundsSchema(kind, ruling.scope, {}).nullable().safeParse(given);
  return grounds.success ? { ruling: { ...ruling, grounds: grounds.data }, summary } : null;
}
