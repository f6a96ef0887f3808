import type { Logger } from 'pino';
import type { Settings } from '#settings.ts';
import type { OnEnd } from './run-with-cleanup.ts';

/** Dependencies of an operator command. */
export interface CommandContext {
  settings: Settings;
  log: Logger;
  onEnd: OnEnd;
  /** Prints a line to the operator's terminal. */
  say: (line: string) => void;
}
