import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { parseAtomFeed } from 'feedsmith';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulingTexts } from '#db/schema.ts';
import { deleteListing } from '#domain/listing/change/edit.ts';
import {
  addRecorded,
  addUnrecorded,
  type ListingEdit,
  saveEdit,
} from '#domain/listing/change/save.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { openLedger } from '#domain/listing/open-ledger.ts';
import { cachePositions } from '#domain/position/positions.ts';
import { isWording, sha256 } from '#domain/ruling/ledger/ledger-entry.ts';
import { lastChanges, listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { feeds } from '#http/feeds/feeds.ts';
import { apiOn, UNHEARD } from '#tests/requests/api.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { serveFetch } from '#tests/rig/serve-fetch.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newGrounds, PASS, POSITION, ruledAs } from '#tests/samples/rulings.ts';
import { checkLedger } from '../../docs/client/check-ledger.ts';

const ORIGIN = 'https://tabayyan.example';
const CLIENT = fileURLToPath(new URL('../../docs/client/recompute-digests.ts', import.meta.url));
const execute = promisify(execFile);
const BY = { what: 'edited', by: 'one@example.com' } as const;

let database: Awaited<ReturnType<typeof newDatabase>>;
let routes: ReturnType<typeof apiOn>;
let app: ReturnType<typeof feeds>;

const COIN = newListing({
  id: 'coin',
  name: 'Coin',
  category: 'halal',
  texts: { en: { reason: 'It is sound.' }, ar: { name: 'عملة' } },
  grounds: newGrounds({ firmness: 'agreed', positions: [POSITION] }),
});

const change = (
  version: number,
  edit: (before: Listing) => ListingEdit,
  why?: { en: string; ar: string },
) => saveEdit(database.db, 'coin', 'coin', { version, ...BY, why }, edit);

beforeAll(async () => {
  database = await newDatabase('empty');
  await addRecorded(database.db, COIN, { what: 'added', by: BY.by });
  const criteria = { riba: { ...PASS, finding: 'concern' as const } };
  await change(
    1,
    (before) => ({ rulings: ruledAs(before, 'questionable', newGrounds({ criteria })).rulings }),
    {
      en: 'Its reserves earn interest.',
      ar: 'تدرّ احتياطياتها ربا.',
    },
  );
  await addRecorded(database.db, newListing({ kind: 'exchange', id: 'gone', name: 'Gone' }), {
    what: 'added',
    by: BY.by,
  });
  await deleteListing(database.db, 'exchange', 'gone', { version: 1, by: BY.by });
  routes = apiOn(database.db);
  app = feeds({
    db: database.db,
    origin: ORIGIN,
    positions: cachePositions(database.db, UNHEARD),
  });
});
afterAll(() => database.close());

interface Changes {
  items: { seq: number; hash: string; name: string }[];
  nextBefore: number | null;
}
const changes = async (query: string) =>
  (await (await routes.request(`/changes${query}`)).json()) as Changes;
const ask = (address: string) =>
  Promise.resolve(routes.request(address.replace(`${ORIGIN}/api`, '')));

describe('the ledger in the API', () => {
  test('is listed newest first, in parts', async () => {
    const first = await changes('?limit=3');
    expect([first.items.map(({ seq }) => seq), first.nextBefore]).toEqual([[4, 3, 2], 2]);
    const rest = await changes(`?limit=3&before=${first.nextBefore}`);
    expect([rest.items.map(({ seq }) => seq), rest.nextBefore]).toEqual([[1], null]);
    expect((await changes('?before=1')).items).toEqual([]);
  });

  test.each(['before=0', 'before=x', 'before=1e3', 'limit=101'])('refuses %s', async (query) => {
    const answer = await routes.request(`/changes?${query}`);
    const [field] = query.split('=');
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: expect.any(String), field },
    ]);
  });

  test('does not contain editors’ email addresses', async () => {
    expect(await (await routes.request('/changes')).text()).not.toContain('@example.com');
  });

  test('can be verified by clients', async () => {
    const [newest] = (await changes('')).items;
    expect(await checkLedger(ORIGIN, [newest?.hash ?? ''], ask)).toEqual({
      newest: newest?.hash,
      problems: [],
    });
    const { problems } = await checkLedger(ORIGIN, ['f'.repeat(64)], ask);
    expect(problems).toEqual([`no entry has the hash ${'f'.repeat(64)}`]);
  });

  test('shows clients altered and deleted entries', async () => {
    const altered = await newDatabase('empty');
    const alteredApi = apiOn(altered.db);
    const askAltered = (address: string) =>
      Promise.resolve(alteredApi.request(address.replace(`${ORIGIN}/api`, '')));
    for (const id of ['a', 'b', 'c', 'd']) {
      await addRecorded(altered.db, newListing({ id }), { what: 'added', by: BY.by });
    }
    await altered.db.execute(sql`alter table ruling_ledger disable trigger stands`);
    await altered.db.execute(sql`update ruling_ledger set why_en = 'x' where seq = 4`);
    await altered.db.execute(sql`delete from ruling_ledger where seq in (1, 3)`);
    const { problems } = await checkLedger(ORIGIN, [], askAltered);
    await altered.close();
    expect(problems).toEqual([
      'entry 4 was altered',
      'entry 4 does not follow entry 2',
      'its beginning is missing',
    ]);
  });
});

