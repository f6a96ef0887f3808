import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rename, rm, stat, symlink, truncate } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { type Cluster, onDataFolder, WORKING_FOLDER } from './embedded-cluster.ts';
import { EmbeddedPostgresError, reasonFor } from './embedded-error.ts';
import { isServerProcess, readPidFile, runningServer, stopServer } from './embedded-process.ts';

const SOCKET_NAME = '.s.PGSQL.5432';
// The kernel's limit is 107 bytes on Linux, 103 on macOS.
const SOCKET_PATH_LIMIT_BYTES = 103;
const LOG_LIMIT_BYTES = 1_000_000;
const POLL_MS = 15;
const TELL_AGAIN_AFTER_MS = 5_000;

const SETTINGS = {
  listen_addresses: '',
  // Relative to the data folder, so that its path may be as long as it likes.
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

/** Starts a server on the cluster, or finds the one that runs, and waits until it is ready. */
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
  // Of two starts at once one server loses; then the other one is waited for.
  await untilReadyOrGone(cluster.pgDir, async () => server.isAlive() || (await isRunning()), log);
  if (server.isAlive() || (await isRunning())) return;

  const written = (await readFile(cluster.logFile))
    .subarray(logOffsetBytes)
    .toString()
    .replaceAll(WORKING_FOLDER, cluster.pgDir);
  throw new EmbeddedPostgresError(
    `PostgreSQL did not start in ${cluster.pgDir}: ${reasonFor(server.error() ?? written)} ` +
      `(more in ${cluster.logFile})`,
  );
}

/** Ends the server in order; connections that are left are cut. */
export async function shutDown({ pgDir }: Cluster): Promise<void> {
  const server = await runningServer(pgDir);
  if (server) await stopServer(server.pid, pgDir);
}

/** A folder through which the socket can be reached however long the data folder's path is. */
export async function openSocketFolder(
  pgDir: string,
): Promise<{ folder: string; remove(): Promise<void> }> {
  if (Buffer.byteLength(join(pgDir, SOCKET_NAME)) <= SOCKET_PATH_LIMIT_BYTES) {
    return { folder: pgDir, remove: async () => {} };
  }
  const base = Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : '/tmp';
  const shortcuts = await mkdtemp(join(base, 'tabayyan-'));
  const folder = join(shortcuts, 'pg');
  await symlink(pgDir, folder);
  return { folder, remove: () => rm(shortcuts, { recursive: true, force: true }) };
}

/** Keeps the log from growing without end: what is over the limit moves to `pg.log.1`. */
export async function trimLog(logFile: string): Promise<void> {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (size < LOG_LIMIT_BYTES) return;
  // The server appends to the open file, so it cannot be renamed away.
  await copyFile(logFile, `${logFile}.1`);
  await truncate(logFile);
}

/** Whether a server answers here, of this machine or of another container. */
export function isServerAt(socketFolder: string): Promise<boolean> {
  return answers(join(socketFolder, SOCKET_NAME));
}

async function findServer(pgDir: string, socketFolder: string): Promise<number | undefined> {
  const pid = (await readPidFile(pgDir))?.pid;
  if (!pid) return undefined;
  const runs = (await isServerProcess(pid, pgDir)) || (await isServerAt(socketFolder));
  return runs ? pid : undefined;
}

function answers(socket: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const connection = createConnection(socket);
  connection.once('connect', () => resolve(true));
  connection.once('error', () => resolve(false));
  return promise.finally(() => connection.destroy());
}

async function removeStalePidFile(pgDir: string, isRunning: () => Promise<boolean>): Promise<void> {
  const pidFile = join(pgDir, 'postmaster.pid');
  const taken = `${pidFile}.stale-${process.pid}`;
  if ((await readPidFile(pgDir)) === undefined) return;
  await rename(pidFile, taken).catch(() => {});
  // Another start may have put its own there between our look and our grip.
  const pid = Number((await readFile(taken, 'utf8').catch(() => '')).split('\n')[0]);
  if (pid && (await isServerProcess(pid, pgDir))) await rename(taken, pidFile);
  else {
    await rm(taken, { force: true });
    if (!(await isRunning())) await rm(join(pgDir, `${SOCKET_NAME}.lock`), { force: true });
  }
}

function spawnServer({ pgDir, logFile, binaries, account }: Cluster) {
  const { args, options } = onDataFolder(pgDir, account);
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openLog(logFile);
  // Detached: the terminal's Ctrl-C is for us, the server ends after our last query.
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
  let tellAtMs = Date.now() + TELL_AGAIN_AFTER_MS;
  while ((await readPidFile(pgDir))?.status !== 'ready' && (await isAlive())) {
    if (Date.now() > tellAtMs) {
      log('the database is still starting');
      tellAtMs = Date.now() + TELL_AGAIN_AFTER_MS;
    }
    await sleepMs(POLL_MS);
  }
}
