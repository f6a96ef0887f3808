import { EmbeddedPostgresError } from '#db/embedded/embedded.ts';
import { SettingsError } from '#settings.ts';
import { escapeControls } from './escape-controls.ts';

const MAX_MESSAGE_LENGTH = 1_000;

/** A problem that the operator can fix; the message is one line. */
export class OperatorError extends Error {}

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
