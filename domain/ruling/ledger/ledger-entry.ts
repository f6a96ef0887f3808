import { createHash } from 'node:crypto';
import type { ChangeKind, Kind, Verdict } from '#db/schema.ts';
import { type Bilingual, canonical } from '#domain/method/definition.ts';
import { methodOf, recordedVersion } from '#domain/method/method.ts';
import { SCOPES, type Scope, SPOT } from '#domain/method/scope.ts';
import { mainScopeOf } from '#domain/ruling/offers.ts';
import { readArabicReason } from '#domain/ruling/published-reason.ts';
import {
  type Answer,
  findingsOf,
  type Grounds,
  type RuledListing,
  rulingOn,
} from '#domain/ruling/ruling.ts';

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

declare module '#db/schema.ts' {
  interface StoredEntry {
    scope: Scope;
    state: RulingState;
    part: RulingPart;
  }
}

/** A change of these alone, with the same findings, is wording, which the list of changes tells apart from a new finding. */
export const WORDING: readonly RulingPart[] = ['criteria', 'summary', 'review', 'judgedOn'];

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

export interface RulingChange {
  before: RuledListing | null;
  after: RuledListing | null;
  what: LedgerEntry['what'];
  /** An editor's e-mail address, or the name of a command. The entry holds the editor's public name. */
  by: string | null;
  /**
   * The editor's reason for the change, entered with the main ruling if several changed, and with each other verdict that is no
   * longer the same; the default is the ruling's own reason.
   */
  why?: Bilingual | null | undefined;
  at?: Date;
}

/** The entries of a change, one for each ruling that it alters, without number and hashes; with the texts of the rulings. */
export function entriesOf({ before, after, what, by, why, at = new Date() }: RulingChange) {
  const listing = after ?? before;
  if (!listing) return [];
  const moved = SCOPES.filter((scope) => rulingText(before, scope) !== rulingText(after, scope));
  // A reason given for several rulings is about the main one and about every verdict that changes, not about a new one.
  const main = mainScopeOf(listing.offers);
  const ofReason = moved.includes(main) ? main : null;
  return moved.map((scope) => {
    const text = rulingText(after, scope);
    const ownReason = after && reasonOfChange(before, after, scope);
    const [old, now] = [before && stateOf(before, scope), after && stateOf(after, scope)];
    const isOtherNow = old !== null && old.verdict !== now?.verdict;
    const isAbout = ofReason === null || scope === ofReason || isOtherNow;
    const given = isAbout ? why : null;
    return {
      kind: listing.kind,
      listingId: listing.id,
      name: listing.texts.en?.name ?? listing.id,
      scope,
      what,
      before: old,
      after: now,
      changed: changedParts(before, after, scope),
      whyEn: given?.en ?? ownReason?.en ?? null,
      whyAr: given?.ar ?? ownReason?.ar ?? null,
      at,
      by,
      digest: text === null ? null : sha256(text),
      text,
    };
  });
}

/** The hash of an entry over all its other fields, including the hash of the previous entry. */
export function hashOf({
  hash: _,
  ...entry
}: Omit<LedgerEntry, 'hash'> & { hash?: string }): string {
  return digestOf({ ...entry, at: entry.at.toISOString() });
}

/** A whole ruling in the document format of its version of the method; null: there is no ruling. */
export function rulingText(listing: RuledListing | null, scope: Scope): string | null {
  const ruling = listing && rulingOn(listing, scope);
  if (!ruling) return null;
  const summary = summaryOf(listing, scope);
  return methodOf(ruling.grounds?.method).documentOf({ ...ruling, summary });
}

/** SHA-256 of the text of a ruling; null: there is no ruling. */
export function rulingDigest(listing: RuledListing | null, scope: Scope): string | null {
  const text = rulingText(listing, scope);
  return text === null ? null : sha256(text);
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

// The reason for an earlier verdict explains no other one.
function reasonOfChange(before: RuledListing | null, after: RuledListing, scope: Scope) {
  const reason = summaryOf(after, scope);
  const earlier = before && rulingOn(before, scope);
  const isOther = earlier && earlier.verdict !== rulingOn(after, scope)?.verdict;
  return isOther && reason?.en === summaryOf(before, scope)?.en ? null : reason;
}

function stateOf(listing: RuledListing, scope: Scope): RulingState | null {
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

function changedParts(
  before: RuledListing | null,
  after: RuledListing | null,
  scope: Scope,
): RulingPart[] {
  const [old, now] = [partsOf(before, scope), partsOf(after, scope)];
  return RULING_PARTS.filter(
    (part) => canonical(old[part] ?? null) !== canonical(now[part] ?? null),
  );
}

function partsOf(listing: RuledListing | null, scope: Scope): Partial<Record<RulingPart, unknown>> {
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
function summaryOf(listing: RuledListing, scope: Scope) {
  if (scope !== SPOT) return null;
  return { en: listing.texts.en?.reason ?? null, ar: readArabicReason(listing) };
}

function digestOf(value: unknown): string {
  return sha256(canonical(value));
}

/** SHA-256 in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
