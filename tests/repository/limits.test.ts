import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FILES = globSync('{app,bench,cli,db,domain,http,tests}/**/*.{ts,tsx}', { cwd: ROOT });
/** A number that is named as a limit in another way. */
const OTHER_NAME =
  /^(?:export )?const (?:(?:MOST|LEAST|LONGEST|LARGEST)\w*|\w+_LIMIT\w*) = [\d.]/gm;

test('limits are named MAX_ or MIN_', () => {
  expect(FILES.length).toBeGreaterThan(1000);
  const others = FILES.flatMap((file) =>
    (readFileSync(join(ROOT, file), 'utf8').match(OTHER_NAME) ?? []).map(
      (found) => `${file}: ${found}`,
    ),
  );
  expect(others).toEqual([]);
});

test.each(['const MOST = 3;', 'export const LEAST_SHARE = 0.5;', 'const READ_LIMIT_MS = 5_000;'])(
  'the rule finds “%s”',
  (line) => {
    expect(line).toMatch(new RegExp(OTHER_NAME.source));
  },
);
