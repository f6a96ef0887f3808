import type { Language } from '#app/i18n/languages.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { countryOf, countryPath } from '#domain/country/countries.ts';
import { cellsOf, REGISTERS } from '#domain/licence/licences.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { today } from '#domain/ruling/review-due.ts';
import { type CellView, cellView } from './cell-view.ts';

/** The answer of a register about an exchange, with the register's country. */
export interface LicenceRow {
  country: string;
  /** The country's page; null: it has none. */
  path: string | null;
  cell: CellView;
}

/** The row of countries of an exchange's page. */
export function licenceRows(exchange: string, language: Language): LicenceRow[] {
  return cellsOf(exchange, today()).map((cell) => {
    const country = countryOf(cell.register.country);
    return {
      country: placeName(cell.register.country, language),
      path: country && countryPath(country),
      cell: cellView(cell, language),
    };
  });
}

/** The countries whose registers were read, with their names. */
export function licensingPlaces(language: Language): { code: string; name: string }[] {
  return REGISTERS.map(({ country }) => ({ code: country, name: placeName(country, language) }));
}

function placeName(code: string, language: Language): string {
  const country = countryOf(code);
  if (country) return inLanguage(country.name, language);
  return LANGUAGES[language].text.countries.europeanUnion;
}
