import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, gte, inArray, lt, max, ne, not, type SQL, sql } from 'drizzle-orm';
import { listingTags, readTagged } from '#db/cache-tags.ts';
import type { Database } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { preparedOnce } from '#db/prepared.ts';
import { accounts, type ChangeKind, type Kind, rulingLedger, type Verdict } from '#db/schema.ts';
import { type Bilingual, canonical } from '#domain/method/definition.ts';
import { methodOf, recordedVersion } from '#domain/method/method.ts';
import { SCOPES, type Scope, SPOT } from '#domain/method/scope.ts';
import type { EntryGroup } from './ledger-group.ts';
import { mainScopeOf } from './offers.ts';
import { readArabicReason } from './published-reason.ts';
import { type Answer, findingsOf, type Grounds, type Ruled, rulingOn } from './ruling.ts';
import { storeTexts } from './ruling-texts.ts';

export const NO_ENTRY = '0'.repeat(64);

export interface RulingState {
  /** The version of the method; absent for the first, so that the hashes of early entries stay valid. */
  method?: string | undefined;
  verdict: Verdict;
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
  'reviewer',
  'signature',
  'method',
  'asset',
  'judgedOn',
] as const;
export type RulingPart = (typeof RULING_PARTS)[number];

// A change of these alone, with the same findings, is wording, which the list of changes tells apart from a new finding.
const WORDING: readonly RulingPart[] = ['criteria', 'summary', 'review', 'judgedOn'];

/** A public entry: a ruling before and after a change, with its reason, date and editor. */
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

interface RulingChange {
  before: Ruled | null;
  after: Ruled | null;
  what: LedgerEntry['what'];
  /** An editor's e-mail address, or the name of a command. The entry holds the editor's public name. */
  by: string | null;
  /** The editor's reason for the change, entered with the main ruling if several changed; the default is the listing's reason. */
  why?: Bilingual | null | undefined;
  at?: Date;
}

