import type { Taken, Verdict } from './trial.ts';

/** A verdict as it is kept: which trial, when, at which commit. */
export interface Row extends Verdict, Taken {
  name: string;
  isShort: boolean;
}

/** What stands above the columns. */
export const HEAD = ['trial', 'tried', 'how often', 'lost', 'recovery', 'held', 'taken', 'seen'];

/** The lines in columns as wide as what stands in them. */
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

/** The lines above those. */
export function markdownHead(head: readonly string[]): string {
  return [markdownLine(head), markdownLine(head.map(() => '---'))].join('\n');
}

/** The cells as a line of a document's table. */
export function markdownLine(cells: readonly string[]): string {
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
