import { expect, test } from 'vitest';
import { askedPath, askedWords } from './asked-address.ts';

test.each([
  ['/nothing-here', '/nothing-here', 'nothing here'],
  ['/en/coins/bit_coin.html', '/en/coins/bit_coin.html', 'bit coin'],
  ['/%D8%B9%D9%85%D9%84%D8%A9-%D8%AC%D8%AF%D9%8A%D8%AF%D8%A9/', '/عملة-جديدة/', 'عملة جديدة'],
  ['/a%E2%80%AEb', '/ab', 'ab'],
  ['/%E0%A4%A', '/%E0%A4%A', 'E0 A4 A'],
  ['/--', '/--', ''],
])('%s reads as %s and is searched as “%s”', (pathname, shown, words) => {
  expect([askedPath(pathname), askedWords(pathname)]).toEqual([shown, words]);
});

test('a long address is cut', () => {
  const long = `/${'a'.repeat(500)}`;
  expect(askedPath(long)).toBe(`/${'a'.repeat(59)}…`);
  expect(askedWords(long)).toBe('a'.repeat(40));
});
