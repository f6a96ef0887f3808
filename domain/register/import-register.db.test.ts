import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { LOCKS } from '#db/locks.ts';
import { listings, registerEntries, registers, registerTasks } from '#db/schema.ts';
import { listOperations } from '#domain/admin/operation.ts';
import type { Licence } from '#domain/licence/licence.ts';
import { EU_REGISTER, staleDays } from '#domain/licence/registers.ts';
import { editParts } from '#domain/listing/change/edit.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { acceptHeld } from '#domain/quote/published-file.ts';
import { createRegisterWatch } from '#domain/register/fetch-register.ts';
import { closeTask } from '#domain/task/close-task.ts';
import { UNPACED } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { sharedDatabase, untilLockAwaited } from '#tests/rig/database.ts';
import { newLicence } from '#tests/samples/licences.ts';
import { newListing } from '#tests/samples/listings.ts';
import { otherRows, registerFile, registerRow } from '#tests/samples/register-file.ts';
import { RegisterCopyError } from './eu-register.ts';
import { importRegister } from './import-register.ts';
import { compareWithLastCopy } from './open-register-tasks.ts';
import { withReadings } from './readings.ts';
import { registerState } from './register-state.ts';
import { listRegisterTasks } from './register-tasks.ts';

const { db } = await sharedDatabase();
const LEI = '5299005V5GBSN2A4C303';
const ROW = registerRow('One EU GmbH', LEI, 'One', 'one.example');
const OTHERS = otherRows(20);
const HELD = newLicence({
  country: 'EU',
  company: 'One EU GmbH',
  number: LEI,
  url: EU_REGISTER.url,
  words: 'a. custody | b. platform',
});

afterEach(async () => {
  await db.execute(sql`truncate listings, registers, register_tasks, operations cascade`);
});

const bytesOf = (rows: string[]) => new TextEncoder().encode(registerFile(...rows));
const importRows = (rows: string[], options = {}) =>
  importRegister(db, EU_REGISTER, bytesOf(rows), options);

async function exchange(licences: Licence[]): Promise<void> {
  const website = 'https://one.example';
  await addUnrecorded(db, [newListing({ kind: 'exchange', id: 'one', website, licences })]);
}

const tasks = async () =>
  (await listRegisterTasks(db, 10)).tasks.map(({ what, company }) => `${what} ${company}`);
const reading = async () => (await db.select().from(registers))[0];
const accept = (hash = '') =>
  acceptHeld(db, EU_REGISTER.id, { hash, by: 'an editor', what: 'accept register' });
const held = async () => (await registerState(db)).heldHash ?? undefined;

