import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChaosRun, Verdict } from '#chaos/rig/trial.ts';
import { atEnd, ROOT, start } from '#tests/rig/processes.ts';

const FILES = [
  'accessibility',
  'screens',
  'weight',
  'hostile-texts',
  'frame',
  'market-figures',
  'news',
].map((name) => `tests/${name}.browser.test.ts`);

/** Runs the browser tests of screens, which check a sample in `npm test`, with all languages, themes and widths. */
export async function tryScreens({ isShort }: ChaosRun): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-screens-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const report = join(folder, 'report.json');
  const files = isShort ? FILES.slice(0, 1) : FILES;
  await run([...files, '--reporter=json', `--outputFile.json=${report}`]);
  const { testResults }: Report = JSON.parse(await readFile(report, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed');
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed),
  );
  const lost = failed.length + unread.length;
  return {
    tried: 'every screen in every language, theme and width, as it is sent and as it is run',
    times: `${tests.length} tests`,
    lost,
    isPassed: lost === 0 && tests.length > 0,
    note:
      [...failed.map(({ fullName }) => fullName), ...unread.map(({ name }) => name)].join('; ') ||
      'nothing in the way of anyone, nothing cut off, nothing too heavy, no markup run',
  };
}

interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

function isFailed({ status }: { status: string }): boolean {
  return status === 'failed';
}

async function run(args: string[]): Promise<void> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, EVERY_COMBINATION: '1' };
  const { child } = start(process.execPath, [vitest, 'run', '--project=browser', ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
}
