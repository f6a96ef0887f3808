import { expect, test } from 'vitest';
import { newListing } from '#tests/samples/listings.ts';
import { currentGrounds, newRuling, PASS } from '#tests/samples/rulings.ts';
import { glancesOf } from './ruling-glance.ts';
import type { Verdict } from './verdict.ts';

const ALL = ['legitimacy', 'purpose', 'gharar', 'riba', 'maysir', 'utility'];
const passing = Object.fromEntries(ALL.map((criterion) => [criterion, PASS]));
const concerns = { ...passing, gharar: { ...PASS, finding: 'concern' } };
const withoutRiba = Object.fromEntries(
  Object.entries(concerns).filter(([criterion]) => criterion !== 'riba'),
);

function glanceAt(verdict: Verdict, criteria: object | null) {
  const grounds = criteria && currentGrounds({ criteria });
  const setting = { language: 'en', positions: [], today: '2026-11-02' };
  return glancesOf(newListing(), { spot: newRuling({ verdict, grounds }) }, setting)[0];
}

test.each<[string, Verdict, object, object | null]>([
  [
    'the worst finding and the core criterion with it, without its gloss',
    'questionable',
    concerns,
    { finding: 'Concern', tone: 'concern', criteria: ['Gharar'] },
  ],
  [
    'what is not known beside a concern',
    'questionable',
    withoutRiba,
    {
      finding: 'Concern',
      tone: 'concern',
      criteria: ['Gharar'],
      open: { finding: 'Not known', criteria: ['Riba'] },
    },
  ],
  ['none where none is worse than a pass', 'halal', passing, null],
  ['none where an editor departs from the method', 'halal', concerns, null],
])('a verdict at a glance names %s', (_, verdict, criteria, decides) => {
  expect(glanceAt(verdict, criteria)?.decides).toEqual(decides);
});

test.each<[string, Verdict, object | null, boolean]>([
  ['a halal one of the method is', 'halal', passing, true],
  ['one that departs from it is not', 'halal', concerns, false],
  ['one without findings is not', 'halal', null, false],
  ['another verdict is not', 'questionable', concerns, false],
])(
  'of verdicts, those that passed every core criterion are told apart: %s',
  (_, verdict, criteria, isPassed) => {
    expect(glanceAt(verdict, criteria)?.isPassed).toBe(isPassed);
  },
);