/** Locks the ledger against other entries until the transaction ends. Lock listings first: the other order deadlocks. */
export async function holdLedger(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS.ledger})`);
}

/** Adds an entry for each ruling that the changes alter. Call it in the transaction of the changes. */
export async function enterRulings(db: Database, changes: RulingChange[]): Promise<void> {
  const entries = changes.flatMap(entriesOf);
  if (entries.length === 0) return;
  await holdLedger(db);
  const names = await publicNames(db, changes);
  const [last] = await listEntries(db, { limit: 1 });
  let { seq, hash } = last ?? { seq: 0, hash: NO_ENTRY };
  const rows = entries.map(({ text: _, ...entry }) => {
    const by = names.get(entry.by ?? '') ?? null;
    const next = { ...entry, by, seq: seq + 1, previous: hash };
    ({ seq, hash } = { seq: next.seq, hash: hashOf(next) });
    return { ...next, hash };
  });
  await db.insert(rulingLedger).values(rows);
  await storeTexts(
    db,
    entries.flatMap(({ digest, text }) => (digest && text ? [{ digest, text }] : [])),
  );
}

/** The hash of an entry over all its other fields, including the hash of the previous entry. */
export function hashOf({
  hash: _,
  ...entry
}: Omit<LedgerEntry, 'hash'> & { hash?: string }): string {
  return digestOf({ ...entry, at: entry.at.toISOString() });
}

/** A whole ruling in the document format of its version of the method; null: there is no ruling. */
export function rulingText(listing: Ruled | null, scope: Scope): string | null {
  const ruling = listing && rulingOn(listing, scope);
  if (!ruling) return null;
  const summary = summaryOf(listing, scope);
  return methodOf(ruling.grounds?.method).documentOf({ ...ruling, summary });
}

/** SHA-256 of the text of a ruling; null: there is no ruling. */
export function rulingDigest(listing: Ruled | null, scope: Scope): string | null {
  const text = rulingText(listing, scope);
  return text === null ? null : sha256(text);
}

/** The entry with this sequence number, and whether it is the last one of its ruling; null: there is none. */
export async function findEntry(
  db: Database,
  { kind, id, seq }: { kind: Kind; id: string; seq: number },
): Promise<{ entry: LedgerEntry; isLast: boolean } | null> {
  const [entry] = await listEntries(db, { of: { kind, id }, before: seq + 1, limit: 1 });
  if (entry?.seq !== seq) return null;
  const isLater = and(
    eq(rulingLedger.kind, kind),
    eq(rulingLedger.listingId, id),
    eq(rulingLedger.scope, entry.scope),
    gt(rulingLedger.seq, seq),
  );
  const later = await readTagged(listingTags(kind, [id]), async () =>
    db.select({ one: sql`1` }).from(rulingLedger).where(isLater).limit(1),
  );
  return { entry, isLast: later.length === 0 };
}

/** Whether an entry leaves verdict, findings, evidence and positions as they were. */
export function isWording({
  before,
  after,
  changed,
}: Pick<LedgerEntry, 'before' | 'after' | 'changed'>): boolean {
  if (!before || !after || changed.some((part) => !WORDING.includes(part))) return false;
  return canonical(before.findings) === canonical(after.findings);
}

// `isWording` in SQL.
const isWordingRow = sql`coalesce(
  ${rulingLedger.changed} <@ ${JSON.stringify(WORDING)}::jsonb
  and ${rulingLedger.before} -> 'findings' = ${rulingLedger.after} -> 'findings', false)`;

const hasBoth = sql`${rulingLedger.before} is not null and ${rulingLedger.after} is not null`;
const hasNewVerdict = sql`${rulingLedger.changed} ? 'verdict'`;
const IN_GROUP: Record<EntryGroup, SQL> = {
  verdict: sql`(${hasBoth} and ${hasNewVerdict} or ${rulingLedger.after} is null)`,
  evidence: sql`(${hasBoth} and not ${hasNewVerdict} and ${rulingLedger.changed} ?| array['criteria', 'evidence', 'positions'])`,
  first: sql`${rulingLedger.before} is null`,
};

/** Entries, the newest first, of all listings or of one; with `before`, only those with a lower `seq`; without `wording`, none of wording alone. */
export async function listEntries(
  db: Database,
  {
    of,
    before,
    wording = true,
    only = null,
    limit,
  }: {
    of?: { kind: Kind; id: string };
    before?: number | undefined;
    wording?: boolean;
    only?: EntryGroup | null;
    limit: number;
  },
): Promise<LedgerEntry[]> {
  const isLatestOf = of && before === undefined && wording && !only;
  if (isLatestOf) return latestEntriesOf(db, of, limit);
  const tags = of ? listingTags(of.kind, [of.id]) : (['ledger'] as const);
  const rows = await readTagged(tags, async () =>
    db
      .select()
      .from(rulingLedger)
      .where(
        and(
          of && eq(rulingLedger.kind, of.kind),
          of && eq(rulingLedger.listingId, of.id),
          before === undefined ? undefined : lt(rulingLedger.seq, before),
          wording ? undefined : not(isWordingRow),
          only ? IN_GROUP[only] : undefined,
        ),
      )
      .orderBy(desc(rulingLedger.seq))
      .limit(limit),
  );
  return rows as LedgerEntry[];
}

// On the page of each listing.
async function latestEntriesOf(
  db: Database,
  { kind, id }: { kind: Kind; id: string },
  limit: number,
): Promise<LedgerEntry[]> {
  const rows = await readTagged(listingTags(kind, [id]), () =>
    latestEntries(db).execute({ kind, id, limit }),
  );
  return rows as LedgerEntry[];
}

const latestEntries = preparedOnce((db) =>
  db
    .select()
    .from(rulingLedger)
    .where(
      and(
        eq(rulingLedger.kind, sql.placeholder('kind')),
        eq(rulingLedger.listingId, sql.placeholder('id')),
      ),
    )
    .orderBy(desc(rulingLedger.seq))
    .limit(sql.placeholder('limit'))
    .prepare('latest_entries'),
);

/** The number of entries. */
export async function ledgerLength(db: Database): Promise<number> {
  const [row] = await readTagged(['ledger'], async () =>
    db.select({ last: max(rulingLedger.seq) }).from(rulingLedger),
  );
  return row?.last ?? 0;
}

/** The date of the last change of each listing's rulings, by id; the opening of the ledger and changes of wording do not count. */
export async function lastChanges(
  db: Database,
  kind: Kind,
  ids: string[],
): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await readTagged(listingTags(kind, ids), () =>
    lastChangesOf(db).execute({ kind, ids }),
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}

const lastChangesOf = preparedOnce((db) =>
  db
    .selectDistinctOn([rulingLedger.listingId], {
      id: rulingLedger.listingId,
      at: rulingLedger.at,
    })
    .from(rulingLedger)
    .where(
      and(
        eq(rulingLedger.kind, sql.placeholder('kind')),
        sql`${rulingLedger.listingId} = any(${sql.placeholder('ids')})`,
        ne(rulingLedger.what, 'opened'),
        not(isWordingRow),
      ),
    )
    .orderBy(rulingLedger.listingId, desc(rulingLedger.seq))
    .prepare('last_changes'),
);

/** A change of the verdict of a listing's main ruling; null: there was or is none. */
export interface VerdictChange {
  at: Date;
  before: Verdict | null;
  after: Verdict | null;
}

/** The changes of a listing's main verdict since a time, oldest first; the opening of the ledger does not count. */
export async function verdictChanges(
  db: Database,
  { kind, id }: { kind: Kind; id: string },
  since: Date,
): Promise<VerdictChange[]> {
  return readTagged(listingTags(kind, [id]), () =>
    verdictChangesOf(db).execute({ kind, id, since: since.toISOString() }),
  );
}

const verdictChangesOf = preparedOnce((db) => {
  const verdictIn = (state: typeof rulingLedger.before | typeof rulingLedger.after) =>
    sql<Verdict | null>`${state} ->> 'verdict'`;
  const [before, after] = [verdictIn(rulingLedger.before), verdictIn(rulingLedger.after)];
  return db
    .select({ at: rulingLedger.at, before, after })
    .from(rulingLedger)
    .where(
      and(
        eq(rulingLedger.kind, sql.placeholder('kind')),
        eq(rulingLedger.listingId, sql.placeholder('id')),
        eq(rulingLedger.scope, SPOT),
        ne(rulingLedger.what, 'opened'),
        gte(rulingLedger.at, sql.placeholder('since')),
        sql`${before} is distinct from ${after}`,
      ),
    )
    .orderBy(asc(rulingLedger.seq))
    .prepare('verdict_changes');
});

function entriesOf({ before, after, what, by, why, at = new Date() }: RulingChange) {
  const listing = after ?? before;
  if (!listing) return [];
  const moved = SCOPES.filter((scope) => rulingText(before, scope) !== rulingText(after, scope));
  // A reason given for several rulings is about the main one.
  const main = mainScopeOf(listing.offers);
  const ofReason = moved.includes(main) ? main : null;
  return moved.map((scope) => {
    const text = rulingText(after, scope);
    const told = after && reasonToldBy(before, after, scope);
    const given = ofReason === null || scope === ofReason ? why : null;
    return {
      kind: listing.kind,
      listingId: listing.id,
      name: listing.texts.en?.name ?? listing.id,
      scope,
      what,
      before: before && stateOf(before, scope),
      after: after && stateOf(after, scope),
      changed: changedParts(before, after, scope),
      whyEn: given?.en ?? told?.en ?? null,
      whyAr: given?.ar ?? told?.ar ?? null,
      at,
      by,
      digest: text === null ? null : sha256(text),
      text,
    };
  });
}

// The reason for an earlier verdict explains no other one.
function reasonToldBy(before: Ruled | null, after: Ruled, scope: Scope) {
  const reason = summaryOf(after, scope);
  const earlier = before && rulingOn(before, scope);
  const isOther = earlier && earlier.verdict !== rulingOn(after, scope)?.verdict;
  return isOther && reason?.en === summaryOf(before, scope)?.en ? null : reason;
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
    criteria: eachAnswer(grounds, ({ finding, note, endedOn }) => ({ finding, note, endedOn })),
    evidence: eachAnswer(grounds, ({ evidence }) => evidence),
    positions: grounds?.positions ?? [],
    summary: summaryOf(listing, scope),
    departure: departureOf(grounds),
    review: grounds?.reviewDue,
    reviewer: grounds?.reviewer,
    signature: grounds?.signature,
    method: recordedVersion(grounds?.method),
    asset: grounds?.asset ?? grounds?.stakingForm,
    judgedOn: grounds?.judgedOn,
  };
}

function departureOf(grounds: Grounds | null) {
  if (!grounds) return undefined;
  const { departure, departurePosition, secondEditor } = grounds;
  const rest = { departurePosition, secondEditor };
  return departurePosition || secondEditor ? { departure, ...rest } : departure;
}

function eachAnswer(grounds: Grounds | null, part: (answer: Answer) => unknown) {
  const answers = Object.entries(grounds?.criteria ?? {});
  return Object.fromEntries(answers.map(([criterion, answer]) => [criterion, part(answer)]));
}

// The listing's reason is that of its ruling on spot. Unread Arabic is not published (decision 34).
function summaryOf(listing: Ruled, scope: Scope) {
  if (scope !== SPOT) return null;
  return { en: listing.texts.en?.reason ?? null, ar: readArabicReason(listing) };
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

function digestOf(value: unknown): string {
  return sha256(canonical(value));
}

/** SHA-256 in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
