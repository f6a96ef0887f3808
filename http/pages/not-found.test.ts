import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { notFoundPages } from './not-found.ts';
import type { PublicPage } from './rendering.ts';

const ROUTES = {
  frame: {},
  home: { parentId: 'frame', path: undefined },
  coin: { parentId: 'frame', path: 'coin/:id' },
  enCoin: { parentId: 'frame', path: 'en/coin/:id' },
  admin: { path: 'admin' },
  login: { parentId: 'admin', path: 'login' },
  others: { parentId: 'frame', path: '*' },
};

function siteWith(text = (address: string) => `<a href="/other${address}">`) {
  const rendered: string[] = [];
  let isFailing = false;
  const fail = (does: boolean) => {
    isFailing = does;
  };
  const render = async (address: string): Promise<PublicPage> => {
    rendered.push(address);
    const headers = new Headers({ 'Content-Type': 'text/html' });
    const status = isFailing ? 503 : 404;
    const made = {
      text: Buffer.from(text(address)),
      ownScripts: ['script'],
      tags: new Set<never>(),
    };
    return { status, headers, ...made, digest: null };
  };
  const notFound = notFoundPages(ROUTES, render);
  const site = new Hono();
  site.get('*', async (c) => (await notFound(c)) ?? c.text('by the router'));
  const get = async (path: string) => (await site.request(path)).text();
  return { get, site, rendered, fail };
}

test('an address of no route gets the page of its language, rendered once, with its own link', async () => {
  const { get, site, rendered } = siteWith();
  const answer = await site.request('/en/nowhere?a=%22&b=<i>');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Type')).toBe('text/html');
  expect(await answer.text()).toBe('<a href="/other/en/nowhere?a=%22&amp;b=%3Ci%3E">');
  expect(await get('/en/else/where/')).toBe('<a href="/other/en/else/where">');
  expect(await get('/nowhere')).toBe('<a href="/other/nowhere">');
  expect(rendered).toEqual(['/en/no-such%20page', '/no-such%20page']);
});

test('the page shows the address, escaped', async () => {
  const { get } = siteWith(
    (address) => `<a href="/other${address}"><bdi>${decodeURI(address)}</bdi>`,
  );
  expect(await get('/en/%D8%B9%D9%85%D9%84%D8%A9-%22%3Cb%3E$&?q=1')).toBe(
    '<a href="/other/en/%D8%B9%D9%85%D9%84%D8%A9-%22%3Cb%3E$&amp;?q=1">' +
      '<bdi>/en/عملة-&quot;&lt;b&gt;$&amp;</bdi>',
  );
  expect(await get('/bit-coin')).toContain('<bdi>/bit-coin</bdi>');
});

test.each([
  '/',
  '/coin/bitcoin',
  '/EN/Coin/x/',
  '/admin/login',
  '/admin/nowhere',
  '/x.data',
  '//x',
])('%s is left to the router', async (path) => {
  const { get, rendered } = siteWith();
  expect(await get(path)).toBe('by the router');
  expect(rendered).toEqual([]);
});

test('an error instead of the page is not kept: the next address renders the page again', async () => {
  const { get, rendered, fail } = siteWith();
  fail(true);
  expect(await get('/nowhere')).toBe('by the router');
  fail(false);
  expect(await get('/elsewhere')).toBe('<a href="/other/elsewhere">');
  expect(rendered).toHaveLength(2);
});

test('the router answers if the page lacks the link with its address', async () => {
  const { get } = siteWith(() => 'no link');
  expect(await get('/nowhere')).toBe('by the router');
});
