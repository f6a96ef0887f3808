import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { added, changedMeanwhile } from '#tests/browser/managed.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { startSiteProcess } from '#tests/rig/site-process.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };

// Three processes load the whole site twice.
const LONG_MS = 90_000;

test('several processes answer with the same pages, and a dead process is replaced', {
  timeout: LONG_MS,
}, async () => {
  const database = await newDatabase('starter');
  const id = await added(database.db, 'coin', 'Shared');
  await using site = await startProcesses(database.url);
  expect(await site.workers()).toHaveLength(2);

  const visitors = Array.from({ length: 8 }, () => site.visitor());
  const pages = () => Promise.all(visitors.map((ask) => ask(`/coin/${id}`)));
  for (const { text } of await pages()) expect(text).not.toContain('سببٌ آخر');
  await changedMeanwhile(database.db, { kind: 'coin', id }, 'سببٌ آخر');
  await vi.waitUntil(
    async () => (await pages()).every(({ text }) => text.includes('سببٌ آخر')),
    PATIENCE,
  );

  const [victim = 0] = await site.workers();
  process.kill(victim, 'SIGKILL');
  await vi.waitUntil(async () => !(await site.workers()).includes(victim), PATIENCE);
  expect(await site.visitor()('/readyz')).toMatchObject({ status: 200 });
  await vi.waitUntil(async () => (await site.workers()).length === 2, PATIENCE);

  const workers = await site.workers();
  expect(await site.end()).toBe(0);
  expect(site.lines.filter((line) => line.includes('Tabayyan is ready'))).toHaveLength(1);
  expect(site.lines.filter((line) => line.includes('stopped'))).toHaveLength(1);
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await database.close();
});

/** Starts the site as `npm start` does, with two workers. */
async function startProcesses(databaseUrl: string) {
  const site = await startSiteProcess({ WORKERS: '2', DATABASE_URL: databaseUrl });
  return {
    ...site,
    workers: () => childrenOf(site.pid),
    visitor: () => visitorOf(site.url),
  };
}

/** A visitor with one keep-alive connection, which reaches one of the processes. */
function visitorOf(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (path: string): Promise<{ status: number | undefined; text: string }> => {
    const [answer] = await once(get(url + path, { agent }), 'response');
    let text = '';
    for await (const chunk of answer.setEncoding('utf8')) text += chunk;
    return { status: answer.statusCode, text };
  };
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=,pid=,stat=']);
  const all = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return all
    .filter(([ppid, , state]) => Number(ppid) === parent && !state?.startsWith('Z'))
    .map(([, pid]) => Number(pid));
}
