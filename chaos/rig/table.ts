import type { Verdict } from './trial.ts';

/** A recorded verdict with its trial, date and commit. */
export interface Row extends Verdict {
  date: string;
  commit: string;
  name: string;
  isShort: boolean;
}

const HEAD = ['trial', 'tried', 'how often', 'lost', 'recovery', 'held', 'taken', 'seen'];

/** The first two lines of a document's table. */
export const MARKDOWN_HEAD = `${markdownLine(HEAD)}\n${markdownLine(HEAD.map(() => '---'))}`;

/** The rows as text in aligned columns. */
export function showTable(rows: Row[]): string {
  const all = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return lines.map((line) => line.join('  ').trimEnd()).join('\n');
}

/** One line of a document's table. */
export function asMarkdown(row: Row): string {
  return markdownLine(cellsOf(row));
}

/** The beginning of a trial's row. */
export function startOfLine(name: string): string {
  return `${markdownLine([name])} `;
}

function markdownLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function cellsOf(row: Row): string[] {
  const { name, tried, times, lost, recoveryMs, isPassed, note } = row;
  return [
    name,
    tried,
    times,
    String(lost),
    recoveryMs === undefined ? '' : `${(recoveryMs / 1_000).toFixed(2)} s`,
    isPassed ? 'yes' : 'NO',
    `${row.date}, ${row.commit}${row.isShort ? ', short' : ''}`,
    note,
  ];
}
