import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { COUNTRIES, countryOf, countryPath } from '#domain/country/countries.ts';
import { cellsOf, emptyState } from '#domain/licence/cells.ts';
import { EUROPE, type Licence } from '#domain/licence/licence.ts';
import { regionName } from '#domain/listing/country.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { today } from '#domain/time/day.ts';
import { type CellView, cellView } from './cell-view.ts';

/** A register's answer about an exchange, with the country of the register. */
export interface LicenceRow {
  country: string;
  /** The country's page; null: it has none. */
  path: string | null;
  cell: CellView;
}

/** The answers of registers about an exchange, a row for each. */
export function licenceRows(licences: readonly Licence[], language: Language): LicenceRow[] {
  return cellsOf(licences, today()).map((cell) => {
    const { country: code } = cell.licence;
    const country = countryOf(code);
    return {
      country: placeName(code, language),
      path: country && countryPath(country),
      cell: cellView(cell, language),
    };
  });
}

/** The countries of which no register's answer about an exchange is held. */
export interface UnansweredCountries {
  unseen: number;
  /** Codes with spaces between them. */
  noRegister: string;
}

/** The countries without a row, counted by their answer. */
export function unansweredCountries(licences: readonly Licence[]): UnansweredCountries {
  const answered = new Set(licences.map(({ country }) => country));
  const codes = COUNTRIES.map(({ code }) => code).filter((code) => !answered.has(code));
  const noRegister = codes.filter((code) => emptyState(code) === 'noRegister');
  return { unseen: codes.length - noRegister.length, noRegister: noRegister.join(' ') };
}

/** The name of a licence's country, or of the European Union, by its code. */
export function placeName(code: string, language: Language): string {
  const country = countryOf(code);
  if (country) return inLanguage(country.name, language);
  if (code === EUROPE) return LANGUAGES[language].text.countries.europeanUnion;
  return regionName(code, language);
}
