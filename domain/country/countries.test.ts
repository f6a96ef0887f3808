import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REGISTERS } from '#domain/licence/registers.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import { quotesOfCountry } from '#domain/quote/quotes.ts';
import { AUTHORITY_PAGES } from './authority-pages.ts';
import { COUNTRIES, countryOf, countryPath } from './countries.ts';
import { COUNTRIES_READ_ON, COUNTRIES_REVIEW_BY } from './country.ts';
import { UAE_SECURITIES_AUTHORITY } from './uae-authority.ts';

const positions = readdirSync('db/starter/positions').map((file) => file.replace('.json', ''));

describe('the countries', () => {
  test('are the 22 states of the Arab League and Türkiye', () => {
    const codes = COUNTRIES.map(({ code }) => code).toSorted();
    const league = 'AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE'.split(' ');
    expect(codes).toEqual([...league, 'TR'].toSorted());
  });

  test('are found by their code in lower case, and no other is', () => {
    expect(countryOf('sa')?.name.en).toBe('Saudi Arabia');
    expect(countryOf('fr')).toBeNull();
    expect(countryPath({ code: 'SA' })).toBe('/country/sa');
  });

  test('are to be read again after they were read', () => {
    expect(COUNTRIES_REVIEW_BY > COUNTRIES_READ_ON).toBe(true);
  });
});

const FRENCH = /\b(les|des|une)\b/;

describe.each(COUNTRIES.map((country) => [country.code, country] as const))('%s', (_, country) => {
  test('states its law only where a source says it', () => {
    // Words of others than the authorities do not make the law known.
    expect(country.state === 'unseen' || country.quotes.length > 0).toBe(true);
  });

  test('has the year of the law or statement that it names first', () => {
    const { state, lawYear, decisions, quotes } = country;
    const named = decisions[0] ?? (state === 'unseen' ? undefined : quotes[0]?.speaker);
    expect(Number(/\b(?:19|20)\d\d\b/.exec(named?.en ?? '')?.[0])).toBe(lawYear ?? Number.NaN);
  });

  test('quotes with an address that can be opened, and no machine-made compilation', () => {
    for (const { url } of country.quotes) {
      expect(webAddress(url)).not.toBeNull();
      expect(url).not.toMatch(/yirifi|web3compliance/);
    }
  });

  test('translates each quote into the languages that it is not in', () => {
    for (const { text, gloss } of country.quotes) {
      const own = /\p{Script=Arabic}/u.test(text) ? 'ar' : FRENCH.test(text) ? 'fr' : 'en';
      expect(Object.keys(gloss)).toEqual(['en', 'ar'].filter((language) => language !== own));
    }
  });

  test('names positions of the corpus', () => {
    expect(country.positions.filter((id) => !positions.includes(id))).toEqual([]);
  });
});

test('an authority of the Emirates has one name, whatever shows it', () => {
  const named = [
    REGISTERS.find(({ id }) => id === 'cma-ae')?.regulator.en,
    AUTHORITY_PAGES.find(({ url }) => url.includes('uaecma'))?.authority.en,
    countryOf('AE')
      ?.regulators.find(({ en }) => en.includes('(SCA)'))
      ?.en.split(': ')
      .at(-1),
  ];
  expect(new Set(named)).toEqual(new Set([UAE_SECURITIES_AUTHORITY.en]));
});

test('pages of authorities belong to one of the countries and can be opened', () => {
  for (const { country, url } of AUTHORITY_PAGES) {
    expect(countryOf(country)).not.toBeNull();
    expect(webAddress(url)?.protocol).toBe('https:');
  }
});

test('the sentences of authorities on complaints are looked up again like those on the law', () => {
  const complaints = COUNTRIES.flatMap(quotesOfCountry).filter(
    ({ place }) => place === 'complaints',
  );
  expect(complaints.map(({ owner, quote }) => `${owner} ${quote}`).toSorted()).toEqual(
    AUTHORITY_PAGES.flatMap(({ country, complaint }) =>
      complaint ? `country/${country} ${complaint.quote}` : [],
    ).toSorted(),
  );
});
