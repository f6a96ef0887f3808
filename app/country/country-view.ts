import type { AuthorityPage } from '#domain/country/authority-pages.ts';
import type { LawState } from '#domain/country/country.ts';
import type { CellView } from './cell-view.ts';
import type { Regulators } from './regulators.ts';

/** The law of a country and the exchanges in its registers, as its page shows them. */
export interface CountryView extends Regulators {
  code: string;
  state: LawState;
  law: string;
  /** The year of the first decision or statement; null: not known. */
  lawYear: number | null;
  decisions: string[];
  /** The second-hand reports where no authority's own words are quoted; else 0. */
  reports: number;
  authorityPages: readonly AuthorityPage[];
  exchanges: { id: string; name: string; cells: CellView[] }[];
  /** Whether other exchanges are listed, all with the state `others`. */
  hasOthers: boolean;
  others: CellView['state'];
  /** ISO days, the earliest first. */
  readOn: string[];
  /** An ISO day. */
  reviewBy: string;
}
