import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

test('each advisory lock has a number of its own, so that none waits for another', () => {
  const files = execFileSync('git', ['ls-files', 'cli', 'db', 'domain', 'http', 'app'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const numbers = files
    .split('\n')
    .filter((file) => file.endsWith('.ts'))
    .flatMap(
      (file) => readFileSync(resolve(ROOT, file), 'utf8').match(/_LOCK = 7_426_\d{3}/g) ?? [],
    )
    .map((found) => found.slice(-9));
  expect(numbers.length).toBeGreaterThan(8);
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
});
