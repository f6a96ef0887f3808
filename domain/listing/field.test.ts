import { expect, test } from 'vitest';
import type { Grounds } from '#domain/ruling/ruling.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newGrounds, newRuling } from '#tests/samples/rulings.ts';
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

test('a change of a ruling has the lines that differ', () => {
  const { riba, ...others } = newGrounds().criteria;
  const ruled = (grounds: Grounds) => ({ ...listing, rulings: { spot: newRuling({ grounds }) } });
  const before = ruled(newGrounds({ criteria: others }));
  const after = ruled(newGrounds({ reviewer: 'A. B.' }));
  const [change, ...more] = changedFields(before, after);
  expect(more).toEqual([]);
  expect(change).toMatchObject({ name: 'ruling.spot', before: '' });
  expect(change?.after.split('\n')).toEqual([
    'reviewer: A. B.',
    'riba: pass',
    `riba, note (English): ${riba?.note?.en}`,
    `riba, note (Arabic): ${riba?.note?.ar}`,
    'riba, evidence 1: “No interest is paid to anybody.”, The coin’s paper, https://paper.example/coin.pdf, read on 2026-11-01',
  ]);
});

test('the lines of a product’s ruling have its verdict, also where it is withdrawn', () => {
  const margin = newRuling({ verdict: 'haram', grounds: newGrounds({ criteria: {} }) });
  const [change] = changedFields({ ...listing, rulings: { margin } }, listing);
  expect(change).toEqual({
    name: 'ruling.margin',
    before: 'verdict: haram\nmethod: 1\nfirmness: disputed',
    after: '',
  });
});
