import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listChanges } from '#domain/listing/change/history.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { askRaw, type RawResponse } from '#tests/requests/ask-raw.ts';
import { FORM_BODIES } from '#tests/requests/form-body.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { storedState } from '#tests/rig/stored-state.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { ADDRESS_FIELDS, HOSTILE_ADDRESSES } from '#tests/samples/hostile-addresses.ts';
import { complete, required, saveMeanwhile } from '#tests/samples/listing-form.ts';

// Forms that bypass the checks of the page.

type Fields = Record<string, string>;

let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite('empty');
  ({ cookie } = await signedInEditor(site));
  for (const kind of KINDS) await addUnrecorded(site.db, [complete('edited', { kind })]);
});
afterAll(() => site.stop());

function post(path: string, fields: Fields): Promise<RawResponse> {
  const { type, body } = FORM_BODIES.urlencoded(fields);
  const headers = { Cookie: cookie, Origin: site.url, 'Content-Type': type };
  return askRaw(site.url, path, { method: 'POST', headers, body });
}

const full = (fields: Fields): Fields => ({
  ...required('Sent'),
  rating: '4',
  version: '1',
  ...fields,
});

/** The fields with an error in the response: each is a line of the summary. */
const faultsIn = ({ body }: RawResponse) => [
  ...new Set(
    [...String(body).matchAll(/<li><a href="#listing-([\w.]+)"/g)].map(([, name]) => name),
  ),
];

/** Every form of both kinds, by the last part of its path. */
const everyForm = (...parts: string[]) =>
  parts.flatMap((part) => KINDS.map((kind) => `/admin/${kind}s/${part}`));

// The forms share their rules, which domain/listing/form/listing-input.test.ts checks with each of these addresses.
test('invalid web addresses, and those of another site, are refused by forms in turn', async () => {
  const before = await storedState(site);
  const forms = everyForm('add', 'edit/edited');
  for (const [place, { text, atGithub = text, mayBe = [] }] of HOSTILE_ADDRESSES.entries()) {
    const links = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, text]));
    const path = forms[place % forms.length] ?? '';
    const response = await post(path, full({ ...links, github: atGithub }));
    expect([path, text, response.status]).toEqual([path, text, 422]);
    const wrong = ADDRESS_FIELDS.filter((name) => !mayBe.includes(name));
    expect(faultsIn(response).sort(), `${path} ${text}`).toEqual(wrong.sort());
  }
  expect(await storedState(site)).toEqual(before);
});

// domain/text/hidden-characters.test.ts has every character.
test('a name with a character that is invisible or changes the direction of text is refused by forms in turn', async () => {
  const before = await storedState(site);
  const forms = everyForm('add', 'edit/edited', 'translations/edited');
  const characters = [
    ...'\u200b\u2060\u3164\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
  ];
  for (const [place, character] of characters.entries()) {
    const name = `Bit${character}nioc`;
    const path = forms[place % forms.length] ?? '';
    const names = { 'en.name': name, 'ar.name': name };
    const isForm = !path.includes('translations');
    const response = await post(
      path,
      isForm
        ? full({ ...names, country: name })
        : { ...required('edited'), version: '1', ...names, 'tr.name': name },
    );
    const where = `${path} U+${character.charCodeAt(0).toString(16)}`;
    expect(response.status, where).toBe(422);
    if (isForm) expect(faultsIn(response).sort(), where).toEqual(['ar.name', 'country', 'en.name']);
    else expect(String(response.body).match(/aria-invalid="true"/g), where).toHaveLength(3);
  }
  expect(await storedState(site)).toEqual(before);
});

describe.each(KINDS)('the forms of %ss', (kind) => {
  test('accept the joiners that Arabic needs', async () => {
    const joined = 'می\u200cخواهم ف\u200dـ';
    const added = await post(
      `/admin/${kind}s/add`,
      full({ 'en.name': 'Joined', 'ar.name': joined, confirmedName: 'coin/joined' }),
    );
    expect(added.status).toBe(302);
    expect((await findVersioned(site.db, kind, 'joined'))?.listing.texts.ar?.name).toBe(joined);
    const texts = { version: '1', 'ar.name': `${joined} 2`, confirmedName: 'coin/joined' };
    const form = { ...required('Joined'), ...texts };
    const saved = await post(`/admin/${kind}s/translations/joined`, form);
    expect(saved.status).toBe(302);
    expect((await findVersioned(site.db, kind, 'joined'))?.listing.texts.ar?.name).toBe(
      `${joined} 2`,
    );
  });
});

test('a task is not decided by a text with NUL', async () => {
  const fields = { hash: '\0', list: 'scamsniffer', source: '\0', warned: 'a', decision: 'warned' };
  for (const task of [
    'registers/accept',
    'registers/look',
    'warnings/accept',
    'warnings/decide',
    'files/read-again',
  ]) {
    const { status } = await post(`/admin/${task}`, { url: '\0', ...fields });
    expect([task, status]).toEqual([task, 400]);
  }
});

test.each(['__proto__', 'constructor', 'toString'])(
  'a choice that every object has, %s, is refused like any other word',
  async (word) => {
    const row = { version: '1', 'licences[0].company': 'Firm', 'contracts[0].address': '0x1' };
    const choices = {
      'licences[0].register': word,
      'licences[0].status': word,
      'contracts[0].chain': word,
      'criteria.riba.finding': word,
      'criteria.custody.finding': word,
      verdict: word,
      kindOfAsset: word,
    };
    for (const part of [
      'coins/contracts',
      'exchanges/licences',
      'coins/ruling',
      'exchanges/ruling',
    ]) {
      const { status } = await post(`/admin/${part}/edited`, { ...row, ...choices });
      expect([part, status]).toEqual([part, 422]);
    }
  },
);

