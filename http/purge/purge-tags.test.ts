import { expect, test } from 'vitest';
import type { CacheTag } from '#db/cache-tags.ts';
import { inRequests, pageTagHeaders } from './purge-tags.ts';

const longIds = Array.from({ length: 120 }, (_, n) => `exchange/${'x'.repeat(90)}-${n}` as const);

test('a POST has at most 100 tags and 8,000 bytes of them', () => {
  const short = Array.from({ length: 250 }, (_, n) => `coin/${n}`);
  expect(inRequests(short).map(({ length }) => length)).toEqual([100, 100, 50]);
  const requests = inRequests(longIds);
  expect(requests.flat()).toEqual(longIds);
  for (const some of requests) expect(some.join(' ').length).toBeLessThanOrEqual(8_000);
  expect(requests).toHaveLength(2);
});

test('the tags of look-alikes are sent to a cache in front as the one tag identifiers', () => {
  const tags: CacheTag[] = ['coin/bitcoin', 'look-alikes', 'look-alike/a', 'look-alike/b'];
  expect(pageTagHeaders(tags)?.['Cache-Tag']).toBe('coin/bitcoin,identifiers,all,day');
});

test('a page with more tags than fit a header is sent without tags', () => {
  expect(pageTagHeaders(['coin'])).toEqual({
    'Cache-Tag': 'coin,all,day',
    'Surrogate-Key': 'coin all day',
  });
  expect(pageTagHeaders(longIds)).toBeNull();
});
