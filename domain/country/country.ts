import type { Bilingual } from '#domain/method/definition.ts';

/**
 * The state of a country’s law on coins, as its sources tell it. `licensed`: firms can be licensed or supervised. `unsettled`: no
 * law was found to decide it, or its rules for licences were not issued. `unseen`: nothing that could be relied on was read.
 */
export const LAW_STATES = [
  'licensed',
  'prohibited',
  'called-illegal',
  'warned',
  'unsettled',
  'unseen',
] as const;
export type LawState = (typeof LAW_STATES)[number];

/** Words of a source on a country's law, with who says them. */
interface LawQuote {
  text: string;
  /** Our translation for each language of the site that is not the quote’s own. */
  gloss: Partial<Bilingual>;
  /** ISO 639-1, where the script does not tell it. */
  language?: 'fr';
  url: string;
  title: string;
  /** `own`: the authority’s own text, at whatever host; `reported`: the press, a law firm or a news agency. */
  source: 'own' | 'reported';
  /** The speaker, and on whose behalf. */
  speaker: Bilingual;
  /** The day on which it was read, if not with the others on `COUNTRIES_READ_ON`. */
  readOn?: string;
}

/** The stored law of a country. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: Bilingual;
  state: LawState;
  /** The year of the first decision, or of the first statement quoted where there is none; null: not known. */
  lawYear: number | null;
  /** The law in a sentence or two, or what was looked for and not found. */
  law: Bilingual;
  /** Decisions and laws with their number and date. */
  decisions: Bilingual[];
  /** The authorities that license or supervise; empty: not known. */
  regulators: Bilingual[];
  /** A note on their licences; for example, that none licenses dealing in coins. */
  regulatorsNote?: Bilingual;
  quotes: LawQuote[];
  /** Positions of the national fatwa body, by their ids. */
  positions: string[];
  /** A public register was looked for on the day below and not found. */
  hasNoRegister?: true;
}

/** The day on which the sources were read, in stored copies, unless a quote gives its own. */
export const COUNTRIES_READ_ON = '2026-11-22';

/** The day by which they are read again. */
export const COUNTRIES_REVIEW_BY = '2027-02-22';