/** Fields that no form has and only the server sets. */
const FORBIDDEN = {
  id: 'other',
  kind: 'token',
  createdAt: '2001-01-01T00:00:00.000Z',
  updatedAt: '2001-01-01T00:00:00.000Z',
  ruledAt: '2001-01-01T00:00:00.000Z',
  by: 'somebody@else.example',
  what: 'imported',
  'doubts.ar': 'machine',
  'texts.en.name': 'Hacked',
  'tr.reason': 'hacked',
  search: 'hacked',
  nameKey: 'hacked',
  ratingKey: '10',
  '__proto__.rating': '5',
  'constructor.prototype.rating': '5',
  'en.__proto__.name': 'Hacked',
  __intent__: '{',
  __state__: '{',
};

describe.each(KINDS)('the forms of %ss', (kind) => {
  const list = `/admin/${kind}s`;
  // A computed key: as a plain key of a literal it would set the prototype.
  const forbidden: Fields = {
    ...FORBIDDEN,
    ['__proto__']: 'hacked',
    ...(kind === 'exchange' && { rank: '1', marketId: 'hacked' }),
  };
  const findStored = (id: string) => findVersioned(site.db, kind, id);

  test('ignore unknown fields when a listing is added', async () => {
    const from = new Date();
    const response = await post(
      `${list}/add`,
      full({ 'en.name': 'Forbidden', confirmedName: 'coin/forbidden', ...forbidden }),
    );
    expect(response.status).toBe(302);
    const added = await findStored('forbidden');
    expect(added).toMatchObject({
      version: 1,
      listing: { kind, rating: 4, ruledAt: null, doubts: {} },
    });
    expect(added?.listing.texts.tr).toBeUndefined();
    expect(added?.listing.texts.en?.name).toBe('Forbidden');
    expect(added?.listing.createdAt.getTime()).toBeGreaterThanOrEqual(from.getTime());
    expect(await findStored('other')).toBeNull();
    await expectMadeByEditor('forbidden', 'added');
  });

  test('ignore unknown fields when a listing is edited, translated, restored and deleted', async () => {
    await addUnrecorded(site.db, [
      complete('guarded', { kind, texts: { tr: { reason: 'neden' } } }),
    ]);
    const first = await findStored('guarded');
    const { id, createdAt, ruledAt, texts } = first?.listing ?? {};
    const untouched = {
      listing: { kind, id, createdAt, ruledAt, doubts: {}, texts: { tr: texts?.tr } },
    };

    const fields = full({ 'en.name': 'guarded', category: 'halal', ...forbidden });
    expect((await post(`${list}/edit/guarded`, fields)).status).toBe(302);
    expect(await findStored('guarded')).toMatchObject({ ...untouched, version: 2 });
    await expectMadeByEditor('guarded', 'edited');

    const { 'tr.reason': _, ...others } = forbidden;
    const translated = { ...required('guarded'), 'tr.reason': 'neden', version: '2', ...others };
    const response = await post(`${list}/translations/guarded`, {
      ...translated,
      symbol: 'HACKED',
      'ar.name': 'محروس',
    });
    expect(response.status).toBe(302);
    const after = await findStored('guarded');
    expect(after).toMatchObject({ ...untouched, version: 3 });
    expect(after?.listing.symbol).toBe('BTC');
    await expectMadeByEditor('guarded', 'translated');

    const [change] = await listChanges(site.db, kind, 'guarded', { limit: 1 });
    const back = await post(`${list}/edit/guarded/put-back/${change?.id}`, {
      version: '3',
      ...forbidden,
    });
    expect(back.status).toBe(302);
    expect(await findStored('guarded')).toMatchObject({ ...untouched, version: 4 });
    await expectMadeByEditor('guarded', 'put back');

    expect((await post(`${list}/delete/guarded`, { version: '4', ...forbidden })).status).toBe(302);
    expect(await findStored('guarded')).toBeNull();
    await expectMadeByEditor('guarded', 'deleted');
    expect(await findStored('edited')).not.toBeNull();
    expect(({} as { rating?: string }).rating).toBeUndefined();
  });

  test('refuse an invalid version: nothing is saved, restored or deleted', async () => {
    const id = 'versioned';
    await addUnrecorded(site.db, [complete(id, { kind })]);
    await saveMeanwhile(site.db, kind, id, { country: 'Oman' });
    const [change] = await listChanges(site.db, kind, id, { limit: 1 });
    const before = await storedState(site);
    const texts = { ...required(id), 'ar.name': 'أخرى' };
    for (const version of ['', '2.0', '٢', '99999999999']) {
      for (const path of [
        `${list}/edit/${id}`,
        `${list}/translations/${id}`,
        `${list}/edit/${id}/put-back/${change?.id}`,
        `${list}/delete/${id}`,
      ]) {
        const { status } = await post(path, full({ ...texts, version }));
        expect([path, version, status]).toEqual([path, version, 409]);
      }
    }
    expect(await storedState(site)).toEqual(before);
  });

  async function expectMadeByEditor(id: string, what: string): Promise<void> {
    const [last] = await listChanges(site.db, kind, id, { limit: 1 });
    expect(last).toMatchObject({
      kind,
      listingId: id,
      what,
      by: expect.stringMatching(/^editor-/),
    });
  }
});
