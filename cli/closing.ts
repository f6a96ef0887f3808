import type { Logger } from 'pino';

type Close = () => Promise<void>;
/** Takes what has to be closed when the command ends. */
export type OnEnd = (close: Close) => void;

const SAME_WISH_MILLISECONDS = 1000;

/**
 * Runs a command. When it fails, or on a signal, what it has opened is closed, the last first.
 * A second signal ends the process at once. Answers what closes it all, for a command that ends by itself.
 */
export async function closingAfter(
  log: Logger,
  command: (onEnd: OnEnd) => Promise<void>,
): Promise<Close> {
  const opened: Close[] = [];
  const closeAll = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) {
      await close().catch((error: unknown) => log.error({ err: error }, 'could not close'));
    }
  };
  let endingSince = 0;
  const end = async (signal: string) => {
    const now = performance.now();
    // A service manager signals the whole group, so the same wish may come twice at once.
    if (endingSince && now - endingSince > SAME_WISH_MILLISECONDS) process.exit(1);
    if (endingSince) return;
    endingSince = now;
    log.info(`${signal}: finishing what is running`);
    // What is just being opened has to be closed too.
    await running.catch(() => {});
    await closeAll();
    log.info('stopped');
    process.exit(0);
  };
  const running = command((close) => opened.push(close));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void end(signal));
  }
  try {
    await running;
    return closeAll;
  } catch (error) {
    await closeAll();
    throw error;
  }
}
