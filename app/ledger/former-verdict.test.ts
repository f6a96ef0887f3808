import { expect, test } from 'vitest';
import { formerVerdict } from './former-verdict.ts';

const TODAY = '2026-11-30';
const state = (verdict: 'halal' | 'questionable', writtenUnder: string | null = null) => ({
  verdict,
  writtenUnder,
  firmness: null,
  reviewDue: null,
});
const entry = (at: string, before: ReturnType<typeof state>, scope = 'Spot buying') => ({
  scope,
  before,
  after: state('questionable'),
  at: `${at}T08:00:00.000Z`,
});

test('a verdict changed within a year is told, with the method that it followed', () => {
  const changed = entry('2026-11-30', state('halal', '1'));
  const same = entry('2026-11-30', state('questionable'));
  expect(formerVerdict([same, changed], 'Spot buying', TODAY)).toEqual({
    verdict: 'halal',
    until: changed.at,
    isOfEarlierMethod: true,
  });
});

test('an older change, and that of another product, is not', () => {
  const old = entry('2025-11-29', state('halal'));
  const other = entry('2026-11-30', state('halal'), 'Futures');
  expect(formerVerdict([other, old], 'Spot buying', TODAY)).toBeNull();
});
