import { EAST } from './countries-east.ts';
import { WEST } from './countries-west.ts';
import type { Country } from './country.ts';

/** The 22 states of the Arab League and Türkiye: the Gulf and the Levant, then Egypt, the Maghreb and the Horn. */
export const COUNTRIES: readonly Country[] = [...EAST, ...WEST];

/** The country with this code in lower or upper case; null: not one of these. */
export function countryOf(code: string): Country | null {
  return COUNTRIES.find((country) => country.code === code.toUpperCase()) ?? null;
}

/** The address of a country's page, without language. */
export function countryPath({ code }: Pick<Country, 'code'>): string {
  return `/country/${code.toLowerCase()}`;
}
