import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { runWithCleanup, SIGNALS } from '#cli/operator/operator.ts';
import { connect, SERVER_STATEMENT_MS } from '#db/client.ts';
import { countRefusals } from '#http/limits/refusal-counts.ts';
import type { Settings } from '#settings.ts';
import { connectionsOf } from './connections.ts';
import { announceAndDrain, listen, siteAddressOf } from './serve.ts';

/** A worker that dies earlier than this is restarted after a pause, because it probably dies again. */
const EARLY_MS = 5_000;
const RESTART_PAUSE_MS = 1_000;
const STOP_TIMEOUT_MS = 20_000;

/** Forks `count` processes that share a port, and replaces one that dies. `ready` rejects if one dies before all of them serve. */
export function startWorkers(
  count: number,
  environment: { PORT: string; DATABASE_URL: string },
  log: Logger,
): { ready: Promise<unknown>; stop(): Promise<void> } {
  // Each worker accepts connections itself: one that this process hands to a worker just dying would hang for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const end = new AbortController();
  const running = new Set<Worker>();

  async function superviseOne(
    onReady: () => void,
    onDeath: (reason: Error) => void,
  ): Promise<void> {
    while (!end.signal.aborted) {
      const startedMs = performance.now();
      const worker = cluster.fork(environment);
      running.add(worker);
      worker.on('message', (message) => message === 'ready' && onReady());
      worker.on('error', () => {});
      const exitReason = await exitReasonOf(worker);
      running.delete(worker);
      if (end.signal.aborted) return;
      onDeath(new Error(`a process that answers ended before it was ready (${exitReason})`));
      log.error(`a process that answers ended (${exitReason}), starting another`);
      if (performance.now() - startedMs > EARLY_MS) continue;
      await sleep(RESTART_PAUSE_MS, null, { signal: end.signal }).catch(() => {});
    }
  }

  const supervised = Array.from({ length: count }, () => {
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
    return { ready, ended: superviseOne(resolve, reject) };
  });
  return {
    ready: Promise.all(supervised.map(({ ready }) => ready)),
    stop: async () => {
      end.abort();
      for (const worker of running) worker.send('end');
      const killTimer = setTimeout(() => {
        for (const worker of running) worker.process.kill('SIGKILL');
      }, STOP_TIMEOUT_MS);
      await Promise.all(supervised.map(({ ended }) => ended));
      clearTimeout(killTimer);
    },
  };
}

/** Serves as a worker until the primary process sends `end` or dies. */
export async function runWorker(settings: Settings, log: Logger): Promise<void> {
  const { databaseUrl: url, port, workers } = settings;
  if (!url) throw new Error('a worker needs DATABASE_URL');
  // Signals usually reach the whole process group; the primary process decides when workers end.
  for (const signal of SIGNALS) process.on(signal, () => {});
  const quiet = { info: () => {}, error: log.error.bind(log) };
  const onStopRequest = (stop: (reason: string) => void) =>
    process.on('message', (message) => message === 'end' && stop('end'));
  await runWithCleanup(
    quiet,
    async (onEnd) => {
      const { openSite } = await import('./site.ts');
      const options = { connections: connectionsOf(workers), statementMs: SERVER_STATEMENT_MS };
      const { db, client, close } = connect(url, options);
      onEnd(close);
      const origin = siteAddressOf(settings, port);
      const refusals = countRefusals(log);
      onEnd(async () => refusals.flush());
      const opened = { db, client, url, origin, log, refusals };
      const { respond, readiness } = await openSite(settings, opened, onEnd);
      // Last, because from here on this worker accepts connections.
      const { drain } = await listen(settings, respond, {
        refusalCounts: refusals,
        log,
      });
      onEnd(() => announceAndDrain(readiness, drain));
      process.send?.('ready');
    },
    onStopRequest,
  );
}

function exitReasonOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve(signal ?? `status ${code}`));
  });
}
