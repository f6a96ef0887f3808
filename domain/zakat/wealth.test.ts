import { expect, test } from 'vitest';
import { parseFixed } from './fixed-point.ts';
import { type Holding, totalsByVerdict, zakatableWealth } from './wealth.ts';

const held = (
  verdict: Holding['verdict'],
  value: string | null,
  { counts = true } = {},
): Holding => ({ verdict, value: value === null ? null : parseFixed(value), counts });

const HOLDINGS = [
  held('halal', '100.1'),
  held('halal', '0.2'),
  held('halal', null),
  held('questionable', '50'),
  held('haram', '20'),
  held(null, '7'),
  held('halal', '1000', { counts: false }),
];

test('each verdict has its total, and what nobody has ruled has its own', () => {
  expect(totalsByVerdict(HOLDINGS)).toEqual({
    halal: { count: 4, value: parseFixed('1100.3') },
    questionable: { count: 1, value: parseFixed('50') },
    haram: { count: 1, value: parseFixed('20') },
    unreviewed: { count: 1, value: parseFixed('7') },
  });
});

test('items that the reader does not count are left out of the estimate', () => {
  expect(zakatableWealth(HOLDINGS, 'counted')).toBe(parseFixed('177.3'));
});

test('items classified haram are in it only where the reader has chosen so', () => {
  expect(zakatableWealth(HOLDINGS, 'omitted')).toBe(parseFixed('157.3'));
  expect(zakatableWealth(HOLDINGS, null)).toBe(parseFixed('157.3'));
});
