import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOfRuling } from '#app/editing/ruling/begin-ruling.ts';
import { openChallenge } from '#domain/admin/challenge.ts';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { listChanges } from '#domain/listing/change/history.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { askRaw } from '#tests/requests/ask-raw.ts';
import { FORM_BODIES } from '#tests/requests/form-body.ts';
import { ADMIN_PATHS } from '#tests/requests/route-paths.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { storedState } from '#tests/rig/stored-state.ts';
import { EDITOR_PASSWORD, signedInEditor } from '#tests/samples/editors.ts';
import { complete, required, saveMeanwhile } from '#tests/samples/listing-form.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';
import { formFields, newGrounds, newRuling } from '#tests/samples/rulings.ts';

// Requests that another site makes an editor's browser send.

let site: Site;
let cookie: string;
let fields: Record<string, string>;
let picture: Buffer;
/** Ids of changes by path pattern. */
const changeOf: Record<string, number> = {};

// A ruling without findings is valid for both kinds.
const RULING = { criteria: [], reviewer: null, today: '2026-11-21' };
const WHY = { en: 'It is gone.', ar: 'زال.' };
const margin = newRuling({ verdict: 'haram', grounds: newGrounds({ criteria: {} }) });
const IDS = [
  ...['to-delete', 'to-translate', 'to-edit', 'to-edit-and-translate', 'to-put-back'],
  ...['to-rule', 'to-rule-less', 'to-answer', 'to-offer'],
];

beforeAll(async () => {
  site = await startSite('empty');
  const editor = await signedInEditor(site);
  const other = await signedInEditor(site);
  const pending = await openChallenge(site.db, { accountId: other.id, browser: '' });
  cookie = `${editor.cookie}; tabayyan-pending=${pending}`;
  // The fields of all actions.
  fields = {
    ...formFields({ ...formOfRuling({ verdict: null, grounds: null }, RULING), why: WHY }),
    ...formFields({ works: { answer: 'not-known' }, spot: { offered: 'not-known' } }),
    ...required('Planted'),
    version: '1',
    rating: '3',
    email: other.email,
    password: EDITOR_PASSWORD,
    otp: '123456',
  };
  picture = await plainPicture(9, 9).png().toBuffer();
  for (const kind of KINDS) await addChanged(kind);
});
afterAll(() => site.stop());

async function addChanged(kind: (typeof KINDS)[number]): Promise<void> {
  const ids = [...IDS, 'deleted'];
  await addUnrecorded(
    site.db,
    ids.map((id) => complete(id, { kind, ...(id === 'to-rule-less' && { rulings: { margin } }) })),
  );
  const deleted = await deleteListing(site.db, kind, 'deleted', { version: 1, by: 'other' });
  await saveMeanwhile(site.db, kind, 'to-put-back', { country: 'Oman' });
  const [edited] = await listChanges(site.db, kind, 'to-put-back', { limit: 1 });
  if (deleted.outcome !== 'deleted' || !edited) throw new Error('there is nothing to restore');
  changeOf[`/admin/${kind}s/put-back/:change`] = deleted.change;
  changeOf[`/admin/${kind}s/edit/:id/put-back/:change`] = edited.id;
}

function addressOf(path: string): string {
  return path
    .replace(':id', idFor(path))
    .replace(':scope', 'margin')
    .replace(':change', String(changeOf[path]));
}

function idFor(path: string): string {
  if (path.includes('put-back')) return 'to-put-back';
  if (path.includes('/delete/')) return 'to-delete';
  if (path.includes('/translations/')) return 'to-translate';
  if (path.includes('/ruling/')) return path.includes('/remove/') ? 'to-rule-less' : 'to-rule';
  if (path.includes('/soundness/')) return 'to-answer';
  if (path.includes('/products/')) return 'to-offer';
  return path.endsWith('/translate') ? 'to-edit-and-translate' : 'to-edit';
}

