import { parseAtomFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { openLedger } from '#domain/listing/open-ledger.ts';
import { CURRENT_METHOD, criteriaOf } from '#domain/method/method.ts';
import { SPOT } from '#domain/method/scope.ts';
import { addPositions, cachePositions } from '#domain/position/positions.ts';
import { UNHEARD } from '#tests/requests/api.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { currentGrounds, newPosition, PASS, ruledAs } from '#tests/samples/rulings.ts';
import { feeds } from './feeds.ts';

const ORIGIN = 'https://tabayyan.example';
const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const CHANGED = newListing({
  id: 'changed',
  name: 'Tom & <b>Jerry</b>',
  symbol: 'TJ',
  category: 'questionable',
  createdAt: at(1),
  updatedAt: at(9),
  texts: { en: { reason: 'It < that.\nAnd more.' }, ar: { name: 'توم', reason: 'لسبب ما.' } },
});
const UNRULED = newListing({
  kind: 'exchange',
  id: 'unruled',
  category: null,
  createdAt: at(8),
  updatedAt: at(8),
  texts: { en: { reason: 'Nobody has ruled.', description: 'An exchange.' } },
});
const OLD = Array.from({ length: 60 }, () => newListing({ createdAt: at(2), updatedAt: at(2) }));

let database: Awaited<ReturnType<typeof newDatabase>>;
let app: ReturnType<typeof feeds>;

beforeAll(async () => {
  database = await newDatabase('empty');
  await addUnrecorded(database.db, [CHANGED, UNRULED, ...OLD]);
  app = feedsOf(database.db);
});
afterAll(() => database.close());

const feedsOf = (db: Database) =>
  feeds({ db, origin: ORIGIN, positions: cachePositions(db, UNHEARD) });
const read = async (path: string) => (await app.request(path)).text();

describe('the feed of listings', () => {
  test('is Atom with the latest change first', async () => {
    const feed = parseAtomFeed(await read('/en/feed.atom'));
    expect(feed).toMatchObject({
      id: `${ORIGIN}/en/feed.atom`,
      title: { value: 'Tabayyan: New and changed reviews' },
      updated: at(9).toISOString(),
    });
    expect(feed.entries).toHaveLength(50);
    expect(feed.entries?.[0]).toMatchObject({
      id: `${ORIGIN}/en/coin/changed`,
      title: { value: 'Tom & <b>Jerry</b> (TJ): Questionable · Insufficient evidence' },
      published: at(1).toISOString(),
      updated: at(9).toISOString(),
      content: { value: 'It < that.\nAnd more.' },
    });
  });

  test('is in Arabic at the path without a language', async () => {
    const feed = parseAtomFeed(await read('/feed.atom'));
    expect(feed.entries?.[0]).toMatchObject({
      id: `${ORIGIN}/coin/changed`,
      title: { value: 'توم (TJ): محل نظر · الأدلة غير كافية' },
      content: { value: 'لسبب ما.' },
    });
    expect(await read('/feed.atom')).toContain('xml:lang="ar"');
  });

  test('tells a verdict and its firmness as categories', async () => {
    const feed = parseAtomFeed(await read('/en/feed.atom'));
    expect(feed.entries?.[0]?.categories).toEqual([
      { term: 'Questionable' },
      { term: 'Insufficient evidence' },
    ]);
  });

  test('shows no verdict for an unreviewed listing', async () => {
    const feed = parseAtomFeed(await read('/en/feed.atom'));
    expect(feed.entries?.[1]).toMatchObject({
      id: `${ORIGIN}/en/exchange/unruled`,
      title: { value: expect.stringMatching(/: not yet reviewed$/) },
      content: { value: 'An exchange.' },
    });
  });

  test.each(['/feed.atom', '/en/feed.atom'])('is 304 if nothing has changed: %s', async (path) => {
    const first = await app.request(path);
    const etag = first.headers.get('ETag') ?? '';
    const second = await app.request(path, { headers: { 'If-None-Match': `W/${etag}` } });
    expect([second.status, await second.text()]).toEqual([304, '']);
  });
});

test('a feed that shows another firmness has another ETag, and no date that stays the same', async () => {
  const { db, close } = await newDatabase('empty');
  const asked = { kind: 'coin', scope: SPOT, asset: 'payment' } as const;
  const criteria = Object.fromEntries(
    criteriaOf(CURRENT_METHOD, asked).map((criterion) => [criterion, PASS]),
  );
  await addUnrecorded(db, [ruledAs(newListing(), 'halal', currentGrounds({ criteria }))]);
  const read = async () => {
    const response = await feedsOf(db).request('/en/feed.atom');
    const [entry] = parseAtomFeed(await response.text()).entries ?? [];
    return { headers: response.headers, shown: entry?.categories?.map(({ term }) => term) };
  };
  const before = await read();
  expect(before.shown).toEqual(['Halal', 'Few positions']);
  await addPositions(db, [newPosition({ id: 'against' })]);
  const after = await read();
  expect(after.shown).toEqual(['Halal', 'Contested as a class']);
  expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
  expect(after.headers.has('Last-Modified')).toBe(false);
  await close();
});

test('a text with characters that XML forbids leaves the feed valid', async () => {
  const hostile = await newDatabase('empty');
  const texts = { en: { reason: 'a\u0007b]]>\ufffe' } };
  await addUnrecorded(hostile.db, [newListing({ name: 'c\u0008d<', texts })]);
  await openLedger(hostile.db);
  const routes = feedsOf(hostile.db);
  for (const path of ['/en/feed.atom', '/en/changes.atom']) {
    const feed = await (await routes.request(path)).text();
    expect([path, feed]).toEqual([path, expect.stringContaining('a b]]')]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them.
    expect(feed).not.toMatch(/[\u0000-\u0008\ufffe]/);
    expect(parseAtomFeed(feed).entries).toHaveLength(1);
  }
  await hostile.close();
});

test('an empty directory has an empty feed', async () => {
  const empty = await newDatabase('empty');
  const answer = await feedsOf(empty.db).request('/feed.atom');
  expect(parseAtomFeed(await answer.text()).entries ?? []).toEqual([]);
  await empty.close();
});
