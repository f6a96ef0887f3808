import { expect, test } from 'vitest';
import { classifiedDays } from './classified-days.ts';

test.each([
  ['two days', ['2026-11-23T09:00:00Z', '2026-10-23T21:00:00Z'], ['2026-10-23', '2026-11-23']],
  ['a day more than 31 apart', ['2026-11-23T09:00:00Z', '2026-10-22T21:00:00Z'], null],
  ['one day', ['2026-11-23T09:00:00Z', null, '2026-11-23T21:00:00Z'], ['2026-11-23']],
  ['no day', [null], null],
])('the days over a list of verdicts: %s', (_, moments, days) => {
  expect(classifiedDays(moments.map((ruledAt) => ({ ruledAt })))).toEqual(days);
});
