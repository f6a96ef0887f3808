import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { figuresAsMarkdown } from '#bench/rig/figure.ts';
import type { Results } from './run.ts';

const FILE = join(import.meta.dirname, 'README.md');
const START = '<!-- results -->';
const END = '<!-- /results -->';

/** Writes the results of a whole run between the markers of the document. */
export async function writeReadme(results: Results): Promise<void> {
  const text = await readFile(FILE, 'utf8');
  const [before, after] = [text.indexOf(START), text.indexOf(END)];
  if (before === -1 || after === -1) throw new Error(`${FILE} has no place for results`);
  const updated = `${START}\n${tell(results)}\n${text.slice(after)}`;
  await writeFile(FILE, text.slice(0, before) + updated);
}

function tell({ at, commit, machine, figures, failures }: Results): string {
  const facts = Object.entries(machine).map(([name, value]) => `${name}: ${value}`);
  const failed = Object.entries(failures).map(([name, why]) => `\n${name} failed: ${why}`);
  const table = figuresAsMarkdown(Object.values(figures).flat());
  return `${at.slice(0, 10)}, commit ${commit}; ${facts.join(', ')}.\n\n${table}\n${failed.join('')}`;
}
