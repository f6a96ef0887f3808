import { expect, test } from 'vitest';
import { isAdminPath } from './admin-path.ts';

test.each([
  '/admin',
  '/admin/',
  '/admin?next=/',
  '/admin#top',
  '/admin.data',
  '/admin.data?_routes=x',
  '/admin/login',
  '/admin/coins/edit/bitcoin.data',
  '/Admin/login',
  '/ADMIN',
])('%s is a path of the admin', (path) => {
  expect(isAdminPath(path)).toBe(true);
});

test.each([
  '/',
  '/administrator',
  '/admin-x',
  '/admin.css',
  '/admin.data.css',
  '/admin;x',
  '//admin',
  '/en/admin',
  '/coin/admin',
  '/coin/bitcoin?next=/admin',
  'admin',
])('%s is none', (path) => {
  expect(isAdminPath(path)).toBe(false);
});
