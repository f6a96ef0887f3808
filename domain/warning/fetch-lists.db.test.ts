import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { LOCKS } from '#db/locks.ts';
import { EU_REGISTER } from '#domain/licence/registers.ts';
import { acceptHeld } from '#domain/quote/published-file.ts';
import { createRegisterWatch } from '#domain/register/fetch-register.ts';
import { UNPACED } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { sharedDatabase, untilLockAwaited } from '#tests/rig/database.ts';
import { otherRows, registerFile, registerRow } from '#tests/samples/register-file.ts';
import { createListWatches, fileIdOf, takeOverList } from './fetch-lists.ts';
import { findWarnings } from './find-warnings.ts';
import { importProtected } from './import.ts';
import { failingLists } from './list-states.ts';

const { db } = await sharedDatabase();
const { signal } = new AbortController();

const accept = (hash = '') =>
  acceptHeld(db, fileIdOf('polkadot-js'), { hash, by: 'an editor', what: 'accept warnings' });
const held = async () => (await failingLists(db))[0]?.heldHash ?? undefined;

afterEach(async () => {
  await db.execute(sql`truncate registers, register_tasks, warning_lists cascade`);
});

const list = (...deny: string[]) => JSON.stringify({ allow: [], deny });
const many = (count: number) => Array.from({ length: count }, (_, at) => `scam${at}.xyz`);
const isWarned = async (domain: string) => (await findWarnings(db, [domain])).length > 0;
const protect = () => importProtected(db, new TextEncoder().encode('https://firm.example.com'));

/** A host whose answer can be changed, and the daily reading of its file as polkadot-js's list. */
async function hostOfList(body: string) {
  const answer = { status: 200, body };
  const { port, requests } = await outsideHost((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(answer.status).end(answer.body);
  });
  const url = `http://lists.test:${port}/all.json`;
  const [watch] = createListWatches(db, ['polkadot-js'], { 'polkadot-js': url });
  if (!watch) throw new Error('no watch');
  const check = async (until = signal) => {
    await watch.gather();
    return watch.check(UNPACED, until);
  };
  const hoursGoBy = (hours: number) =>
    db.execute(
      sql`update registers set asked_at = null, due_at = due_at - make_interval(hours => ${hours})`,
    );
  return { answer, check, hoursGoBy, url, requests };
}

/** A list whose newer file has more than twice as many domains and is held for an editor. */
async function doubledList() {
  await protect();
  const host = await hostOfList(list(...many(8)));
  await host.check();
  host.answer.body = list(...many(20));
  await host.hoursGoBy(22);
  await host.check();
  return { ...host, hash: await held() };
}

