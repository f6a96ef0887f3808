import { existsSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import type { Logger } from 'pino';
import { EmbeddedPostgresError } from '#db/embedded/embedded-error.ts';
import { readSettings, type Settings, SettingsError } from '#settings.ts';

/** Returns `user@host` of the person running the command. */
export function operator(): string {
  return `${userName()}@${hostname()}`;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

export interface CommandContext {
  settings: Settings;
  log: Logger;
  onEnd: OnEnd;
  say: (line: string) => void;
}

const MAX_MESSAGE_LENGTH = 1_000;

/** A problem that the operator can fix; the message is one line. */
export class OperatorError extends Error {}

/** The `chosen` names, else all. Throws OperatorError if one is unknown. */
export function chooseAmong(names: string[], chosen: string[], noun: string): string[] {
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length === 0) return chosen.length > 0 ? chosen : names;
  throw new OperatorError(
    `there is no ${noun} ${unknown.join(', ')}; there are ${names.join(', ')}`,
  );
}

/** Runs a command. An operator error prints one line and exits with status 1, any other error its stack trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  const message = await operatorMessageOf(command);
  if (message === undefined) return;
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

/** Runs a command and returns the line for its operator error, if any. Rethrows other errors. */
export async function operatorMessageOf(command: () => Promise<void>): Promise<string | undefined> {
  try {
    await command();
  } catch (error) {
    const isExpected =
      error instanceof OperatorError ||
      error instanceof SettingsError ||
      error instanceof EmbeddedPostgresError;
    if (!isExpected) throw error;
    return `tabayyan: ${asOneLine(error.message)}`;
  }
  return undefined;
}

// A message may quote a file or the database, with control characters and values of megabytes.
function asOneLine(message: string): string {
  const line = escapeControls(message.replace(/\s+/g, ' '));
  return line.length > MAX_MESSAGE_LENGTH ? `${line.slice(0, MAX_MESSAGE_LENGTH)}…` : line;
}

type Close = () => Promise<void>;
/** Registers a function that the end of the command calls. */
export type OnEnd = (close: Close) => void;

const REPEATED_REQUEST_MS = 1000;
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a command; its end, failure or a stop request runs the registered functions in reverse order. A second request exits at once. */
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

/** Reads the settings from the environment and `.env`; the environment wins. Throws SettingsError. */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings(process.env);
}

// C0 and C1 controls (U+009B alone starts an escape sequence), bidirectional controls, and line separators.
const CONTROLS = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** Replaces characters that control a terminal by `\uXXXX`, as JSON does. */
export function escapeControls(text: string): string {
  return text.replace(
    CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
