import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isBuilt } from './built.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Words that put the subject of a comment behind a clause, or leave it out. */
const NO_SUBJECT = /(?:\/\/|\/\*\*?|^\s*\*) (?:What|Where|Who|Of|Those) /;

test('no comment begins without its subject', () => {
  const files = globSync('**/*.{ts,tsx,css}', { cwd: ROOT, exclude: isBuilt });
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (NO_SUBJECT.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

test.each(['What is left.', 'Of a list.'])('the rule finds a comment “%s”', (comment) => {
  expect(NO_SUBJECT.test(`// ${comment}`)).toBe(true);
  expect(NO_SUBJECT.test(`  /** ${comment} */`)).toBe(true);
});
