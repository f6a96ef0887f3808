import { tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LANGUAGE_CODES } from './app/i18n/languages.ts';
import { inlineScripts } from './cli/assets/bundle-script.ts';
import { memoryFolder } from './tests/rig/memory-folder.ts';

const folder = memoryFolder();
// biome-ignore lint/style/noProcessEnv: workers and the programs that tests start inherit it.
if (folder && tmpdir() === '/tmp') process.env.TMPDIR = folder;
// As cli/run.mjs starts every program: without it each spends most of its start on reading Drizzle's list of exports.
const { env } = process;
env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} --import ${new URL('cli/quick-imports.mjs', import.meta.url).href}`;

const ignored = ['**/node_modules/**', 'build/**', 'data/**', 'bench/data/**', '.mutation/**'];
// On two cores a third of the time is waiting for servers and browsers. The same for all, or they run one project after the other.
const WORKERS = 3;
// Long, because other tests use the processor meanwhile: they end what hangs.
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 90_000 };
// Vitest waits a second, which is too short for the same reason.
const WAITS = { poll: { timeout: 30_000, interval: 25 } };

/** The tests that need neither a database nor a browser; mutation tests run them too. */
export const UNIT = {
  name: 'unit',
  include: ['**/*.test.{ts,tsx}'],
  exclude: [...ignored, '**/*.db.test.ts', '**/*.browser.test.ts'],
  maxWorkers: WORKERS,
  isolate: false,
  expect: WAITS,
  ...TIMEOUTS,
};

/** Route modules import inline scripts, which Vite bundles. */
export const plugins = [inlineScripts({ LANGUAGES: LANGUAGE_CODES })];

export default defineConfig({
  test: {
    projects: [
      { plugins, test: UNIT },
      {
        plugins,
        test: {
          name: 'integration',
          include: ['**/*.db.test.ts'],
          exclude: ignored,
          globalSetup: 'tests/rig/setup-database.ts',
          maxWorkers: WORKERS,
          isolate: false,
          expect: WAITS,
          ...TIMEOUTS,
        },
      },
      {
        plugins,
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.ts'],
          exclude: ignored,
          globalSetup: ['tests/rig/setup-database.ts', 'tests/browser/setup-browser.ts'],
          ...TIMEOUTS,
          maxWorkers: WORKERS,
          isolate: false,
          expect: WAITS,
        },
      },
    ],
  },
});
