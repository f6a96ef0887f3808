import { keepLines } from '../document.ts';
import { markdownLine } from '../table.ts';
import type { Taken } from '../trial.ts';
import { REMOVALS } from './all.ts';
import type { Observed } from './observed.ts';
import type { Removal } from './removal.ts';

/** What was seen of a protection taken out, when and at which commit. */
export interface Finding {
  removal: Removal;
  observed: Observed;
  taken: Taken;
}

const HEAD = ['what would happen without it', 'taken out of', 'the test', 'seen', 'taken'];

/** Keeps what was seen in `docs/removals.md`; what was not tried keeps its line. */
export async function keepFindings(findings: Finding[]): Promise<void> {
  const lines = new Map(
    findings.map((finding) => [finding.removal.protects, markdownLine(cellsOf(finding))]),
  );
  const names = REMOVALS.map(({ protects }) => protects);
  await keepLines('docs/removals.md', HEAD, lines, names);
}

/** One line for who watches. */
export function lineOf({ removal, observed }: Finding): string {
  const { project, file, named = '' } = removal.red;
  return `${seen(observed).padEnd(8)}  ${removal.protects}  (${project} ${file} ${named})`;
}

function cellsOf({ removal, observed, taken }: Finding): string[] {
  const { file, named } = removal.red;
  const test = `\`${file}\`${named ? `: ${named}` : ''}`;
  const when = `${taken.date}, ${taken.commit}`;
  return [removal.protects, `\`${removal.file}\``, test, seen(observed), when];
}

function seen(observed: Observed): string {
  switch (observed.outcome) {
    case 'red':
      return 'red';
    case 'late':
      return 'red, out of time';
    case 'green':
      return 'NOT RED';
    case 'broken':
      return `NOT RED: ${observed.reason}`;
  }
}
