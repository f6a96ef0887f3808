import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import {
  copyFile,
  mkdtemp,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  truncate,
} from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Cluster, onDataFolder, WORKING_FOLDER } from './embedded-data-folder.ts';
import { EmbeddedPostgresError, reasonFor } from './embedded-error.ts';

const POLL_MS = 15;
const FAST_SHUTDOWN_TIMEOUT_MS = 30_000;

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
    if (waitedMs > FAST_SHUTDOWN_TIMEOUT_MS) {
      signal(pid, 'SIGQUIT');
      return;
    }
    await sleep(POLL_MS);
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
async function isServerProcess(pid: number, pgDir: string): Promise<boolean> {
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === pgDir;
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', `${pid}`]).catch(
    () => ({ stdout: '' }),
  );
  return stdout.includes(`-D ${pgDir}`);
}

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

const SOCKET_NAME = '.s.PGSQL.5432';
// The kernel's limit is 107 bytes on Linux, 103 on macOS.
const MAX_SOCKET_PATH_BYTES = 103;
const MAX_LOG_BYTES = 1_000_000;
const REPORT_INTERVAL_MS = 5_000;

const SETTINGS = {
  listen_addresses: '',
  // Relative to the data folder, because socket paths are limited in length.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '16MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '1',
  max_worker_processes: '1',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  max_wal_size: '256MB',
  io_method: 'sync',
  jit: 'off',
  huge_pages: 'off',
  timezone: 'UTC',
  log_checkpoints: 'off',
};

/** Starts a server on the cluster unless one runs, and waits until it is ready. Throws EmbeddedPostgresError. */
export async function ensureRunning(
  cluster: Cluster,
  socketFolder: string,
  log: (line: string) => void,
): Promise<void> {
  const isRunning = () => findServer(cluster.pgDir, socketFolder).then((pid) => pid !== undefined);
  if (await isRunning()) return untilReadyOrGone(cluster.pgDir, isRunning, log);

  await removeStalePidFile(cluster.pgDir, isRunning);
  await trimLog(cluster.logFile).catch((error) => log(`cannot trim the log: ${reasonFor(error)}`));
  const logOffsetBytes = (await stat(cluster.logFile).catch(() => undefined))?.size ?? 0;
  const server = spawnServer(cluster);
  await untilReadyOrGone(cluster.pgDir, async () => server.isAlive() || (await isRunning()), log);
  if (server.isAlive() || (await isRunning())) return;

  const output = (await readFile(cluster.logFile))
    .subarray(logOffsetBytes)
    .toString()
    .replaceAll(WORKING_FOLDER, cluster.pgDir);
  throw new EmbeddedPostgresError(
    `PostgreSQL did not start in ${cluster.pgDir}: ${reasonFor(server.error() ?? output)} ` +
      `(more in ${cluster.logFile})`,
  );
}

/** Stops the server if one runs. */
export async function shutDown({ pgDir }: Cluster): Promise<void> {
  const server = await runningServer(pgDir);
  if (server) await stopServer(server.pid, pgDir);
}

/** Returns a folder whose path to the socket is short enough, a symlink if the data folder's is too long. */
export async function openSocketFolder(
  pgDir: string,
): Promise<{ folder: string; remove(): Promise<void> }> {
  if (Buffer.byteLength(join(pgDir, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES) {
    return { folder: pgDir, remove: async () => {} };
  }
  const base = Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : '/tmp';
  const linkFolder = await mkdtemp(join(base, 'tabayyan-'));
  const folder = join(linkFolder, 'pg');
  await symlink(pgDir, folder);
  return { folder, remove: () => rm(linkFolder, { recursive: true, force: true }) };
}

/** Moves a log above the limit to `.1`, in place of the one there. */
export async function trimLog(logFile: string): Promise<void> {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (size < MAX_LOG_BYTES) return;
  // Copied and truncated, because the server holds the file open.
  await copyFile(logFile, `${logFile}.1`);
  await truncate(logFile);
}

/** Whether a server accepts connections at the socket, on this machine or in another container. */
export function isServerAt(socketFolder: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const connection = createConnection(join(socketFolder, SOCKET_NAME));
  connection.once('connect', () => resolve(true));
  connection.once('error', () => resolve(false));
  return promise.finally(() => connection.destroy());
}

async function findServer(pgDir: string, socketFolder: string): Promise<number | undefined> {
  const pid = (await readPidFile(pgDir))?.pid;
  if (!pid) return undefined;
  const isRunning = (await isServerProcess(pid, pgDir)) || (await isServerAt(socketFolder));
  return isRunning ? pid : undefined;
}

async function removeStalePidFile(pgDir: string, isRunning: () => Promise<boolean>): Promise<void> {
  const pidFile = join(pgDir, 'postmaster.pid');
  const moved = `${pidFile}.stale-${process.pid}`;
  if ((await readPidFile(pgDir)) === undefined) return;
  await rename(pidFile, moved).catch(() => {});
  // A concurrent start may have replaced the file since it was read; then it is restored.
  const pid = Number((await readFile(moved, 'utf8').catch(() => '')).split('\n')[0]);
  if (pid && (await isServerProcess(pid, pgDir))) await rename(moved, pidFile);
  else {
    await rm(moved, { force: true });
    if (!(await isRunning())) await rm(join(pgDir, `${SOCKET_NAME}.lock`), { force: true });
  }
}

function spawnServer({ pgDir, logFile, binaries, account }: Cluster) {
  const { args, options } = onDataFolder(pgDir, account);
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openLog(logFile);
  // Detached from the terminal's Ctrl-C, because this process ends the server after its last query.
  const child = spawn(join(binaries, 'bin/postgres'), [...args, ...settings], {
    ...options,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  let error: Error | undefined;
  child.once('error', (cause) => {
    error = cause;
  });
  return {
    isAlive: () => !error && child.exitCode === null && child.signalCode === null,
    error: () => error,
  };
}

function openLog(logFile: string): number {
  try {
    return openSync(logFile, 'a', 0o600);
  } catch (error) {
    throw new EmbeddedPostgresError(`Cannot write ${logFile}: ${reasonFor(error)}`, {
      cause: error,
    });
  }
}

async function untilReadyOrGone(
  pgDir: string,
  isAlive: () => Promise<boolean>,
  log: (line: string) => void,
): Promise<void> {
  let reportAtMs = Date.now() + REPORT_INTERVAL_MS;
  while ((await readPidFile(pgDir))?.status !== 'ready' && (await isAlive())) {
    if (Date.now() > reportAtMs) {
      log('the database is still starting');
      reportAtMs = Date.now() + REPORT_INTERVAL_MS;
    }
    await sleep(POLL_MS);
  }
}
