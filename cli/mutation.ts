import { parseArgs } from 'node:util';
import { OperatorError, runCommand } from '#cli/operator/operator-error.ts';
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

/** Returns whether every folder reaches its threshold. */
async function runFolders(
  requested: string[],
  options: { fresh: boolean; record: boolean },
): Promise<boolean> {
  const folders = mutatedFolders();
  const unknown = requested.filter((folder) => !folders.includes(folder));
  if (unknown.length > 0) {
    throw new OperatorError(
      `${unknown.join(', ')} is not mutated; these are: ${folders.join(', ')}, and hand`,
    );
  }
  let isAllHigh = true;
  for (const folder of requested.length > 0 ? requested : folders) {
    const startedMs = performance.now();
    const { measured: counts, report } = await runStryker(folder, { isFresh: options.fresh });
    measured.set(folder, counts);
    const scores = scoresOf(counts);
    const { atLeast } = recorded[folder] ?? {};
    const threshold = atLeast ? `${atLeast.score} and ${atLeast.coveredScore}` : 'not recorded';
    console.log(
      `${folder}: ${counts.mutants} mutants, ${counts.killed} killed, ${counts.noCoverage} without coverage; ` +
        `score ${scores.score} %, ${scores.coveredScore} % of those covered (at least ${threshold}); ` +
        `${((performance.now() - startedMs) / 1_000).toFixed(0)} s, ${report}`,
    );
    if (options.record) record(measured, folders);
    else isAllHigh &&= isHigh(scores, recorded[folder]);
  }
  if (!isAllHigh)
    console.error('Not every folder reaches its threshold in tests/mutation/scores.json.');
  return isAllHigh;
}
