import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersOf, likenessOf, skeletonOf, spellingOf } from './letters.ts';
import { piecesOf } from './pieces.ts';

test.each([
  ['binance', 'BINANCE'],
  ['binance', 'blnance'],
  ['binance', 'bіnаnсе'],
  ['binance', 'ｂｉｎａｎｃｅ'],
  ['binance', '𝐛𝐢𝐧𝐚𝐧𝐜𝐞'],
  ['binance', 'bịnánçe'],
  ['coinmena', 'coinrnena'],
  ['paypal', 'раураӏ'],
  ['okx', '0kx'],
  ['wbtc', 'vvbtc'],
])('"%s" looks like "%s"', (one, other) => {
  expect(skeletonOf(other)).toBe(skeletonOf(one));
});

test.each([
  ['binance', 'bitfinex'],
  ['maker', 'baker'],
  ['بيتكوين', 'بيتكون'],
])('"%s" does not look like "%s"', (one, other) => {
  expect(skeletonOf(other)).not.toBe(skeletonOf(one));
});

test('each letter is kept as it was written', () => {
  expect(lettersOf('Вrn').map(({ shown }) => shown)).toEqual(['В', 'rn']);
  expect(lettersOf('Вітсоіn').map(({ plain }) => plain)).toEqual([...'bitcoin']);
});

test('Arabic letters are like none of ours', () => {
  expect([...'بيتكوين١ه'].map(likenessOf)).toEqual(Array(9).fill(null));
});

test('invisible characters are named and not repeated, and disguises are marked', () => {
  expect(piecesOf('a\u202Eb\u200B')).toEqual([
    { text: 'a', like: null, code: null },
    { text: '', like: null, code: 'U+202E' },
    { text: 'b', like: null, code: null },
    { text: '', like: null, code: 'U+200B' },
  ]);
  expect(piecesOf('bіt')[1]).toEqual({ text: 'і', like: 'i', code: 'U+0456' });
  expect(piecesOf('https://bіt.com/بيت')[1]).toEqual({ text: 'і', like: 'i', code: 'U+0456' });
});

test('a name in letters of its own is no disguise', () => {
  expect(piecesOf('Биткоин')).toEqual([{ text: 'Биткоин', like: null, code: null }]);
  expect(piecesOf('بيتكوين BTC')).toHaveLength(1);
});

test('plain writing is folded by the short way as by the long one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), (text) => {
      const letters = lettersOf(text);
      expect(skeletonOf(text)).toBe(letters.map(({ key }) => key).join(''));
    }),
  );
});

test('letters read the same when what was read is read again', () => {
  const readAgain = (text: string) => spellingOf(lettersOf(spellingOf(lettersOf(text))));
  const texts = Array.from({ length: 0x3400 }, (_, code) => `a${String.fromCodePoint(code)}b`);
  expect(texts.filter((text) => readAgain(text) !== spellingOf(lettersOf(text)))).toEqual([]);
});
