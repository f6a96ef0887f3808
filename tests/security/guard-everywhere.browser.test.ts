import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChallenge } from '#domain/admin/challenge.ts';
import { ADMIN_PATHS } from '#tests/requests/route-paths.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { storedState } from '#tests/rig/stored-state.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite('starter');
});
afterAll(() => site.stop());

/** Sign-in and sign-out need no session. */
const OPEN = /^\/admin\/(login|logout)/;

const PATHS = ADMIN_PATHS.filter((path) => !OPEN.test(path));

/** Parts of addresses that the starter has: without the guard they would show something, or change it. */
const EXAMPLES: Record<string, { ':id': string; ':scope'?: string }> = {
  coins: { ':id': 'ethereum', ':scope': 'staking' },
  exchanges: { ':id': 'binance', ':scope': 'margin' },
  positions: { ':id': 'ali-gomaa' },
};
const SHOWN = /Ethereum|Binance|Gomaa/;
const OF_EXAMPLE = /\/(ethereum|binance|ali-gomaa)(\.data|$)/;
/** No page, and one that lacks its query. */
const MISSING = /^\/admin\/(anything|ruling\.json)/;

function addressOf(path: string): string {
  const [, , section = ''] = path.split('/');
  return Object.entries(EXAMPLES[section] ?? {})
    .reduce((address, [parameter, example]) => address.replace(parameter, example), path)
    .replace(':kind', 'quotes')
    .replace(/:(change|task)/, '1')
    .replace('*', 'anything');
}

const REQUESTS = PATHS.map(addressOf).flatMap((path) => [
  ['GET', path],
  ['HEAD', path],
  ['GET', `${path}.data`],
  ['POST', path],
  // No form is sent to /admin itself.
  ...(path === '/admin' ? [] : [['POST', `${path}.data`]]),
]) as [string, string][];

/** Endpoints that only scripts call. */
const CALLS = ['/admin/images', '/admin/translate', '/admin/evidence-title', '/admin/ruling.json'];

/** The senders of requests, with their cookies. */
const STRANGERS = {
  'a visitor': async () => '',
  'an editor before the code step': async () => {
    const { id } = await signedInEditor(site);
    const token = await openChallenge(site.db, { accountId: id, browser: '' });
    return `tabayyan-pending=${token}; tabayyan-session=${token}`;
  },
  'an editor with an expired session': async () => {
    const { cookie, id } = await signedInEditor(site);
    await site.db.execute(
      sql`update sessions set last_seen_at = now() - interval '1 day' where account_id = ${id}`,
    );
    return cookie;
  },
};

function send(method: string, path: string, cookie: string) {
  return fetch(site.url + path, {
    method,
    redirect: 'manual',
    headers: { cookie, origin: site.url },
    ...(method === 'POST' && {
      body: new URLSearchParams({ version: '1', name: 'Changed', key: 'k', symbol: 'X' }),
    }),
  });
}

test('the admin has pages to guard', () => {
  expect(PATHS.length).toBeGreaterThan(10);
});

describe.each(Object.entries(STRANGERS))('%s', (_, makeCookie) => {
  test('reaches no page, no data and no action of the admin, and changes nothing', async () => {
    const cookie = await makeCookie();
    const before = await storedState(site);
    for (const [method, path] of REQUESTS) {
      const answer = await send(method, path, cookie);
      const body = await answer.text();
      const isRefused =
        answer.status === 401 ||
        (answer.status === 302 && answer.headers.get('Location')?.startsWith('/admin/login')) ||
        // React Router's redirect for data requests.
        (answer.status === 202 && body.includes('/admin/login'));
      expect(isRefused, `${method} ${path}: ${answer.status}`).toBe(true);
      expect(body, `${method} ${path}`).not.toMatch(SHOWN);
      expect(answer.headers.get('Cache-Control'), `${method} ${path}`).toBe('no-store');
    }
    expect(await storedState(site)).toEqual(before);
  });
});

test('without the claim pages lead to the sign-in, data and actions are forbidden, and nothing changes', async () => {
  const { cookie } = await signedInEditor(site, { isAdmin: false });
  const before = await storedState(site);
  for (const [method, path] of REQUESTS) {
    const answer = await send(method, path, cookie);
    const isPage = method !== 'POST' && !path.endsWith('.data') && !CALLS.includes(path);
    expect(answer.status, `${method} ${path}`).toBe(isPage ? 302 : 403);
    if (isPage) expect(answer.headers.get('Location')).toMatch(/^\/admin\/login\?problem=/);
    expect(await answer.text()).not.toMatch(SHOWN);
  }
  expect(await storedState(site)).toEqual(before);
});

test('GET and HEAD requests of an editor reach every page, and change nothing', async () => {
  const { cookie } = await signedInEditor(site);
  const before = await storedState(site);
  for (const [method, path] of REQUESTS.filter(([method]) => method !== 'POST')) {
    const answer = await send(method, path, cookie);
    const isMissing = MISSING.test(path);
    expect(answer.status, `${method} ${path}`).toBeOneOf(isMissing ? [404] : [200, 202, 302, 405]);
    const shows = method === 'GET' && answer.status === 200 && OF_EXAMPLE.test(path);
    if (shows) expect(await answer.text(), path).toMatch(SHOWN);
  }
  expect(await storedState(site)).toEqual(before);
});
