import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

// The linter checks the order of the layers, these tests that of the folders in a layer.

const ROOT = resolve(import.meta.dirname, '../..');

/** The folders of `app/`: each imports only from those listed before it. */
const APP_FOLDERS = [
  'fonts',
  'i18n',
  'context',
  'unavailable',
  'ui',
  'verdict',
  'plot',
  'meta',
  'listing',
  'operator',
  'accessibility',
  'api',
  'compare',
  'position',
  'ruling',
  'ledger',
  'country',
  'past-ruling',
  'method',
  'search',
  'news',
  'markup',
  'document',
  'frame',
  'session',
  'mine/data',
  'hydration',
  'offline',
  'mine/ui',
  'market',
  'mine',
  'check',
  'lists',
  'profile',
  'home',
  'about',
  'editing',
  'routes/site',
  'routes/admin',
];
const MAX_FILES = 28;
/** One file an item: texts, pictures, migrations, records. */
const COLLECTIONS =
  /^(db\/(starter|migrations)|public|docs|tests\/(fixtures|accessibility\/aria-snapshots))(\/|$)/;

/** Folders that their parent's line describes. */
const RECORDS = /^db\/(starter|migrations)\/.*\//;

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(join(ROOT, file)));
const imports = tracked
  .filter(
    (file) =>
      /^(app|bench|chaos|cli|db|domain|http|tests)\/.*\.tsx?$/.test(file) &&
      !/\.(test|mutants|d)\.tsx?$/.test(file),
  )
  .flatMap((file) => importsOf(file).map((target) => ({ file, target })));

test('no folder imports from one that imports from it, directly or through others', () => {
  const graph = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [from, to] = [dirname(file), dirname(target)];
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  expect(cycleIn(graph)).toEqual([]);
});

test('a folder of app/ imports only from those before it in the list', () => {
  const upward = imports.filter(({ file, target }) => {
    const [from, to] = [folderOf(file), folderOf(target)];
    return from && to && from !== to && APP_FOLDERS.indexOf(to) > APP_FOLDERS.indexOf(from);
  });
  expect(upward).toEqual([]);
});

test('every folder of app/ has its place in the order', () => {
  const folders = tracked.filter((file) => /^app\/[^/]+\/.*\.tsx?$/.test(file));
  expect(folders.filter((file) => !folderOf(file))).toEqual([]);
});

test('docs/folders.md has a line for every folder of the five layers', () => {
  const described = readFileSync(join(ROOT, 'docs/folders.md'), 'utf8');
  const folders = tracked
    .filter((file) => /^(app|cli|db|domain|http)\//.test(file) && !RECORDS.test(file))
    .map((file) => dirname(file));
  const missing = [...new Set(folders)].filter((name) => !described.includes(`| \`${name}\` | `));
  expect(missing).toEqual([]);
});

test('no folder is too large to be read at a glance', () => {
  const sizes = Map.groupBy(tracked, (file) => dirname(file));
  const large = [...sizes]
    .filter(([folder]) => folder !== '.' && !COLLECTIONS.test(folder))
    .filter(([, files]) => files.length > MAX_FILES)
    .map(([folder, files]) => `${folder}: ${files.length}`);
  expect(large).toEqual([]);
});

/** The longest folder of the list that holds `file`. */
function folderOf(file: string): string | undefined {
  return APP_FOLDERS.filter((folder) => file.startsWith(`app/${folder}/`)).sort(
    (a, b) => b.length - a.length,
  )[0];
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([#.][^'?]+)/g)]
    .map(([, path = '']) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)))
    .filter((path) => existsSync(join(ROOT, path)));
}

/** The folders of one cycle, in order; empty where there is none. */
function cycleIn(graph: Map<string, Set<string>>): string[] {
  const done = new Set<string>();
  const visit = (folder: string, trail: string[]): string[] => {
    if (trail.includes(folder)) return [...trail.slice(trail.indexOf(folder)), folder];
    if (done.has(folder)) return [];
    for (const next of graph.get(folder) ?? []) {
      const cycle = visit(next, [...trail, folder]);
      if (cycle.length > 0) return cycle;
    }
    done.add(folder);
    return [];
  };
  for (const folder of graph.keys()) {
    const cycle = visit(folder, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
