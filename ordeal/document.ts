import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#bench/site.ts';
import { asMarkdown, markdownHead, type Row } from './table.ts';

const FILE = join(ROOT, 'docs/ordeal.md');
const START = '<!-- results -->';
const END = '<!-- /results -->';

/** Puts the rows between the marks of the document; trials that were not made keep theirs, in the order of `names`. */
export async function keepRows(rows: Row[], names: string[]): Promise<void> {
  const text = await readFile(FILE, 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start === -1 || end === -1) throw new Error(`${FILE} has no place for results`);
  const kept = text.slice(start, end).split('\n');
  const lineOf = (name: string) => {
    const row = rows.find((each) => each.name === name);
    return row ? asMarkdown(row) : kept.find((line) => line.startsWith(`| ${name} |`));
  };
  const lines = names.map(lineOf).filter((line) => line !== undefined);
  const table = [START, markdownHead(), ...lines, END].join('\n');
  await writeFile(FILE, text.slice(0, start) + table + text.slice(end + END.length));
}
