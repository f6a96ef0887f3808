import { expect, test } from 'vitest';
import { markedLetters } from './marked-letters.ts';

/** The parts as text, what differs in brackets. */
function written(shown: string, expected: string): string[] {
  return markedLetters(shown, expected).map((parts) =>
    parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join(''),
  );
}

test.each([
  ['binance-support.com', 'binance.com', 'binance[-support].com', 'binance.com'],
  ['bіnance.com', 'binance.com', 'b[і]nance.com', 'b[i]nance.com'],
  ['biannce.com', 'binance.com', 'bi[a]nnce.com', 'bin[a]nce.com'],
  ['binance.com.evil.io', 'binance.com', 'binance.com[.evil.io]', 'binance.com'],
  ['evil.io/binance.com', 'binance.com', '[evil.io/]binance.com', 'binance.com'],
  ['BINANCE.com', 'binance.com', 'BINANCE.com', 'binance.com'],
  ['B\u0338inance', 'Binance', '[B\u0338]inance', '[B]inance'],
  ['t.me/rain_support', 'rain.com', '[t.me/]rain[_support]', 'rain[.com]'],
  ['b1n4nce.com', 'binance.com', 'b[1]n[4]nce.com', 'b[i]n[a]nce.com'],
  ['', 'a', '', '[a]'],
])('the letters of %s that differ from %s are marked', (shown, expected, ...marked) => {
  expect(written(shown, expected)).toEqual(marked);
});

test('a very long text is not marked', () => {
  const long = 'x'.repeat(301);
  expect(written(long, 'binance.com')).toEqual([long, 'binance.com']);
});
