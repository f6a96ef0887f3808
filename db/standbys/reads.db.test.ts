import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  inject,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import {
  following,
  type PostgresServer,
  postgresServer,
  replicatedFiles,
} from '#tests/rig/postgres-server.ts';
import { type Changes, watchChanges } from '../changes.ts';
import { type Connection, connect } from '../client.ts';
import { migrate } from '../migrate.ts';
import { openReads, type Reads } from './reads.ts';

const QUIET = { warn: () => {}, info: () => {} };
const PATIENCE = { timeout: 15_000, interval: 5 };
const NOWHERE = { primary_conninfo: 'host=/nowhere' };

let folder: string;
let primary: PostgresServer;
let one: PostgresServer;
let two: PostgresServer;
/** The first standby, following nobody. */
let cutOff: PostgresServer;
let own: Connection;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standby-test-'));
  await chmod(folder, 0o755);
  const files = await replicatedFiles(folder, 2);
  primary = postgresServer(files.primary);
  await primary.start();
  const [first, second] = files.standbys;
  if (!first || !second) throw new Error('two standbys are needed');
  const settings = { ...following(primary), max_standby_streaming_delay: '0' };
  one = postgresServer(first, settings);
  two = postgresServer(second, settings);
  cutOff = postgresServer(first, NOWHERE);
  await Promise.all([one.start(), two.start()]);
  const admin = connect(primary.urlOf('postgres'), { connections: 1 });
  await admin.db.execute(sql`create database site`);
  await admin.close();
  url = primary.urlOf('site');
  await migrate(url);
  own = connect(url);
  await own.db.execute(sql`create table numbers (n int)`);
  await own.db.execute(sql`insert into numbers values (0)`);
}, 60_000);
afterAll(async () => {
  await own.close();
  for (const server of [one, two, primary]) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

let isPaused = false;
let changes: Changes;
let reads: Reads;

/** Reads from these standbys, as a site does. */
function open(...urls: string[]): void {
  changes = watchChanges(url);
  const primary = { client: own.client, url };
  reads = openReads({ primary, urls, changes, connections: 4, log: QUIET });
}

async function close(): Promise<void> {
  await reads.close();
  await changes.close();
}

beforeEach(() => open(one.urlOf('site')));
afterEach(async () => {
  await close();
  if (isPaused) await onStandby(one, 'select pg_wal_replay_resume()');
  isPaused = false;
});

/** Changes the number and returns when every instance was told, as the editors' forms do. */
async function change(n: number): Promise<void> {
  await own.db.execute(sql`with told as (select notify_tags(array['coin/one']))
    update numbers set n = ${n} from told`);
  await changes.caughtUp();
}

async function read(): Promise<unknown> {
  const [row] = await reads.db.execute(
    sql`select n, pg_is_in_recovery() as "isStandby" from numbers`,
  );
  return row;
}

const stateOf = (index: number) => reads.health().standbys[index]?.state;
const until = (state: string, index = 0) =>
  vi.waitUntil(() => stateOf(index) === state && changes.isListening(), PATIENCE);
const onStandby = async (server: PostgresServer, statement: string) => {
  const { db, close } = connect(server.urlOf('site'), { connections: 1 });
  await db.execute(sql.raw(statement)).finally(close);
};

test('public data is read from a standby that lacks nothing', async () => {
  await until('fresh');
  expect(await read()).toMatchObject({ isStandby: true });
  expect(reads.health()).toMatchObject({
    isPrimaryAway: false,
    standbys: [{ lagBytes: 0, lagSeconds: 0 }],
  });
});

test('no reading after a change is older than it, on whichever server', async () => {
  await until('fresh');
  for (let n = 1; n <= 50; n += 1) {
    await change(n);
    expect(await read()).toMatchObject({ n });
    if (n % 2) {
      await until('fresh');
      expect(await read()).toEqual({ n, isStandby: true });
    }
  }
});

test('a standby that falls behind is not read until it has caught up', async () => {
  await until('fresh');
  await pause();
  await change(1_000);
  expect(await read()).toEqual({ n: 1_000, isStandby: false });
  await vi.waitUntil(() => Number(reads.health().standbys[0]?.lagBytes) > 0, PATIENCE);
  expect(stateOf(0)).toBe('behind');
  await onStandby(one, 'select pg_wal_replay_resume()');
  await until('fresh');
  expect(await read()).toEqual({ n: 1_000, isStandby: true });
});

test('while one standby is behind, another is read', async () => {
  await close();
  open(one.urlOf('site'), two.urlOf('site'));
  await Promise.all([until('fresh', 0), until('fresh', 1)]);
  await pause();
  await change(2_000);
  await until('fresh', 1);
  expect(await read()).toEqual({ n: 2_000, isStandby: true });
  expect(stateOf(0)).toBe('behind');
});

test('a standby that comes back without what it lacks is not read', async () => {
  await until('fresh');
  await one.stop('SIGKILL');
  await change(3_000);
  await cutOff.start();
  await until('behind');
  expect(await read()).toEqual({ n: 3_000, isStandby: false });
  await cutOff.stop();
  await one.start();
  await until('fresh');
  expect(await read()).toEqual({ n: 3_000, isStandby: true });
});

test('a database that does not follow the primary is not read', async () => {
  await close();
  open(url, inject('databaseServer'));
  await Promise.all([until('foreign', 0), until('foreign', 1)]);
  expect(await read()).toMatchObject({ isStandby: false });
});

test('a standby killed under readers fails none of them, and is taken back', async () => {
  await until('fresh');
  const readers = readAllTheTime();
  await one.stop('SIGKILL');
  await until('away');
  await one.start();
  await until('fresh');
  const { count, failures } = await readers.end();
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

test('a standby that hangs holds its readers for a few seconds only', async () => {
  await until('fresh');
  await read();
  one.signal('SIGSTOP');
  onTestFinished(() => one.signal('SIGCONT'));
  const startMs = performance.now();
  expect(await read()).toMatchObject({ isStandby: false });
  expect(performance.now() - startMs).toBeLessThan(4_000);
  one.signal('SIGCONT');
  await until('fresh');
  expect(await read()).toMatchObject({ isStandby: true });
});

test('with the primary away pages are read from the standby, and its return is noticed', async () => {
  await until('fresh');
  await change(4_000);
  // Otherwise the change would be lost with the primary.
  await until('fresh');
  const readers = readAllTheTime();
  await primary.stop('SIGQUIT');
  await vi.waitUntil(() => reads.health().isPrimaryAway, PATIENCE);
  expect(await read()).toEqual({ n: 4_000, isStandby: true });
  await primary.start();
  await until('fresh');
  await change(4_001);
  expect(await read()).toMatchObject({ n: 4_001 });
  expect((await readers.end()).failures).toEqual([]);
});

test('connections to the primary that are cut fail no reader', async () => {
  await until('fresh');
  await pause();
  await change(5_000);
  const readers = readAllTheTime();
  for (let round = 0; round < 3; round += 1) {
    const other = connect(primary.urlOf('postgres'), { connections: 1 });
    await other.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = 'site' and pid <> pg_backend_pid()`);
    await other.close();
    await vi.waitUntil(() => changes.isListening(), PATIENCE);
  }
  expect((await readers.end()).failures).toEqual([]);
});

test('a query that a standby cannot answer is answered by the primary', async () => {
  await until('fresh');
  await reads.db.execute(sql`update numbers set n = 6_000`);
  const [row] = await own.db.execute(sql`select n from numbers`);
  expect(row).toEqual({ n: 6_000 });
});

test('a query in the way of replaying is answered by the primary', async () => {
  await until('fresh');
  const watcher = connect(one.urlOf('site'), { connections: 1 });
  onTestFinished(() => watcher.close());
  // A query of Drizzle begins when it is awaited.
  const slow = Promise.resolve(
    reads.db.execute(sql`select pg_is_in_recovery() as "isStandby", pg_sleep(2) from numbers`),
  );
  const sleeping = sql`select from pg_stat_activity
    where state = 'active' and wait_event = 'PgSleep'`;
  await vi.waitUntil(async () => (await watcher.db.execute(sleeping)).length > 0, PATIENCE);
  await own.db.execute(sql`alter table numbers add column m int`);
  expect(await slow).toMatchObject([{ isStandby: false }]);
});

test('an invalid query fails once, with its own error', async () => {
  await until('fresh');
  const failure = await reads.db.execute(sql`select nothing`).catch((error: unknown) => error);
  expect((failure as Error).cause).toMatchObject({ code: '42703' });
  expect(reads.health().counts.rescued).toBe(0);
  expect(stateOf(0)).toBe('fresh');
});

/** Lets the first standby fall behind until the end of the test. */
async function pause(): Promise<void> {
  isPaused = true;
  await onStandby(one, 'select pg_wal_replay_pause()');
}

/** Four readers who ask again as soon as they are answered. */
function readAllTheTime() {
  const failures: unknown[] = [];
  let count = 0;
  let isEnded = false;
  const readers = Array.from({ length: 4 }, async () => {
    while (!isEnded) {
      await read().catch((error: unknown) => failures.push(error));
      count += 1;
    }
  });
  const end = async () => {
    isEnded = true;
    await Promise.all(readers);
    return { count, failures };
  };
  onTestFinished(async () => void (await end()));
  return { end };
}
