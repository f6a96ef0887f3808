import { expect, test } from 'vitest';
import { homePath, readHomeQuery } from './home-query.ts';

const read = (query: string) => readHomeQuery(new URLSearchParams(query));

test.each([
  ['', { view: 'featured', page: 1 }],
  ['tab=featured', { view: 'featured', page: 1 }],
  ['tab=x&page=3', { view: 'featured', page: 1 }],
  ['page=3', { view: 'featured', page: 1 }],
  ['tab=comparison', { view: 'comparison', page: 1 }],
  ['tab=comparison&page=2', { view: 'comparison', page: 2 }],
  ['tab=comparison&page=abc', { view: 'comparison', page: 1 }],
  ['tab=comparison&page=-1', { view: 'comparison', page: 1 }],
  ['tab=comparison&tab=x', { view: 'comparison', page: 1 }],
] as const)('the query "%s" is read as the nearest valid view', (query, view) => {
  expect(read(query)).toEqual(view);
});

test('default values are left out of the address', () => {
  expect(homePath({ view: 'featured', page: 1 })).toBe('/');
  expect(homePath({ view: 'comparison', page: 1 })).toBe('/?tab=comparison');
  expect(homePath({ view: 'comparison', page: 2 })).toBe('/?tab=comparison&page=2');
});
