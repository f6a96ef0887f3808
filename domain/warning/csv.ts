import { WarningListError } from './error.ts';

const LONGEST_CELL = 20_000;

/** The records of a CSV file by the names of its header (RFC 4180). Nameless columns are left out. */
export function readCsv(text: string, needed: readonly string[]): Record<string, string>[] {
  const [header = [], ...rows] = recordsOf(text);
  const missing = needed.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new WarningListError(`it has no column ${missing.join(', ')}`);
  return rows.map((row) =>
    Object.fromEntries(header.flatMap((name, at) => (name ? [[name, row[at] ?? '']] : []))),
  );
}

function recordsOf(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  while (cell.lastIndex < text.length) {
    const [whole, quoted, plain = '', end] = cell.exec(text) ?? [''];
    if (whole === '') throw new WarningListError(`its record ${records.length + 1} is not CSV`);
    if (whole.length > LONGEST_CELL)
      throw new WarningListError(`its record ${records.length + 1} has a cell that is too long`);
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (record.some((value) => value !== '')) records.push(record);
    record = [];
  }
  // The file may end without a line break, also after a comma.
  if (record.some((value) => value !== '')) records.push(record);
  return records;
}
