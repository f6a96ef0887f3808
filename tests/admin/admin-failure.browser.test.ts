import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORM_FIELDS } from '#domain/listing/form/listing-input.ts';
import { headingOf, withoutScripts } from '#tests/requests/shown.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { required } from '#tests/samples/listing-form.ts';

const OVER_LISTS = [
  '/admin/coins/delete/bitcoin',
  '/admin/coins/translations/bitcoin',
  '/admin/exchanges/delete/binance',
  '/admin/exchanges/translations/binance',
];
const UNREADABLE = 'This form could not be read. Go back and try again.';
const FAILED = 'Unexpected Application Error!';
/** Paths over the lists of both kinds. */
const EMPTY = ' Available';
/** The level in the log. */
const INFO = 30;
const DETAIL = /\n\s+at |node_modules|postgres|listing_texts|\.tsx?\b|\.server|select /i;

let site: Site;
let cookie: string;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  site = await startSite('starter', { log });
  ({ cookie } = await signedInEditor(site));
});
afterAll(() => site.stop());

async function ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const headers = { cookie, origin: site.url, ...init.headers };
  const answer = await fetch(site.url + path, { redirect: 'manual', ...init, headers });
  return { status: answer.status, body: await answer.text() };
}

const post = (path: string, type: string | null, body: string | Uint8Array<ArrayBuffer>) =>
  ask(path, { method: 'POST', body, headers: type ? { 'Content-Type': type } : {} });

describe.each<[string, string | null, string | Uint8Array<ArrayBuffer>]>([
  ['JSON', 'application/json', '{}'],
  ['a body of no kind', null, new Uint8Array([1, 2, 3])],
  ['a broken form with files', 'multipart/form-data; boundary=x', '--x\r\nbroken'],
])('%s instead of a form', (_, type, body) => {
  test.each(OVER_LISTS)('is refused with a message at %s', async (path) => {
    const page = await post(path, type, body);
    expect(page.status).toBe(400);
    expect(withoutScripts(page.body)).toContain(UNREADABLE);
    expect(page.body).not.toMatch(/Unexpected (Server|Application) Error/);
    expect((await post(`${path}.data`, type, body)).status).toBe(400);
  });
});

test.each([
  '/admin',
  '/admin?index',
  '/admin/dashboard',
  '/admin/coins',
  '/admin/exchanges',
  '/admin/coins/edit/bitcoin/history',
  '/admin/nothing-here',
  '/admin/coins/nothing-here/at-all',
])('a form that %s does not take is refused, and is no failure of ours', async (path) => {
  const [pathname, query = ''] = path.split('?');
  logged.length = 0;
  for (const address of [path, `${pathname}.data?${query}`]) {
    const page = await post(address, 'application/x-www-form-urlencoded', 'a=b');
    expect(page.status, address).toBe(405);
    expect(page.body).not.toMatch(DETAIL);
  }
  // The refusal is in the audit log.
  const failures = logged.map((line) => JSON.parse(line)).filter(({ audit }) => !audit);
  expect(failures.filter(({ level }) => level > INFO)).toEqual([]);
});

describe('while the texts of the listings cannot be read', () => {
  beforeAll(() => site.db.execute(sql`alter table listing_texts rename to lost`));
  afterAll(() => site.db.execute(sql`alter table lost rename to listing_texts`));

  test.each([...OVER_LISTS, '/admin/coins', '/admin/exchanges', '/admin/dashboard'])(
    '%s says that it failed, and no more',
    async (path) => {
      const page = await ask(path);
      expect(page.status).toBe(500);
      expect(withoutScripts(page.body)).toContain('Signed in as');
      expect(withoutScripts(page.body)).toContain(/coins$|exchanges$/.test(path) ? EMPTY : FAILED);
      const data = await ask(`${path}.data`);
      expect(data.status).toBe(500);
      for (const { body } of [page, data]) expect(body).not.toMatch(DETAIL);
    },
  );

  test.each([
    ['coins', 'No Cryptocurrencies Available'],
    ['exchanges', 'No Exchanges Available'],
  ])('the list of %s is empty, in its frame, and says so', async (kind, empty) => {
    const { body, status } = await ask(`/admin/${kind}?q=b`);
    const shown = withoutScripts(body);
    expect([status, headingOf(body)]).toEqual([500, expect.stringMatching(/^Manage /)]);
    for (const text of [empty, 'Please check back later.', `The ${kind} could not be loaded.`]) {
      expect(shown).toContain(text);
    }
    expect(shown).toContain(`href="/admin/${kind}?q=b"`);
    expect(shown).not.toContain('Add the first');
  });

  test('the dashboard has a button to try again', async () => {
    const shown = withoutScripts((await ask('/admin/dashboard')).body);
    expect(shown).toMatch(/<a [^>]*href="\/admin\/dashboard"[^>]*>Try again<\/a>/);
    expect(shown).not.toContain('Back to the dashboard');
  });
});

test.each(['/admin/nope', '/admin/coins/nope/at-all'])(
  '%s is missing in the frame of the admin for an editor, and leads anybody else to the sign-in',
  async (path) => {
    const page = await ask(path);
    const shown = withoutScripts(page.body);
    expect([page.status, headingOf(page.body)]).toEqual([404, 'Page not found']);
    expect(shown).toContain('Manage Exchanges');
    expect(shown).toContain('Back to the dashboard');
    expect(shown).not.toContain('<footer');
    const visitor = await fetch(site.url + path, { redirect: 'manual' });
    expect([visitor.status, visitor.headers.get('Location')]).toEqual([
      302,
      `/admin/login?next=${encodeURIComponent(path)}`,
    ]);
  },
);

test('an empty list says to check back later and links to the form for the first listing', async () => {
  await site.db.execute(sql`delete from listings where kind = 'exchange'`);
  const shown = withoutScripts((await ask('/admin/exchanges')).body);
  expect(shown).toContain('No Exchanges Available');
  expect(shown).toContain('Please check back later.');
  expect(shown).toMatch(/<a [^>]*href="\/admin\/exchanges\/add"[^>]*>Add the first /);
});

test('a deleted listing with an unreadable history is not reported as gone', async () => {
  await site.db.execute(sql`alter table listing_changes rename to lost`);
  const path = '/admin/coins/put-back/1';
  const page = await post(path, 'application/x-www-form-urlencoded', '');
  const data = await post(`${path}.data`, 'application/x-www-form-urlencoded', '');
  await site.db.execute(sql`alter table lost rename to listing_changes`);
  expect([page.status, data.status]).toEqual([500, 500]);
  expect(withoutScripts(page.body)).toContain(FAILED);
  expect(withoutScripts(page.body)).toContain('Signed in as');
  for (const { body } of [page, data]) expect(body).not.toMatch(DETAIL);
});

test('a form says that it can be sent later when the database is full', async () => {
  await site.db.execute(sql`create function no_space() returns trigger language plpgsql as
    $$ begin raise 'no space left' using errcode = '53100'; end $$`);
  await site.db.execute(
    sql`create trigger no_space before insert on submissions execute function no_space()`,
  );
  const form = new URLSearchParams({
    ...Object.fromEntries(FORM_FIELDS.map((field) => [field, ''])),
    ...required('Full Disk'),
    rating: '3',
  });
  const page = await post('/admin/coins/add', 'application/x-www-form-urlencoded', `${form}`);
  await site.db.execute(sql`drop trigger no_space on submissions`);
  expect(page.status).toBe(503);
  expect(withoutScripts(page.body)).toContain('Error adding coin. Please try again.');
});
