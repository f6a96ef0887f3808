import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { query, serverPid, startElsewhere, untilReady } from '#tests/rig/embedded.ts';
import { startEmbeddedPostgres } from './embedded.ts';

describe('the embedded PostgreSQL', () => {
  let template: string;
  let dataDir: string;
  const children: ChildProcess[] = [];
  const start = (folder = dataDir) => startEmbeddedPostgres({ dataDir: folder, log: () => {} });

  // Copying a database is faster than creating one.
  beforeAll(async () => {
    template = await mkdtemp(join(tmpdir(), 'embedded-test-'));
    await (await start(template)).stop();
  });

  afterAll(() => rm(template, { recursive: true, force: true }));

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'embedded-test-'));
    await cp(template, dataDir, { recursive: true });
  });

  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    // Ends a server that a failed test has left running.
    if (await serverPid(dataDir)) await (await start()).stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function startKillable(): Promise<ChildProcess> {
    const child = startElsewhere(dataDir);
    children.push(child);
    await untilReady(child);
    return child;
  }

  test('stores data across starts, opens no port, and leaves no process running', async () => {
    const first = await start();
    expect(await query(first.url, 'show listen_addresses')).toBe('');
    await query(first.url, 'create table answers as select 42 as answer');
    const pid = await serverPid(dataDir);
    await first.stop();
    expect(await serverPid(dataDir)).toBeUndefined();
    expect(pid).toBeGreaterThan(0);
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');

    const second = await start();
    expect(await query(second.url, 'select answer from answers')).toBe(42);
    await second.stop();
  });

  test('supports trigram search in Arabic and lower case in any script', async () => {
    const { url, stop } = await start();
    await query(url, 'create extension pg_trgm');
    expect(await query(url, "select similarity('العملات', 'العملة') > 0.3")).toBe(true);
    expect(await query(url, "select lower('ÀÇ')")).toBe('àç');
    await stop();
  });

  test('is shared by two processes and stops with the last', async () => {
    const [here, elsewhere] = await Promise.all([start(), startKillable()]);
    const pid = await serverPid(dataDir);
    await here.stop();
    expect(await serverPid(dataDir)).toBe(pid);
    elsewhere.stdin?.end();
    await once(elsewhere, 'exit');
    expect(await serverPid(dataDir)).toBeUndefined();
  });

  test('is reused after the process that started it was killed', async () => {
    const killed = await startKillable();
    const pid = await serverPid(dataDir);
    killed.kill('SIGKILL');
    await once(killed, 'exit');

    const { url, stop } = await start();
    expect(await serverPid(dataDir)).toBe(pid);
    expect(await query(url, 'select 1')).toBe(1);
    await stop();
    expect(await serverPid(dataDir)).toBeUndefined();
  });

  test('starts despite a stale pid file whose pid belongs to another process', async () => {
    const before = await start();
    await before.stop();
    const stale = [process.pid, dataDir, 0, 5432, '.', '', '', 'ready', ''].join('\n');
    await writeFile(join(dataDir, 'pg/postmaster.pid'), stale, { mode: 0o666 });

    const { url, stop } = await start();
    expect(await query(url, 'select 1')).toBe(1);
    await stop();
  });

  test('is restarted when the server dies', async () => {
    const { url, stop } = await start();
    const pid = await serverPid(dataDir);
    // A signal to 0 would end the tests themselves.
    if (pid === undefined) throw new Error('the server does not run');
    process.kill(pid, 'SIGQUIT');
    await expect
      .poll(() => query(url, 'select 1').catch(() => undefined), { timeout: 10_000 })
      .toBe(1);
    expect(await serverPid(dataDir)).not.toBe(pid);
    await stop();
  });

  test('runs in a folder with a long path', async () => {
    const deep = join(dataDir, 'أرشيف'.repeat(8), 'x'.repeat(100));
    const { url, stop } = await start(deep);
    expect(await query(url, 'select 1')).toBe(1);
    await stop();
    expect(await serverPid(deep)).toBeUndefined();
  });

  test('reports wrong folder permissions and damaged files with the path of the folder', async () => {
    const pgDir = join(dataDir, 'pg');
    // The first start as root hands the folder over and sets its permissions.
    await (await start()).stop();
    await chmod(pgDir, 0o755);
    await expect(start()).rejects.toThrow(
      `PostgreSQL did not start in ${pgDir}: others may enter this folder; run chmod 700 on it.`,
    );
    await chmod(pgDir, 0o700);
    await rm(join(pgDir, 'global'), { recursive: true });
    await expect(start()).rejects.toThrow(`could not open file "${pgDir}/global/pg_control"`);
  });

  test('reports an unusable folder in one line', async () => {
    await mkdir(join(dataDir, 'old/pg'), { recursive: true });
    await writeFile(join(dataDir, 'old/pg/PG_VERSION'), '15\n');
    await expect(start(join(dataDir, 'old'))).rejects.toThrow(
      /written by PostgreSQL 15, this is 18/,
    );

    await writeFile(join(dataDir, 'old/pg/PG_VERSION'), '');
    await expect(start(join(dataDir, 'old'))).rejects.toThrow(
      /contains no version.*restore a backup/,
    );
    await rm(join(dataDir, 'old/pg/PG_VERSION'));
    await writeFile(join(dataDir, 'old/pg/postgresql.conf'), '');
    await expect(start(join(dataDir, 'old'))).rejects.toThrow(
      /has no PG_VERSION.*restore a backup/,
    );

    await writeFile(join(dataDir, 'file'), '');
    await expect(start(join(dataDir, 'file'))).rejects.toThrow(
      /Cannot create .*a file is in the way/,
    );
  });
});
