import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Words that put the subject of a comment behind a clause, or leave it out. */
const NO_SUBJECT = /(?:\/\/|\/\*\*?|^\s*\*) (?:What|Where|Who|Of|Those) /;
/** A test states a behaviour, so its title begins with a noun. */
const NO_STATEMENT = /^\s*(?:test|describe)\(\s*['`](?:what|whatever|whoever) /i;
/** A title goes on from the file's subject; names keep their capital. */
const CAPITAL =
  /^\s*(?:(?:test|describe)(?:\.\w+)?(?:\(.*?\))?|\]\))\(\s*['`](?!(?:Arabic|English|React|Turkish)\b)[A-Z][a-z]*[ ']/;

const files = sources('*.ts', '*.tsx', '*.mjs', '*.css');

test.each([
  ['comment begins without its subject', NO_SUBJECT],
  ['title of a test begins with a question word', NO_STATEMENT],
  ['title of a test begins with a capital letter', CAPITAL],
])('no %s', (_, rule) => {
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (rule.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

test.each(['What is left.', 'Of a list.'])('the rule finds a comment “%s”', (comment) => {
  expect(NO_SUBJECT.test(`// ${comment}`)).toBe(true);
  expect(NO_SUBJECT.test(`  /** ${comment} */`)).toBe(true);
});

test.each(["test('what is left', ", "  describe('whatever is typed', "])(
  'the rule finds a title in “%s”',
  (line) => {
    expect(NO_STATEMENT.test(line)).toBe(true);
  },
);

const CAPITALS = ["test('A title', ", "describe.each(LIST)('The title', ", "])('No title', "];

test.each(CAPITALS)('the rule finds the title in %s', (line) => {
  expect(CAPITAL.test(line)).toBe(true);
});
