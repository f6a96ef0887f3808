import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENTS = sources(
  'docs/decisions/*.md',
  'docs/first-hour.md',
  'docs/style.md',
  'CONTRIBUTING.md',
);
/** Names of others: of JavaScript, Node, CSS, React Router, schema.org, HTTP, Linux and Unicode. */
const FOREIGN = new Set(
  'Date FormData Intl reusePort Highlight Scripts SoftwareApplication Product Thing RateLimit Pss Default_Ignorable_Code_Point'.split(
    ' ',
  ),
);
/** Suffixes of names that style.md explains. */
const SUFFIXES = new Set(['Seconds', 'Bytes', 'Ms']);

const program = sources('*.ts', '*.tsx', '*.css', '*.json')
  .filter((path) => !/^tests\/(?:repository|fixtures)\/|\.test\.tsx?$/.test(path))
  .map((path) => withoutComments(read(path)))
  .join('\n');
const DECLARATION = /(?<=\b(?:const|function\*?|class|export type|export interface) )[\w$]+/g;
const words = new Set(program.match(/[\w$]+/g));
/** Without types of one file only: another may have the same name. */
const declared = new Set([
  ...(program.match(DECLARATION) ?? []),
  ...(program.match(/(?<=^import )[^;]*(?= from )/gm) ?? []).flatMap((names) => names.split(/\W+/)),
]);

test.each(DOCUMENTS)('every name of the program in %s is in its source', (file) => {
  expect(namesIn(read(file)).filter((name) => !isKnown(name))).toEqual([]);
});

test('a name that is gone is found, and so is a type that only one file knows', () => {
  expect(namesIn('`goneAway(x)`, `<GoneAway by={…}>`, `GET /api`, Bare, `POST`')).toEqual([
    'goneAway',
    'GoneAway',
  ]);
  expect(['renderScreen', 'Ruled', 'RuledListing', 'recordChange'].filter(isKnown)).toEqual([
    'RuledListing',
    'recordChange',
  ]);
});

/** The names in code of this program's two forms: `camelCase` anywhere, `PascalCase` as the whole code or its first word. */
function namesIn(markdown: string): string[] {
  const spans = markdown.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g);
  return [...spans].flatMap(
    ([, span = '']) => span.match(/\b[a-z]+[A-Z][\w$]*|(?<=^<?)[A-Z][a-z][\w$]*(?=$|[ >(])/g) ?? [],
  );
}

function isKnown(name: string): boolean {
  if (FOREIGN.has(name) || SUFFIXES.has(name)) return true;
  return /^[A-Z]/.test(name) ? declared.has(name) : words.has(name);
}

function withoutComments(code: string): string {
  return code.replaceAll(/(?<=^|\s)(?:\/\/ .*$|\/\*[\s\S]*?\*\/)/gm, '');
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
