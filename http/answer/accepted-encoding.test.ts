import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

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
