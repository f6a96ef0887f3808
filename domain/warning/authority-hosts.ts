import { AUTHORITY_PAGES } from '#domain/country/authority-pages.ts';
import { COUNTRIES } from '#domain/country/countries.ts';
import { REGISTERS } from '#domain/licence/registers.ts';
import { hostOf } from '#domain/outbound/web-address.ts';

const OWN_QUOTES = COUNTRIES.flatMap(({ quotes }) =>
  quotes.filter(({ source }) => source === 'own'),
);

/** The hosts of authorities' pages that this directory links to, without `www.`. */
export const AUTHORITY_HOSTS: readonly string[] = [
  ...new Set([...AUTHORITY_PAGES, ...REGISTERS, ...OWN_QUOTES].map(({ url }) => hostOf(url))),
];
