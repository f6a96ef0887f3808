import { existsSync, globSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '#tests/rig/processes.ts';
import type { Measured } from './scores.ts';

/** Ignored by git; reports and incremental files stay between runs. */
const WORK = '.mutation';

/** The folders whose sources are mutated. */
export function mutatedFolders(): string[] {
  const nouns = readdirSync(join(ROOT, 'domain'), { withFileTypes: true });
  return [
    ...nouns.filter((entry) => entry.isDirectory()).map(({ name }) => `domain/${name}`),
    'http',
  ];
}

/** Mutates the sources of a folder and runs the unit tests; `isFresh` tries every mutant again. */
export async function runStryker(
  folder: string,
  { isFresh }: { isFresh: boolean },
): Promise<{ measured: Measured; seconds: number; report: string }> {
  const startedMs = performance.now();
  const name = folder.replaceAll('/', '-');
  const incrementalFile = `${WORK}/incremental/${name}.json`;
  if (isFresh) await rm(join(ROOT, incrementalFile), { force: true });
  const report = `${WORK}/reports/${name}.html`;
  const results = await new Stryker({
    mutate: sourcesIn(folder),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // The layer's own tests: a page that happens to show a mutated value is slow and says little about it.
    vitest: { configFile: 'tests/mutation/vitest.config.ts', dir: folder.split('/')[0] },
    coverageAnalysis: 'perTest',
    concurrency: availableParallelism(),
    // A busy machine is no infinite loop.
    timeoutMS: 15_000,
    incremental: true,
    incrementalFile,
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: report },
    tempDirName: `${WORK}/sandbox`,
    ignorePatterns: ['/build', '/data', '/bench/data', '/bench/results', '/docs/screenshots', WORK],
    // Stryker would rewrite tsconfig.json through a compiler API that TypeScript 7 no longer has.
    tsconfigFile: 'none',
    // A mutant of what runs once, at import, would need every test that loads it.
    ignoreStatic: true,
    allowEmpty: true,
  }).runMutationTest();
  const seconds = Math.round((performance.now() - startedMs) / 1_000);
  return { measured: measure(results), seconds, report };
}

// In http/, only files with a unit test: tests with a database or a browser cover the others.
function sourcesIn(folder: string): string[] {
  const sources = globSync(`${folder}/**/*.ts`, { cwd: ROOT }).filter(
    (path) => !/\.(test|mutants)\.ts$/.test(path),
  );
  if (folder !== 'http') return sources;
  return sources.filter((path) => existsSync(join(ROOT, path.replace(/\.ts$/, '.test.ts'))));
}

function measure(results: Results): Measured {
  const count = (...statuses: Results[number]['status'][]) =>
    results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const noCoverage = count('NoCoverage');
  return { mutants: killed + noCoverage + count('Survived'), killed, noCoverage };
}

type Results = Awaited<ReturnType<Stryker['runMutationTest']>>;
