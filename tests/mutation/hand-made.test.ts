import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#tests/rig/processes.ts';
import { handMadeMutants } from './hand-made.ts';

// `npm run mutation -- hand` tells whether tests detect the mutants.

const MAX_MUTANTS = 60;
const mutants = await handMadeMutants();

test.each(mutants)('$protects The mutant in $file can be applied', ({ file, from, to, test }) => {
  expect(existsSync(join(ROOT, test)), test).toBe(true);
  const occurrences = readFileSync(join(ROOT, file), 'utf8').split(from).length - 1;
  expect(occurrences, from).toBe(1);
  expect(to).not.toBe(from);
});

test('hand-made mutants stay few and distinct', () => {
  expect(mutants.length).toBeGreaterThan(0);
  expect(mutants.length).toBeLessThanOrEqual(MAX_MUTANTS);
  expect(new Set(mutants.map(({ protects }) => protects)).size).toBe(mutants.length);
});
