import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { accounts, type ChangeKind, type Kind, rulingLedger, type Verdict } from '#db/schema.ts';
import type { Bilingual } from '#domain/method/bilingual.ts';
import { methodOf, recordedVersion } from '#domain/method/method.ts';
import { MAIN_SCOPE, SCOPES, type Scope } from '#domain/method/scope.ts';
import { digestOf, sha256 } from './digest.ts';
import { findingsOf, type Ruled, rulingOn } from './ruling.ts';

const LEDGER_LOCK = 7_426_031;
/** The `previous` of the first entry. */
export const NO_ENTRY = '0'.repeat(64);

/** A ruling as its entries have it. */
export interface RulingState {
  /** The version of the method; the first is not named: entries were hashed before there was a second. */
  method?: string | undefined;
  verdict: Verdict;
  /** Null: it rests on the listing's reason alone. */
  firmness: string | null;
  findings: Record<string, string>;
  reviewDue: string | null;
}

export const RULING_PARTS = [
  'verdict',
  'firmness',
  'criteria',
  'evidence',
  'positions',
  'summary',
  'departure',
  'review',
] as const;
export type RulingPart = (typeof RULING_PARTS)[number];

/** One public entry: a ruling before and after a change, why, when and by whom. */
export interface LedgerEntry {
  seq: number;
  kind: Kind;
  listingId: string;
  name: string;
  scope: Scope;
  what: ChangeKind | 'opened';
  before: RulingState | null;
  after: RulingState | null;
  changed: RulingPart[];
  whyEn: string | null;
  whyAr: string | null;
  at: Date;
  by: string | null;
  digest: string | null;
  previous: string;
  hash: string;
}

/** A change of a listing, as far as its rulings go. */
export interface RulingChange {
  before: Ruled | null;
  after: Ruled | null;
  what: LedgerEntry['what'];
  /** An editor's address, or the name of a command. The entry has its public name. */
  by: string | null;
  /** The editor's reason for the change; without it the entry has the listing's reason. */
  why?: Bilingual | null | undefined;
  at?: Date;
}

/** Locks the ledger against other entries until the transaction ends. Listings are locked before it, or two writers deadlock. */
export async function holdLedger(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LEDGER_LOCK})`);
}

/** Enters the effect of changes on rulings, in the transaction that makes them. */
export async function enterRulings(db: Database, changes: RulingChange[]): Promise<void> {
  const entries = changes.flatMap(entriesOf);
  if (entries.length === 0) return;
  await holdLedger(db);
  const names = await publicNames(db, changes);
  const [last] = await listEntries(db, { limit: 1 });
  let { seq, hash } = last ?? { seq: 0, hash: NO_ENTRY };
  const rows = entries.map((entry) => {
    const by = names.get(entry.by ?? '') ?? null;
    const next = { ...entry, by, seq: seq + 1, previous: hash };
    ({ seq, hash } = { seq: next.seq, hash: hashOf(next) });
    return { ...next, hash };
  });
  await db.insert(rulingLedger).values(rows);
}

/** The hash of an entry: it covers all its fields, the hash of the entry before among them. */
export function hashOf({
  hash: _,
  ...entry
}: Omit<LedgerEntry, 'hash'> & { hash?: string }): string {
  return digestOf({ ...entry, at: entry.at.toISOString() });
}

/** SHA-256 of a whole ruling, written down as its version of the method does; null: there is none. */
export function rulingDigest(listing: Ruled | null, scope: Scope): string | null {
  const ruling = listing && rulingOn(listing, scope);
  if (!ruling) return null;
  const summary = summaryOf(listing, scope);
  return sha256(methodOf(ruling.grounds?.method).documentOf({ ...ruling, summary }));
}

/** Entries, the newest first: of all listings or of one, those before `before`. */
export async function listEntries(
  db: Database,
  {
    of,
    before,
    limit,
  }: { of?: { kind: Kind; id: string }; before?: number | undefined; limit: number },
): Promise<LedgerEntry[]> {
  const rows = await db
    .select()
    .from(rulingLedger)
    .where(
      and(
        of && eq(rulingLedger.kind, of.kind),
        of && eq(rulingLedger.listingId, of.id),
        before === undefined ? undefined : lt(rulingLedger.seq, before),
      ),
    )
    .orderBy(desc(rulingLedger.seq))
    .limit(limit);
  return rows as LedgerEntry[];
}

function entriesOf({ before, after, what, by, why, at = new Date() }: RulingChange) {
  const listing = after ?? before;
  if (!listing) return [];
  return SCOPES.flatMap((scope) => {
    const [earlier, digest] = [rulingDigest(before, scope), rulingDigest(after, scope)];
    if (earlier === digest) return [];
    const reason = after && summaryOf(after, scope);
    return {
      kind: listing.kind,
      listingId: listing.id,
      name: listing.texts.en?.name ?? listing.id,
      scope,
      what,
      before: before && stateOf(before, scope),
      after: after && stateOf(after, scope),
      changed: changedParts(before, after, scope),
      whyEn: why?.en ?? reason?.en ?? null,
      whyAr: why?.ar ?? reason?.ar ?? null,
      at,
      by,
      digest,
    };
  });
}

function stateOf(listing: Ruled, scope: Scope): RulingState | null {
  const ruling = rulingOn(listing, scope);
  if (!ruling) return null;
  const { verdict, grounds } = ruling;
  return {
    method: recordedVersion(grounds?.method),
    verdict,
    firmness: grounds?.firmness ?? null,
    findings: grounds ? findingsOf(grounds) : {},
    reviewDue: grounds?.reviewDue ?? null,
  };
}

function changedParts(before: Ruled | null, after: Ruled | null, scope: Scope): RulingPart[] {
  const [old, now] = [partsOf(before, scope), partsOf(after, scope)];
  return RULING_PARTS.filter((part) => digestOf(old[part] ?? null) !== digestOf(now[part] ?? null));
}

function partsOf(listing: Ruled | null, scope: Scope): Partial<Record<RulingPart, unknown>> {
  const ruling = listing && rulingOn(listing, scope);
  if (!ruling) return { criteria: {}, evidence: {}, positions: [] };
  const { verdict, grounds } = ruling;
  return {
    verdict,
    firmness: grounds?.firmness,
    criteria: grounds ? findingsOf(grounds) : {},
    evidence: grounds?.criteria ?? {},
    positions: grounds?.positions ?? [],
    summary: summaryOf(listing, scope),
    departure: grounds?.departure,
    review: grounds?.reviewDue,
  };
}

// The listing's reason sums up its main ruling. Arabic that no editor has read is no reason.
function summaryOf({ texts, doubts, readReason }: Ruled, scope: Scope) {
  if (scope !== MAIN_SCOPE) return null;
  return {
    en: texts.en?.reason ?? null,
    ar: doubts.ar?.reason ? readReason : (texts.ar?.reason ?? null),
  };
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
