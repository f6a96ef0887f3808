import { describe, expect, test } from 'vitest';
import { blankEvidence } from '#app/editing/evidence/typed-evidence.ts';
import { missingParts } from './missing-parts.ts';

const SOURCE = {
  ...blankEvidence('2026-11-01'),
  url: 'https://paper.example/',
  title: 'The paper',
  quote: 'A sentence.',
};
const NOTHING = {
  finding: 'unknown',
  note: { en: '', ar: '' },
  evidence: [],
  endedOn: '',
};
const COMPLETE = { ...NOTHING, finding: 'pass', note: { en: 'A', ar: 'أ' }, evidence: [SOURCE] };

describe('the missing parts of a typed answer', () => {
  test.each([
    ['an open one', NOTHING, []],
    ['a complete one', COMPLETE, []],
    ['a finding alone', { ...NOTHING, finding: 'concern' }, ['note', 'source']],
    ['a note in English', { ...COMPLETE, note: { en: 'A', ar: ' ' } }, ['Arabic note']],
    [
      'an open one with an Arabic note',
      { ...NOTHING, note: { en: '', ar: 'أ' } },
      ['English note'],
    ],
    [
      'a new source',
      { ...COMPLETE, evidence: [blankEvidence('2026-11-01')] },
      ['rest of a source'],
    ],
    ['a failure that has ended', { ...COMPLETE, finding: 'resolved' }, ['end date']],
  ])('of %s', (_, answer, missing) => {
    expect(missingParts(answer)).toEqual(missing);
  });
});
