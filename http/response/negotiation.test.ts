import { expect, test } from 'vitest';
import { acceptedEncoding, matchesEtag } from './negotiation.ts';

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

test.each<[header: string | undefined, encoding: string]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br; q=0.5 , gzip; q=1', 'br'],
  ['gzip;q=x', 'gzip'],
  ['brotli', 'identity'],
  [',,;;q=,', 'identity'],
])('Accept-Encoding %j selects %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
