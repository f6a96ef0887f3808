import { expect, test } from 'vitest';
import { codeFrom, isCode } from './typed-code.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 12-34-56\n', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['1234567', '123456'],
  ['Code: 042 137.', '042137'],
  ['abc', ''],
  ['', ''],
])('the digits of %j are %j', (text, code) => {
  expect(codeFrom(text)).toBe(code);
});

test('a code has six digits', () => {
  expect(['', '12345', '123456'].map(isCode)).toEqual([false, false, true]);
});
