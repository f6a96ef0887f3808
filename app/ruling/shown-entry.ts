import type { Kind } from '#domain/listing/kind.ts';
import type { LedgerEntry, RulingPart } from '#domain/ruling/ledger.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

/** An entry of the ledger of rulings in a page's language. */
export interface ShownEntry {
  seq: number;
  kind: Kind;
  /** The current name; of a deleted listing the English name at that time. */
  name: string;
  /** Without language; null: it is no longer in the directory. */
  path: string | null;
  /** The scope in words. */
  scope: string;
  what: LedgerEntry['what'];
  before: ShownState | null;
  after: ShownState | null;
  changed: RulingPart[];
  /** The criteria whose finding changed, all in words. */
  findings: { criterion: string; from: string; to: string }[];
  why: { text: string; language: 'en' | 'ar' } | null;
  /** ISO. */
  at: string;
  /** Null: an editor without a public name, or nobody in person. */
  by: string | null;
  hash: string;
  previous: string;
  digest: string | null;
}

export interface ShownState {
  verdict: Verdict;
  /** In words; null: the ruling rests on the listing's reason alone. */
  firmness: string | null;
  /** ISO day. */
  reviewDue: string | null;
}

/** A page of the ledger. */
export interface ChangesPage {
  entries: ShownEntry[];
  /** Where to go on; null: there is nothing older. */
  older: number | null;
  /** Hash of the newest entry of all; null: there is none. */
  newest: string | null;
  /** The listing it is narrowed to. */
  of: { kind: Kind; id: string; name: string; isListed: boolean } | null;
  isFailed: boolean;
}

/** A listing's latest entries. */
export interface ListingChanges {
  kind: Kind;
  id: string;
  entries: ShownEntry[];
  /** ISO; when its rulings were last changed; null: not since the ledger was opened. */
  changedAt: string | null;
}
