import { expect, test } from 'vitest';
import { isLikeAddress } from './search-query.ts';

test.each([
  ['zamzam.example', true],
  ['https://zamzam.example/login?a=1', true],
  ['موقع.شبكة', true],
  ['@zamzam', true],
  ['help@zamzam.example', true],
  ['0x2260fac5e5542a773aa44fbcfedf7c193bc2c599', true],
  ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs', true],
  ['crypto.com fees', false],
  ['St.Petersburg exchange', false],
  ['حلال.ما الدليل', false],
  ['halal. or not', false],
  ['proof-of-stake-and-proof-of-work-compared', false],
  ['7.5', false],
  ['U.S.', false],
  ['بيتكوين', false],
  ['', false],
])('a term is an address only as a whole: %j, %s', (q, isLike) => {
  expect(isLikeAddress(q)).toBe(isLike);
});
