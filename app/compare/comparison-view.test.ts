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

test.each<[string, (RulingView | undefined)[], boolean]>([
  ['counts against one and is not asked of the other', [ruling(null), ruling('concern')], true],
  ['is in favour of the only one asked', [ruling(null), ruling('pass')], false],
  ['is answered alike by both', [ruling('fail'), ruling('fail')], false],
  ['is answered otherwise by each', [ruling('pass'), ruling('fail')], true],
  ['is asked of the only one that has a ruling', [undefined, ruling('fail')], false],
])('whether the reasons are shown of a criterion that %s', (_, columns, isShown) => {
  const compared = columns.map((ruling) => ({ rulings: ruling ? [ruling] : [] }));
  expect(comparedScope(compared, SPOT).criteria[0]?.isReasoned).toBe(isShown);
});
