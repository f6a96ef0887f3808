import { expect, test } from 'vitest';
import { pathSegments } from './path-segments.ts';

test.each([
  ['/', []],
  ['/en/coin/bitcoin/', ['en', 'coin', 'bitcoin']],
  ['//EN/Coin', ['en', 'coin']],
  ['/%63oin/a%2Fb', ['coin', 'a/b']],
  ['/coin/%zz', ['coin', '%zz']],
])('%s is read as the router reads it', (pathname, segments) => {
  expect(pathSegments(pathname)).toEqual(segments);
});
