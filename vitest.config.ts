import { defineConfig } from 'vitest/config';

const ignored = ['node_modules/**', 'build/**', 'data/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.db.test.ts', '**/*.browser.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.db.test.ts'],
          exclude: ignored,
          globalSetup: 'tests/setup-database.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.ts'],
          exclude: ignored,
          globalSetup: 'tests/setup-database.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Two browsers on two cores; with three, waits ran out.
          maxWorkers: 2,
        },
      },
    ],
  },
});
