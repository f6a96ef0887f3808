import type { EntryView } from '#app/ledger/entry-view.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';

/** A ruling as it stood at an entry of the ledger, in a page's language. */
export interface PastRuling {
  kind: Kind;
  id: string;
  entry: EntryView;
  /** Whether no later entry is on the same ruling. */
  isLast: boolean;
  /** `shown` from its text; `withdrawn`: the entry leaves no ruling; `unreadable` by this version. */
  state: 'shown' | 'withdrawn' | 'notStored' | 'unreadable';
  /** Null unless `shown`. */
  ruling: PastRulingView | null;
  /** The public address of this page. */
  address: string;
}

export interface PastRulingView extends Omit<RulingView, 'firmness'> {
  /** Null: it is computed from today's positions and not part of the text. */
  firmness: RulingView['firmness'] | null;
  /** The listing's reason at that time. */
  reason: { text: string; language: 'en' | 'ar' } | null;
}
