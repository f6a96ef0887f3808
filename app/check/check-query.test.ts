import { expect, test } from 'vitest';
import { MAX_PASTED_LENGTH } from '#domain/look-alike/pasted/pasted-length.ts';
import { checkHref, readCheck } from './check-query.ts';

const read = (q: string) => readCheck(new URLSearchParams({ q }));

test('a pasted text is trimmed and cut, never inside a character', () => {
  expect(read(' binance.com ')).toBe('binance.com');
  expect(read('x '.repeat(100_000))).toHaveLength(MAX_PASTED_LENGTH - 1);
  expect(read(`${'x'.repeat(MAX_PASTED_LENGTH - 2)}😀`)).toBe(
    `${'x'.repeat(MAX_PASTED_LENGTH - 2)}\uFFFD`,
  );
  expect(readCheck(new URLSearchParams())).toBe('');
});

test.each([MAX_PASTED_LENGTH, 5 * MAX_PASTED_LENGTH])(
  'the start of a link of %i letters is no link',
  (length) => {
    const link = 'https://binance.com:'.padEnd(length, '0');
    expect(URL.canParse(link)).toBe(true);
    expect(URL.canParse(read(link))).toBe(false);
  },
);

test('a pasted address is read back from the query unchanged', () => {
  const q = 'https://one.example/?a=1&q=2#3';
  const href = checkHref('/check', q);
  expect(readCheck(new URL(href, 'https://tabayyan.example').searchParams)).toBe(q);
});
