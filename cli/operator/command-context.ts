import type { Logger } from 'pino';
import type { Settings } from '#settings.ts';
import type { OnEnd } from './closing.ts';

/** Everything a command of the operator works with. */
export interface CommandContext {
  settings: Settings;
  log: Logger;
  onEnd: OnEnd;
  /** Prints a line to the operator's terminal. */
  say: (line: string) => void;
}
