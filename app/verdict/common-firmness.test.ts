import { expect, test } from 'vitest';
import type { FirmnessSign } from '#domain/method/definition.ts';
import { commonFirmness } from './common-firmness.tsx';

const rulings = (...signs: (FirmnessSign | null)[]) =>
  signs.map((sign) => sign && { firmness: { sign, name: sign } });

test.each([
  ['most verdicts have it', ['half-diamond', 'half', 'half-diamond'], 'half-diamond'],
  ['half of them have it', ['half-diamond', 'half'], undefined],
  ['unreviewed listings are most', ['half-diamond', null, null], undefined],
  ['most have another', ['half', 'half', 'half'], undefined],
  ['there are none', [], undefined],
] as const)('the general disagreement is said once: %s', (_, signs, name) => {
  expect(commonFirmness(rulings(...signs))?.name).toBe(name);
});
