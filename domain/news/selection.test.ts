import { describe, expect, test } from 'vitest';
import type { News } from './news.ts';
import { SAMPLES } from './samples.ts';
import { inCategory, newsFor, newsPage } from './selection.ts';

const [sampleEn, sampleAr] = SAMPLES;
if (!sampleEn || !sampleAr) throw new Error('no samples');

const news = (source: News['source'], languages: ('en' | 'ar')[]): News => ({
  items: languages.map((language, place) => ({ ...sampleEn, id: `${place}`, language })),
  source,
  isStale: false,
  fetchedAt: null,
  services: [],
});

const idsFor = (language: 'en' | 'ar', given: News) => newsFor(language, given).map(({ id }) => id);

describe('an Arabic reader', () => {
  test('gets Arabic articles first, then English ones, each newest first', () => {
    expect(idsFor('ar', news('feeds', ['en', 'ar', 'en', 'ar']))).toEqual(['1', '3', '0', '2']);
    expect(idsFor('ar', news('api', ['en', 'en']))).toEqual(['0', '1']);
  });
});

describe('an English reader', () => {
  test('gets English articles only, or others if there is none in English', () => {
    expect(idsFor('en', news('feeds', ['ar', 'en', 'ar']))).toEqual(['1']);
    expect(idsFor('en', news('feeds', ['ar', 'ar']))).toEqual(['0', '1']);
  });
});

test.each(['en', 'ar'] as const)('there are three samples in %s, marked as such', (language) => {
  const samples = newsFor(language, { ...news('samples', []), items: SAMPLES });
  expect(samples).toHaveLength(3);
  for (const { title, language: own } of samples) {
    expect(own).toBe(language);
    expect(title).toMatch(/^(?:Sample: |نموذج: )/);
  }
});

test('a category narrows the articles; null is all', () => {
  expect(inCategory(SAMPLES, null)).toBe(SAMPLES);
  expect(inCategory(SAMPLES, 'nft').map(({ id }) => id)).toEqual([
    'sample-2018-en',
    'sample-2018-ar',
  ]);
});

test.each([
  [13, 1, 1, 3, 6],
  [13, 3, 3, 3, 1],
  [13, 99, 3, 3, 1],
  [12, 0, 1, 2, 6],
  [0, 5, 1, 1, 0],
])('of %i articles page %i is page %i of %i with %i', (count, asked, page, pages, shown) => {
  const found = newsPage(Array(count).fill(sampleEn), asked);
  expect([found.page, found.pages, found.items.length]).toEqual([page, pages, shown]);
});
