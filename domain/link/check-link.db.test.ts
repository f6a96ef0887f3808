import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchChanges } from '#db/changes.ts';
import { linkChecks, listings } from '#db/schema.ts';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { UNPACED } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { EVIDENCE, newGrounds } from '#tests/samples/rulings.ts';
import { checkNextLink } from './check-link.ts';
import { countDeadLinks, deadLinksOf, lastLinkCheck, listDeadLinks } from './dead-links.ts';
import { linkGatherer } from './gather-links.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await database.db.execute(sql`truncate listings cascade`);
});

const { signal } = new AbortController();

function check(hostPauseSeconds = 60, pauseSeconds = 0): Promise<string | null> {
  const pacing = { ...UNPACED, pauseSeconds, hostPauseSeconds, timeoutMs: 2_000 };
  return checkNextLink(database.db, pacing, signal);
}

/** Adds a coin for each of these websites, and gathers their links. */
async function addLinkedCoins(websites: Record<string, string>): Promise<void> {
  const coins = Object.entries(websites).map(([id, website]) => newListing({ id, website }));
  await addUnrecorded(database.db, coins);
  await linkGatherer(database.db)();
}

/** Sets the times of all links back by this number of days. */
async function ageChecks(days: number): Promise<void> {
  const earlier = sql.raw(`interval '${days} days'`);
  await database.db.execute(sql`update link_checks set due_at = due_at - ${earlier},
    asked_at = asked_at - ${earlier}, checked_at = checked_at - ${earlier},
    failing_since = failing_since - ${earlier}`);
}

const stateOf = async (id: string) => {
  const [row] = await database.db.select().from(linkChecks).where(eq(linkChecks.listingId, id));
  return row;
};

/** The address of a reachable host, which proves that an unreachable one is at fault itself. */
async function reachableHost(): Promise<string> {
  const { port } = await outsideHost((_, response) => response.end());
  return `http://there.test:${port}/`;
}

describe('the links', () => {
  test('of all listings are gathered, and follow edits and deletions', async () => {
    const { db } = database;
    await addUnrecorded(db, [
      newListing({ id: 'one', website: 'https://one.example', github: 'https://github.com/one' }),
      newListing({ id: 'ruled', website: null, grounds: newGrounds() }),
      newListing({ kind: 'exchange', id: 'two', website: 'https://two.example' }),
      newListing({ id: 'none', website: null }),
    ]);
    const gather = linkGatherer(db);
    await gather();
    const urls = async () => (await db.select().from(linkChecks)).map(({ url }) => url).toSorted();
    expect(await urls()).toEqual([
      ...['https://github.com/one', 'https://one.example/', EVIDENCE.url, 'https://two.example/'],
    ]);
    await db
      .update(listings)
      .set({ website: 'https://other.example', github: null, updatedAt: new Date() })
      .where(eq(listings.id, 'one'));
    await gather();
    expect(await urls()).toEqual(['https://other.example/', EVIDENCE.url, 'https://two.example/']);
    await deleteListing(db, 'exchange', 'two', { version: 1, by: 'editor@example.com' });
    expect(await urls()).toEqual(['https://other.example/', EVIDENCE.url]);
  });

  test('of a large directory are gathered in batches', async () => {
    const { db } = database;
    await addUnrecorded(
      db,
      Array.from({ length: 120 }, (_, n) => newListing({ website: `https://${n}.example` })),
    );
    const gather = linkGatherer(db);
    const counts = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await gather();
      counts.push(await db.$count(linkChecks));
    }
    expect(counts).toEqual([50, 100, 120, 120]);
  });

  test('that are known keep their findings', async () => {
    await addLinkedCoins({ one: await reachableHost() });
    await check();
    await linkGatherer(database.db)();
    expect(await stateOf('one')).toMatchObject({ outcome: 'alive', finding: '200' });
  });
});

describe('a host', () => {
  test('is requested once a minute for all its links, and others meanwhile', async () => {
    const { port, requests } = await outsideHost((_, response) => response.end());
    const [own, other] = [`http://own.test:${port}`, `http://other.test:${port}`];
    await addLinkedCoins({
      a: `${own}/a`,
      b: `http://www.own.test:${port}/b`,
      c: `${own}/c`,
      d: `${other}/`,
    });
    const asked = [await check(), await check(), await check()];
    expect(asked.filter(Boolean)).toHaveLength(2);
    expect(requests).toHaveLength(2);
    expect(await check()).toBeNull();
    await database.db.execute(
      sql`update link_checks set asked_at = asked_at - interval '61 seconds'`,
    );
    expect(await check()).toContain('own.test');
  });

  test('that sends Retry-After is not requested until then, for any of its links', async () => {
    const busy = await outsideHost((_, response) =>
      response.writeHead(429, { 'Retry-After': '86400' }).end(),
    );
    await addLinkedCoins({ a: `${busy.url}/a`, b: `${busy.url}/b` });
    await check();
    expect(await stateOf('a')).toMatchObject({ outcome: 'unsure', finding: '429', failures: 0 });
    await database.db.execute(sql`update link_checks set asked_at = asked_at - interval '2 hours'`);
    expect(await check()).toBeNull();
    await ageChecks(1.1);
    expect(await check()).toBe(`${busy.url}/b`);
    expect(busy.requests).toHaveLength(2);
  });

  test('is requested once for a link of many listings', async () => {
    const { url, requests } = await outsideHost((_, response) => response.end());
    await addLinkedCoins({ a: `${url}/standard`, b: `${url}/standard` });
    expect([await check(0), await check(0)]).toEqual([`${url}/standard`, null]);
    expect(requests).toHaveLength(1);
    expect([(await stateOf('a'))?.outcome, (await stateOf('b'))?.outcome]).toEqual([
      'alive',
      'alive',
    ]);
  });
});

