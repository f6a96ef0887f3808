import { expect, test } from 'vitest';
import { FIRMNESS_SIGNS } from '#domain/image/signs/firmness-sign.ts';

test('the two signs that are half filled have different outlines', () => {
  const [contested, asClass] = [FIRMNESS_SIGNS.half, FIRMNESS_SIGNS['half-diamond']];
  const shapeOf = ({ ring: { r, d } }: typeof contested) => ({ r, d });
  expect(shapeOf(contested)).not.toEqual(shapeOf(asClass));
});
