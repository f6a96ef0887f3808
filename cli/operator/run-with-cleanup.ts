import type { Logger } from 'pino';

type Close = () => Promise<void>;
/** Registers a function that the end of the command calls. */
export type OnEnd = (close: Close) => void;

const REPEATED_REQUEST_MS = 1000;
/** The signals that end a command. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a command. On failure or a stop request (by default a signal) the registered functions run in reverse order; a
 * second request exits immediately. Returns a function that runs them, for a command that ends by itself.
 */
export async function runWithCleanup(
  log: Pick<Logger, 'info' | 'error'>,
  command: (onEnd: OnEnd) => Promise<void>,
  onStopRequest: (stop: (reason: string) => void) => unknown = onSignal,
): Promise<Close> {
  const opened: Close[] = [];
  const runEach = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) {
      await close().catch((error: unknown) => log.error({ err: error }, 'could not close'));
    }
  };
  // Concurrent callers await the same run.
  let closing: Promise<void> | undefined;
  const closeAll = () => {
    closing ??= runEach();
    return closing;
  };
  let endingSince = 0;
  const stop = async (reason: string) => {
    const now = performance.now();
    // A service manager signals the whole process group, so one request may arrive twice.
    if (endingSince && now - endingSince > REPEATED_REQUEST_MS) process.exit(1);
    if (endingSince) return;
    endingSince = now;
    log.info(`${reason}: finishing what is running`);
    // Waits for resources that are still being opened, so that they are closed too.
    await running.catch(() => {});
    await closeAll();
    log.info('stopped');
    process.exit(0);
  };
  const running = command((close) => opened.push(close));
  onStopRequest((reason) => void stop(reason));
  try {
    await running;
    return closeAll;
  } catch (error) {
    await closeAll();
    // A failure caused by the stop request is not reported.
    if (endingSince) return closeAll;
    throw error;
  }
}

function onSignal(stop: (signal: string) => void): void {
  for (const signal of SIGNALS) process.on(signal, () => stop(signal));
}
