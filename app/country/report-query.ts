import { countryOf } from '#domain/country/countries.ts';
import type { Country } from '#domain/country/country.ts';

/** The country of `?country=kw`; null: not one of the site's. */
export function countryInQuery(search: URLSearchParams): Country | null {
  return countryOf(search.get('country') ?? '');
}

/** The address of the advice with where to report in a country. */
export function reportHref(path: string, country: Pick<Country, 'code'> | null): string {
  return country ? `${path}?country=${country.code.toLowerCase()}` : path;
}
