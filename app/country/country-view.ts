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
  /** The number of second-hand reports where no authority's own words are quoted; else 0. */
  reportCount: number;
  authorityPages: readonly AuthorityPage[];
  exchanges: CountryExchange[];
  /** The state of all other exchanges; null: there are none. */
  others: CellView['state'] | null;
  /** ISO days, the earliest first. */
  readOn: string[];
  /** An ISO day. */
  reviewBy: string;
}

/** A listed exchange with what the country's registers say about it. */
export interface CountryExchange {
  id: string;
  name: string;
  cells: CellView[];
}
