import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { queryObjects } from 'node:v8';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cuttableDatabase } from '#tests/rig/cuttable-connection.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { type Changes, watchChanges } from './changes.ts';
import { openClient } from './client.ts';
import { LOCKS } from './locks.ts';

const ADD = sql`insert into listings (kind, id, search, name_key, created_at, updated_at)
  values ('coin', 'one', 'one', 'one', now(), now())`;
const TEXT = sql`insert into listing_texts (kind, listing_id, language, name) values ('coin', 'one', 'en', 'One')`;
const POSITION = sql`insert into positions (id, value) values ('one', '{}')`;
const QUOTE = sql`with page as (insert into watched_pages (url, host) values ('https://one.example', 'one.example')),
  quote as (insert into watched_quotes (id, url, quote) values ('one', 'https://one.example', 'One.'))
  insert into quote_uses (quote_id, owner, place, severity)
  values ('one', 'exchange/one', 'spot', 3), ('one', 'position/one', 'words', 2), ('one', 'country/SA', 'law', 2)`;
const SEEN = sql`update watched_quotes set state = 'seen', seen_on = '2026-11-20', looked_on = '2026-11-20'`;
const CHANGE = sql`truncate listings cascade`;
const RESET = sql`truncate listings, positions, watched_pages cascade`;

const { db, url } = await sharedDatabase();
let changes: Changes;
let notifications = 0;
const told = new Set<string>();

beforeAll(async () => {
  changes = watchChanges(url);
  changes.onChange((changed) => {
    notifications++;
    for (const tag of changed ?? ['anything']) told.add(tag);
  });
});
afterAll(() => changes.close());
beforeEach(async () => {
  await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
  await changes.caughtUp();
  notifications = 0;
  told.clear();
});

test('a change is notified when it is committed, and not before', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(ADD);
    await changes.caughtUp();
    expect(notifications).toBe(0);
  });
  await changes.caughtUp();
  expect(notifications).toBe(1);
});

test.each<[string, SQL, string, SQL[]?]>([
  ['a directory replaced as a whole', CHANGE, 'anything'],
  ['an added listing', ADD, 'coin coin/one identifiers rulings', []],
  ['an added text', TEXT, 'coin/one', [ADD]],
  ['an edited text', sql`update listing_texts set name = 'Other'`, 'coin/one'],
  [
    'an edited link',
    sql`update listings set website = 'https://one.example'`,
    'coin/one identifiers',
  ],
  ['an edited field of the page alone', sql`update listings set established = '2009'`, 'coin/one'],
  ['an edited field of lists', sql`update listings set rating = 4`, 'coin coin/one'],
  [
    'an answer that changes the stars in lists',
    sql`update listings set soundness = (
      select jsonb_object_agg(question, '{"answer":"partly"}'::jsonb)
      from unnest(array['works', 'record', 'control', 'law', 'staying']) question)`,
    'coin coin/one',
  ],
  ['an edited ruling', sql`update listings set rulings = '{"earn":{}}'`, 'coin/one rulings'],
  [
    'another main product',
    sql`update listings set offers = '{"spot":{"offered":"no"},"earn":{"offered":"yes","isMain":true}}'`,
    'coin/one rulings',
  ],
  ['an edit of no listing', sql`update listings set rating = 3 where id = 'none'`, ''],
  ['a deleted text', sql`delete from listing_texts`, 'coin/one'],
  ['a deleted listing', sql`delete from listings`, 'coin coin/one identifiers rulings'],
  ['an added position', POSITION, 'positions'],
  ['a quote that nobody has looked for', QUOTE, ''],
  ['a quote that was seen', SEEN, 'exchange/one seen/country/SA seen/positions', [QUOTE]],
  [
    'a look that found nothing new',
    sql`update watched_quotes set looked_on = '2026-11-21'`,
    '',
    [QUOTE, SEEN],
  ],
])('%s notifies of its tags', async (_, statement, tags, before = [ADD, TEXT]) => {
  for (const earlier of [RESET, ...before]) await db.execute(earlier);
  await changes.caughtUp();
  told.clear();
  await db.execute(statement);
  await changes.caughtUp();
  expect([...told].sort().join(' ')).toBe(tags);
});

test('a change of many listings notifies of each', async () => {
  await db.execute(sql`insert into listings (kind, id, search, name_key, created_at, updated_at)
    select 'coin', 'one-' || repeat('x', 150) || n, '', '', now(), now() from generate_series(1, 200) n`);
  await changes.caughtUp();
  expect(told.size).toBe(203);
  await db.execute(CHANGE);
});

test('caughtUp waits until every instance is notified, even over a slow connection', async () => {
  await using line = await cuttableDatabase(url, { delayMs: 100 });
  const far = watchChanges(line.url);
  onTestFinished(() => far.close());
  await vi.waitUntil(() => far.isListening(), { timeout: 10_000 });
  let farNotifications = 0;
  far.onChange(() => farNotifications++);
  await db.execute(CHANGE);
  expect(farNotifications).toBe(0);
  await changes.caughtUp();
  expect(farNotifications).toBe(1);
});

