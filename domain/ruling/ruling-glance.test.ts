import { expect, test } from 'vitest';
import { newListing } from '#tests/samples/listings.ts';
import { currentGrounds, newRuling, PASS } from '#tests/samples/rulings.ts';
import { glancesOf } from './ruling-glance.ts';
import type { Verdict } from './verdict.ts';

const ALL = ['legitimacy', 'purpose', 'gharar', 'riba', 'maysir', 'utility'];
const passing = Object.fromEntries(ALL.map((criterion) => [criterion, PASS]));
const concerns = { ...passing, gharar: { ...PASS, finding: 'concern' } };

test.each<[string, Verdict, object, object | null]>([
  [
    'the worst finding and the core criterion with it, without its gloss',
    'questionable',
    concerns,
    { finding: 'Concern', tone: 'concern', criteria: ['Gharar'] },
  ],
  ['none where none is worse than a pass', 'halal', passing, null],
  ['none where an editor departs from the method', 'halal', concerns, null],
])('a verdict at a glance names %s', (_, verdict, criteria, decides) => {
  const rulings = { spot: newRuling({ verdict, grounds: currentGrounds({ criteria }) }) };
  const setting = { language: 'en', positions: [], today: '2026-11-02' };
  expect(glancesOf(newListing(), rulings, setting)[0]?.decides).toEqual(decides);
});
