import type { Kind } from '#domain/listing/kind.ts';
import type { FirmnessSign } from '#domain/method/definition.ts';
import type { LedgerEntry, RulingPart } from '#domain/ruling/ledger/ledger-entry.ts';
import type { GroupCounts, LedgerMonth, VerdictSum } from '#domain/ruling/ledger/ledger-months.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

/** A ledger entry in a page's language. */
export interface EntryView {
  seq: number;
  kind: Kind;
  /** The current name, or the English name at that time if the listing is deleted. */
  name: string;
  /** Without language; null: deleted. */
  path: string | null;
  /** The page of the ruling as it stood, without language. */
  rulingPath: string;
  /** The scope in words. */
  scope: string;
  what: LedgerEntry['what'];
  before: RulingStateView | null;
  after: RulingStateView | null;
  /** Only staking has a form, in place of a kind of asset. */
  changed: (RulingPart | 'stakingForm')[];
  /** Verdict, findings, evidence and positions are unchanged. */
  isWording: boolean;
  /** The criteria whose finding changed, in words; null: the version of the method on that side does not ask it. */
  findings: ChangedFinding[];
  /** The one from which the new verdict follows, or, where it is halal, the old one followed; null: none of them. */
  deciding: ChangedFinding | null;
  why: { text: string; language: 'en' | 'ar' } | null;
  /** ISO. */
  at: string;
  /** Null: an editor without a public name, or an automatic change. */
  by: string | null;
  /** Null: on pages that link to the ledger. */
  hashes: Pick<LedgerEntry, 'hash' | 'previous' | 'digest'> | null;
}

export interface ChangedFinding {
  criterion: string;
  /** In the words of the version that renamed it, if one has. */
  from: string | null;
  to: string | null;
  /** The words of its version, where they are others. */
  recorded?: { from: string | null; to: string | null };
}

export interface RulingStateView {
  verdict: Verdict;
  /** The version of the method under which an editor chose the firmness; null: the method computes it. */
  writtenUnder: string | null;
  /** In the words of its version. Null: not recorded, and the ruling is no longer the current one. */
  firmness: { sign: FirmnessSign; name: string } | null;
  /** ISO day. */
  reviewDue: string | null;
}

/** A page of the ledger. */
export interface ChangesPage {
  entries: EntryView[];
  /** All changes of a verdict added up, over the first page of all entries; else empty. */
  sums: VerdictSum[];
  /** The last year of all entries, or of the selected listing's. */
  months: LedgerMonth[];
  /** Entries by group, of all listings or of the selected one. */
  counts: GroupCounts | null;
  /** The listings that a search in the ledger found; null: no search. */
  found: { kind: Kind; id: string; name: string }[] | null;
  /** Sequence number before which older entries start; null: none are older. */
  older: number | null;
  /** Hash of the newest entry; null: the ledger is empty. */
  newest: string | null;
  /** The selected listing. */
  of: { kind: Kind; id: string; name: string; isListed: boolean } | null;
  isFailed: boolean;
}

/** A listing's latest entries. */
export interface ListingChanges {
  kind: Kind;
  id: string;
  entries: EntryView[];
  /** ISO time of the last change of its rulings; null: unchanged since the ledger was opened. */
  changedAt: string | null;
}