test('caughtUp waits only half a second for an instance that does not answer', async () => {
  const dead = openClient(url, { max: 1 });
  await dead.unsafe(`select pg_advisory_lock_shared(${LOCKS.listeners})`);
  const startMs = performance.now();
  await changes.caughtUp();
  expect(performance.now() - startMs).toBeGreaterThan(400);
  expect(performance.now() - startMs).toBeLessThan(2_000);
  await dead.end();
});

test('a change rolled back causes no notification', async () => {
  const rolledBack = db.transaction(async (tx) => {
    await tx.execute(sql`update listings set rating = 3`);
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await changes.caughtUp();
  expect(notifications).toBe(0);
});

test('a lost connection is detected immediately, and listeners are notified after the reconnect', async () => {
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await vi.waitUntil(() => !changes.isListening(), { interval: 1, timeout: 5_000 });
  await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
  expect(notifications).toBe(1);
  await db.execute(sql`truncate listings cascade`);
  await changes.caughtUp();
  expect(notifications).toBe(2);
});

test('close stops listening', async () => {
  const other = watchChanges(url);
  await vi.waitUntil(() => other.isListening(), { timeout: 10_000 });
  await other.close();
  expect(other.isListening()).toBe(false);
  await sleep(0);
  await other.caughtUp();
});

test('close ends listening also when it is called while delivery is tested', async () => {
  const witness = openClient(url, { max: 1 });
  let other: Changes | undefined;
  let closing: Promise<void> | undefined;
  await witness.listen('listings', () => {
    closing ??= sleep(0).then(() => other?.close());
  });
  for (let round = 0; round < 100; round++) {
    closing = undefined;
    other = watchChanges(url);
    await vi.waitUntil(() => closing !== undefined, { timeout: 10_000, interval: 1 });
    await closing;
    expect(other.isListening()).toBe(false);
  }
  await witness.end({ timeout: 0 });
});

test('a pooler that drops notifications is detected and reported once', async () => {
  const proxy = await proxyDroppingNotifications(url);
  const [onUndelivered, onChange] = [vi.fn(), vi.fn()];
  const other = watchChanges(proxy.url, onUndelivered);
  onTestFinished(other.close);
  other.onChange(onChange);
  await vi.waitUntil(() => onUndelivered.mock.calls.length > 0, { timeout: 10_000 });
  expect(other.isListening()).toBe(false);
  // It retries without another report.
  const { connections } = proxy;
  await vi.waitUntil(() => proxy.connections > connections + 1, { timeout: 10_000 });
  expect(other.isListening()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
  proxy.isDropping = false;
  await vi.waitUntil(() => other.isListening(), { timeout: 10_000 });
  expect(onUndelivered).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('the delivery probe of another instance causes no notification', async () => {
  const other = watchChanges(url);
  await vi.waitUntil(() => other.isListening(), { timeout: 10_000 });
  await changes.caughtUp();
  expect(notifications).toBe(0);
  await other.close();
});

/** A proxy to the database that drops notifications while `isDropping`. */
async function proxyDroppingNotifications(url: string) {
  const address = new URL(url);
  const folder = address.searchParams.get('host');
  const { hostname, port } = address;
  const proxy = { url: '', isDropping: true, connections: 0 };
  const open = () =>
    folder ? connect(`${folder}/.s.PGSQL.${port || 5432}`) : connect(Number(port), hostname);
  const server = createServer((client) => {
    proxy.connections++;
    const upstream = open();
    client.pipe(upstream);
    onMessage(upstream, (message) => {
      const isNotification = message.toString('latin1', 0, 1) === 'A';
      if (!isNotification || !proxy.isDropping) client.write(message);
    });
    for (const [socket, peer] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => {});
      socket.on('close', () => peer.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port: proxyPort } = server.address() as { port: number };
  address.searchParams.delete('host');
  address.host = `127.0.0.1:${proxyPort}`;
  proxy.url = address.href;
  return proxy;
}

// A message of the PostgreSQL protocol is a type byte and a length.
function onMessage(socket: Socket, onEach: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk as Buffer]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = rest.readUInt32BE(1) + 1;
      onEach(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
}

test('heartbeats leave nothing in memory', async () => {
  const beating = watchChanges(url, () => {}, { heartbeatMs: 1 });
  onTestFinished(() => beating.close());
  await vi.waitUntil(() => beating.isListening(), { timeout: 10_000 });
  const promises = () => queryObjects(Promise, { format: 'count' });
  const before = promises();
  // Some hundred heartbeats.
  await sleep(1_500);
  expect(promises()).toBeLessThan(before + 50);
});
