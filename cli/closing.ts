import type { Logger } from 'pino';

type Close = () => Promise<void>;
/** Takes what has to be closed when the command ends. */
export type OnEnd = (close: Close) => void;

/**
 * Runs a server command. When it fails, or on a signal, what it has opened is closed, the last first.
 * A second signal ends the process at once.
 */
export async function closingAfter(
  log: Logger,
  command: (onEnd: OnEnd) => Promise<void>,
): Promise<void> {
  const opened: Close[] = [];
  const closeAll = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) {
      await close().catch((error: unknown) => log.error({ err: error }, 'could not close'));
    }
  };
  let isEnding = false;
  const end = async (signal: string) => {
    if (isEnding) process.exit(1);
    isEnding = true;
    log.info(`${signal}: finishing what is running`);
    await closeAll();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void end(signal));
  }
  try {
    await command((close) => opened.push(close));
  } catch (error) {
    await closeAll();
    throw error;
  }
}
