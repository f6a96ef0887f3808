import { expect, test } from 'vitest';
import { matchesEtag } from './etag.ts';

test.each([
  ['the same ETag', 'W/"a"', 'W/"a"'],
  ['its strong form', 'W/"a"', '"a"'],
  ['its weak form', '"a"', 'W/"a"'],
  ['a list with it', 'W/"a"', '"b",W/"a" , "c"'],
  ['an asterisk', '"a"', '*'],
])('an ETag matches %s in If-None-Match', (_, etag, ifNoneMatch) => {
  expect(matchesEtag(etag, ifNoneMatch)).toBe(true);
});

test.each([
  ['a missing If-None-Match', '"a"', undefined],
  ['an empty If-None-Match', '"a"', ''],
  ['other ETags', 'W/"a"', 'W/"b", "aa"'],
  ['an ETag in another case', '"a"', '"A"'],
])('an ETag does not match %s', (_, etag, ifNoneMatch) => {
  expect(matchesEtag(etag, ifNoneMatch)).toBe(false);
});
