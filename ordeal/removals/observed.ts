import { readFile, rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { start } from '#bench/ending.ts';
import type { Removal } from './removal.ts';

const LONGEST_MS = 300_000;

/**
 * How tests came out: green; red by an assertion; late, where one ran out of time; broken, where what failed was no
 * assertion: then nothing is said of the protection.
 */
export type Observed =
  | { outcome: 'green' | 'red' | 'late' }
  | { outcome: 'broken'; reason: string };

/** Which tests to run: files of a project, and of those the tests named so; all where there is no name. */
export interface Asked {
  project: Removal['red']['project'];
  files: string[];
  names: string[];
}

/** Runs tests in the tree at `folder`. */
export async function observe(
  folder: string,
  { project, files, names }: Asked,
): Promise<Observed & { failed: Failed[] }> {
  const report = join(folder, 'report.json');
  await rm(report, { force: true });
  const args = ['run', `--project=${project}`, '--reporter=json', `--outputFile.json=${report}`];
  const pattern = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const { child, stop } = start(
    process.execPath,
    [vitest, ...args, ...(pattern ? ['-t', pattern] : []), ...files],
    { cwd: folder, stdio: 'ignore' },
  );
  const cut = setTimeout(stop, LONGEST_MS);
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(null));
  });
  clearTimeout(cut);
  await stop();
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { outcome: 'broken', reason: noReport(code), failed: [] };
  const read: Report = JSON.parse(text);
  const failed = read.testResults.flatMap((result) => failedIn(result, folder));
  return { ...judge(read, code), failed };
}

/** A test that failed, and why; without a name, its whole file. */
export interface Failed {
  file: string;
  name: string;
  reason: string;
}

function failedIn({ name: path, status, message, assertionResults }: Result, folder: string) {
  const file = path.slice(folder.length + 1);
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      file,
      name: fullName,
      reason: firstLine(failureMessages?.[0] ?? ''),
    }));
  if (tests.length > 0 || status !== 'failed') return tests;
  return [{ file, name: '', reason: firstLine(message ?? '') }];
}

interface Report {
  testResults: Result[];
}

interface Result {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
}

/** What a report says; `code` is what the run ended with. */
export function judge({ testResults }: Report, code: number | null): Observed {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const reasons = testResults.flatMap(reasonsOf);
  if (reasons.some((reason) => ASSERTION.test(reason))) return { outcome: 'red' };
  if (reasons.some((reason) => LATE.test(reason))) return { outcome: 'late' };
  const broken = testResults.find(({ status }) => status === 'failed');
  const reason = reasons[0] || broken?.message;
  if (reason) return { outcome: 'broken', reason: firstLine(reason) };
  if (!tests.some(({ status }) => status === 'passed')) {
    return { outcome: 'broken', reason: 'there is no such test' };
  }
  return code === 0 ? { outcome: 'green' } : { outcome: 'broken', reason: noReport(code) };
}

function reasonsOf({ assertionResults }: Result): string[] {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ failureMessages }) => failureMessages?.join('\n') ?? '');
}

// What is said of a promise, what fails in a property and what differs from a snapshot is told by another error in its place.
const ASSERTION =
  /^(?:AssertionError|Error: (?:Snapshot `|Property failed after|promise (?:resolved|rejected)|expected (?!(?:Type|Reference|Syntax)Error)))/m;
// The browser's own waits come without the name of an error.
const LATE =
  /^(?:\S*Error: (?:.*\b(?:timed out|Timeout \d+ms exceeded)|Timed out)|[a-z]+\.\w+: Timeout \d+ms exceeded)/im;

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.slice(0, 200) ?? '';
}

function noReport(code: number | null): string {
  const killed = code === null || code === 128 + constants.signals.SIGTERM;
  return killed ? 'the tests did not end' : `the tests ended with ${code}, and not by a test`;
}
