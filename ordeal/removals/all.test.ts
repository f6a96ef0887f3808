import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#bench/site.ts';
import { REMOVALS } from './all.ts';
import { judge } from './observed.ts';
import type { Removal } from './removal.ts';
import { timesIn } from './tree.ts';

// That each test sees its protection taken out is tried by `npm run ordeal -- removals`; here, that it can be tried.

test.each(REMOVALS)('it can be tried whether $protects', ({ file, from, to, red }) => {
  expect(existsSync(join(ROOT, red.file)), red.file).toBe(true);
  expect(projectOf(red.file)).toBe(red.project);
  expect(timesIn(readFileSync(join(ROOT, file), 'utf8'), from), `in ${file}: ${from}`).toBe(1);
  expect(to).not.toBe(from);
  expect(isNamedIn(readFileSync(join(ROOT, red.file), 'utf8'), red.named), red.named).toBe(true);
});

test('nothing is taken out under the name of another', () => {
  const names = REMOVALS.map(({ protects }) => protects);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

function projectOf(file: string): Removal['red']['project'] {
  if (file.endsWith('.browser.test.ts')) return 'browser';
  return file.endsWith('.db.test.ts') ? 'integration' : 'unit';
}

/** A name may be of a group and, behind ` > `, of a test in it. */
function isNamedIn(text: string, name = ''): boolean {
  return name.split(' > ').every((part) => text.includes(part));
}

describe('a protection was seen', () => {
  const report = (status: string, failureMessages: string[] = [], message = '') => ({
    testResults: [
      {
        name: 'x',
        status: status === 'failed' ? 'failed' : 'passed',
        message,
        assertionResults: status === 'none' ? [] : [{ fullName: 'y', status, failureMessages }],
      },
    ],
  });
  const assertion = 'AssertionError: expected 200 to be 401\n    at x.test.ts:1:1';

  test.each([
    ['by an assertion', report('failed', [assertion]), 1, 'red'],
    [
      'by a property',
      report('failed', ['Error: Property failed after 3 tests\n{ seed: 1 }']),
      1,
      'red',
    ],
    [
      'by what a promise came to',
      report('failed', ['Error: promise resolved "x" instead of rejecting']),
      1,
      'red',
    ],
    [
      'not by a promise that a mistake broke',
      report('failed', ['Error: expected ReferenceError: x to match object']),
      1,
      'broken',
    ],
    [
      'by what differs from a snapshot',
      report('failed', ['Error: Snapshot `is read out 1` mismatched']),
      1,
      'red',
    ],
    [
      'by a browser’s wait that ended',
      report('failed', ['locator.waitFor: Timeout 10000ms exceeded.\nCall log:']),
      1,
      'late',
    ],
    ['by a wait that ended', report('failed', ['Error: Test timed out in 5000ms.']), 1, 'late'],
    [
      'not by a mistake in what was put there',
      report('failed', ['TypeError: x is no function']),
      1,
      'broken',
    ],
    ['not where everything passes', report('passed'), 0, 'green'],
    ['not where something else failed', report('passed'), 1, 'broken'],
    ['not where no test has that name', report('skipped'), 0, 'broken'],
    [
      'not where the test cannot be read',
      {
        testResults: [
          { name: 'x', status: 'failed', message: 'SyntaxError: x', assertionResults: [] },
        ],
      },
      1,
      'broken',
    ],
  ])('%s', (_, given, code, outcome) => {
    expect(judge(given, code).outcome).toBe(outcome);
  });
});
