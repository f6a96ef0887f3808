import { decodeUtf8 } from '#domain/text/utf8.ts';

/** Far deeper than any real document; recursion over a value overflows the stack at some thousands. */
export const MAX_DEPTH = 64;
/** A value of a few bytes takes fifty and more in memory: 60 kB of gzip once took 11 GB. */
const MAX_VALUES = 4_000_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Parses untrusted JSON in UTF-8 in bounded memory. Throws SyntaxError if it is invalid, too deep or too large. */
export function parseBounded(bytes: Buffer): unknown {
  const values = countValues(bytes, MAX_VALUES);
  if (typeof values === 'string') throw new SyntaxError(`the JSON is ${values}`);
  const text = decodeUtf8(bytes);
  if (text === null) throw new SyntaxError('the JSON is not in UTF-8');
  return JSON.parse(text);
}

/** The number of values in JSON or NDJSON, or why it cannot be parsed in bounded memory: it has more than `maxValues`, or is nested too deep. */
export function countValues(bytes: Buffer, maxValues: number): number | 'too deep' | 'too much' {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] as number;
    if (byte === QUOTE) index = endOfString(bytes, index);
    else if (byte === COMMA) values += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      values += 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > MAX_DEPTH) return 'too deep';
    if (values > maxValues) return 'too much';
  }
  return values;
}

function endOfString(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(QUOTE, start + 1); ; end = bytes.indexOf(QUOTE, end + 1)) {
    if (end === -1) return bytes.length;
    let backslashes = 0;
    while (bytes[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
}

const NEWLINE = 0x0a;

export class LongLineError extends Error {}

/** Yields the lines of a byte stream without newlines. Throws LongLineError as soon as a line exceeds `maxBytes`. */
export async function* boundedLines(
  input: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let lineBytes = 0;
  const append = (bytes: Buffer) => {
    lineBytes += bytes.length;
    if (lineBytes > maxBytes) throw new LongLineError();
    parts.push(bytes);
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      append(chunk.subarray(start, end));
      yield parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
      parts = [];
      lineBytes = 0;
      start = end + 1;
    }
    if (start < chunk.length) append(chunk.subarray(start));
  }
  if (lineBytes > 0) yield Buffer.concat(parts);
}
