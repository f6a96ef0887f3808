import { expect, test } from 'vitest';
import { decidingCriteria } from './deciding-criteria.ts';
import type { GroundsView } from './ruling-view.ts';

type Tone = GroundsView['criteria'][number]['finding']['tone'];

test.each<[string, [string, Tone, boolean][], unknown]>([
  [
    'failures come before concerns',
    [
      ['riba', 'fail', true],
      ['gharar', 'concern', true],
    ],
    ['fail', ['riba']],
  ],
  [
    'concerns come before what is not known, and all are named',
    [
      ['gharar', 'concern', true],
      ['custody', 'unknown', true],
      ['backing', 'concern', true],
    ],
    ['concern', ['gharar', 'backing']],
  ],
  [
    'a criterion that is not core decides nothing',
    [
      ['governance', 'fail', false],
      ['riba', 'pass', true],
    ],
    null,
  ],
])('%s', (_, criteria, expected) => {
  const grounds = {
    criteria: criteria.map(([name, tone, isCore]) => ({ name, isCore, finding: { tone } })),
  } as GroundsView;
  const deciding = decidingCriteria({ grounds });
  expect(deciding && [deciding.tone, deciding.criteria.map(({ name }) => name)]).toEqual(expected);
});
