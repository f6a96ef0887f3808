import { expect, test } from 'vitest';
import { newGrounds, newRuling } from '#tests/samples/rulings.ts';
import { readRulings, writeRulings } from './ruling-document.ts';

const ruledAt = '2026-05-01T00:00:00.000Z';

test('rulings are written as earlier versions wrote them, and read back', () => {
  const rulings = { spot: newRuling(), margin: newRuling({ verdict: 'haram' }) };
  const { method, ...rest } = newGrounds();
  const written = writeRulings(rulings);
  expect(written).toEqual({
    category: 'halal',
    ruledAt,
    rulings: { spot: newGrounds(), margin: { method, ruledAt, verdict: 'haram', ...rest } },
  });
  expect(readRulings(written)).toEqual(rulings);
});

test('a product’s fields are in the order in which exports have had them', () => {
  const { rulings } = writeRulings({ margin: newRuling() });
  expect(Object.keys(rulings.margin ?? {}).slice(0, 3)).toEqual(['method', 'ruledAt', 'verdict']);
});

test('a verdict without grounds is the category alone, findings without a verdict are grounds alone', () => {
  const bare = { spot: newRuling({ grounds: null }) };
  expect(writeRulings(bare)).toEqual({ category: 'halal', ruledAt, rulings: {} });
  const unruled = { spot: newRuling({ verdict: null, ruledAt: null }) };
  const written = writeRulings(unruled);
  expect(written).toMatchObject({ category: null, rulings: { spot: newGrounds() } });
  expect([bare, unruled].map((rulings) => readRulings(writeRulings(rulings)))).toEqual([
    bare,
    unruled,
  ]);
  expect(readRulings({})).toEqual({});
});
