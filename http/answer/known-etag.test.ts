import { expect, test } from 'vitest';
import { isKnown } from './known-etag.ts';

test.each([
  ['the same', 'W/"a"', 'W/"a"'],
  ['the strong one of a weak one', 'W/"a"', '"a"'],
  ['the weak one of a strong one', '"a"', 'W/"a"'],
  ['one of several', 'W/"a"', '"b",W/"a" , "c"'],
  ['any there is', '"a"', '*'],
])('what a browser has is known: %s', (_, etag, said) => {
  expect(isKnown(etag, said)).toBe(true);
});

test.each([
  ['nothing is said', '"a"', undefined],
  ['it is empty', '"a"', ''],
  ['it is of another state', 'W/"a"', 'W/"b", "aa"'],
  ['it is in other letters', '"a"', '"A"'],
])('it is not known where %s', (_, etag, said) => {
  expect(isKnown(etag, said)).toBe(false);
});
