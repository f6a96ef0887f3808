import { join } from 'node:path';
import { alignColumns, markdownRow, markdownTable, saveResults } from '#bench/rig/table.ts';
import { ROOT } from '#tests/rig/processes.ts';
import type { Verdict } from './trial.ts';

/** A recorded verdict with its trial, date and commit. */
export interface Row extends Verdict {
  date: string;
  commit: string;
  name: string;
}

const HEAD = ['trial', 'tried', 'how often', 'lost', 'recovery', 'held', 'taken', 'seen'];

/** The rows as text in aligned columns. */
export function showTable(rows: Row[]): string {
  return alignColumns([HEAD, ...rows.map(cellsOf)]);
}

/** Writes the rows into the table of `docs/chaos.md`, in the order of `names`; other trials keep their rows. */
export async function saveRows(rows: Row[], names: string[]): Promise<void> {
  const file = join(ROOT, 'docs/chaos.md');
  for (const { name, log, date, commit } of rows) {
    const taken = `\`npm run chaos -- ${name}\`, ${date}, ${commit}:\n\n`;
    if (log) await saveResults(file, () => taken + markdownTable(log), `${name} log`);
  }
  const lines = new Map(rows.map((row) => [row.name, markdownRow(cellsOf(row))]));
  await saveResults(file, (earlier) => {
    const lineOf = (name: string) =>
      lines.get(name) ?? earlier.split('\n').find((line) => line.startsWith(`| ${name} |`));
    return [markdownTable([HEAD]), ...names.map(lineOf).filter(Boolean)].join('\n');
  });
}

function cellsOf({ name, tried, times, lost, recoveryMs, isPassed, note, ...row }: Row): string[] {
  return [
    name,
    tried,
    times,
    String(lost),
    recoveryMs === undefined ? '' : `${(recoveryMs / 1_000).toFixed(2)} s`,
    isPassed ? 'yes' : 'NO',
    `${row.date}, ${row.commit}`,
    note,
  ];
}
