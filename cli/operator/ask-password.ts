import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { OperatorError } from './operator-error.ts';

/** The password from the terminal, asked for twice and not shown; from a pipe its first line. Throws OperatorError. */
export async function askPassword(given: { once: boolean }): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  // Prompts are no output: who pipes the output still sees them.
  const say = (text: string) => void (isTerminal && process.stderr.write(text));
  // One reader for both lines: what is typed or pasted ahead is not lost between them.
  const reader = createInterface({ input: process.stdin, output: nowhere(), terminal: isTerminal });
  const stop = () => reader.close();
  reader.once('SIGINT', stop);
  for (const signal of SIGNALS) process.once(signal, stop);
  const lines = reader[Symbol.asyncIterator]();
  const nextLine = async (prompt: string) => {
    say(prompt);
    const { value, done } = await lines.next();
    say('\n');
    if (done) throw new OperatorError('no password was given, nothing was changed');
    return value;
  };
  try {
    const password = await nextLine('Password (not shown): ');
    if (!isTerminal || given.once) return password;
    if ((await nextLine('The same again: ')) === password) return password;
    throw new OperatorError('the two passwords differ, nothing was changed');
  } finally {
    reader.close();
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

const SIGNALS = ['SIGTERM', 'SIGHUP'] as const;

// The line editor writes what is typed to its output.
function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
