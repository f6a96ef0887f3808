import { expect, test } from 'vitest';
import { manageHref, nextShown, readManageQuery, selectionOf, withQuery } from './manage-query.ts';

const read = (search: string) => readManageQuery(new URLSearchParams(search));
const address = (search: string) => withQuery('/admin/coins', read(search));

test.each([
  ['', ''],
  [
    'q=+btc+&category=HARAM&look=1&country=Japan&shown=30',
    '?q=btc&category=haram&country=Japan&look=1&shown=30',
  ],
  ['category=unreviewed', '?category=unreviewed'],
  ['sort=review', '?sort=review'],
  ['sort=rating', ''],
  ['category=nonsense&look=yes&shown=abc&page=x&done=deleted', ''],
  ['shown=11', '?shown=20'],
  ['shown=-5', ''],
  ['shown=9999', '?shown=500'],
  ['page=2&shown=20', '?page=2'],
  ['page=0', ''],
  ['page=abc', ''],
  ['page=9999', '?page=1000'],
  ['page=10001', '?page=1000'],
  ['shown=10001', '?shown=500'],
  [`page=${'9'.repeat(400)}`, '?page=1000'],
  ['country=A%00B', '?country=AB'],
])('%j is read as %j', (asked, understood) => {
  expect(address(asked)).toBe(`/admin/coins${understood}`);
});

test('another filter starts with the first rows again', () => {
  expect(manageHref('/x', read('q=a&shown=40'), { category: 'halal' })).toBe(
    '/x?q=a&category=halal',
  );
});

test('ten more are loaded at a time, up to 500', () => {
  expect(nextShown(read(''))).toBe(20);
  expect(nextShown(read('shown=490'))).toBe(500);
  expect(nextShown(read('shown=500'))).toBeNull();
});

test('unreviewed listings are selected by a verdict of null', () => {
  expect(selectionOf(read('category=unreviewed')).category).toBeNull();
  expect(selectionOf(read('')).category).toBeUndefined();
  expect(selectionOf(read('category=halal')).category).toBe('halal');
});
