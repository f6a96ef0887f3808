import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPidFile } from '#db/embedded/embedded-server.ts';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { childrenOf } from '#tests/rig/child-processes.ts';
import { atEnd, freePort, ROOT, scratchFolder, start } from '#tests/rig/processes.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';
import { OTHER_CORE, pin, SERVER_CORE } from './pin.ts';

const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 5;

export interface Site {
  url: string;
  port: number;
  /** The process that answers requests. */
  pid: number;
  dataDir: string;
  stop(): Promise<void>;
}

/** Starts the server on this data folder in a separate process, as `npm start` does, on a core of its own; resolves once it is ready. */
export async function startSite(
  dataDir: string,
  { checkout = ROOT, environment = {}, port: wanted }: SiteOptions = {},
): Promise<Site> {
  const port = wanted ?? (await freePort());
  const { child, stop } = start(process.execPath, ['cli/run.mjs', 'start'], {
    cwd: checkout,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(await surroundings(dataDir, port)), ...environment },
  });
  const url = `http://localhost:${port}`;
  await answering(`http://127.0.0.1:${port}/readyz`, child);
  const [pid = 0] = childrenOf(child.pid ?? 0);
  await pin([pid], SERVER_CORE);
  const postmaster = await databasePid(dataDir);
  await pin([postmaster, ...childrenOf(postmaster)], OTHER_CORE);
  return { url, port, pid, dataDir, stop };
}

let starter: Promise<string> | undefined;

/** A site with the starter listings. Later calls reuse the data folder. */
export async function startStarterSite(): Promise<Site> {
  starter ??= scratchFolder();
  return startSite(await starter, { environment: { SEED: '1' } });
}

interface SiteOptions {
  /** A checkout of another commit to compare with. */
  checkout?: string;
  environment?: Record<string, string>;
  /** By default a free port. */
  port?: number;
}

/** Settings that keep a server from contacting other machines. */
export async function surroundings(dataDir: string, port: number): Promise<Record<string, string>> {
  upstream ??= startUpstream();
  const market = await upstream;
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: '0',
    LOG_LEVEL: 'error',
    API_LIMIT: '0',
    MARKET_URL: market,
    NEWS_FEEDS: '',
    LINK_CHECKS: '0',
    TRANSLATE_URL: market,
    TRANSLATE_FALLBACK_URL: market,
  };
}

/** The main process of a data folder's PostgreSQL; 0 without one. */
export async function databasePid(dataDir: string): Promise<number> {
  return (await readPidFile(join(dataDir, 'pg')))?.pid ?? 0;
}

/** Polls until the response is a 200. Throws if the server ends or takes a minute. */
export async function answering(url: string, server: ChildProcess): Promise<void> {
  const endMs = performance.now() + READY_TIMEOUT_MS;
  for (;;) {
    const status = await fetch(url).then(
      (response) => response.arrayBuffer().then(() => response.status),
      () => 0,
    );
    if (status === 200) return;
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error('the server ended instead of answering');
    }
    if (performance.now() > endMs) throw new Error(`${url} did not answer in time`);
    await sleep(POLL_MS);
  }
}

let upstream: Promise<string> | undefined;

async function startUpstream(): Promise<string> {
  const fake = await startFakeUpstream();
  atEnd(() => fake.refuse());
  const known = ['bitcoin', 'ethereum', 'tether', 'solana', 'cardano'];
  const coins = Array.from({ length: 100 }, (_, place) =>
    newMarketCoin({ ...(known[place] && { id: known[place] }), rank: place + 1 }),
  );
  fake.responses.set('/coins/markets', { body: marketResponse(coins) });
  return fake.url;
}
