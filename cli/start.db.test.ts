import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as listenForSockets, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { childrenOf, commandOf, HAS_PROC_FILES } from '#tests/rig/child-processes.ts';
import { run, start } from '#tests/rig/processes.ts';
import { copySources } from '#tests/rig/source-copy.ts';

// First starts, in copies of the sources that have no build.

test('a port in use ends the start before anything is built or created', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { folder, lines, ended } = await firstStart({ HOST: '127.0.0.1', PORT: String(port) });
  expect(await ended).toBe(1);
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([
    `tabayyan: 127.0.0.1:${port} is in use; stop what listens there or set PORT (0 picks one)`,
  ]);
  for (const made of ['build', 'data']) expect(existsSync(join(folder, made)), made).toBe(false);
});

test.runIf(HAS_PROC_FILES)('Ctrl-C during the first build leaves nothing behind', async () => {
  const { folder, environment, pid, lines, ended } = await firstStart({ PORT: '0' });
  const isBuilding = () => childrenOf(pid).some((child) => commandOf(child).includes('bin.cjs'));
  await vi.waitUntil(isBuilding, { timeout: 30_000, interval: 20 });
  // A terminal sends the signal to the whole group.
  process.kill(-pid, 'SIGINT');
  expect(await ended).toBe(0);
  expect(lines.at(-1)).toContain('stopped');
  for (const left of ['.start.lock', 'build/.built-from', 'data/pg/postmaster.pid']) {
    expect(existsSync(join(folder, left)), left).toBe(false);
  }
  const options = { cwd: folder, env: environment };
  const accounts = await run(process.execPath, ['cli/admin.ts', 'list'], options);
  expect(accounts).toContain('There are no accounts.');
});

test.runIf(HAS_PROC_FILES)('a stop before the database is open ends the build', async () => {
  const database = listenForSockets().listen(0, '127.0.0.1');
  onTestFinished(() => void database.close());
  const asked = once(database, 'connection') as Promise<[Socket]>;
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  const DATABASE_URL = `postgres://someone@127.0.0.1:${port}/tabayyan`;
  const { folder, pid, lines, ended } = await firstStart({ PORT: '0', DATABASE_URL });
  const builders = () => childrenOf(pid).filter((child) => commandOf(child).includes('bin.cjs'));
  const [builder = 0] = await vi.waitUntil(() => builders().length > 0 && builders(), {
    timeout: 30_000,
    interval: 20,
  });
  const [connection] = await asked;
  process.kill(pid, 'SIGTERM');
  database.close();
  connection.destroy();
  expect(await ended).toBe(0);
  expect(lines.at(-1)).toContain('stopped');
  expect(commandOf(builder)).toBe('');
  expect(existsSync(join(folder, '.start.lock'))).toBe(false);
});

/** Starts the site in a copy of the sources, which is removed after the test. */
async function firstStart(settings: Record<string, string>) {
  const { folder, remove } = await copySources();
  const data = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  const environment = { ...process.env, LOG_LEVEL: 'info', ...data, ...settings };
  const { child, stop } = start(process.execPath, ['cli/start.ts'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    await stop();
    await remove();
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => lines.push(line));
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code);
  return { folder, environment, pid: child.pid ?? 0, lines, ended };
}
