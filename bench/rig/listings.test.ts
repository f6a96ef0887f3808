import { expect, test } from 'vitest';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { methodOf, proposalBy } from '#domain/method/method.ts';
import { SPOT } from '#domain/method/scope.ts';
import { groundsSchema, judgedIn, rulingOn } from '#domain/ruling/ruling.ts';
import { SLUG } from '#domain/text/slug.ts';
import { makeListings, TERMS } from './listings.ts';

const COUNT = 4_000;
const listings = [...makeListings(COUNT)];

test('the generated directory is deterministic', () => {
  expect([...makeListings(50)]).toEqual(listings.slice(0, 50));
});

test('no id occurs twice, and every id is a slug', () => {
  const ids = listings.map(({ kind, id }) => `${kind} ${id}`);
  expect(new Set(ids).size).toBe(COUNT);
  expect(listings.filter(({ id }) => !SLUG.test(id))).toEqual([]);
});

test('there is every verdict, and what no editor has ruled', () => {
  const counts = Map.groupBy(listings, ({ category }) => category);
  for (const verdict of ['halal', 'questionable', 'haram', null] as const) {
    expect(counts.get(verdict)?.length).toBeGreaterThan(COUNT / 20);
  }
});

test('the findings of a ruling lead to its verdict', () => {
  const ruled = listings.filter((listing) => rulingOn(listing, SPOT)?.grounds);
  expect(ruled.length).toBeGreaterThan(COUNT / 5);
  for (const { kind, category, rulings } of ruled.slice(0, 100)) {
    const grounds = groundsSchema(kind, SPOT, {}).parse(rulings[SPOT]?.grounds);
    const { verdict } = proposalBy(methodOf(grounds.method), judgedIn(kind, SPOT, grounds));
    expect(verdict).toBe(category);
  }
});

test('the terms that are searched for find what they say', () => {
  const found = (name: string) => {
    const term = foldForSearch(TERMS.find((known) => known.name === name)?.q ?? '');
    return listings.filter(({ texts }) =>
      foldForSearch(`${texts.en?.name}\n${texts.ar?.name}`).includes(term),
    ).length;
  };
  expect(found('rare (1 match)')).toBe(1);
  expect(found('250 matches') * (100_000 / COUNT)).toBeCloseTo(250, -1);
  expect(found('thousands of matches') * (100_000 / COUNT)).toBeGreaterThan(2_000);
  expect(found('one letter')).toBeGreaterThan(COUNT / 2);
  expect(found('no match')).toBe(0);
});
