import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { escapeControls } from './operator.ts';

/** Creates a logger that writes JSON lines, or readable lines on a terminal, with control characters escaped. */
export function createLog(
  level: string,
  output: { fd: number; isTTY?: boolean } = process.stdout,
): Logger {
  const options = { level, base: null };
  if (!output.isTTY) {
    const hooks = { streamWrite: escapeLine };
    return pino({ ...options, hooks }, pino.destination({ sync: true, dest: output.fd }));
  }
  const look = { translateTime: 'HH:MM:ss', ignore: 'pid,hostname', messageFormat: indent };
  const hooks = { streamWrite: escapeTwice };
  return pino({ ...options, hooks }, pretty({ sync: true, ...look, destination: output.fd }));
}

// JSON.stringify escapes only C0 controls. The rest can occur only inside strings, where `\uXXXX` is valid JSON.
function escapeLine(json: string): string {
  return `${escapeControls(json.trimEnd())}\n`;
}

// pino-pretty decodes one level of escapes. Line ends stay readable, for stack traces and for mails in the log.
function escapeTwice(json: string): string {
  return escapeLine(json).replace(/\\(\\|[bfr]|u[\da-f]{4})/gi, (escaped, code) =>
    code === '\\' ? escaped : `\\${escaped}`,
  );
}

function indent(line: Record<string, unknown>, messageKey: string): string {
  return String(line[messageKey] ?? '').replaceAll('\n', '\n    ');
}
