import { expect, test } from 'vitest';
import { isLoginPath, loginPath, nextPage, notEditorPath } from './next-page.ts';

test.each([
  '/admin/coins',
  '/admin/coins/edit/bitcoin?done=updated&id=a%2Fb',
  '/admin/coins?q=https://x',
  '/admin/login-history',
])('a sign-in leads to the requested page: %s', (page) => {
  expect(nextPage(page)).toBe(page);
});

test.each([
  null,
  '',
  '/',
  '/admin',
  '/admin/',
  '/coin/bitcoin',
  'https://evil.example/admin/coins',
  '//evil.example/admin/coins',
  '/\\evil.example/admin/coins',
  '/admin/\\evil.example',
  '/admin//evil.example',
  '/admin/..//evil.example',
  '/admin/../coin/bitcoin',
  '/admin/%2e%2e/coin/bitcoin',
  '/admin/%2E%2E//evil.example',
  '/admin/coins\n',
  '/admin/\tcoins',
  ' /admin/coins',
  'javascript:alert(1)//admin/',
  '/admin/login',
  '/admin/login?next=/admin/login',
  '/admin/logout',
])('a sign-in leads to the dashboard instead of %j', (page) => {
  expect(nextPage(page)).toBe('/admin/dashboard');
});

test('the address of the sign-in carries the requested page if it is valid', () => {
  expect(loginPath('/admin/coins?q=a')).toBe('/admin/login?next=%2Fadmin%2Fcoins%3Fq%3Da');
  expect(loginPath('//evil.example')).toBe('/admin/login');
  expect(loginPath(null, { done: 'signed-out' })).toBe('/admin/login?done=signed-out');
});

test('the sign-in is known by its address, whatever it leads to', () => {
  for (const address of [loginPath(null), loginPath('/admin/coins'), notEditorPath(null)]) {
    expect(isLoginPath(address)).toBe(true);
  }
  expect(isLoginPath('/admin/coins?next=/admin/login')).toBe(false);
  expect(isLoginPath('/admin/login-help')).toBe(false);
});
