import { expect, test } from 'vitest';
import { isAt } from './nav-pages.ts';

test.each([
  ['/exchange/binance', '/exchange', true],
  ['/coin/bitcoin', '/cryptocurrencies', true],
  ['/coins', '/cryptocurrencies', false],
  ['/exchanges', '/exchange', false],
  ['/markets', '/', false],
])('the page %s is at %s: %s', (here, path, isThere) => {
  expect(isAt(here, path)).toBe(isThere);
});
