/** The longest field in characters; longer ones are a damaged or hostile file. */
const MAX_FIELD_LENGTH = 20_000;

/** The text is not CSV, or has too long a field; the message is one line and names the record, counted from 1. */
export class CsvError extends Error {}

/** The records of a CSV text (RFC 4180), line breaks within quotes included. Throws CsvError. */
export function* readCsv(text: string): Generator<string[]> {
  let recordNumber = 1;
  let record: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const [field, end] = text[at] === '"' ? quoted(text, at + 1) : plain(text, at);
    if (field.length > MAX_FIELD_LENGTH) {
      throw new CsvError(`record ${recordNumber} has a field that is too long`);
    }
    if (end === -1 || !isEndOfField(text[end]))
      throw new CsvError(`record ${recordNumber} is not CSV`);
    record.push(field);
    if (text[end] === ',') {
      at = end + 1;
      // A comma at the end of the text has an empty field after it.
      if (at < text.length) continue;
      record.push('');
    }
    yield record;
    recordNumber++;
    record = [];
    at = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
  }
}

function isEndOfField(character: string | undefined): boolean {
  return character === undefined || /[,\r\n]/.test(character);
}

function plain(text: string, start: number): [field: string, end: number] {
  const found = text.slice(start, start + MAX_FIELD_LENGTH + 1).search(/[,\r\n]/);
  const end = found === -1 ? Math.min(text.length, start + MAX_FIELD_LENGTH + 1) : start + found;
  return [text.slice(start, end), end];
}

// The end is -1 for a field that never ends.
function quoted(text: string, start: number): [field: string, end: number] {
  let from = start;
  for (;;) {
    const end = text.indexOf('"', from);
    if (end === -1) return ['', -1];
    if (text[end + 1] !== '"') return [text.slice(start, end).replaceAll('""', '"'), end + 1];
    from = end + 2;
  }
}
