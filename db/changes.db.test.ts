import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cuttable } from '#tests/rig/cuttable-connection.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { type Changes, watchChanges } from './changes.ts';
import { openClient } from './client.ts';

const ADD = sql`insert into listings (kind, id, search, name_key, created_at, updated_at)
  values ('coin', 'one', 'one', 'one', now(), now())`;
const CHANGE = sql`truncate listings cascade`;

let database: Awaited<ReturnType<typeof newDatabase>>;
let changes: Changes;
let told = 0;

beforeAll(async () => {
  database = await newDatabase();
  changes = watchChanges(database.url);
  changes.onChange(() => told++);
});
afterAll(async () => {
  await changes.close();
  await database.close();
});
beforeEach(async () => {
  await vi.waitUntil(() => changes.areHeard());
  await changes.caughtUp();
  told = 0;
});

test('a change is told once it is committed, and not before', async () => {
  await database.db.transaction(async (tx) => {
    await tx.execute(ADD);
    await changes.caughtUp();
    expect(told).toBe(0);
  });
  await changes.caughtUp();
  expect(told).toBe(1);
});

test.each([
  ['an edited listing', sql`update listings set rating = 4`],
  ['an edited text', sql`update listing_texts set name = 'Other'`],
  ['a deleted listing', sql`delete from listings`],
  ['a directory replaced as a whole', sql`truncate listings cascade`],
])('%s is told', async (_, statement) => {
  await database.db.execute(statement);
  await changes.caughtUp();
  expect(told).toBeGreaterThan(0);
});

test('a change is waited for until every other instance has heard of it, however far it is', async () => {
  await using line = await cuttable(database.url, { delayMilliseconds: 100 });
  const far = watchChanges(line.url);
  onTestFinished(() => far.close());
  await vi.waitUntil(() => far.areHeard());
  let toldFar = 0;
  far.onChange(() => toldFar++);
  await database.db.execute(CHANGE);
  expect(toldFar).toBe(0);
  await changes.caughtUp();
  expect(toldFar).toBe(1);
});

test('an instance that has died without a word is not waited for', async () => {
  const dead = openClient(database.url, { max: 1 });
  await dead.unsafe('select pg_advisory_lock_shared(7426022)');
  const startMs = performance.now();
  await changes.caughtUp();
  expect(performance.now() - startMs).toBeGreaterThan(400);
  expect(performance.now() - startMs).toBeLessThan(2_000);
  await dead.end();
});

test('what is rolled back is not told', async () => {
  const undone = database.db.transaction(async (tx) => {
    await tx.execute(sql`update listings set rating = 3`);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await changes.caughtUp();
  expect(told).toBe(0);
});

test('a lost connection is known at once, and once it is back everything may have changed', async () => {
  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await vi.waitUntil(() => !changes.areHeard(), { interval: 1 });
  await vi.waitUntil(() => changes.areHeard(), { timeout: 5_000 });
  expect(told).toBe(1);
  await database.db.execute(sql`truncate listings cascade`);
  await changes.caughtUp();
  expect(told).toBe(2);
});

test('closing ends the listening for good', async () => {
  const other = watchChanges(database.url);
  await vi.waitUntil(() => other.areHeard());
  await other.close();
  expect(other.areHeard()).toBe(false);
  await sleep(0);
  await other.caughtUp();
});

test('a database that is asked but not heard, as behind some poolers, does not count as heard', async () => {
  const way = await deafWayTo(database.url);
  const [onDeaf, onChange] = [vi.fn(), vi.fn()];
  const other = watchChanges(way.url, onDeaf);
  onTestFinished(other.close);
  other.onChange(onChange);
  await vi.waitUntil(() => onDeaf.mock.calls.length > 0, { timeout: 10_000 });
  expect(other.areHeard()).toBe(false);
  // It goes on trying, and says so once.
  const { ways } = way;
  await vi.waitUntil(() => way.ways > ways + 1, { timeout: 10_000 });
  expect(other.areHeard()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
  way.isDeaf = false;
  await vi.waitUntil(() => other.areHeard(), { timeout: 10_000 });
  expect(onDeaf).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('what instances say to prove that they hear is no change', async () => {
  const other = watchChanges(database.url);
  await vi.waitUntil(() => other.areHeard());
  await changes.caughtUp();
  expect(told).toBe(0);
  await other.close();
});

/** A way to the database on which everything is answered and no notification arrives. */
async function deafWayTo(url: string) {
  const address = new URL(url);
  const folder = address.searchParams.get('host');
  const { hostname, port } = address;
  const way = { url: '', isDeaf: true, ways: 0 };
  const open = () =>
    folder ? connect(`${folder}/.s.PGSQL.${port || 5432}`) : connect(Number(port), hostname);
  const server = createServer((client) => {
    way.ways++;
    const behind = open();
    client.pipe(behind);
    onMessage(behind, (message) => {
      const isNotification = message.toString('latin1', 0, 1) === 'A';
      if (!isNotification || !way.isDeaf) client.write(message);
    });
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port: front } = server.address() as { port: number };
  address.searchParams.delete('host');
  address.host = `127.0.0.1:${front}`;
  way.url = address.href;
  return way;
}

// Each begins with a letter and its length.
function onMessage(socket: Socket, take: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk as Buffer]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = rest.readUInt32BE(1) + 1;
      take(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
}
