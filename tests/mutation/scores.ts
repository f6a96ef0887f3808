import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tests/rig/processes.ts';

const FILE = join(ROOT, 'tests/mutation/scores.json');

/** Counts of one run: mutants that stand for a fault, those that a test detected, those that no unit test reaches. */
export interface Measured {
  mutants: number;
  killed: number;
  noCoverage: number;
}

/** Percentages, as Stryker defines them: of all mutants, and of those that a unit test reaches. */
export interface Scores {
  score: number;
  coveredScore: number;
}

/** The last measurement of a folder, and the lowest scores that the command accepts. */
type Recorded = Measured & Scores & { atLeast: Scores };

export function scoresOf({ mutants, killed, noCoverage }: Measured): Scores {
  return { score: percent(killed, mutants), coveredScore: percent(killed, mutants - noCoverage) };
}

/** Whether a folder reaches its threshold; one without a threshold does not. */
export function isHigh({ score, coveredScore }: Scores, atLeast: Scores | undefined): boolean {
  if (!atLeast) return false;
  return score >= atLeast.score && coveredScore >= atLeast.coveredScore;
}

export function readRecorded(): Record<string, Recorded> {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Records what was measured of a folder, with the scores rounded down as thresholds; drops all but the `folders`. */
export function record(folder: string, measured: Measured, folders: string[]): void {
  const all = { ...readRecorded(), [folder]: recordedFrom(measured) };
  const entries = folders.flatMap((name) => (all[name] ? [[name, all[name]]] : []));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

function recordedFrom(measured: Measured): Recorded {
  const scores = scoresOf(measured);
  const { score, coveredScore } = scores;
  return {
    ...measured,
    ...scores,
    atLeast: { score: Math.floor(score), coveredScore: Math.floor(coveredScore) },
  };
}

/** To two digits; 100 where there is nothing to detect. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.round((part / whole) * 10_000) / 100;
}
