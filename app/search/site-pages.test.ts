import { expect, test } from 'vitest';
import { COUNTRIES } from '#domain/country/countries.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { rankMatches } from '#domain/search/rank.ts';
import { sitePages } from './site-pages.ts';

const pages = sitePages([], 'ar');
const find = (q: string) =>
  rankMatches(pages, [foldForSearch(q)], ({ words }) => words.map(foldForSearch)).map(
    ({ path }) => path,
  );

test.each([
  ['السعودية', '/country/sa'],
  ['الرياض', '/country/sa'],
  ['القاهرة', '/country/eg'],
  ['دبي', '/country/ae'],
  ['اسطنبول', '/country/tr'],
  ['Casablanca', '/country/ma'],
])('a search for %s finds the page of its country first', (q, path) => {
  expect(find(q)[0]).toBe(path);
});

test('each country is found by its name in both languages', () => {
  const missed = COUNTRIES.flatMap(({ code, name }) =>
    [name.en, name.ar].filter((one) => find(one)[0] !== `/country/${code.toLowerCase()}`),
  );
  expect(missed).toEqual([]);
});
