import { expect, test } from 'vitest';
import { compareHref } from './compare-href.ts';
import { isOnlyDifferent, readCompareQuery } from './compare-query.ts';

const read = (query: string) => readCompareQuery(new URLSearchParams(query));
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];

test('a comparison has at most four listings, each once', () => {
  expect(read(`ids=${LETTERS}`).ids).toEqual(['a', 'b', 'c', 'd']);
  expect(read('ids=a,a,,%20a,b').ids).toEqual(['a', 'b']);
  expect(read(LETTERS.map((letter) => `of=${letter}`).join('&')).typed).toHaveLength(4);
  expect(read(`ids=${'x'.repeat(201)},b&of=${'x'.repeat(201)}`)).toEqual({
    kind: null,
    ids: ['b'],
    typed: [],
  });
});

test('listings may be named by their kind, one a parameter', () => {
  expect(read('coin=bitcoin&exchange=bitcoin&of=x').typed).toEqual([
    { kind: null, text: 'x' },
    { kind: 'coin', text: 'bitcoin' },
    { kind: 'exchange', text: 'bitcoin' },
  ]);
  expect(read('kind=exchange&of=x').typed).toEqual([{ kind: 'exchange', text: 'x' }]);
});

test('an unknown kind is ignored', () => {
  expect(read('kind=exchange&ids=a').kind).toBe('exchange');
  expect(read('kind=__proto__&ids=a').kind).toBeNull();
});

test('an id cannot change the path or the query of the address', () => {
  const href = compareHref('/compare', null, ['//evil.example', 'a&kind=exchange#b']);
  const { pathname, hash, searchParams } = new URL(href, 'https://tabayyan.example');
  expect([pathname, hash]).toEqual(['/compare', '']);
  expect(readCompareQuery(searchParams)).toMatchObject({
    kind: null,
    ids: ['//evil.example', 'a&kind=exchange#b'],
  });
});

test('the address of the differences keeps the listings and their kind', () => {
  const href = compareHref('/compare', 'exchange', ['a', 'b'], { isOnlyDifferent: true });
  const { searchParams } = new URL(href, 'https://tabayyan.example');
  expect(readCompareQuery(searchParams)).toMatchObject({ kind: 'exchange', ids: ['a', 'b'] });
  expect(isOnlyDifferent(searchParams)).toBe(true);
  expect(isOnlyDifferent(new URLSearchParams('ids=a,b&only=other'))).toBe(false);
});
