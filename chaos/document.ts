import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asMarkdown, MARKDOWN_HEAD, type Row, startOfLine } from '#chaos/rig/table.ts';
import { writeDurably } from '#domain/file/atomic-write.ts';
import { ROOT } from '#tests/rig/processes.ts';

const DOCUMENT = 'docs/chaos.md';
const START = '<!-- results -->';
const END = '<!-- /results -->';

/** Writes the rows into the table of `docs/chaos.md`, in the order of `names`; other trials keep their rows. */
export async function keepRows(rows: Row[], names: string[]): Promise<void> {
  const file = join(ROOT, DOCUMENT);
  const text = await readFile(file, 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start === -1 || end === -1) throw new Error(`${file} has no place for results`);
  const earlier = text.slice(start, end).split('\n');
  const lines = new Map(rows.map((row) => [row.name, asMarkdown(row)]));
  const lineOf = (name: string) =>
    lines.get(name) ?? earlier.find((line) => line.startsWith(startOfLine(name)));
  const all = names.map(lineOf).filter((line) => line !== undefined);
  const table = [START, MARKDOWN_HEAD, ...all, END].join('\n');
  // Replaced atomically, so that no reader sees half of the file.
  await writeDurably(
    file,
    Buffer.from(text.slice(0, start) + table + text.slice(end + END.length)),
  );
}
