import { expect, test } from 'vitest';
import type { Tone } from '#domain/method/definition.ts';
import { SPOT } from '#domain/method/scope.ts';
import type { CriterionView, RulingView } from '#domain/ruling/ruling-view.ts';
import { comparedScope } from './comparison-view.ts';

/** A ruling with a finding on backing; null: it is not asked about it. */
function ruling(tone: Tone | null): RulingView {
  const criteria =
    tone === null ? [] : [{ id: 'backing', finding: { id: tone, tone } } as CriterionView];
  return { scope: SPOT, grounds: { criteria } } as unknown as RulingView;
}

const UNKNOWN = ruling('unknown');
const KNOWN_OF_TWO = [ruling('pass'), UNKNOWN, ruling('fail')];

test.each<[string, (RulingView | undefined)[], boolean]>([
  ['counts against one and is not asked of the other', [ruling(null), ruling('concern')], true],
  ['is in favour of the only one asked', [ruling(null), ruling('pass')], false],
  ['is answered alike by both', [ruling('fail'), ruling('fail')], false],
  ['is answered otherwise by each', [ruling('pass'), ruling('fail')], true],
  ['is asked of the only one that has a ruling', [undefined, ruling('fail')], false],
  ['counts against one, in favour of another, and is not known of a third', KNOWN_OF_TWO, true],
])('whether the reasons are shown of a criterion that %s', (_, columns, isShown) => {
  expect(backingIn(columns)?.isReasoned).toBe(isShown);
});

test.each<[string, (RulingView | undefined)[], boolean]>([
  ['one is not known', KNOWN_OF_TWO, true],
  ['one of the listings is not asked', [ruling('pass'), ruling('fail'), ruling(null)], true],
  ['one of the listings has no ruling', [undefined, ruling('pass'), ruling('fail')], true],
  ['two are equal and one is not known', [ruling('pass'), UNKNOWN, ruling('pass')], false],
  ['only one is known', [UNKNOWN, ruling('fail'), undefined], false],
])('whether findings differ where %s', (_, columns, differs) => {
  expect(backingIn(columns)?.differs).toBe(differs);
});

test('a criterion that differs is not also listed as asked of some only', () => {
  expect(backingIn([ruling('pass'), ruling('fail'), ruling(null)])?.askedColumns).toBeNull();
  expect(backingIn([ruling('pass'), ruling('pass'), ruling(null)])?.askedColumns).toEqual([0, 1]);
});

function backingIn(columns: (RulingView | undefined)[]) {
  const compared = columns.map((ruling) => ({ rulings: ruling ? [ruling] : [] }));
  return comparedScope(compared, SPOT).criteria[0];
}
