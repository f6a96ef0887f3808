import { execFile } from 'node:child_process';
import { readFile, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { promisify } from 'node:util';

const POLL_MS = 15;
const FAST_SHUTDOWN_LIMIT_MS = 30_000;

/** Returns the server on this folder, verified by its working folder; undefined for servers of other containers. */
export async function runningServer(
  pgDir: string,
): Promise<{ pid: number; uid: number } | undefined> {
  const pid = (await readPidFile(pgDir))?.pid;
  if (!pid || !(await isServerProcess(pid, pgDir))) return undefined;
  const uid = await userOf(pid);
  return uid === undefined ? undefined : { pid, uid };
}

/** Shuts the server down, and waits until it has ended. */
export async function stopServer(pid: number, pgDir: string): Promise<void> {
  if (!signal(pid, 'SIGINT')) return;
  for (let waitedMs = 0; await isServerProcess(pid, pgDir); waitedMs += POLL_MS) {
    if (waitedMs > FAST_SHUTDOWN_LIMIT_MS) {
      signal(pid, 'SIGQUIT');
      return;
    }
    await sleepMs(POLL_MS);
  }
}

/** Reads the server's pid file, which may be stale. */
export async function readPidFile(
  pgDir: string,
): Promise<{ pid: number; status: string } | undefined> {
  const lines = (await readFile(join(pgDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, status: lines[7]?.trim() ?? '' } : undefined;
}

/** Whether `pid` is a server on this folder and not another process that reuses the pid. */
export async function isServerProcess(pid: number, pgDir: string): Promise<boolean> {
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === pgDir;
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', `${pid}`]).catch(
    () => ({ stdout: '' }),
  );
  return stdout.includes(`-D ${pgDir}`);
}

// Returns false if the process has ended.
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

async function userOf(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    return (await stat(`/proc/${pid}`).catch(() => undefined))?.uid;
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'uid=', '-p', `${pid}`]).catch(() => ({
    stdout: '',
  }));
  return stdout.trim() === '' ? undefined : Number(stdout);
}