describe('the texts of rulings in the API', () => {
  const newest = async () => {
    const entries = await listEntries(database.db, { limit: 9 });
    return entries.flatMap(({ digest }) => digest ?? []);
  };

  test('hash to the digests of the ledger, and may be cached for ever by any site', async () => {
    const [digest = ''] = await newest();
    const answer = await routes.request(`/rulings/${digest}`);
    const body = (await answer.json()) as { digest: string; text: string };
    expect([body.digest, sha256(body.text)]).toEqual([digest, digest]);
    const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
    const again = await routes.request(`/rulings/${digest}`, { headers });
    expect([answer.status, again.status]).toEqual([200, 304]);
    for (const { headers } of [answer, again]) {
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    }
  });

  test('of unknown digests are 404', async () => {
    for (const digest of ['f'.repeat(64), 'nothing', 'A'.repeat(64)]) {
      const answer = await routes.request(`/rulings/${digest}`);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { error: 'No ledger entry has this digest.' },
      ]);
      expect(answer.headers.get('Cache-Control')).toBeNull();
    }
  });

  test('are null if they are missing, in a response that caches have to revalidate', async () => {
    const [digest = ''] = await newest();
    const lost = await database.db
      .delete(rulingTexts)
      .where(eq(rulingTexts.digest, digest))
      .returning();
    const answer = await routes.request(`/rulings/${digest}`);
    await database.db.insert(rulingTexts).values(lost);
    expect([answer.status, await answer.json()]).toEqual([200, { digest, text: null }]);
    expect(answer.headers.get('Cache-Control')).toContain('must-revalidate');
  });

  test('let a client recompute every digest, and report altered and missing texts', async () => {
    await using server = await serveFetch(new Hono().route('/api', routes).fetch);
    const run = () => execute(process.execPath, [CLIENT, server.url]).catch((error) => error);
    expect((await run()).stdout).toBe('matched: 3, text not kept: 0, mismatched: 0\n');
    const [altered = '', missing = ''] = await newest();
    const before = await database.db.select().from(rulingTexts);
    const at = (digest: string) => eq(rulingTexts.digest, digest);
    await database.db.update(rulingTexts).set({ text: '{}' }).where(at(altered));
    await database.db.delete(rulingTexts).where(at(missing));
    expect(await run()).toMatchObject({
      code: 1,
      stdout: 'matched: 1, text not kept: 1, mismatched: 1\n',
      stderr: 'mismatched entries: 3\n',
    });
    await database.db.delete(rulingTexts);
    await database.db.insert(rulingTexts).values(before);
  });
});

describe('the rulings in the API', () => {
  test('have their grounds and the proposal of the method', async () => {
    const answer = await routes.request('/coins/coin/rulings');
    const { items } = (await answer.json()) as { items: Record<string, unknown>[] };
    const [last] = (await changes('?before=3&limit=1')).items;
    expect(items).toMatchObject([
      {
        scope: 'spot',
        verdict: 'questionable',
        digest: (last as unknown as { digest: string }).digest,
        grounds: { firmness: 'disputed', proposal: 'questionable', departure: null },
      },
    ]);
    const [ruling] = items;
    const criteria =
      (ruling?.grounds as { criteria: { criterion: string }[] } | undefined)?.criteria ?? [];
    expect(criteria.length).toBeGreaterThan(6);
    expect(criteria).toContainEqual(
      expect.objectContaining({ criterion: 'riba', core: true, finding: 'concern' }),
    );
    expect(criteria).toContainEqual(
      expect.objectContaining({ criterion: 'gharar', finding: 'unknown', evidence: [] }),
    );
  });

  test('are not fields of the listing, whose shape stays stable', async () => {
    const coin = await (await routes.request('/coins/coin')).json();
    expect(coin).not.toHaveProperty('rulings');
  });
});

