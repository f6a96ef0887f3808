import { expect, test } from 'vitest';
import type { FirmnessSign } from '#domain/method/definition.ts';
import { generalFirmness } from './common-firmness.tsx';

const rulings = (...signs: (FirmnessSign | null)[]) =>
  signs.map((sign) => sign && { firmness: { sign, name: sign } });

test.each([
  ['one verdict has it', ['half', 'half-diamond', null], 'half-diamond'],
  ['all have another', ['half', 'dashed'], undefined],
  ['there are none', [null], undefined],
] as const)('the general disagreement is explained: %s', (_, signs, name) => {
  expect(generalFirmness(rulings(...signs))?.name).toBe(name);
});
