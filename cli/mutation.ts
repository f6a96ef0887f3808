import { parseArgs } from 'node:util';
import { chooseAmong, runCommand } from '#cli/operator/operator.ts';
import { mutatedFolders, runStryker } from '../tests/mutation/run-stryker.ts';
import { isHigh, readRecorded, record, scoresOf } from '../tests/mutation/scores.ts';
import { tryHandMade } from '../tests/mutation/try-hand-made.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fresh: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  });
  const [first, ...words] = positionals;
  const isAllHigh =
    first === 'hand' ? await tryHandMade(words) : await runFolders(positionals, values);
  process.exitCode = isAllHigh ? 0 : 1;
});

// Returns whether every folder reaches its threshold; with `--record`, whether every folder was measured.
async function runFolders(
  named: string[],
  options: { fresh: boolean; record: boolean },
): Promise<boolean> {
  const folders = mutatedFolders();
  let isAllHigh = true;
  for (const folder of chooseAmong(folders, named, 'mutated folder')) {
    try {
      const { measured, seconds, report } = await runStryker(folder, { isFresh: options.fresh });
      if (options.record) record(folder, measured, folders);
      const { atLeast } = readRecorded()[folder] ?? {};
      const scores = scoresOf(measured);
      console.log(
        `${folder}: ${measured.mutants} mutants, ${measured.killed} killed, ${measured.noCoverage} without coverage; ` +
          `score ${scores.score} %, ${scores.coveredScore} % of those covered ` +
          `(${atLeast ? `at least ${atLeast.score} and ${atLeast.coveredScore}` : 'no threshold recorded'}); ` +
          `${seconds} s, ${report}`,
      );
      isAllHigh &&= isHigh(scores, atLeast);
    } catch (error) {
      console.error(`${folder}: ${error instanceof Error ? error.message : error}`);
      isAllHigh = false;
    }
  }
  if (!isAllHigh)
    console.error('Not every folder reaches its threshold in tests/mutation/scores.json.');
  return isAllHigh;
}
