import { isOver } from '#bench/ending.ts';
import { NotPossible, type Ordeal, type Verdict } from '../trial.ts';
import { REMOVALS } from './all.ts';
import { type Finding, keepFindings, lineOf } from './document.ts';
import { type Asked, type Failed, type Observed, observe } from './observed.ts';
import type { Removal } from './removal.ts';
import { copyTree, type Tree } from './tree.ts';

const PROJECTS = ['unit', 'integration', 'browser'] as const;

/** Each protection is taken out by itself, and its test has to see it. */
export async function tryRemovals({ isShort, only = [], taken }: Ordeal): Promise<Verdict> {
  const chosen = REMOVALS.filter(
    (removal) =>
      (!isShort || removal.red.project === 'unit') &&
      (only.length === 0 || only.some((part) => isAbout(removal, part))),
  );
  if (chosen.length === 0) throw new NotPossible('nothing there is called that');
  const tree = await copyTree();
  const findings: Finding[] = [];
  for (const project of PROJECTS) {
    const removals = chosen.filter(({ red }) => red.project === project);
    const unfit = await failingAnyway(tree, project, removals);
    for (const removal of removals) {
      const observed: Observed = unfit.some((failed) => isIn(removal, failed))
        ? { outcome: 'broken', reason: 'it fails with nothing taken out, too' }
        : await tryWithout(tree, removal);
      if (isOver()) return verdictOn(findings);
      const finding = { removal, observed, taken };
      console.log(lineOf(finding));
      findings.push(finding);
      // After each: what was seen is kept whenever it ends.
      if (!isShort) await keepFindings([finding]);
    }
  }
  return verdictOn(findings);
}

function isAbout({ protects, file, red }: Removal, part: string): boolean {
  return [protects, file, red.file].some((text) => text.includes(part)) || red.project === part;
}

/** The tests that are red before anything is taken out, and so say nothing. */
async function failingAnyway(
  tree: Tree,
  project: Asked['project'],
  removals: Removal[],
): Promise<Failed[]> {
  const failing: Failed[] = [];
  for (const isNamed of [true, false]) {
    const asked = removals.map(({ red }) => red).filter(({ named }) => Boolean(named) === isNamed);
    if (asked.length === 0) continue;
    if (project === 'browser') await tree.build();
    const names = [...new Set(asked.flatMap(({ named }) => named ?? []))];
    const fail = async (files: string[]) =>
      (await observe(tree.folder, { project, files, names })).failed;
    const failed = await fail([...new Set(asked.map(({ file }) => file))]);
    // Where others are at work, one may fail that would not.
    for (const file of new Set(failed.map((each) => each.file)))
      failing.push(...(await fail([file])));
  }
  for (const { file, name, reason } of failing) {
    console.log(`fails with nothing taken out: ${file}: ${name}: ${reason}`);
  }
  return failing;
}

function isIn({ red: { file, named = '' } }: Removal, failed: Failed): boolean {
  if (file !== failed.file) return false;
  return failed.name === '' || failed.name.includes(named.replaceAll(' > ', ' '));
}

async function tryWithout(tree: Tree, removal: Removal): Promise<Observed> {
  const { project, file, named } = removal.red;
  let putBack = async () => {};
  try {
    putBack = await tree.takeOut(removal);
    if (project === 'browser') await tree.build();
    const asked = { project, files: [file], names: named ? [named] : [] };
    const observed = await observe(tree.folder, asked);
    // Where others are at work, a test may run out of time that would not.
    return observed.outcome === 'late' ? await observe(tree.folder, asked) : observed;
  } catch (error) {
    return { outcome: 'broken', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    await putBack();
  }
}

function verdictOn(findings: Finding[]): Verdict {
  const unseen = findings.filter(({ observed }) => !isSeen(observed));
  const late = findings.filter(({ observed }) => observed.outcome === 'late').length;
  const missed = unseen.map(({ removal }) => removal.protects).join('; ');
  return {
    tried: 'each protection taken out of the source by itself, and the test that is for it run',
    times: `${findings.length} protections`,
    lost: unseen.length,
    isPassed: unseen.length === 0,
    note: missed ? `not seen: ${missed}` : `each was seen, ${late} of them by running out of time`,
  };
}

function isSeen({ outcome }: Observed): boolean {
  return outcome === 'red' || outcome === 'late';
}
