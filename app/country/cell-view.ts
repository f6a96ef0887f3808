import type { Language } from '#app/i18n/languages.ts';
import type { Cell, RegisteredCell } from '#domain/licence/cells.ts';
import type { Service } from '#domain/licence/licence.ts';
import { staleDays } from '#domain/licence/registers.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { today } from '#domain/time/day.ts';

/** A register in a page's language, with the copy that was read. */
export interface RegisterView {
  regulator: string;
  area: string | null;
  url: string;
  copiedOn: string;
  copiedBy: string | null;
  /** The age of a copy that is too old; else null. */
  staleDays: number | null;
}

/** The answer of a register about an exchange, in a page's language. */
export interface CellView {
  state: Cell['state'];
  register: RegisterView | null;
  licence: {
    company: string;
    number: string | null;
    services: readonly Service[];
    from: string | null;
    until: string | null;
    words: string | null;
  } | null;
  /** The names that were searched for without a result. */
  names: readonly string[];
  /** A further fact. */
  note: string | null;
}

/** The cell as a page in this language shows it. */
export function cellView(cell: Cell, language: Language): CellView {
  return 'licence' in cell ? registeredView(cell, language) : { ...EMPTY, state: cell.state };
}

/** Tells the cells of one exchange apart. */
export function cellKey({ register, licence, names }: CellView): string {
  const { company, number, from } = licence ?? {};
  return [register?.url, company, number, from, ...names].join('\n');
}

/** The days of the register copies that these cells are read from, each once. */
export function copyDays(cells: readonly CellView[]): string[] {
  return [...new Set(cells.flatMap(({ register }) => register?.copiedOn ?? []))];
}

const EMPTY = { register: null, licence: null, names: [], note: null };

function registeredView({ state, licence }: RegisteredCell, language: Language): CellView {
  const { regulator, area, url, copiedOn, copiedBy, note, names } = licence;
  const { company, number, services, from, until, words } = licence;
  return {
    state,
    register: {
      regulator: inLanguage(regulator, language),
      area: area && inLanguage(area, language),
      url,
      copiedOn,
      copiedBy: copiedBy && inLanguage(copiedBy, language),
      staleDays: staleDays(licence, today()),
    },
    licence: company ? { company, number, services, from, until, words } : null,
    names,
    note: note && inLanguage(note, language),
  };
}
