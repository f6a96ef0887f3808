import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trial } from '#chaos/rig/trial.ts';
import { ROOT, run, scratchFolder } from '#tests/rig/processes.ts';

/** The tests that call `combinations` (tests/samples/combinations.ts). */
const FILES = [
  'screens',
  'weight',
  'hostile-texts',
  'drawing-rules',
  'long-words',
  'frame',
  'markets',
  'market-live',
  'past-prices',
  'check',
  'mine',
  'news',
  'without-javascript',
  'accessible-modes',
].map((name) => `/${name}.browser.test.ts`);

interface Report {
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Runs the browser tests of screens, which check a sample in `npm test`, with all languages, themes and widths. */
export const everyScreen: Trial = {
  tried: 'every screen in every language, theme and width, as it is sent and as it is run',
  full: FILES.length,
  short: 1,
  run: async (files, losses) => {
    const report = join(await scratchFolder(), 'report.json');
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const reporters = ['--reporter=json', `--outputFile.json=${report}`];
    const args = [vitest, 'run', '--project=browser', ...FILES.slice(0, files), ...reporters];
    const env = { ...process.env, EVERY_COMBINATION: '1' };
    // A run with failed tests throws; the report names them.
    await run(process.execPath, args, { cwd: ROOT, env }).catch(() => {});
    const { numTotalTests, testResults }: Report = JSON.parse(await readFile(report, 'utf8'));
    for (const { name, status, assertionResults } of testResults) {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      for (const { fullName } of failed) losses.add(fullName);
      if (status === 'failed' && failed.length === 0) losses.add(`${name} was not read`);
    }
    return {
      times: `${numTotalTests} tests`,
      isWithinLimits: numTotalTests > 0,
      summary: 'accessible, nothing cut off, nothing too heavy, no markup run',
    };
  },
};
