import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

const onWait = () => {};
let folder: string;
let lockFile: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabayyan-lock-'));
  lockFile = join(folder, 'lock');
  onTestFinished(() => rm(folder, { recursive: true }));
});

test('work is done one at a time, and its result returned', async () => {
  const { work, most } = counted();
  const results = [1, 2, 3, 4].map((n) =>
    oneAtATime(lockFile, { onWait }, () => work().then(() => n)),
  );
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  expect(most()).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('waiting is reported once', async () => {
  const waits = vi.fn();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const first = oneAtATime(lockFile, { onWait }, () => held);
  await expect.poll(() => existsSync(lockFile)).toBe(true);
  const second = oneAtATime(lockFile, { onWait: waits }, async () => {});
  await expect.poll(() => waits).toHaveBeenCalled();
  await sleep(500);
  expect(waits).toHaveBeenCalledTimes(1);
  release();
  await Promise.all([first, second]);
});

test('work that fails releases the lock', async () => {
  const failing = oneAtATime(lockFile, { onWait }, () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  expect(await readdir(folder)).toEqual([]);
});

test('a killed process has its lock taken by one waiting process at a time', async () => {
  await writeFile(lockFile, `${await deadPid()} x`);
  // Another killed process was removing the lock.
  await writeFile(`${lockFile}.removal`, `${await deadPid()} x`);
  const log = join(folder, 'log');
  const workers = Array.from({ length: 5 }, () => startWorker(lockFile, log));
  expect(await Promise.all(workers)).toEqual(Array(5).fill(0));
  expect(await readFile(log, 'utf8')).toBe('begin end '.repeat(5));
  expect(await readdir(folder)).toEqual(['log']);
});

test('the lock of a killed process stays while another process removes one', async () => {
  const dead = `${await deadPid()} x`;
  await writeFile(lockFile, dead);
  await writeFile(`${lockFile}.removal`, `${process.pid} x`);
  const work = vi.fn(async () => {});
  const waiting = oneAtATime(lockFile, { onWait }, work);
  await sleep(500);
  expect(work).not.toHaveBeenCalled();
  expect(await readFile(lockFile, 'utf8')).toBe(dead);
  await rm(`${lockFile}.removal`);
  await waiting;
  expect(work).toHaveBeenCalledOnce();
});

test('a removal that another process has taken over is not ended', async () => {
  const removal = `${lockFile}.removal`;
  await oneAtATime(lockFile, { onWait }, async () => {
    // The lock is read while it is being removed; a pipe delays that until it is written to.
    await rm(lockFile);
    execFileSync('mkfifo', [lockFile]);
    void vi
      .waitUntil(() => readFile(removal, 'utf8').catch(() => ''))
      .then(() => writeFile(removal, 'another'))
      .then(() => writeFile(lockFile, 'x'));
  });
  expect(await readFile(removal, 'utf8')).toBe('another');
});

test('a lock file that is still empty is not taken', async () => {
  await writeFile(lockFile, '');
  const work = vi.fn(async () => {});
  const waiting = oneAtATime(lockFile, { onWait }, work);
  await sleep(500);
  expect(work).not.toHaveBeenCalled();
  await rm(lockFile);
  await waiting;
  expect(work).toHaveBeenCalledOnce();
});

test('a lock whose process gives no heartbeat is taken', async () => {
  await writeFile(lockFile, `${process.pid} x`);
  const { work, most } = counted();
  const options = { onWait, maxSilenceMs: 300 };
  const startedMs = performance.now();
  await Promise.all([1, 2].map(() => oneAtATime(lockFile, options, work)));
  expect(most()).toBe(1);
  expect(performance.now() - startedMs).toBeGreaterThan(300);
});

test('a lock is kept up by a heartbeat', async () => {
  await oneAtATime(lockFile, { onWait }, async () => {
    await utimes(lockFile, 0, 0);
    await vi.waitUntil(async () => (await stat(lockFile)).mtimeMs > 0, { timeout: 5_000 });
  });
});

test('a lock that another process has taken over is not removed', async () => {
  await oneAtATime(lockFile, { onWait }, () => writeFile(lockFile, 'another'));
  expect(await readFile(lockFile, 'utf8')).toBe('another');
});

test('a lock file that cannot be read fails at once', async () => {
  await mkdir(lockFile);
  await expect(oneAtATime(lockFile, { onWait }, async () => {})).rejects.toThrow('EISDIR');
});

/** Work that takes a moment, and the most of it that ran at the same time. */
function counted() {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(20);
    running -= 1;
  };
  return { work, most: () => most };
}

async function deadPid(): Promise<number | undefined> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid;
}

/** Notes the beginning and the end of work in another process; resolves with its exit code. */
async function startWorker(lock: string, log: string): Promise<number> {
  const script = `
    import { appendFile } from 'node:fs/promises';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { oneAtATime } from ${JSON.stringify(new URL('one-at-a-time.mjs', import.meta.url).href)};
    const [lock, log] = process.argv.slice(1);
    await oneAtATime(lock, { onWait: () => {} }, async () => {
      await appendFile(log, 'begin ');
      await sleep(50);
      await appendFile(log, 'end ');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, lock, log]);
  const [code] = await once(child, 'exit');
  return code;
}
