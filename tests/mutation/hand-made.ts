import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '#tests/rig/processes.ts';
import type { Mutant } from './mutant.ts';

/** A hand-made mutant with all paths relative to the project's root. */
export interface HandMade extends Mutant {
  readonly test: string;
  readonly project: 'unit' | 'integration' | 'browser';
}

const ENDING = '.mutants.ts';
const FOLDERS = '{app,cli,db,domain,http,tests}';

/** Every hand-made mutant of the project, in the order of their lists' paths. */
export async function handMadeMutants(): Promise<HandMade[]> {
  const lists = globSync(`${FOLDERS}/**/*${ENDING}`, { cwd: ROOT }).sort();
  const mutants = await Promise.all(lists.map(readList));
  return mutants.flat();
}

async function readList(path: string): Promise<HandMade[]> {
  const { MUTANTS }: { MUTANTS: readonly Mutant[] } = await import(
    pathToFileURL(join(ROOT, path)).href
  );
  const subject = path.slice(0, -ENDING.length);
  const test = existsSync(join(ROOT, `${subject}.test.tsx`))
    ? `${subject}.test.tsx`
    : `${subject}.test.ts`;
  return MUTANTS.map((mutant) => ({
    ...mutant,
    file: join(dirname(path), mutant.file),
    test,
    project: projectOf(subject),
  }));
}

function projectOf(subject: string): HandMade['project'] {
  if (subject.endsWith('.browser')) return 'browser';
  return subject.endsWith('.db') ? 'integration' : 'unit';
}
