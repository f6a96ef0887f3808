import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCKS } from './locks.ts';

test('every advisory lock has a number of its own', () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('no other file chooses the number of an advisory lock', () => {
  const files = globSync('{app,cli,db,domain,http}/**/*.ts', { cwd: process.cwd() });
  expect(files.length).toBeGreaterThan(500);
  const choosing = files.filter((file) => /\b7_?426_?\d{3}\b/.test(readFileSync(file, 'utf8')));
  expect(choosing).toEqual(['db/locks.ts']);
});
