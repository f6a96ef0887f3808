import type { Language } from '#app/i18n/languages.ts';
import type { Cell, Register } from '#domain/licence/licence.ts';
import { inLanguage } from '#domain/method/definition.ts';

/** A register in a page's language, with the copy that was read. */
export interface RegisterView {
  regulator: string;
  area: string | null;
  url: string;
  copiedOn: string;
  copiedBy: string | null;
}

/** The answer of a register about an exchange, in a page's language. */
export interface CellView {
  state: Cell['state'];
  register: RegisterView | null;
  licence: {
    company: string;
    number: string | null;
    from: string;
    words: string;
    note: string | null;
  } | null;
  /** The names that were looked for without a find. */
  names: readonly string[];
  /** A further fact where no licence was found. */
  absenceNote: string | null;
}

export function cellView(cell: Cell, language: Language): CellView {
  const licence = 'licence' in cell ? cell.licence : null;
  return {
    state: cell.state,
    register: 'register' in cell ? registerView(cell.register, language) : null,
    licence: licence && {
      company: licence.company,
      number: licence.number,
      from: licence.from,
      words: licence.words,
      note: licence.note && inLanguage(licence.note, language),
    },
    names: 'names' in cell ? cell.names : [],
    absenceNote: cell.state === 'absent' && cell.note ? inLanguage(cell.note, language) : null,
  };
}

function registerView(register: Register, language: Language): RegisterView {
  const { regulator, area, url, copiedOn, copiedBy } = register;
  return {
    regulator: inLanguage(regulator, language),
    area: area && inLanguage(area, language),
    url,
    copiedOn,
    copiedBy: copiedBy && inLanguage(copiedBy, language),
  };
}
