import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { escapeControls } from './escape-controls.ts';

/** JSON lines; on a terminal, lines for a person. What strangers have sent steers neither a terminal nor a viewer of logs. */
export function createLog(
  level: string,
  output: { fd: number; isTTY?: boolean } = process.stdout,
): Logger {
  const options = { level, base: null };
  const to = { sync: true };
  if (!output.isTTY) {
    const hooks = { streamWrite: escapeLine };
    return pino({ ...options, hooks }, pino.destination({ ...to, dest: output.fd }));
  }
  const look = { translateTime: 'HH:MM:ss', ignore: 'pid,hostname', messageFormat: indent };
  const hooks = { streamWrite: escapeTwice };
  return pino({ ...options, hooks }, pretty({ ...to, ...look, destination: output.fd }));
}

// JSON escapes C0 alone. What is raw in a line of it can only stand in its strings.
function escapeLine(json: string): string {
  return `${escapeControls(json.trimEnd())}\n`;
}

// Once is undone before it is shown. Line ends stay: in a trace, and in a mail that no server took.
function escapeTwice(json: string): string {
  return escapeLine(json).replace(/\\(\\|[bfr]|u[\da-f]{4})/gi, (escaped, what) =>
    what === '\\' ? escaped : `\\${escaped}`,
  );
}

// So that no further line of a message looks like one of the log.
function indent(line: Record<string, unknown>, messageKey: string): string {
  return String(line[messageKey] ?? '').replaceAll('\n', '\n    ');
}
