import type { EntryView } from '#app/ledger/entry-view.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';

/** A ruling as it stood at an entry of the ledger, in a page's language. */
export type PastRuling = PastEntry & PastState;

interface PastEntry {
  kind: Kind;
  id: string;
  entry: EntryView;
  /** Whether no later entry is on the same ruling. */
  isLast: boolean;
  /** The public address of this page. */
  address: string;
}

/** `shown` from its text; `withdrawn`: the entry leaves no ruling; `unreadable` by this version. */
export type PastState =
  | { state: 'shown'; ruling: PastRulingView }
  | { state: 'withdrawn' | 'notStored' | 'unreadable' };

export interface PastRulingView extends Omit<RulingView, 'firmness'> {
  /** Null: it is computed from today's positions and not part of the text. */
  firmness: RulingView['firmness'] | null;
  /** The listing's reason at that time. */
  reason: { text: string; language: 'en' | 'ar' } | null;
}
