import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { OperatorError } from './operator.ts';

/** Prompts twice for a password without echo, or reads the first line of a pipe. Throws OperatorError. */
export async function askPassword({ once }: { once: boolean }): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  // Prompts go to stderr so that they show when the output is piped.
  const prompt = (text: string) => void (isTerminal && process.stderr.write(text));
  // One reader for both lines, so that input typed or pasted ahead is not lost.
  const reader = createInterface({ input: process.stdin, output: nowhere(), terminal: isTerminal });
  const stop = () => reader.close();
  reader.once('SIGINT', stop);
  for (const signal of SIGNALS) process.once(signal, stop);
  const lines = reader[Symbol.asyncIterator]();
  const nextLine = async (question: string) => {
    prompt(question);
    const { value, done } = await lines.next();
    prompt('\n');
    if (done) throw new OperatorError('no password was given, nothing was changed');
    return value;
  };
  try {
    const password = await nextLine('Password (not shown): ');
    if (!isTerminal || once) return password;
    if ((await nextLine('Repeat the password: ')) === password) return password;
    throw new OperatorError('the two passwords differ, nothing was changed');
  } finally {
    reader.close();
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

const SIGNALS = ['SIGTERM', 'SIGHUP'] as const;

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
