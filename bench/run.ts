import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '#bench/rig/bench.ts';
import { type Figure, showFigures } from '#bench/rig/figure.ts';
import { loadGenerator } from '#bench/rig/load.ts';
import { isInstalled, programOf } from '#bench/rig/tools.ts';
import { endAll, endOnSignals, ROOT, run } from '#tests/rig/processes.ts';
import { measureCold } from './cold.ts';
import { measureDeep } from './deep.ts';
import { measureEdits } from './edits.ts';
import { measureGrowth } from './growth.ts';
import { measureInteraction } from './interaction.ts';
import { measureKept } from './kept.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureNotModified } from './not-modified.ts';
import { writeReadme } from './readme.ts';
import { measureRendered } from './rendered.ts';
import { measureRotating } from './rotating.ts';
import { measureSearch } from './search.ts';
import { measureStart } from './start.ts';
import { measureWeight } from './weight.ts';

const MEASUREMENTS: Record<string, (bench: Bench) => Promise<Figure[]>> = {
  kept: measureKept,
  rendered: measureRendered,
  etag: measureNotModified,
  growth: measureGrowth,
  search: measureSearch,
  deep: measureDeep,
  rotating: measureRotating,
  cold: measureCold,
  edits: measureEdits,
  start: measureStart,
  memory: measureMemory,
  weight: measureWeight,
  lighthouse: measureLighthouse,
  interaction: measureInteraction,
};

/** The names of the measurements in their order. */
export const NAMES = Object.keys(MEASUREMENTS);

/** The results of a run, and its machine. */
export interface Results {
  at: string;
  commit: string;
  isQuick: boolean;
  machine: Record<string, string | number>;
  figures: Record<string, Figure[]>;
  /** Reasons of measurements that failed, by name. */
  failures: Record<string, string>;
}

/** Runs the named measurements, prints their table and saves it in `bench/results`; returns whether none failed. */
export async function runBench(names: string[], bench: Bench): Promise<boolean> {
  endOnSignals();
  if (!(await isInstalled('nginx'))) console.log('no nginx here: figures without ratios to it');
  const figures: Results['figures'] = {};
  const failures: Results['failures'] = {};
  for (const name of names) {
    const startedMs = performance.now();
    console.log(`— ${name}`);
    try {
      figures[name] = (await MEASUREMENTS[name]?.(bench)) ?? [];
      console.log(showFigures(figures[name]));
    } catch (error) {
      failures[name] = error instanceof Error ? error.message : String(error);
      console.error(error);
    }
    console.log(`— ${name}: ${((performance.now() - startedMs) / 1_000).toFixed(0)} s\n`);
  }
  await endAll();
  const results: Results = { ...(await describeRun(bench)), figures, failures };
  console.log(showFigures(Object.values(figures).flat()));
  for (const [name, why] of Object.entries(failures)) console.log(`${name} failed: ${why}`);
  await keep(results);
  return Object.keys(failures).length === 0;
}

async function describeRun({ isQuick, baseline }: Bench) {
  const git = (...args: string[]) => run('git', ['-C', ...args]).catch(() => '');
  const commit = (await git(ROOT, 'rev-parse', '--short', 'HEAD')).trim() || 'unknown';
  const isChanged = (await git(ROOT, 'status', '--porcelain', '--untracked-files=no')) !== '';
  const before = baseline && (await git(baseline, 'rev-parse', '--short', 'HEAD')).trim();
  return {
    at: new Date().toISOString(),
    commit: isChanged ? `${commit}-changed` : commit,
    isQuick,
    machine: {
      cores: cpus().length,
      cpu: cpus()[0]?.model ?? '',
      memoryMegabytes: Math.round(totalmem() / 1_048_576),
      node: process.version,
      nodeEnv: process.env.NODE_ENV || 'not set',
      loadGenerator: await loadGenerator(),
      nginx: (await programOf('nginx')) ? 'there' : 'not there',
      baseline: before ?? 'none',
    },
  };
}

async function keep(results: Results): Promise<void> {
  const folder = join(ROOT, 'bench/results');
  await mkdir(folder, { recursive: true });
  const name = `${results.at.slice(0, 10)}-${results.commit}${results.isQuick ? '-quick' : ''}`;
  const file = join(folder, `${name}.json`);
  // A partial run keeps the other results of the same commit.
  const earlier: Results | null = await readFile(file, 'utf8').then(JSON.parse, () => null);
  const merged = { ...earlier?.figures, ...results.figures };
  const figures = Object.fromEntries(
    NAMES.flatMap((name) => (merged[name] ? [[name, merged[name]]] : [])),
  );
  const all = { ...results, figures };
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
  console.log(`kept in ${file}`);
  const isWhole = NAMES.every((name) => figures[name]);
  if (isWhole && !results.isQuick) await writeReadme(all);
}
