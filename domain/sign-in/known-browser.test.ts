import { expect, test } from 'vitest';
import type { Account } from '#domain/admin/account.ts';
import { knownBrowserToken, readKnownBrowser } from './known-browser.ts';

const account: Account = {
  id: 'one',
  email: 'one@example.com',
  passwordHash: '$argon2id$…',
  publicName: null,
  isAdmin: true,
  disabledAt: null,
  createdAt: new Date(),
};

test('a browser that has signed in is known to that account and keeps its id', () => {
  const token = knownBrowserToken('secret', account, null);
  const id = readKnownBrowser('secret', account, token);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(knownBrowserToken('secret', account, id)).toBe(token);
  expect(knownBrowserToken('secret', account, null)).not.toBe(token);
});

test('a browser is unknown to another account, after a new password, with another secret, or when its token is forged', () => {
  const token = knownBrowserToken('secret', account, null);
  const [id, signature] = token.split('.');
  expect(readKnownBrowser('secret', { ...account, id: 'two' }, token)).toBeNull();
  expect(readKnownBrowser('secret', { ...account, passwordHash: 'new' }, token)).toBeNull();
  expect(readKnownBrowser('other', account, token)).toBeNull();
  expect(readKnownBrowser('secret', null, token)).toBeNull();
  for (const forged of [null, '', '.', `${id}.`, `.${signature}`, `${id}`, `x${token}`, 'a.b']) {
    expect(readKnownBrowser('secret', account, forged)).toBeNull();
  }
});
