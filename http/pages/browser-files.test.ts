import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '#http/security/security-headers.ts';
import { askRawText } from '#tests/requests/ask-raw.ts';
import { serveFetch } from '#tests/rig/serve-fetch.ts';
import { browserFiles } from './browser-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabayyan-files-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  for (const [name, text] of [
    ['icon.svg', 'plain'],
    ['icon.svg.br', 'small'],
    ['icon.svg.gz', 'smaller'],
    ['assets/font-1.woff2', 'font'],
    ['sw.js', 'worker'],
  ] as const) {
    await writeFile(join(folder, 'client', name), text);
  }
  // This file exists, and reading it fails for every user.
  await symlink('/proc/self/mem', join(folder, 'client/broken.js'));
});
afterAll(() => rm(folder, { recursive: true }));

function site() {
  const server = new Hono();
  server.use(securityHeaders({ https: true, policy: true }));
  server.use(browserFiles(join(folder, 'client')));
  server.all('*', (c) => c.text('none', 404));
  server.onError((_, c) => c.text('Unexpected Application Error!', 500));
  return serveFetch(server.fetch);
}

test.each([
  ['br, gzip', 'br', 'small'],
  ['gzip', 'gzip', 'smaller'],
  ['identity', null, 'plain'],
])(
  'a browser that accepts %s gets a file in the encoding %s',
  async (accepted, encoding, content) => {
    await using own = await site();
    const response = await askRawText(own.url, '/icon.svg', {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(response.body).toBe(content);
    expect(response.headers['content-encoding'] ?? null).toBe(encoding);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=3600',
    });
  },
);

test('the service worker is not cached, and its policy allows requests to the site only', async () => {
  await using own = await site();
  const { headers } = await fetch(`${own.url}/sw.js`);
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
});

test('a file with a hash in its name is cached as immutable', async () => {
  await using own = await site();
  const response = await fetch(`${own.url}/assets/font-1.woff2`);
  expect([await response.text(), response.headers.get('vary')]).toEqual(['font', null]);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const head = await fetch(`${own.url}/assets/font-1.woff2`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '4']);
});

test.each([
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets',
  '/assets/',
  '//icon.svg',
  '/assets%2Ffont-1.woff2',
])('%s is 404', async (path) => {
  await using own = await site();
  expect((await fetch(own.url + path)).status).toBe(404);
});

test('a file that cannot be read is a 500 with all security headers and without its path', async () => {
  await using own = await site();
  const response = await fetch(`${own.url}/broken.js`);
  expect(response.status).toBe(500);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('strict-transport-security')).toBeTruthy();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('Unexpected Application Error!');
});