describe('a list of warnings', () => {
  test('is read once a day, and what it takes back goes', async () => {
    await protect();
    const { answer, check, hoursGoBy, url } = await hostOfList(list(...many(8)));
    expect(await check()).toBe(url);
    expect(await check()).toBeNull();
    expect(await isWarned('scam7.xyz')).toBe(true);
    answer.body = list(...many(7), 'new.xyz');
    await hoursGoBy(22);
    expect(await check()).toBe(url);
    expect([await isWarned('scam7.xyz'), await isWarned('new.xyz')]).toEqual([false, true]);
    expect(await failingLists(db)).toEqual([]);
  });

  test('waits until there are domains that are never warned of', async () => {
    const { check, url, requests } = await hostOfList(list(...many(8)));
    expect(await check()).toBeNull();
    expect(requests).toHaveLength(0);
    await protect();
    expect(await check()).toBe(url);
  });

  test.each([
    ['answers an error', { status: 503, body: '' }, 'could not be read: 503'],
    ['answers a page', { status: 200, body: '<html></html>' }, 'it is not JSON'],
    ['answers another shape', { status: 200, body: '{"deny":["a.xyz"]}' }, 'unexpected format'],
    ['answers half of a file', { status: 200, body: list(...many(8)).slice(0, 40) }, 'not JSON'],
  ])('of a host that %s keeps its last reading and tells editors', async (_, worse, why) => {
    await protect();
    const { answer, check, hoursGoBy, url } = await hostOfList(list(...many(8)));
    await check();
    Object.assign(answer, worse);
    await hoursGoBy(22);
    expect(await check()).toBe(url);
    expect(await isWarned('scam7.xyz')).toBe(true);
    expect(await failingLists(db)).toMatchObject([
      { id: 'polkadot-js', refusal: expect.stringContaining(why), heldHash: null, isStale: false },
    ]);
    Object.assign(answer, { status: 200, body: list(...many(8)) });
    await hoursGoBy(3);
    expect(await check()).toBe(url);
    expect(await failingLists(db)).toEqual([]);
  });

  test('that is being taken over does not hold up the end of the server', async () => {
    await protect();
    const { check } = await hostOfList(list(...many(8)));
    const end = new AbortController();
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.warningImport})`);
      const checked = check(end.signal);
      await untilLockAwaited(db);
      end.abort();
      await expect(checked).rejects.toThrow('aborted');
    });
    // Here its connection stays.
    await expect.poll(() => isWarned('scam7.xyz')).toBe(true);
  });

  test('that doubles waits for an editor', async () => {
    const { hash, check, hoursGoBy } = await doubledList();
    expect(await isWarned('scam19.xyz')).toBe(false);
    expect(await accept(hash)).toBe(true);
    await hoursGoBy(0);
    await check();
    expect(await isWarned('scam19.xyz')).toBe(true);
    expect(await failingLists(db)).toEqual([]);
    expect(await accept(hash)).toBe(false);
  });

  test('that no longer answers after such a file has none that an editor could accept', async () => {
    const { hash, answer, check, hoursGoBy } = await doubledList();
    answer.status = 503;
    await hoursGoBy(3);
    await check();
    expect(await failingLists(db)).toMatchObject([
      { refusal: 'could not be read: 503', heldHash: null },
    ]);
    expect(await accept(hash)).toBe(false);
  });

  test('that is imported by hand tells editors why it was refused, until it is taken over', async () => {
    await protect();
    const take = (...domains: string[]) =>
      takeOverList(db, 'polkadot-js', new TextEncoder().encode(list(...domains)));
    await take(...many(8));
    await expect(take(...many(20))).rejects.toThrow('it has 20 domains after 8');
    expect(await failingLists(db)).toMatchObject([{ refusal: 'it has 20 domains after 8' }]);
    expect(await accept(await held())).toBe(true);
    await take(...many(20));
    expect(await isWarned('scam19.xyz')).toBe(true);
    expect(await failingLists(db)).toEqual([]);
  });

  test('that was not read for three days is shown to editors as stale', async () => {
    await protect();
    const { check } = await hostOfList(list(...many(8)));
    await check();
    await db.execute(
      sql`update warning_lists set read_at = read_at - interval '73 hours' where source = 'polkadot-js'`,
    );
    expect(await failingLists(db)).toMatchObject([{ isStale: true, refusal: null }]);
  });
});

test('a firm of the European register is never warned of once the register was read', async () => {
  const rows = [registerRow('One GmbH', '5299005V5GBSN2A4C303', '', 'www.one.eu'), ...otherRows(3)];
  const { port } = await outsideHost((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(200).end(registerFile(...rows));
  });
  const register = { ...EU_REGISTER, url: `http://register.test:${port}/CASPS.csv` };
  const watch = createRegisterWatch(db, register);
  await watch.gather();
  expect(await watch.check(UNPACED, signal)).toBe(register.url);
  const { check, url } = await hostOfList(list('one.eu', 'login.one.eu', 'scam.xyz'));
  expect(await check()).toBe(url);
  expect([await isWarned('login.one.eu'), await isWarned('scam.xyz')]).toEqual([false, true]);
});
