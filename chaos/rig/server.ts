import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { ask } from '#bench/rig/ask.ts';
import { atEnd, freePort, scratchFolder } from '#bench/rig/ending.ts';
import { type Site, startSite } from '#bench/rig/site.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { SUPERUSER } from '#db/embedded/embedded-cluster.ts';

const POLL_MS = 10;
const PATIENCE_MS = 30_000;

/** The built server as a process of its own, started as `npm start` does; it may be killed and started again. */
export interface Server {
  url: string;
  port: number;
  dataDir: string;
  /** Address of its private PostgreSQL. */
  databaseUrl: string;
  /** Of the process that answers. */
  pid(): number;
  /** Starts it again where it has ended; milliseconds until it was ready. */
  start(): Promise<number>;
  /** Ends it in order. */
  stop(): Promise<void>;
  /** `kill -9` of the process that answers; its PostgreSQL is left behind. */
  kill(): Promise<void>;
}

interface Options {
  dataDir?: string;
  environment?: Record<string, string>;
}

/** Starts a server with the starter listings on a data folder of its own; ready. */
export async function startServer({ dataDir, environment = {} }: Options = {}): Promise<Server> {
  const folder = dataDir ?? (await scratchFolder());
  const port = await freePort();
  const options = { port, environment: { SEED: '1', LOG_LEVEL: LOG_LEVEL, ...environment } };
  // What a killed server leaves behind.
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
      // Nothing is left to end: it only forgets the process.
      await site.stop();
    },
  };
}

/** `kill -9` of a data folder's PostgreSQL; what it has started ends with it. Answers its process. */
export async function killDatabase(dataDir: string): Promise<number> {
  const pid = await databasePid(dataDir);
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** The first process of a data folder's PostgreSQL. */
export async function databasePid(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8').catch(() => '');
  return Number(file.split('\n')[0]);
}

/** Whether the server says that it wants requests. */
export async function isReady(port: number): Promise<boolean> {
  const answer = await within(5_000, ask(port, '/readyz')).catch(() => null);
  return answer?.status === 200;
}

/** Waits until it is so; milliseconds it took. */
export async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<number> {
  const startedMs = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedMs > PATIENCE_MS) throw new Error(otherwise);
    await sleepMs(POLL_MS);
  }
  return performance.now() - startedMs;
}

/** What `work` gives, if it does so in time. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const end = new AbortController();
  const late = sleepMs(milliseconds, undefined, { signal: end.signal }).then(() => {
    throw new Error(`no answer in ${milliseconds} ms`);
  });
  late.catch(() => {});
  return Promise.race([work, late]).finally(() => end.abort());
}

// Every failure here is made on purpose; to look into one, set it.
const LOG_LEVEL = process.env.LOG_LEVEL ?? 'silent';

async function endDatabase(dataDir: string): Promise<void> {
  const { stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await stop();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
