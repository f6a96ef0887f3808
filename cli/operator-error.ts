import { EmbeddedPostgresError } from '#db/embedded.ts';
import { SettingsError } from '#settings.ts';

/** Something the operator can mend; the message is one line that says what. */
export class OperatorError extends Error {}

/** Runs a command. What the operator can mend ends it with one line and status 1, all else with its trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExpected =
      error instanceof OperatorError ||
      error instanceof SettingsError ||
      error instanceof EmbeddedPostgresError;
    if (!isExpected) throw error;
    process.stderr.write(`tabayyan: ${error.message.replace(/\s+/g, ' ')}\n`);
    process.exitCode = 1;
  }
}
