import { hostname, userInfo } from 'node:os';
import type { Logger } from 'pino';
import type { Settings } from '#settings.ts';
import type { OnEnd } from './run-with-cleanup.ts';

/** Returns `user@host` of the person running the command. */
export function operator(): string {
  return `${userName()}@${hostname()}`;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the user id may have no name.
    return String(process.getuid?.() ?? 'unknown');
  }
}

/** Dependencies of an operator command. */
export interface CommandContext {
  settings: Settings;
  log: Logger;
  onEnd: OnEnd;
  /** Prints a line to the operator's terminal. */
  say: (line: string) => void;
}
