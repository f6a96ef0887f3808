import { EmbeddedPostgresError } from '#db/embedded/embedded.ts';
import { SettingsError } from '#settings.ts';
import { escapeControls } from './escape-controls.ts';

const LONGEST_COMPLAINT = 1_000;

/** Something the operator can mend; the message is one line that says what. */
export class OperatorError extends Error {}

/** Runs a command. What the operator can mend ends it with one line and status 1, all else with its trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  const complaint = await complaintOf(command);
  if (complaint === undefined) return;
  process.stderr.write(`${complaint}\n`);
  process.exitCode = 1;
}

/** What a command says to the operator, if there is something to mend. */
export async function complaintOf(command: () => Promise<void>): Promise<string | undefined> {
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

// It may quote a file or the database: a terminal obeys control characters, and a value may be megabytes long.
function asOneLine(message: string): string {
  const line = escapeControls(message.replace(/\s+/g, ' '));
  return line.length > LONGEST_COMPLAINT ? `${line.slice(0, LONGEST_COMPLAINT)}…` : line;
}
