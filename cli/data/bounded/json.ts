/** Far deeper than any document of ours: what walks a value recursively overflows the stack some thousands deep. */
export const DEEPEST = 64;
/** A few bytes a value in the file become fifty and more in memory: 60 kB of gzip once took 11 GB. */
const MOST_VALUES = 4_000_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Parses JSON of unknown origin in bounded memory. Throws SyntaxError for what is no JSON, too deep or too much. */
export function parseBounded(bytes: Buffer): unknown {
  const excess = findExcess(bytes, MOST_VALUES);
  if (excess) throw new SyntaxError(`the JSON is ${excess}`);
  return JSON.parse(bytes.toString());
}

/** Why JSON or NDJSON cannot be parsed in bounded memory: it is nested too deep, or holds more than `mostValues`. */
export function findExcess(bytes: Buffer, mostValues: number): 'too deep' | 'too much' | null {
  let depth = 0;
  let values = 0;
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes[place] as number;
    if (byte === QUOTE) place = endOfString(bytes, place);
    else if (byte === COMMA) values += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      values += 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > DEEPEST) return 'too deep';
    if (values > mostValues) return 'too much';
  }
  return null;
}

/** The place of the quote that ends the string begun at `start`; the end of the bytes where none does. */
function endOfString(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(QUOTE, start + 1); ; end = bytes.indexOf(QUOTE, end + 1)) {
    if (end === -1) return bytes.length;
    let backslashes = 0;
    while (bytes[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
}
