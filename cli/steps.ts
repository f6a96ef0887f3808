import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const REACT_ROUTER = 'node_modules/@react-router/dev/bin.cjs';
const TSC = 'node_modules/typescript/bin/tsc';
const KNIP = 'node_modules/knip/bin/knip.js';
const VITEST = 'node_modules/vitest/vitest.mjs';

const INTERRUPTS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

interface Tally {
  passed: number;
  failed: number;
}

/** Checks formatting, lint, types and unused code; a failed step does not stop the others. */
export async function checkSources(tally: Tally): Promise<void> {
  await generateRouteTypes(tally);
  await Promise.all([checkFormat(tally), checkUses(tally)]);
}

async function checkFormat(tally: Tally): Promise<void> {
  await step(tally, 'format and lint', () => runTool(BIOME, 'ci', '--colors=off', '.'));
  await compile(tally);
}

async function checkUses(tally: Tally): Promise<void> {
  await step(tally, 'unused code', () => runTool(KNIP));
  const production = [
    '--production',
    '--config',
    'knip.production.json',
    '--include',
    'exports,types',
  ];
  await step(tally, 'code that only tests use', () => runTool(KNIP, ...production));
}

/** Generates the route types (`./+types/…`), then checks types. */
export async function checkTypes(tally: Tally): Promise<void> {
  await generateRouteTypes(tally);
  await compile(tally);
}

async function generateRouteTypes(tally: Tally): Promise<void> {
  await step(tally, 'route types', () => runTool(REACT_ROUTER, 'typegen'));
}

async function compile(tally: Tally): Promise<void> {
  // In one thread, since each of several checks again what they share: 18 s of processor time instead of 28 s.
  await step(tally, 'types', () => runTool(TSC, '--noEmit', '--singleThreaded'));
}

/** Runs `work`, prints and counts its outcome, and returns whether it passed. */
export async function step(
  tally: Tally,
  name: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const startedMs = performance.now();
  const took = () => `${((performance.now() - startedMs) / 1_000).toFixed(1)} s`;
  try {
    await work();
    tally.passed++;
    console.log(`✓ ${name}  ${took()}`);
    return true;
  } catch (error) {
    tally.failed++;
    console.log(`✗ ${name}  ${took()}\n${error instanceof Error ? error.message : error}`);
    return false;
  }
}

/** Runs Vitest projects, shows their output, and counts their tests. */
export async function runTests(
  tally: Tally,
  projects: string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-test-'));
  const report = join(folder, 'report.json');
  try {
    const { code } = await run(
      [
        VITEST,
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      'inherit',
      environment,
    );
    const counted = await countTests(report);
    if (code !== 0 && counted.failed === 0) counted.failed = 1;
    tally.passed += counted.passed;
    tally.failed += counted.failed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Prints the numbers of tests; a failed one makes the exit code 1. */
export function conclude({ passed, failed }: Tally): void {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function runTool(script: string, ...args: string[]): Promise<void> {
  const { code, output } = await run([script, ...args], 'pipe');
  if (code !== 0) throw new Error(output.trim());
}

async function run(
  args: string[],
  output: 'inherit' | 'pipe',
  environment: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  // On a signal, waits for the tool to clean up, then exits.
  const interrupt = (signal: NodeJS.Signals) => {
    child.once('close', () => process.exit(128 + constants.signals[signal]));
  };
  for (const signal of INTERRUPTS) process.once(signal, interrupt);
  const code = await promise.finally(() => {
    for (const signal of INTERRUPTS) process.off(signal, interrupt);
  });
  return { code, output: Buffer.concat(chunks).toString() };
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

async function countTests(report: string): Promise<Tally> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(text);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}