function send(method: string, address: string, how: keyof typeof FORM_BODIES, origin?: string) {
  const version = address.includes('to-put-back') ? '2' : '1';
  // A unique name: the form would ask about a name that another listing has.
  const name = `Planted by ${address.replaceAll('/', ' ')}`;
  const given = {
    ...fields,
    'en.name': name,
    'ar.name': name,
    version,
    key: crypto.randomUUID(),
  };
  const { type, body } = FORM_BODIES[how](given, picture);
  const headers = { Cookie: cookie, 'Content-Type': type, ...(origin && { Origin: origin }) };
  return askRaw(site.url, address, { method, headers, body });
}

const API_PATHS = ['sign-in', 'otp/send', 'otp/verify', 'otp/cancel', 'sign-out'].map(
  (name) => `/api/${name}`,
);
const HOWS = Object.keys(FORM_BODIES) as (keyof typeof FORM_BODIES)[];
// The last five match parts of the site's own origin.
const ORIGINS: (undefined | ((own: URL) => string))[] = [
  undefined,
  () => 'null',
  () => 'https://evil.example',
  ({ origin }) => `${origin}.evil.example`,
  ({ host }) => `https://${host}`,
  ({ origin }) => `${origin}1`,
  ({ hostname }) => `http://${hostname}`,
  ({ host }) => `http://evil.${host}`,
];

type Attempt = [method: string, how: keyof typeof FORM_BODIES, origin: (typeof ORIGINS)[number]];

// Pages with POST get all combinations, other addresses and methods a part of them.
function attemptsAt(address: string): Attempt[] {
  const some = ORIGINS.slice(0, 4);
  const isData = address.endsWith('.data');
  const posted = HOWS.flatMap((how, number) =>
    (number === 0 && !isData ? ORIGINS : some).map((origin): Attempt => ['POST', how, origin]),
  );
  // The API answers 405 before it checks the origin.
  if (address.startsWith('/api/')) return posted;
  const others = ['PUT', 'PATCH', 'DELETE'].flatMap((method, number) =>
    some
      .filter((_, place) => !isData || place === number)
      .map((origin, place): Attempt => [method, HOWS[place] ?? 'JSON', origin]),
  );
  return [...posted, ...others];
}

test('requests that another site makes an editor’s browser send are refused and change nothing', {
  timeout: 60_000,
}, async () => {
  const before = await storedState(site);
  const own = new URL(site.url);
  const pages = ADMIN_PATHS.map(addressOf);
  // No form is sent to /admin itself.
  const addresses = [
    ...pages.flatMap((page) => (page === '/admin' ? [page] : [page, `${page}.data`])),
    ...API_PATHS,
  ];
  const answered = await Promise.all(
    addresses.flatMap((address) =>
      attemptsAt(address).map(async ([method, how, origin]) => {
        const from = origin?.(own);
        const { status, headers } = await send(method, address, how, from);
        const isRefused = status === 403 && !headers['set-cookie'];
        return isRefused ? [] : [`${method} ${address} as ${how} from ${from}: ${status}`];
      }),
    ),
  );
  expect(answered.flat()).toEqual([]);
  expect(await storedState(site)).toEqual(before);
});

test('the same requests take effect if a page of the site sends them', async () => {
  const effective: string[] = [];
  // Paths that end the sign-in or the session come last.
  const LATE = ['/admin/login/cancel', '/admin/login', '/admin/logout'];
  const paths = ADMIN_PATHS.filter((path) => !LATE.includes(path)).sort();
  let before = await storedState(site);
  for (const path of [...paths, ...LATE]) {
    const { status } = await send('POST', addressOf(path), 'multipart', site.url);
    expect(status, path).not.toBe(403);
    const after = await storedState(site);
    if (JSON.stringify(after) !== JSON.stringify(before)) effective.push(path);
    before = after;
  }
  expect(effective).toEqual([
    ...DOES.map((what) => `/admin/coins/${what}`),
    ...[...DOES, 'products/:id'].sort().map((what) => `/admin/exchanges/${what}`),
    '/admin/images',
    '/admin/login/resend',
    '/admin/login/verify',
    ...LATE,
  ]);
});

const DOES = [
  'add',
  'delete/:id',
  'edit/:id',
  'edit/:id/put-back/:change',
  'put-back/:change',
  'ruling/:id',
  'ruling/:id/remove/:scope',
  'soundness/:id',
  'translations/:id',
];
