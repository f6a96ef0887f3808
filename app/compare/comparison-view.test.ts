import { expect, test } from 'vitest';
import type { Tone } from '#domain/method/definition.ts';
import type { CriterionView, RulingView } from '#domain/ruling/ruling-view.ts';
import { isConcernOfSome } from './comparison-view.ts';

/** A ruling with a finding on backing; null: it is not asked about it. */
function ruling(tone: Tone | null): RulingView {
  const criteria = tone === null ? [] : [{ id: 'backing', finding: { tone } } as CriterionView];
  return { grounds: { criteria } } as unknown as RulingView;
}

test.each<[string, (RulingView | undefined)[], boolean]>([
  ['counts against one and is not asked of the other', [ruling(null), ruling('concern')], true],
  ['is in favour of the only one asked', [ruling(null), ruling('pass')], false],
  ['is asked of both', [ruling('pass'), ruling('fail')], false],
  ['is asked of the only one that has a ruling', [undefined, ruling('fail')], false],
])('a criterion that %s', (_, columns, isShown) => {
  expect(isConcernOfSome(columns, 'backing')).toBe(isShown);
});
