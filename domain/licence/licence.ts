import type { Bilingual } from '#domain/method/definition.ts';

/** A regulator's public register as it was read. */
export interface Register {
  id: string;
  /** ISO 3166-1 alpha-2; `EU`: its member states. */
  country: string;
  regulator: Bilingual;
  /** The part of the country that it covers; null: all of it. */
  area: Bilingual | null;
  url: string;
  /** The day of the copy that was read. */
  copiedOn: string;
  /** Who made the copy; null: the regulator's own file. */
  copiedBy: Bilingual | null;
  readOn: string;
}

/** An entry of a register that an editor or an exact match of addresses ties to an exchange. */
export interface Licence {
  register: string;
  /** The exchange's id. */
  exchange: string;
  company: string;
  /** As the register writes it; null: it gives none. */
  number: string | null;
  /** ISO days. */
  from: string;
  until: string | null;
  /** The register's own words for what is licensed. */
  words: string;
  note: Bilingual | null;
}

/**
 * The answer of a register about an exchange. `absent` is said only where an editor has compared the names of its
 * companies with a copy of the register; an exchange trades under other companies' names.
 */
export type RegisteredCell =
  | { state: 'licensed' | 'ended'; licence: Licence; register: Register }
  | { state: 'absent'; register: Register; names: readonly string[]; note: Bilingual | null };

export type Cell = RegisteredCell | { state: 'noRegister' } | { state: 'unseen' };

/** An exchange that an editor has looked for in a copy of a register without finding it, and under which names. */
export interface Absence {
  register: string;
  exchange: string;
  names: readonly string[];
  /** A further fact for readers, such as a reported order of the regulator. */
  note: Bilingual | null;
}
