import type { Checked, ShownMatch } from '#domain/look-alike/check.ts';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';
import type { SearchedList } from './searched-lists.tsx';

/** A check with what the page shows beside it. */
export interface CheckedOnPage extends Checked {
  matches: MatchOnPage[];
  /** The lists of warnings that were searched. */
  lists: SearchedList[];
}

export interface MatchOnPage extends ShownMatch {
  /** The listing's main ruling; null: nobody has ruled. */
  ruling: RulingGlance | null;
  /** ISO day. */
  savedOn: string;
}
