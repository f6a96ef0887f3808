import { expect, test } from 'vitest';
import { inRequests, pageTagHeaders } from './purge-tags.ts';

const longIds = Array.from({ length: 120 }, (_, n) => `exchange/${'x'.repeat(90)}-${n}`);

test('a POST has at most 100 tags and 8,000 bytes of them', () => {
  const short = Array.from({ length: 250 }, (_, n) => `coin/${n}`);
  expect(inRequests(short).map(({ length }) => length)).toEqual([100, 100, 50]);
  const requests = inRequests(longIds);
  expect(requests.flat()).toEqual(longIds);
  for (const some of requests) expect(some.join(' ').length).toBeLessThanOrEqual(8_000);
  expect(requests).toHaveLength(2);
});

test('look-alikes are one tag for a cache in front', () => {
  const tags = ['coin/bitcoin', 'look-alikes', 'look-alike/a', 'look-alike/b'];
  expect(pageTagHeaders(tags)?.['Cache-Tag']).toBe('coin/bitcoin,identifiers,all,day');
});

test('a page that read more tags than a header may hold has none', () => {
  expect(pageTagHeaders(['coin'])).toEqual({
    'Cache-Tag': 'coin,all,day',
    'Surrogate-Key': 'coin all day',
  });
  expect(pageTagHeaders(longIds)).toBeNull();
});
