import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  endAll,
  endOnSignals,
  isOver,
  ROOT,
  run,
  scratchFolder,
  start,
} from '#tests/rig/processes.ts';
import { type HandMade, handMadeMutants } from './hand-made.ts';

const TEST_RUN_TIMEOUT_MS = 300_000;

/** `not tried`: the mutant cannot be applied, or its test cannot be run or fails without it. */
type Outcome = 'killed' | 'survived' | 'not tried';

/** Applies each hand-made mutant to a copy of the sources and runs its test; answers whether all were killed. */
export async function tryHandMade(words: string[]): Promise<boolean> {
  endOnSignals();
  const mutants = (await handMadeMutants()).filter((mutant) => isAbout(mutant, words));
  try {
    const folder = await copySources();
    const outcomes: Outcome[] = [];
    for (const [test, ofTest] of Map.groupBy(mutants, (mutant) => mutant.test)) {
      const isGreen = await passes(folder, ofTest[0]?.project, test).catch(sayWhy);
      for (const mutant of ofTest) {
        const outcome = isGreen ? await tryMutant(folder, mutant) : 'not tried';
        if (isOver()) return false;
        console.log(`${outcome.padEnd(9)}  ${mutant.protects}  (${mutant.file}, ${test})`);
        outcomes.push(outcome);
      }
    }
    const killed = outcomes.filter((outcome) => outcome === 'killed').length;
    console.log(`${killed} of ${mutants.length} hand-made mutants killed`);
    return mutants.length > 0 && killed === mutants.length;
  } finally {
    await endAll();
  }
}

/** Without words, every mutant is meant. */
function isAbout({ protects, file, test, project }: HandMade, words: string[]): boolean {
  if (words.length === 0) return true;
  return words.some((word) => `${protects} ${file} ${test} ${project}`.includes(word));
}

function sayWhy(error: Error): undefined {
  if (!isOver()) console.error(error.message);
}

async function tryMutant(folder: string, mutant: HandMade): Promise<Outcome> {
  const { file, from, to, project, test } = mutant;
  const path = join(folder, file);
  const source = await readFile(path, 'utf8');
  const [before, after, ...more] = source.split(from);
  if (after === undefined || more.length > 0) return 'not tried';
  await writeFile(path, `${before}${to}${after}`);
  try {
    const isGreen = await passes(folder, project, test).catch(sayWhy);
    if (isGreen === undefined) return 'not tried';
    return isGreen ? 'survived' : 'killed';
  } finally {
    await writeFile(path, source);
  }
}

/** Throws where no test ran: a mutant that keeps tests from running proves nothing. */
async function passes(
  folder: string,
  project: HandMade['project'] | undefined,
  test: string,
): Promise<boolean> {
  if (project === 'browser') await build(folder);
  const report = join(folder, 'report.json');
  await rm(report, { force: true });
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const reporter = ['--reporter=json', `--outputFile.json=${report}`];
  const { child, stop } = start(
    process.execPath,
    [vitest, 'run', `--project=${project}`, ...reporter, test],
    { cwd: folder, stdio: 'ignore' },
  );
  const limit = setTimeout(stop, TEST_RUN_TIMEOUT_MS);
  await new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  clearTimeout(limit);
  const { numPassedTests, numFailedTests, success }: Report = JSON.parse(
    await readFile(report, 'utf8'),
  );
  if (numPassedTests + numFailedTests === 0) throw new Error(`no test of ${test} ran`);
  return success && numFailedTests === 0;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
}

/** The sources as they are here, committed or not, with the installed packages. */
async function copySources(): Promise<string> {
  const folder = await scratchFolder();
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = (await run('git', ['-C', ROOT, ...args])).split('\0').filter(Boolean);
  for (const path of new Set([...paths, 'build'])) {
    await cp(join(ROOT, path), join(folder, path), { recursive: true }).catch(unlessMissing);
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

// Git lists files that were deleted since the last commit.
function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function build(folder: string): Promise<void> {
  const url = pathToFileURL(join(folder, 'cli/build.ts')).href;
  const { buildIfChanged }: Builder = await import(url);
  await buildIfChanged(() => {});
}

/** `cli/build.ts` of the copy. */
interface Builder {
  buildIfChanged(log: (line: string) => void): Promise<void>;
}
