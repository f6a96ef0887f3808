import { expect, test } from 'vitest';
import type { Account } from '#domain/admin/account.ts';
import { markBrowser, readBrowserMark } from './known-browser.ts';

const account: Account = {
  id: 'one',
  email: 'one@example.com',
  passwordHash: '$argon2id$…',
  publicName: null,
  isAdmin: true,
  disabledAt: null,
  createdAt: new Date(),
};

test('a browser that has signed in is known for that account, and stays the same one', () => {
  const mark = markBrowser('secret', account, null);
  const id = readBrowserMark('secret', account, mark);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(markBrowser('secret', account, id)).toBe(mark);
  expect(markBrowser('secret', account, null)).not.toBe(mark);
});

test('but not for another account, after a new password, with another secret, or when forged', () => {
  const mark = markBrowser('secret', account, null);
  const [id, signature] = mark.split('.');
  expect(readBrowserMark('secret', { ...account, id: 'two' }, mark)).toBeNull();
  expect(readBrowserMark('secret', { ...account, passwordHash: 'new' }, mark)).toBeNull();
  expect(readBrowserMark('other', account, mark)).toBeNull();
  expect(readBrowserMark('secret', null, mark)).toBeNull();
  for (const forged of [null, '', '.', `${id}.`, `.${signature}`, `${id}`, `x${mark}`, 'a.b']) {
    expect(readBrowserMark('secret', account, forged)).toBeNull();
  }
});
