/** The longest field in characters; longer ones are a damaged or hostile file. */
const LONGEST_FIELD = 20_000;

/** The records of a CSV text (RFC 4180), line breaks within quotes included. Throws RangeError for a field that never ends. */
export function* readCsv(text: string): Generator<string[]> {
  let record: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const [field, end] = text[at] === '"' ? quoted(text, at + 1) : plain(text, at);
    if (field.length > LONGEST_FIELD) throw new RangeError('a field is too long');
    record.push(field);
    if (text[end] === ',') {
      at = end + 1;
      // A comma at the end of a record or of the text has an empty field after it.
      if (at < text.length) continue;
      record.push('');
    }
    yield record;
    record = [];
    at = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
  }
}

function plain(text: string, start: number): [field: string, end: number] {
  const found = text.slice(start, start + LONGEST_FIELD + 1).search(/[,\r\n]/);
  const end = found === -1 ? Math.min(text.length, start + LONGEST_FIELD + 1) : start + found;
  return [text.slice(start, end), end];
}

function quoted(text: string, start: number): [field: string, end: number] {
  let from = start;
  for (;;) {
    const end = text.indexOf('"', from);
    if (end === -1) throw new RangeError('a quoted field never ends');
    if (text[end + 1] !== '"') return [text.slice(start, end).replaceAll('""', '"'), end + 1];
    from = end + 2;
  }
}