describe('the feed of changes to rulings', () => {
  const read = async (path: string) => (await app.request(path)).text();

  test('is Atom with the latest entry first, each at its permanent address', async () => {
    const feed = parseAtomFeed(await read('/en/changes.atom'));
    expect(feed.title).toEqual({ value: 'Tabayyan: Changes to classifications' });
    expect(feed.entries?.map(({ id }) => id)).toEqual(
      [4, 3, 2, 1].map((seq) => `${ORIGIN}/en/changes?before=${seq + 1}#entry-${seq}`),
    );
    expect(feed.entries?.[2]).toMatchObject({
      title: {
        value: 'Coin (Holding and spot buying): Halal · Method 1 → Questionable · Method 1',
      },
      content: {
        value:
          'What changed: verdict, how firm the verdict is, findings on criteria and positions\n' +
          'Its reserves earn interest.\na Tabayyan editor\n' +
          `Evidence: ${ORIGIN}/en/coin/coin`,
      },
    });
    expect(feed.entries?.[0]?.content?.value).not.toContain('Evidence:');
    expect(feed.entries?.[0]?.title?.value).toMatch(
      /^Gone \(.+\): Withdrawn \(was Halal · Method 1\)$/,
    );
  });

  test('is in Arabic at the path without a language', async () => {
    const feed = parseAtomFeed(await read('/changes.atom'));
    expect(feed.id).toBe(`${ORIGIN}/changes.atom`);
    const entry = feed.entries?.[2];
    expect(entry?.title?.value).toMatch(
      /^عملة \(.+\): من «حلال · المنهج 1» إلى «محل نظر · المنهج 1»$/,
    );
    expect(entry?.content?.value).toContain('تدرّ احتياطياتها ربا.');
  });

  test('is 304 if nothing has changed', async () => {
    const first = await app.request('/changes.atom');
    const again = await app.request('/changes.atom', {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

test('the rulings of a listing last changed at the time of its latest ledger entry', async () => {
  const dates = await lastChanges(database.db, 'coin', ['coin', 'nothing']);
  expect([...dates.keys()]).toEqual(['coin']);
  const [, , entry] = (await changes('')).items as unknown as { at: string }[];
  expect(dates.get('coin')?.toISOString()).toBe(entry?.at);
  expect(await lastChanges(database.db, 'coin', [])).toEqual(new Map());
});

test('the entry of a ruling that was there before the ledger does not count as a change', async () => {
  const opened = await newDatabase('empty');
  await addUnrecorded(opened.db, [COIN]);
  await openLedger(opened.db);
  expect(await listEntries(opened.db, { limit: 1 })).toMatchObject([{ what: 'opened' }]);
  expect(await lastChanges(opened.db, 'coin', ['coin'])).toEqual(new Map());
  await opened.close();
});

test('a change of wording alone is in the ledger, but not in feeds, and marks no listing as changed', async () => {
  const { db, close } = await newDatabase('empty');
  await addRecorded(db, COIN, { what: 'added', by: BY.by });
  const dates = await lastChanges(db, 'coin', ['coin']);
  const edit = (version: number, texts: Listing['texts']) =>
    saveEdit(db, 'coin', 'coin', { version, ...BY }, (before) => ({
      texts: { ...before.texts, ...texts },
    }));
  const { en } = COIN.texts;
  await edit(1, { en: en && { ...en, reason: 'It is sound, as far as we read.' } });
  const entries = await listEntries(db, { limit: 9 });
  expect(entries.map(isWording)).toEqual([true, false]);
  expect(await listEntries(db, { wording: false, limit: 9 })).toEqual(entries.slice(1));
  expect(await lastChanges(db, 'coin', ['coin'])).toEqual(dates);
  const criteria = { riba: { ...PASS, finding: 'concern' as const } };
  await saveEdit(db, 'coin', 'coin', { version: 2, ...BY }, (before) => ({
    rulings: ruledAs(before, 'halal', newGrounds({ firmness: 'agreed', criteria })).rulings,
  }));
  expect((await listEntries(db, { wording: false, limit: 1 }))[0]?.seq).toBe(3);
  await close();
});
