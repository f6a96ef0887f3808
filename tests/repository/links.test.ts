import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Files that CONTRIBUTING.md adds. */
const EXAMPLES = new Set(['app/routes/site/words.tsx', 'domain/method/version-3.ts']);
const FILES = globSync(['*.md', 'docs/**/*.md', 'tests/**/*.md'], { cwd: ROOT });

test.each(FILES)('every link in %s leads to a file and a heading that exist', (file) => {
  const dead = linksIn(read(file)).filter((link) => !leadsSomewhere(file, link));
  expect(dead).toEqual([]);
});

test('a link to a missing file or heading is found', () => {
  expect(linksIn('[a](docs/missing.md#b) and `[c](d)`')).toEqual(['docs/missing.md#b']);
  expect(leadsSomewhere('README.md', 'docs/missing.md')).toBe(false);
  expect(leadsSomewhere('README.md', 'docs/style.md#no-such-heading')).toBe(false);
});

test.each(FILES)('every source file that %s names exists', (file) => {
  const named = read(file).match(/(?<=`)(app|bench|chaos|cli|db|domain|http|tests)\/[^`\s]+(?=`)/g);
  const isThere = (path: string) => EXAMPLES.has(path) || globSync(path, { cwd: ROOT }).length > 0;
  expect(named?.filter((path) => !isThere(path)) ?? []).toEqual([]);
});

test('every source file that a comment names exists', () => {
  const names = new Set(sources('*.ts', '*.tsx', '*.mjs', '*.md').map((path) => basename(path)));
  const missing = sources('*.ts', '*.tsx', '*.mjs').flatMap((file) =>
    filesNamedIn(read(file))
      .filter((name) => !names.has(basename(name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('a comment names files beside its words, and `x.ts` stands for any', () => {
  const source = "/** As in `a/one.ts`. */\nconst file = 'two.ts'; // See style.md and x.test.ts.";
  expect(filesNamedIn(source)).toEqual(['a/one.ts', 'style.md']);
});

/** The source files that the comments of a program name. */
function filesNamedIn(source: string): string[] {
  const comments = source.match(/(?<=^|\s)\/\/ .*|(?<=^|\s)\/\*\*?[\s\S]*?\*\//gm) ?? [];
  return comments
    .flatMap((comment) => comment.match(/[\w./-]*\w\.(?:tsx?|mjs|md)\b/g) ?? [])
    .filter((name) => !basename(name).startsWith('x.'));
}

/** The relative links of a piece of Markdown, without those in code. */
function linksIn(markdown: string): string[] {
  const prose = markdown.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
}

function leadsSomewhere(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(file), path) : file;
  if (!existsSync(join(ROOT, target))) return false;
  if (anchor === undefined || statSync(join(ROOT, target)).isDirectory()) return true;
  return anchorsIn(read(target)).includes(anchor);
}

// As GitHub makes them.
function anchorsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
