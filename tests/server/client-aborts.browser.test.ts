import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';

const WARN = 40;

let site: Site;
let cookie: string;
const logged: string[] = [];
const log = pino(
  { level: 'debug' },
  new Writable({
    write: (line, _, done) => {
      logged.push(String(line));
      done();
    },
  }),
);

beforeAll(async () => {
  site = await startSite('starter', { log });
  ({ cookie } = await signedInEditor(site));
});
afterAll(() => site.stop());

test.each([
  ['page data', 'GET', '/en/coin/bitcoin.data'],
  ['the API', 'GET', '/api/coins'],
  ['a form', 'POST', '/admin/coins/add'],
  ['an upload', 'POST', '/admin/images'],
])('a client abort during a request for %s is logged below warn', async (_, method, path) => {
  logged.length = 0;
  // The lock delays every response beyond the abort.
  await site.db.transaction(async (db) => {
    await db.execute(sql`lock table listings, sessions in access exclusive mode`);
    for (let round = 0; round < 5; round++) await askAndHangUp(method, path);
  });
  await vi.waitUntil(() => linesOf(path).length >= 5, 10_000);
  expect(linesOf(path).filter(({ level }) => level >= WARN)).toEqual([]);
});

function linesOf(path: string): { level: number }[] {
  return logged.map((line) => JSON.parse(line)).filter((line) => line.path === path);
}

async function askAndHangUp(method: string, path: string): Promise<void> {
  const { hostname, port } = new URL(site.url);
  const client = connect(Number(port), hostname);
  await once(client, 'connect');
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Cookie: ${cookie}`,
    // The interim response shows that the server has read the request; before that it might not see it at all.
    'Expect: 100-continue',
    ...(method === 'POST'
      ? [
          `Origin: ${site.url}`,
          'Content-Type: multipart/form-data; boundary=x',
          'Content-Length: 5000',
        ]
      : []),
  ];
  client.write(`${head.join('\r\n')}\r\n\r\n${method === 'POST' ? '--x\r\n' : ''}`);
  await once(client, 'data');
  await new Promise((resolve) => setTimeout(resolve, 50));
  client.resetAndDestroy();
}
