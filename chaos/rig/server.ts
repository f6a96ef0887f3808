import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '#bench/rig/ask.ts';
import { databasePid, type Site, startSite } from '#bench/rig/site.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { SUPERUSER } from '#db/embedded/embedded-cluster.ts';
import { atEnd, freePort, ROOT, scratchFolder } from '#tests/rig/processes.ts';

const POLL_MS = 10;
const PATIENCE_MS = 30_000;

/** The built server in a separate process, started as by `npm start`; it can be killed and restarted. */
export interface Server {
  url: string;
  port: number;
  dataDir: string;
  /** Address of its private PostgreSQL. */
  databaseUrl: string;
  /** The process that answers requests. */
  pid(): number;
  /** Restarts an ended server; returns the milliseconds until it is ready. */
  start(): Promise<number>;
  /** Stops it gracefully. */
  stop(): Promise<void>;
  /** `kill -9` of the process that answers; its PostgreSQL is left behind. */
  kill(): Promise<void>;
}

interface Options {
  dataDir?: string;
  /** A checkout of another commit. */
  checkout?: string;
  environment?: Record<string, string>;
}

/** Starts a server with the starter listings on its own data folder; resolves once it is ready. */
export async function startServer({
  dataDir,
  checkout = ROOT,
  environment = {},
}: Options = {}): Promise<Server> {
  const folder = dataDir ?? (await scratchFolder());
  const port = await freePort();
  const options = {
    port,
    checkout,
    environment: { SEED: '1', LOG_LEVEL: LOG_LEVEL, ...environment },
  };
  // A killed server leaves its PostgreSQL running.
  if (!environment.DATABASE_URL) atEnd(() => endDatabase(folder));
  let site: Site = await startSite(folder, options);
  return {
    url: site.url,
    port,
    dataDir: folder,
    databaseUrl: `postgres://${SUPERUSER}@localhost/tabayyan?host=${encodeURIComponent(join(folder, 'pg'))}`,
    pid: () => site.pid,
    async start() {
      const startedMs = performance.now();
      site = await startSite(folder, options);
      return performance.now() - startedMs;
    },
    stop: () => site.stop(),
    async kill() {
      process.kill(site.pid, 'SIGKILL');
      await until(async () => !isAlive(site.pid), 'the killed server is still there');
      // The process has ended; this only unregisters it.
      await site.stop();
    },
  };
}

/** `kill -9` of a data folder's PostgreSQL, whose children end with it. Returns its process id. */
export async function killDatabase(dataDir: string): Promise<number> {
  const pid = await databasePid(dataDir);
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Whether the server reports that it is ready. */
export async function isReady(port: number): Promise<boolean> {
  const response = await within(5_000, ask(port, '/readyz')).catch(() => null);
  return response?.status === 200;
}

/** Polls until the condition holds; returns the milliseconds. Throws `otherwise` after a timeout. */
export async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<number> {
  const startedMs = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedMs > PATIENCE_MS) throw new Error(otherwise);
    await sleep(POLL_MS);
  }
  return performance.now() - startedMs;
}

/** The result of `work`. Throws if it takes longer. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const end = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: end.signal }).then(() => {
    throw new Error(`no answer in ${milliseconds} ms`);
  });
  late.catch(() => {});
  return Promise.race([work, late]).finally(() => end.abort());
}

// Trials cause failures on purpose, so the log is off by default.
const LOG_LEVEL = process.env.LOG_LEVEL ?? 'silent';

async function endDatabase(dataDir: string): Promise<void> {
  const { stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await stop();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    return false;
  }
}
