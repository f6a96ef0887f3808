import { expect, test } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const NAMES = ['country', 'established', 'en.reason'] as const;
const texts = (country: string, established: string, reason: string) => ({
  country,
  established,
  'en.reason': reason,
});

test('what only the other editor changed is taken, what only I changed stays', () => {
  const base = texts('Oman', '2009', 'One');
  expect(
    mergeEdits(NAMES, base, texts('Qatar', '2009', 'One'), texts('Oman', '2010', 'One')),
  ).toEqual({
    texts: texts('Qatar', '2010', 'One'),
    theirs: { established: '2009' },
    taken: ['country'],
  });
});

test('what both changed stays mine, with theirs to compare', () => {
  const base = texts('Oman', '2009', 'One');
  expect(
    mergeEdits(NAMES, base, texts('Oman', '2009', 'Two'), texts('Oman', '2009', 'Three')),
  ).toEqual({ texts: texts('Oman', '2009', 'Three'), theirs: { 'en.reason': 'Two' }, taken: [] });
});

test('what both changed alike is no conflict', () => {
  const same = texts('Qatar', '2010', 'Two');
  expect(mergeEdits(NAMES, texts('Oman', '2009', 'One'), same, same).theirs).toEqual({});
});

test('without knowing what both started from, nothing of mine is given up', () => {
  expect(
    mergeEdits(NAMES, null, texts('Qatar', '2009', 'One'), texts('Oman', '2009', 'One')),
  ).toEqual({ texts: texts('Oman', '2009', 'One'), theirs: { country: 'Qatar' }, taken: [] });
});
