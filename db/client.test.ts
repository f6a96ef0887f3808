import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect, isUnavailable, isUnreachable } from './client.ts';

test('a database behind a closed port is unreachable', async () => {
  const { db, close } = connect(`postgres://nobody@127.0.0.1:${await closedPort()}/none`);
  const failure = await db.execute(sql`select 1`).catch((error: unknown) => error);
  expect(isUnreachable(failure)).toBe(true);
  await close();
});

test('a database behind a missing socket is unreachable', async () => {
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
])('%s does not mean that the database is unreachable', (_, error) => {
  expect(isUnreachable(error)).toBe(false);
});

test.each(['57P01', '57P03', 'ECONNRESET', 'CONNECTION_CLOSED', 'CONNECT_TIMEOUT', 'ENOTFOUND'])(
  'code %s means that the database is unreachable, also in nested causes',
  (code) => {
    const cause = Object.assign(new Error('gone'), { code });
    const wrapped = new Error('query failed', { cause: new Error('inner', { cause }) });
    expect(isUnreachable(cause)).toBe(true);
    expect(isUnreachable(wrapped)).toBe(true);
  },
);

test.each(['53100', '53300', '57014', '55P03', '58030', '25006', 'ECONNREFUSED'])(
  'code %s means that the database is unavailable',
  (code) => {
    const cause = Object.assign(new Error('not now'), { code });
    expect(isUnavailable(new Error('query failed', { cause }))).toBe(true);
  },
);

test('a syntax error does not mean that the database is unavailable', () => {
  const cause = Object.assign(new Error('syntax error'), { code: '42601' });
  expect(isUnavailable(new Error('query failed', { cause }))).toBe(false);
});

/** Returns a port that was just closed. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
