import { expect, test } from 'vitest';
import { kindAt, kindIn } from './kind-words.ts';

test.each([
  ['/admin/coins', 'coin'],
  ['/admin/coins/edit/exchanges', 'coin'],
  ['/admin/exchanges/add', 'exchange'],
  // The router opens these too.
  ['/admin/EXCHANGES/add', 'exchange'],
  ['/admin/%63oins/add', 'coin'],
])('%s is about the kind %s', (pathname, kind) => {
  expect(kindAt({ pathname })).toBe(kind);
});

test.each(['/admin', '/admin/dashboard', '/admin/%zz', '/coins'])(
  '%s is about no kind',
  (pathname) => {
    expect(kindIn({ pathname })).toBeUndefined();
    expect(() => kindAt({ pathname })).toThrow();
  },
);
