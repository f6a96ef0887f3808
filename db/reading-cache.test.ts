import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CacheTag, type Changed, readTagged, withTags } from './cache-tags.ts';
import { cachedEach, cachedReading, readingCache } from './reading-cache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function pages() {
  const state = { isListening: true };
  let tell: (changed: Changed) => void = () => {};
  const cache = readingCache({
    onChange: (listener) => {
      tell = listener;
    },
    isListening: () => state.isListening,
  });
  let readings = 0;
  const read = (...tags: CacheTag[]) => readTagged(tags, async () => ++readings);
  const render = <T>(work: () => Promise<T>) => withTags(work, cache);
  return { render, read, state, change: (...tags: string[]) => tell(new Set(tags)) };
}

test('a reading serves all pages, with its tags, until one of these changes', async () => {
  const { render, read, change } = pages();
  const page = () => render(() => cachedReading(['leading', 4], () => read('coin', 'positions')));
  const first = { result: 1, tags: new Set(['coin', 'positions']) };
  expect(await page()).toEqual(first);
  change('exchange');
  expect(await page()).toEqual(first);
  change('positions');
  expect((await page()).result).toBe(2);
});

test('a reading serves only the same parameters, and this day', async () => {
  const { render, read } = pages();
  const page = async (limit: number) =>
    (await render(() => cachedReading(['leading', limit], () => read('coin')))).result;
  vi.setSystemTime('2026-05-01T23:59:59Z');
  expect([await page(4), await page(5), await page(4)]).toEqual([1, 2, 1]);
  vi.setSystemTime('2026-05-02T00:00:00Z');
  expect(await page(4)).toBe(3);
});

test.each<CacheTag>([
  'figures',
  'news',
  'short-lived',
  'any',
  'look-alikes',
  'look-alike/a',
  'market-coins',
])('a reading with the tag %s serves one page', async (tag) => {
  const { render, read } = pages();
  const page = () => render(() => cachedReading([], () => read('coin', tag)));
  expect([(await page()).result, (await page()).result]).toEqual([1, 2]);
});

test('a reading from before a change, or without notifications, serves one page', async () => {
  const { render, read, state, change } = pages();
  const page = async (meanwhile = () => {}) => {
    const work = async () => {
      const value = await read('coin');
      meanwhile();
      return value;
    };
    return (await render(() => cachedReading([], work))).result;
  };
  expect([await page(() => change('coin')), await page(), await page()]).toEqual([1, 2, 2]);
  state.isListening = false;
  expect([await page(), await page()]).toEqual([3, 4]);
});

test('outside of public pages nothing is cached', async () => {
  const { read } = pages();
  const page = () => cachedReading([], () => read('coin'));
  expect([await page(), await page()]).toEqual([1, 2]);
});

test('of several listings only the unknown and the changed ones are read, also where one is missing', async () => {
  const { render, change } = pages();
  const asked: string[][] = [];
  const page = (...ids: string[]) =>
    render(() =>
      cachedEach(
        'listed',
        ids,
        (id) => `coin/${id}`,
        (some) =>
          readTagged(
            some.map((id): CacheTag => `coin/${id}`),
            async () => {
              asked.push(some);
              return new Map(some.flatMap((id) => (id === 'gone' ? [] : [[id, asked.length]])));
            },
          ),
      ),
    );
  await page('bitcoin', 'gone');
  const { result, tags } = await page('bitcoin', 'ethereum', 'gone');
  expect(asked).toEqual([['bitcoin', 'gone'], ['ethereum']]);
  expect(Object.fromEntries(result)).toEqual({ bitcoin: 1, ethereum: 2 });
  expect(tags).toEqual(new Set(['coin/bitcoin', 'coin/ethereum', 'coin/gone']));
  change('coin/gone', 'coin/ethereum');
  await page('bitcoin', 'ethereum', 'gone');
  expect(asked.at(-1)).toEqual(['ethereum', 'gone']);
});