describe('a copy of the register', () => {
  test('is taken over once, however often it is read, and changes no licence', async () => {
    await exchange([]);
    expect(await importRows([ROW, ...OTHERS])).toMatchObject({ entries: 21, added: 21, opened: 1 });
    const again = await importRows([ROW, ...OTHERS]);
    expect(again).toEqual({ entries: 21, added: 0, changed: 0, gone: 0, opened: 0 });
    expect(await tasks()).toEqual(['found One EU GmbH']);
    expect((await findListing(db, 'exchange', 'one'))?.licences).toEqual([]);
  });

  test('has one entry for a company in several rows, with the names and services of all', async () => {
    const other = registerRow('One EU GmbH', LEI, 'Two', 'one.eu', {
      until: '01/03/2026',
      services: 'e. orders | a. custody',
    });
    await importRows([ROW, other, ...OTHERS]);
    const [stored] = await db
      .select()
      .from(registerEntries)
      .where(eq(registerEntries.key, `${LEI} one eu gmbh`));
    expect(stored?.entry).toMatchObject({
      tradeNames: 'One | Two',
      hosts: ['one.example', 'one.eu'],
      until: null,
      services: 'a. custody | b. platform | e. orders',
    });
  });

  test('opens a task for a change and a withdrawal, and closes it when it is gone', async () => {
    await exchange([HELD]);
    await importRows([ROW, ...OTHERS]);
    expect(await tasks()).toEqual([]);
    const ended = registerRow('One EU GmbH', LEI, '', '', { until: '24/04/2026' });
    await importRows([ended, ...OTHERS]);
    expect(await tasks()).toEqual(['changed One EU GmbH']);
    await importRows(OTHERS);
    expect(await tasks()).toEqual(['gone One EU GmbH']);
    await importRows([ROW, ...OTHERS]);
    expect(await tasks()).toEqual([]);
    expect((await findListing(db, 'exchange', 'one'))?.licences).toEqual([HELD]);
  });

  test('closes a task with the save that ends its cause, and opens it with one that brings it back', async () => {
    const save = async (licences: Licence[]) => {
      const version = (await findVersioned(db, 'exchange', 'one'))?.version ?? 0;
      const by = 'an editor';
      await db.transaction(async (tx) => {
        await editParts(tx, 'exchange', 'one', { licences }, { version, by });
        await compareWithLastCopy(tx);
      });
      return tasks();
    };
    await exchange([HELD]);
    expect(await save([])).toEqual([]);
    await importRows([ROW, ...OTHERS]);
    expect(await tasks()).toEqual(['found One EU GmbH']);
    expect(await save([HELD])).toEqual([]);
    await importRows(OTHERS);
    expect(await tasks()).toEqual(['gone One EU GmbH']);
    expect(await save([{ ...HELD, status: 'ended' }])).toEqual([]);
    await importRows(OTHERS);
    expect(await tasks()).toEqual([]);
    expect(await save([HELD])).toEqual(['gone One EU GmbH']);
  });

  test('does not open again what an editor has closed', async () => {
    await exchange([]);
    await importRows([ROW, ...OTHERS]);
    const [task] = (await listRegisterTasks(db, 1)).tasks;
    expect(await closeTask(db, 'registers', task?.id ?? 0, 'an editor')).toBe(true);
    const later = registerRow('One EU GmbH', LEI, 'One', 'one.example', { services: 'c. other' });
    expect(await importRows([later, ...OTHERS])).toMatchObject({ changed: 1, opened: 0 });
    expect(await tasks()).toEqual([]);
  });

  test.each([
    ['no CSV', '<html>Please wait</html>', 'are missing'],
    ['another encoding', Buffer.from(registerFile(ROW), 'utf16le'), 'not in UTF-8'],
    ['half a download', registerFile(ROW, ...OTHERS).slice(0, 700), ''],
    ['half of the entries', registerFile(...OTHERS.slice(0, 10)), '10 entries after 21'],
    ['twice the entries', registerFile(...otherRows(42)), '42 entries after 21'],
  ])('with %s is refused, and the last one stays', async (_, file, why) => {
    await exchange([HELD]);
    await importRows([ROW, ...OTHERS]);
    const before = await reading();
    const refused = importRegister(db, EU_REGISTER, Buffer.from(file));
    await expect(refused).rejects.toThrow(RegisterCopyError);
    await expect(refused).rejects.toThrow(why);
    const after = await reading();
    expect(after).toMatchObject({ hash: before?.hash, entries: 21, readAt: before?.readAt });
    expect(after?.refusal?.split('\n')).toHaveLength(1);
    expect(await tasks()).toEqual([]);
    await importRows([ROW, ...OTHERS]);
    expect(await reading()).toMatchObject({ refusal: null, heldHash: null });
  });

  test('that is older than the last one is refused', async () => {
    await importRows([ROW, ...OTHERS], { modifiedAt: new Date('2026-11-20') });
    const older = importRows(OTHERS, { modifiedAt: new Date('2026-11-13') });
    await expect(older).rejects.toThrow('older than the last one');
  });

  test('with a time to come has the time of its reading', async () => {
    const now = new Date('2026-11-24T10:00Z');
    await importRows(OTHERS, { now, modifiedAt: new Date('2027-01-01') });
    expect((await reading())?.modifiedAt).toEqual(now);
  });

  test('that is older than one which is being taken over is refused', async () => {
    const older = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.registerImport})`);
      const refused = importRows(OTHERS, { modifiedAt: new Date('2026-11-13') });
      refused.catch(() => {});
      await untilLockAwaited(db);
      await importRegister(tx, EU_REGISTER, bytesOf([ROW, ...OTHERS]), {
        modifiedAt: new Date('2026-11-20'),
      });
      return { refused };
    });
    await expect(older.refused).rejects.toThrow('older than the last one');
  });

  test('that differs too much is taken over once an editor has let it through', async () => {
    await importRows(OTHERS);
    const many = otherRows(50);
    await expect(importRows(many)).rejects.toThrow(RegisterCopyError);
    const first = await held();
    expect(await accept(first)).toBe(true);
    await expect(importRows(otherRows(51))).rejects.toThrow(RegisterCopyError);
    await accept(await held());
    await expect(importRows(many)).rejects.toThrow(RegisterCopyError);
    await accept(first);
    expect(await importRows(many)).toMatchObject({ entries: 50 });
    expect(await accept(first)).toBe(false);
  });

  test('is accepted once, and only while it is the one that waits', async () => {
    await importRows(OTHERS);
    await expect(importRows(otherRows(50))).rejects.toThrow(RegisterCopyError);
    const first = await held();
    await expect(importRows(otherRows(51))).rejects.toThrow(RegisterCopyError);
    expect(await accept(first)).toBe(false);
    const second = await held();
    expect([await accept(second), await accept(second)]).toEqual([true, false]);
    expect(await listOperations(db, 9)).toMatchObject([{ after: { hash: second } }]);
  });
});

describe('the licence of an exchange', () => {
  test('has the day of the last copy that still has it, and is stale after three weeks', async () => {
    const options = { now: new Date('2026-11-24T10:00Z'), modifiedAt: new Date('2026-11-20') };
    expect(staleDays(HELD, '2026-11-24')).toBe(125);
    await importRows([ROW, ...OTHERS], options);
    const [read] = await withReadings(db, [HELD]);
    expect(read).toMatchObject({ copiedOn: '2026-11-20', readOn: '2026-11-24', copiedBy: null });
    expect(read && staleDays(read, '2026-12-11')).toBeNull();
    expect(read && staleDays(read, '2026-12-12')).toBe(22);
    await importRows(OTHERS, { now: new Date('2026-11-25') });
    expect(await withReadings(db, [HELD])).toEqual([HELD]);
  });

  test.each([
    ['ended', { until: '24/04/2026' }],
    ['with fewer services', { services: 'a. custody' }],
  ])('keeps its day where the last copy has it %s', async (_, change) => {
    const changed = registerRow('One EU GmbH', LEI, 'One', 'one.example', change);
    await importRows([changed, ...OTHERS], { modifiedAt: new Date('2026-11-20') });
    expect(await withReadings(db, [HELD])).toEqual([HELD]);
  });
});

describe('the daily reading', () => {
  const { signal } = new AbortController();
  const host = async (answer: { status?: number; body: string; robots?: string }) => {
    const { port, requests } = await outsideHost((request, response) => {
      if (request.url === '/robots.txt') {
        response.writeHead(answer.robots ? 200 : 404).end(answer.robots);
      } else {
        const headers = {
          'Content-Type': 'text/csv',
          'Last-Modified': 'Fri, 20 Nov 2026 08:00:00 GMT',
        };
        response.writeHead(answer.status ?? 200, headers).end(answer.body);
      }
    });
    const register = { ...EU_REGISTER, url: `http://register.test:${port}/CASPS.csv` };
    const watch = createRegisterWatch(db, register);
    const check = async () => {
      await watch.gather();
      return watch.check(UNPACED, signal);
    };
    return { check, requests, url: register.url };
  };
  const hoursGoBy = (hours: number) =>
    db.execute(
      sql`update registers set asked_at = null, due_at = due_at - make_interval(hours => ${hours})`,
    );

  test('asks once a day, and takes the file over with its date', async () => {
    const { check, requests, url } = await host({ body: registerFile(ROW, ...OTHERS) });
    expect(await check()).toBe(url);
    expect(await check()).toBeNull();
    expect(await reading()).toMatchObject({
      entries: 21,
      modifiedAt: new Date('2026-11-20T08:00:00Z'),
    });
    await hoursGoBy(21);
    expect(await check()).toBeNull();
    await hoursGoBy(1);
    expect(await check()).toBe(url);
    expect(requests.filter(({ url }) => url === '/CASPS.csv')).toHaveLength(2);
  });

  test.each([
    ['answers an error', { status: 503, body: '' }, 'could not be read: 503'],
    ['answers a page', { body: '<html></html>' }, 'are missing'],
    ['lets no program in', { body: '', robots: 'User-agent: *\nDisallow: /' }, 'robots.txt'],
  ])(
    'of a host that %s keeps the last copy, says why and asks again later',
    async (_, answer, why) => {
      await importRows([ROW, ...OTHERS]);
      const { check, url } = await host(answer);
      expect(await check()).toBe(url);
      expect(await reading()).toMatchObject({ entries: 21, refusal: expect.stringContaining(why) });
      await hoursGoBy(2);
      expect(await check()).toBeNull();
      await hoursGoBy(1);
      expect(await check()).toBe(url);
    },
  );

  test('that was cut short is due again soon', async () => {
    const { check, url } = await host({ body: registerFile(ROW, ...OTHERS) });
    await check();
    // As a killed instance leaves it: asked, and neither read nor refused.
    await db.update(registers).set({ dueAt: sql`now() + interval '30 minutes'`, hash: null });
    await hoursGoBy(1);
    expect(await check()).toBe(url);
    expect((await reading())?.hash).not.toBeNull();
    expect(await db.$count(registerTasks)).toBe(0);
    expect(await db.$count(listings)).toBe(0);
  });
});
