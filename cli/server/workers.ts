import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleepMs } from 'node:timers/promises';
import type { Logger } from 'pino';
import { closingAfter, SIGNALS } from '#cli/operator/closing.ts';
import { connect, SERVER_STATEMENT_MILLISECONDS } from '#db/client.ts';
import { countRefusals } from '#http/limits/refusal-counts.ts';
import type { Settings } from '#settings.ts';
import { addressOf, listen, retire } from './serve.ts';

/** Of the private PostgreSQL's 100; the rest is for this process and commands beside it. */
const CONNECTIONS = 80;
const MOST_CONNECTIONS_EACH = 10;
/** A worker that ends this soon would end again. */
const SOON_MILLISECONDS = 5_000;
const PAUSE_MILLISECONDS = 1_000;
/** Longer than a worker takes to drain and to close its database. */
const PATIENCE_MILLISECONDS = 20_000;

/**
 * Runs this program `count` times more, each a process that calls `work`; they share a port. One that dies is
 * replaced. `ready` resolves once all of them answer, and rejects when one dies before.
 */
export function startWorkers(
  count: number,
  environment: { PORT: string; DATABASE_URL: string },
  log: Logger,
): { ready: Promise<unknown>; stop(): Promise<void> } {
  // Each takes its visitors itself. Handed out by this process, one handed to a worker that has just died would wait for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const end = new AbortController();
  const running = new Set<Worker>();

  async function keepOne(onReady: () => void, onDeath: (reason: Error) => void): Promise<void> {
    while (!end.signal.aborted) {
      const startedMs = performance.now();
      const worker = cluster.fork(environment);
      running.add(worker);
      worker.on('message', (message) => message === 'ready' && onReady());
      // It cannot be told anything: it is just dying.
      worker.on('error', () => {});
      const how = await deathOf(worker);
      running.delete(worker);
      if (end.signal.aborted) return;
      onDeath(new Error(`a process that answers ended before it was ready (${how})`));
      log.error(`a process that answers ended (${how}), starting another`);
      if (performance.now() - startedMs > SOON_MILLISECONDS) continue;
      await sleepMs(PAUSE_MILLISECONDS, null, { signal: end.signal }).catch(() => {});
    }
  }

  const places = Array.from({ length: count }, () => {
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
    return { ready, over: keepOne(resolve, reject) };
  });
  return {
    ready: Promise.all(places.map(({ ready }) => ready)),
    stop: async () => {
      end.abort();
      for (const worker of running) worker.send('end');
      const cut = setTimeout(() => {
        for (const worker of running) worker.process.kill('SIGKILL');
      }, PATIENCE_MILLISECONDS);
      await Promise.all(places.map(({ over }) => over));
      clearTimeout(cut);
    },
  };
}

/** Serves as one of the workers, until the process that started them says so or dies. */
export async function work(settings: Settings, log: Logger): Promise<void> {
  const { databaseUrl: url, port, workers } = settings;
  if (!url) throw new Error('a worker is given its database');
  // Who signals this process mostly signals the first one too, and that one decides.
  for (const signal of SIGNALS) process.on(signal, () => {});
  const quiet = { info: () => {}, error: log.error.bind(log) };
  const onWish = (wish: (reason: string) => void) =>
    process.on('message', (message) => message === 'end' && wish('end'));
  await closingAfter(
    quiet,
    async (onEnd) => {
      const { openSite } = await import('./site.ts');
      const connections = Math.min(MOST_CONNECTIONS_EACH, Math.floor(CONNECTIONS / workers) - 1);
      const { db, close } = connect(url, {
        connections,
        statementMilliseconds: SERVER_STATEMENT_MILLISECONDS,
      });
      onEnd(close);
      const origin = addressOf(settings, port);
      const refusals = countRefusals(log);
      onEnd(async () => refusals.flush());
      const opened = { db, url, origin, log, refusals };
      const { respond, readiness } = await openSite(settings, opened, onEnd);
      // Last: from here on it is sent its share of the visitors.
      const { drain } = await listen(settings, respond, { refused: refusals });
      onEnd(() => retire(readiness, drain));
      process.send?.('ready');
    },
    onWish,
  );
}

function deathOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve(signal ?? `status ${code}`));
  });
}
