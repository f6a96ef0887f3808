import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headingOf, withoutScripts } from '#tests/requests/shown.ts';
import { closeDatabase } from '#tests/rig/database.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { storedState } from '#tests/rig/stored-state.ts';
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

test('a form that scripts send after the session has ended leads to the sign-in, which returns to its page', async () => {
  const post = async (referer: string) => {
    const answer = await ask('/admin/dashboard.data', {
      method: 'POST',
      headers: { origin: site.url, referer },
      body: new URLSearchParams({ name: 'Bitcoin' }),
    });
    expect(answer.status).toBe(202);
    const body = await answer.text();
    expect(body).not.toContain('Bitcoin');
    return /"(\/admin\/login[^"]*)"/.exec(body)?.[1];
  };
  expect(await post(`${site.url}/admin/coins/edit/bitcoin?a=b`)).toBe(
    '/admin/login?next=%2Fadmin%2Fcoins%2Fedit%2Fbitcoin%3Fa%3Db',
  );
  for (const referer of ['https://evil.example//evil', `${site.url}/coin/bitcoin`, 'nonsense']) {
    expect(await post(referer)).toBe('/admin/login');
  }
});

describe('a form that a browser sends after the session has ended', () => {
  async function send(body: FormData | URLSearchParams, origin = site.url) {
    const answer = await ask('/admin/coins/add', { method: 'POST', headers: { origin }, body });
    const html = await answer.text();
    return { status: answer.status, headers: answer.headers, html };
  }
  function formOf(fields: [name: string, value: string | File][]): FormData {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return form;
  }
  const inputsIn = (html: string) => [...withoutScripts(html).matchAll(/<input [^>]*>/g)].join('');
  const file = (size: number) => new File([new Uint8Array(size)], 'logo.png');
  const NO_FILE = 'The file that you chose is not included.';

  test('comes back as hidden fields, and nothing of it is stored', async () => {
    const before = await storedState(site);
    const { status, headers, html } = await send(
      formOf([
        ['en.name', 'First'],
        ['row', 'one'],
        ['row', 'two'],
        ['image-file', file(0)],
      ]),
    );
    expect([status, headingOf(html)]).toEqual([401, 'Your session has ended']);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(inputsIn(html)).toBe(
      [
        '<input type="hidden" name="en.name" value="First"/>',
        '<input type="hidden" name="row" value="one"/>',
        '<input type="hidden" name="row" value="two"/>',
      ].join(''),
    );
    expect(html).not.toContain(NO_FILE);
    expect(await storedState(site)).toEqual(before);
  });

  test('comes back as text, also where it looks like markup', async () => {
    const hostile = `"'></form></script><script>window.planted = true</script>`;
    const { status, headers, html } = await send(formOf([[hostile, hostile]]));
    expect(status).toBe(401);
    expect(html).not.toContain('<script>window.planted');
    expect(html).not.toContain('</script><script>window');
    const shown =
      '&quot;&#x27;&gt;&lt;/form&gt;&lt;/script&gt;&lt;script&gt;window.planted = true&lt;/script&gt;';
    expect(inputsIn(html)).toBe(`<input type="hidden" name="${shown}" value="${shown}"/>`);
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe-inline');
  });

  test('comes back without its file, and says so', async () => {
    const { html } = await send(
      formOf([
        ['en.name', 'First'],
        ['image-file', file(9)],
      ]),
    );
    expect(html).toContain(NO_FILE);
    expect(inputsIn(html)).toBe('<input type="hidden" name="en.name" value="First"/>');
  });

  test.each([
    [
      'bytes',
      formOf([
        ['en.name', 'First'],
        ['image-file', file(101 * 1024)],
      ]),
    ],
    ['fields', new URLSearchParams(Array.from({ length: 2_001 }, () => ['a', '']))],
  ])('does not come back where it has too many %s', async (_, form) => {
    const { status, html } = await send(form);
    expect(status).toBe(401);
    expect(withoutScripts(html)).toContain('the form is too long to be sent again from here');
    expect(html).not.toContain('Send again');
    expect(inputsIn(html)).toBe('');
  });

  test.each(['https://evil.example', 'null', ''])(
    'does not come back to a sender at “%s”',
    async (origin) => {
      const { status, html } = await send(formOf([['en.name', 'First']]), origin);
      expect(status).toBe(403);
      expect(html).not.toContain('First');
    },
  );
});

const NOT_EDITOR = 'You are not authorized to access the admin dashboard.';

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
