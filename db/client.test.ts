import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect, isUnavailable, isUnreachable } from './client.ts';

test('a database behind a closed port cannot be reached', async () => {
  const { db, close } = connect(`postgres://nobody@127.0.0.1:${await closedPort()}/none`);
  const failure = await db.execute(sql`select 1`).catch((error: unknown) => error);
  expect(isUnreachable(failure)).toBe(true);
  await close();
});

test('a database behind a socket that does not exist cannot be reached', async () => {
  const { db, close } = connect('postgres://nobody@localhost/none?host=/nowhere/at/all');
  const failure = await db.execute(sql`select 1`).catch((error: unknown) => error);
  expect(isUnreachable(failure)).toBe(true);
  await close();
});

test.each([
  ['no error', undefined],
  ['a text', 'ECONNREFUSED'],
  ['an error of our own', new Error('ECONNREFUSED')],
  ['a constraint', Object.assign(new Error('duplicate key'), { code: '23505' })],
  ['a wrong query', Object.assign(new Error('syntax error'), { code: '42601' })],
])('%s does not say that the database cannot be reached', (_, error) => {
  expect(isUnreachable(error)).toBe(false);
});

test.each(['57P01', '57P03', 'ECONNRESET', 'CONNECTION_CLOSED', 'CONNECT_TIMEOUT', 'ENOTFOUND'])(
  '%s says so, under any number of wrappings',
  (code) => {
    const cause = Object.assign(new Error('gone'), { code });
    const wrapped = new Error('query failed', { cause: new Error('inner', { cause }) });
    expect(isUnreachable(cause)).toBe(true);
    expect(isUnreachable(wrapped)).toBe(true);
  },
);

test.each(['53100', '53300', '57014', '55P03', '58030', '25006', 'ECONNREFUSED'])(
  '%s says that it may be done later',
  (code) => {
    const cause = Object.assign(new Error('not now'), { code });
    expect(isUnavailable(new Error('query failed', { cause }))).toBe(true);
  },
);

test('a wrong query is as wrong later', () => {
  const cause = Object.assign(new Error('syntax error'), { code: '42601' });
  expect(isUnavailable(new Error('query failed', { cause }))).toBe(false);
});

/** A port that nobody listens on: somebody just did. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
