import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headingOf, withoutScripts } from '#tests/requests/shown.ts';
import { closeDatabase } from '#tests/rig/database.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite('empty');
});
afterAll(() => site.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init });

function expectAdminFrame(html: string) {
  const shown = withoutScripts(html);
  expect(shown).toContain('Manage Exchanges');
  expect(shown).not.toContain('<footer');
  expect(shown).not.toContain('Start Trading');
}

test('a visitor is sent to the sign-in, and comes back to the page asked for', async () => {
  const answer = await ask('/admin/dashboard');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/admin/login?next=%2Fadmin%2Fdashboard');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a form sent after the session has ended leads to the sign-in, which returns to its page', async () => {
  const post = (referer: string) =>
    ask('/admin/dashboard', {
      method: 'POST',
      headers: { origin: site.url, referer },
      body: new URLSearchParams({ name: 'Bitcoin' }),
    });
  const answer = await post(`${site.url}/admin/coins/edit/bitcoin?a=b`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe(
    '/admin/login?next=%2Fadmin%2Fcoins%2Fedit%2Fbitcoin%3Fa%3Db',
  );
  for (const referer of ['https://evil.example//evil', `${site.url}/coin/bitcoin`, 'nonsense']) {
    expect((await post(referer)).headers.get('Location')).toBe('/admin/login');
  }
});

const NOT_EDITOR = 'You are not authorized to access the admin dashboard.';

test('an editor gets in', async () => {
  const { cookie } = await signedInEditor(site);
  const answer = await ask('/admin/dashboard', { headers: { cookie } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

describe('a session whose account has lost the claim', () => {
  let cookie: string;
  beforeAll(async () => {
    ({ cookie } = await signedInEditor(site, { isAdmin: false }));
  });

  test('is sent to the sign-in by a page, which says why', async () => {
    const answer = await ask('/admin/coins?q=x', { headers: { cookie } });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(
      '/admin/login?problem=not-editor&next=%2Fadmin%2Fcoins%3Fq%3Dx',
    );
    const login = await ask(answer.headers.get('Location') ?? '', { headers: { cookie } });
    expect(withoutScripts(await login.text())).toContain(NOT_EDITOR);
  });

  test('is forbidden data and actions, in the frame of the admin', async () => {
    expect((await ask('/admin/coins.data', { headers: { cookie } })).status).toBe(403);
    const headers = { cookie, origin: site.url };
    const answer = await ask('/admin/dashboard', { method: 'POST', headers, body: 'a=b' });
    const html = await answer.text();
    expect([answer.status, headingOf(html)]).toEqual([403, NOT_EDITOR]);
    expectAdminFrame(html);
  });
});

test.each([
  ['idle for half an hour', sql`update sessions set last_seen_at = now() - interval '31 minutes'`],
  ['twelve hours old', sql`update sessions set created_at = now() - interval '12 hours 1 second'`],
  ['of a disabled account', sql`update accounts set disabled_at = now()`],
])('a session %s has ended', async (_, make) => {
  const { cookie } = await signedInEditor(site);
  await site.db.execute(make);
  expect((await ask('/admin/dashboard', { headers: { cookie } })).status).toBe(302);
});

// The last test of this file: it closes the site's database.
test('while sessions cannot be read, the answer is 503 in the frame of the admin', async () => {
  const { cookie } = await signedInEditor(site);
  await closeDatabase(site.db);
  const answer = await ask('/admin/dashboard', { headers: { cookie } });
  const html = await answer.text();
  expect([answer.status, headingOf(html)]).toEqual([503, 'Unexpected Application Error!']);
  expectAdminFrame(html);
});
