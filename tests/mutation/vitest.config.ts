import { defineConfig } from 'vitest/config';
import { plugins, UNIT } from '../../vitest.config.ts';

// Stryker runs unit tests alone. Isolated, so that no mutant leaves state behind for the tests of the next.
export default defineConfig({ plugins, test: { ...UNIT, isolate: true } });
