import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#bench/site.ts';
import { writeWhole } from '#domain/file/whole-file.ts';
import { asMarkdown, HEAD, markdownHead, markdownLine, type Row } from './table.ts';

const START = '<!-- results -->';
const END = '<!-- /results -->';

/** Keeps the rows in `docs/ordeal.md`. */
export async function keepRows(rows: Row[], names: string[]): Promise<void> {
  const lines = new Map(rows.map((row) => [row.name, asMarkdown(row)]));
  await keepLines('docs/ordeal.md', HEAD, lines, names);
}

/**
 * Puts lines, by what stands in their first cell, between the marks of a document; names without a new line keep theirs,
 * in the order of `names`.
 */
export async function keepLines(
  document: string,
  head: readonly string[],
  lines: Map<string, string>,
  names: string[],
): Promise<void> {
  const file = join(ROOT, document);
  const text = await readFile(file, 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start === -1 || end === -1) throw new Error(`${file} has no place for results`);
  const kept = text.slice(start, end).split('\n');
  const lineOf = (name: string) =>
    lines.get(name) ?? kept.find((line) => line.startsWith(`${markdownLine([name])} `));
  const all = names.map(lineOf).filter((line) => line !== undefined);
  const table = [START, markdownHead(head), ...all, END].join('\n');
  // Never half of it, for whoever reads it meanwhile.
  await writeWhole(file, Buffer.from(text.slice(0, start) + table + text.slice(end + END.length)));
}
