import { readFile } from 'node:fs/promises';
import { writeDurably } from '#domain/file/atomic-write.ts';
import { ROOT, run } from '#tests/rig/processes.ts';

/** The rows as text in aligned columns. */
export function alignColumns(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return lines.map((line) => line.join('  ').trimEnd()).join('\n');
}

/** The rows as a Markdown table whose first row is its head. */
export function markdownTable([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map(markdownRow).join('\n');
}

/** One row of a Markdown table. */
export function markdownRow(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Replaces the results between the markers `name` of a document, given the earlier ones. Throws if it has no markers. */
export async function saveResults(
  file: string,
  resultsFrom: (earlier: string) => string,
  name = 'results',
): Promise<void> {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = await readFile(file, 'utf8');
  const [start, end] = [text.indexOf(opening) + opening.length, text.indexOf(closing)];
  if (end < start) throw new Error(`${file} has no place for results`);
  const results = `\n${resultsFrom(text.slice(start, end).trim())}\n`;
  await writeDurably(file, Buffer.from(text.slice(0, start) + results + text.slice(end)));
}

/** The commit of a checkout, with `-changed` if files outside `docs` differ from it; `unknown` without git. */
export async function commitOf(checkout = ROOT): Promise<string> {
  const git = (...args: string[]) => run('git', ['-C', checkout, ...args]).catch(() => '');
  const commit = (await git('rev-parse', '--short', 'HEAD')).trim() || 'unknown';
  const changed = await git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs');
  return changed === '' ? commit : `${commit}-changed`;
}