test('one link is requested at a time over all instances', async () => {
  let answering = () => {};
  const held = new Promise<void>((go) => {
    answering = go;
  });
  const slow = await outsideHost((_, response) => void held.then(() => response.end()));
  const there = await reachableHost();
  await addLinkedCoins({ slow: `${slow.url}/`, there });
  await database.db.execute(
    sql`update link_checks set due_at = due_at - interval '1 day' where listing_id = 'slow'`,
  );
  const first = check();
  await vi.waitUntil(() => slow.requests.length === 1, { timeout: 10_000 });
  expect(await Promise.all([check(), check()])).toEqual([null, null]);
  answering();
  expect(await first).toBe(`${slow.url}/`);
  expect(await check()).toBe(there);
});

test('there is a pause between two links over all instances', async () => {
  const there = await reachableHost();
  await addLinkedCoins({ one: `${there}1`, two: there.replace('there', 'elsewhere') });
  const each = [await check(60, 20), await check(60, 20), await check(60, 20)];
  expect(each.filter(Boolean)).toHaveLength(1);
  await database.db.execute(
    sql`update link_checks set asked_at = asked_at - interval '21 seconds'`,
  );
  expect(await check(60, 20)).not.toBeNull();
});

describe('a dead link', () => {
  const gone = () => outsideHost((_, response) => response.writeHead(404).end());

  test('has failed three times over three days, and is listed and announced', async () => {
    const { url } = await gone();
    await addLinkedCoins({ gone: `${url}/page` });
    const changes = watchChanges(database.url);
    onTestFinished(() => changes.close());
    await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
    let told = 0;
    changes.onChange(() => told++);
    for (const outcome of ['failing', 'failing']) {
      await check();
      expect(await stateOf('gone')).toMatchObject({ outcome, finding: '404' });
      await ageChecks(2);
    }
    expect([await countDeadLinks(database.db), told]).toEqual([0, 0]);
    await check();
    expect(await listDeadLinks(database.db, 10)).toMatchObject([
      { kind: 'coin', listingId: 'gone', url: `${url}/page`, finding: '404' },
    ]);
    expect(await deadLinksOf(database.db, 'coin', 'gone')).toEqual({
      [`${url}/page`]: { isGone: true, at: expect.stringMatching(/^\d{4}-/) },
    });
    await vi.waitUntil(() => told === 1, { timeout: 10_000 });
  });

  test('that answers again is no longer dead', async () => {
    let status = 404;
    const host = await outsideHost((_, response) => response.writeHead(status).end());
    await addLinkedCoins({ back: `${host.url}/` });
    for (let turn = 0; turn < 3; turn += 1) {
      await check();
      await ageChecks(6);
    }
    expect(await countDeadLinks(database.db)).toBe(1);
    status = 200;
    await check();
    expect(await countDeadLinks(database.db)).toBe(0);
    expect(await stateOf('back')).toMatchObject({
      outcome: 'alive',
      failures: 0,
      failingSince: null,
    });
    expect(await deadLinksOf(database.db, 'coin', 'back')).toEqual({});
  });

  test('is not one that failed while no host could be reached', async () => {
    const nowhere = 'http://nowhere.test:65535/';
    await addLinkedCoins({ away: nowhere });
    for (let turn = 0; turn < 4; turn += 1) {
      await check(0);
      await ageChecks(2);
    }
    expect(await stateOf('away')).toMatchObject({ outcome: 'unsure', finding: 'refused' });
    // Another host answers meanwhile.
    await addLinkedCoins({ there: await reachableHost() });
    for (let turn = 0; turn < 6; turn += 1) {
      await ageChecks(0.9);
      await database.db.execute(sql`update link_checks set due_at = now()`);
      expect([await check(0), await check(0)]).toContain(nowhere);
    }
    expect(await stateOf('away')).toMatchObject({ outcome: 'dead', finding: 'refused' });
    expect(await deadLinksOf(database.db, 'coin', 'away')).toMatchObject({
      [nowhere]: { isGone: false },
    });
  });
});

test('links that were alive are not failing while no host can be reached', async () => {
  await addLinkedCoins({
    one: 'http://one.test:65535/',
    page: 'http://one.test:65535/page',
    two: 'http://two.test:65535/',
  });
  await database.db.execute(sql`update link_checks
    set outcome = 'alive', asked_at = now(), checked_at = now(), due_at = now()`);
  await ageChecks(5);
  for (let turn = 0; turn < 3; turn += 1) await check(0);
  for (const id of ['one', 'page', 'two']) {
    expect(await stateOf(id)).toMatchObject({ outcome: 'unsure', failures: 0 });
  }
});

test('another page of the same host does not prove that the network is up', async () => {
  const own = await reachableHost();
  const away = 'http://there.test:65535/';
  await addLinkedCoins({ own, away });
  await check(0);
  await check(0);
  expect(await stateOf('own')).toMatchObject({ outcome: 'alive' });
  expect(await stateOf('away')).toMatchObject({ outcome: 'unsure' });
});

test('a check that is cancelled is repeated later, without a finding', async () => {
  const end = new AbortController();
  const host = await outsideHost((_, response) => {
    if (end.signal.aborted) response.end();
    else end.abort();
  });
  await addLinkedCoins({ cut: `${host.url}/` });
  await expect(checkNextLink(database.db, UNPACED, end.signal)).rejects.toThrow();
  expect(await stateOf('cut')).toMatchObject({ outcome: null, checkedAt: null, failures: 0 });
  expect(await lastLinkCheck(database.db)).toBeInstanceOf(Date);
  expect(await check(0)).toBeNull();
  await ageChecks(1);
  expect(await check(0)).toBe(`${host.url}/`);
});
