import type { Logger } from 'pino';

type Close = () => Promise<void>;
/** Takes what has to be closed when the command ends. */
export type OnEnd = (close: Close) => void;

const SAME_WISH_MILLISECONDS = 1000;
/** The signals that end a command. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a command. When it fails, or on a signal, what it has opened is closed, the last first.
 * A second one ends the process at once. Answers what closes it all, for a command that ends by itself.
 */
export async function closingAfter(
  log: Pick<Logger, 'info' | 'error'>,
  command: (onEnd: OnEnd) => Promise<void>,
  onWish: (end: (wish: string) => void) => unknown = onSignal,
): Promise<Close> {
  const opened: Close[] = [];
  const closeEach = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) {
      await close().catch((error: unknown) => log.error({ err: error }, 'could not close'));
    }
  };
  // Whoever comes second waits for the first.
  let closing: Promise<void> | undefined;
  const closeAll = () => {
    closing ??= closeEach();
    return closing;
  };
  let endingSince = 0;
  const end = async (wish: string) => {
    const now = performance.now();
    // A service manager signals the whole group, so the same wish may come twice at once.
    if (endingSince && now - endingSince > SAME_WISH_MILLISECONDS) process.exit(1);
    if (endingSince) return;
    endingSince = now;
    log.info(`${wish}: finishing what is running`);
    // What is just being opened has to be closed too.
    await running.catch(() => {});
    await closeAll();
    log.info('stopped');
    process.exit(0);
  };
  const running = command((close) => opened.push(close));
  onWish((wish) => void end(wish));
  try {
    await running;
    return closeAll;
  } catch (error) {
    await closeAll();
    // What was cut short by the end is no failure.
    if (endingSince) return closeAll;
    throw error;
  }
}

function onSignal(tell: (signal: string) => void): void {
  for (const signal of SIGNALS) process.on(signal, () => tell(signal));
}
