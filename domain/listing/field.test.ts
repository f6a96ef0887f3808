import { expect, test } from 'vitest';
import { newListing } from '#tests/listings.ts';
import { changedFields, FIELD_NAMES, fieldTexts } from './field.ts';

const listing = newListing({
  rating: 4.5,
  rank: null,
  texts: { en: { name: 'Bitcoin' }, ar: { reason: 'سبب' } },
});

test('every field of a listing has its text; what is missing is empty', () => {
  const texts = fieldTexts(listing);
  expect(Object.keys(texts).sort()).toEqual([...FIELD_NAMES].sort());
  expect(texts).toMatchObject({ rating: '4.5', rank: '', 'en.name': 'Bitcoin', 'tr.name': '' });
  expect(texts['ar.reason']).toBe('سبب');
});

test('a change is told by its fields', () => {
  const after = { ...listing, rating: 4, texts: { ...listing.texts, tr: listing.texts.ar } };
  expect(changedFields(listing, after)).toEqual([
    { name: 'tr.reason', before: '', after: 'سبب' },
    { name: 'rating', before: '4.5', after: '4' },
  ]);
  expect(changedFields(null, listing).map(({ name }) => name)).toContain('en.name');
  expect(changedFields(listing, listing)).toEqual([]);
});
