import { expect, test } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const NAMES = ['country', 'established', 'en.reason'] as const;
const texts = (country: string, established: string, reason: string) => ({
  country,
  established,
  'en.reason': reason,
});
const BASE = texts('Oman', '2009', 'One');

test.each([
  {
    how: 'A field that only the other editor changed is taken, and a field that only I changed stays',
    base: BASE,
    current: texts('Qatar', '2009', 'One'),
    mine: texts('Oman', '2010', 'One'),
    merged: {
      texts: texts('Qatar', '2010', 'One'),
      theirs: {},
      mergedFromTheirs: ['country'],
    },
  },
  {
    how: 'A field that both changed stays mine, with theirs to compare',
    base: BASE,
    current: texts('Oman', '2009', 'Two'),
    mine: texts('Oman', '2009', 'Three'),
    merged: {
      texts: texts('Oman', '2009', 'Three'),
      theirs: { 'en.reason': 'Two' },
      mergedFromTheirs: [],
    },
  },
  {
    how: 'Equal changes of both editors are no conflict',
    base: BASE,
    current: texts('Qatar', '2010', 'Two'),
    mine: texts('Qatar', '2010', 'Two'),
    merged: { texts: texts('Qatar', '2010', 'Two'), theirs: {}, mergedFromTheirs: [] },
  },
  {
    how: 'Every field stays mine where the base is not known',
    base: null,
    current: texts('Qatar', '2009', 'One'),
    mine: BASE,
    merged: { texts: BASE, theirs: { country: 'Qatar' }, mergedFromTheirs: [] },
  },
])('$how', ({ base, current, mine, merged }) => {
  expect(mergeEdits(NAMES, base, current, mine)).toEqual(merged);
});
