import { expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import type { RulingStateView } from './entry-view.ts';
import { shortChanges } from './short-changes.ts';

function state(name: string, given: Partial<RulingStateView> = {}): RulingStateView {
  const firmness = { sign: 'half', name } as const;
  return { verdict: 'halal', writtenUnder: null, firmness, reviewDue: null, ...given };
}

const CHANGED = { criterion: 'Riba', from: 'Pass', to: 'Concern' };
const ASKED = { criterion: 'Utility', from: null, to: 'Pass' };
const DROPPED = { criterion: 'Other', from: 'Pass', to: null };

test('two changes are named: of findings before new questions, and the firmness last', () => {
  const entry = { before: state('Few positions'), after: state('Contested') };
  const findings = [ASKED, DROPPED, CHANGED];
  expect(shortChanges({ ...entry, findings }, en.changes, 'en')).toEqual([
    'Riba: Pass → Concern',
    'Firmness: Few positions → Contested',
  ]);
});

test('the firmness is left out where an earlier method chose it, or where the verdict changed', () => {
  const findings = [ASKED, CHANGED];
  const named = ['Riba: Pass → Concern', 'New question: Utility (Pass)'];
  const after = state('Contested');
  for (const before of [
    state('Agreed', { writtenUnder: '1' }),
    state('Few positions', { verdict: 'haram' }),
  ]) {
    expect(shortChanges({ before, after, findings }, en.changes, 'en')).toEqual(named);
  }
});

test('answers to new questions are one change, and those not named are counted', () => {
  const findings = [ASKED, { ...ASKED, criterion: 'Loan' }, { ...ASKED, criterion: 'Third' }];
  const entry = { before: state('Contested'), after: state('Contested'), findings };
  expect(shortChanges(entry, en.changes, 'en')).toEqual([
    'New questions: Utility (Pass), Loan (Pass), and 1 more',
  ]);
});
