import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '#bench/rig/bench.ts';
import { type Figure, figuresAsMarkdown, showFigures } from '#bench/rig/figure.ts';
import { loadGenerator } from '#bench/rig/load.ts';
import { commitOf, saveResults } from '#bench/rig/table.ts';
import { programOf } from '#bench/rig/tools.ts';
import { endAll, endOnSignals, ROOT } from '#tests/rig/processes.ts';
import { measureCached, measureNotModified, measureRotating } from './cached.ts';
import { measureCold } from './cold.ts';
import { measureEdits } from './edits.ts';
import { measureFlood } from './flood.ts';
import { measureImports } from './imports.ts';
import { measureInteraction } from './interaction.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureRendered } from './rendered.ts';
import { measureMillion, measureScale } from './scale.ts';
import { measureStart } from './start.ts';
import { measureTags } from './tags.ts';
import { measureDeep, measureGrowth, measureSearch } from './uncached.ts';

const MEASUREMENTS: Record<string, (bench: Bench) => Promise<Figure[]>> = {
  cached: measureCached,
  rendered: measureRendered,
  etag: measureNotModified,
  growth: measureGrowth,
  search: measureSearch,
  deep: measureDeep,
  rotating: measureRotating,
  cold: measureCold,
  flood: measureFlood,
  edits: measureEdits,
  tags: measureTags,
  imports: measureImports,
  start: measureStart,
  memory: measureMemory,
  scale: measureScale,
  lighthouse: measureLighthouse,
  interaction: measureInteraction,
};

/** Measurements too long for a whole run. */
const ON_REQUEST: typeof MEASUREMENTS = { million: measureMillion };

/** The names of the measurements in their order. */
export const NAMES = Object.keys(MEASUREMENTS);

/** Also those that run only when they are named. */
export const ALL_NAMES = [...NAMES, ...Object.keys(ON_REQUEST)];

/** The results of a run, and its machine. */
interface Results {
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
  if (!(await programOf('nginx'))) console.log('no nginx here: figures without ratios to it');
  const figures: Results['figures'] = {};
  const failures: Results['failures'] = {};
  for (const name of names) {
    const startedMs = performance.now();
    console.log(`— ${name}`);
    try {
      figures[name] = (await { ...MEASUREMENTS, ...ON_REQUEST }[name]?.(bench)) ?? [];
      console.log(showFigures(figures[name]));
    } catch (error) {
      failures[name] = error instanceof Error ? error.message : String(error);
      console.error(error);
    }
    console.log(`— ${name}: ${((performance.now() - startedMs) / 1_000).toFixed(0)} s\n`);
  }
  await endAll();
  console.log(showFigures(Object.values(figures).flat()));
  for (const [name, why] of Object.entries(failures)) console.log(`${name} failed: ${why}`);
  await save({ ...(await describeRun(bench)), figures, failures });
  return Object.keys(failures).length === 0;
}

async function describeRun({ isQuick, baseline }: Bench) {
  return {
    at: new Date().toISOString(),
    commit: await commitOf(),
    isQuick,
    machine: {
      cores: cpus().length,
      cpu: cpus()[0]?.model ?? '',
      memoryMegabytes: Math.round(totalmem() / 1_048_576),
      node: process.version,
      nodeEnv: process.env.NODE_ENV || 'not set',
      loadGenerator: await loadGenerator(),
      nginx: (await programOf('nginx')) ? 'there' : 'not there',
      baseline: baseline ? await commitOf(baseline) : 'none',
    },
  };
}

async function save(results: Results): Promise<void> {
  const folder = join(ROOT, 'bench/results');
  await mkdir(folder, { recursive: true });
  const name = `${results.at.slice(0, 10)}-${results.commit}${results.isQuick ? '-quick' : ''}`;
  const file = join(folder, `${name}.json`);
  // A partial run keeps the other results of the same commit.
  const earlier: Results | null = await readFile(file, 'utf8').then(JSON.parse, () => null);
  const merged = { ...earlier?.figures, ...results.figures };
  const figures = Object.fromEntries(
    ALL_NAMES.flatMap((name) => (merged[name] ? [[name, merged[name]]] : [])),
  );
  await writeFile(file, `${JSON.stringify({ ...results, figures }, null, 2)}\n`);
  console.log(`saved in ${file}`);
  const isWhole = NAMES.every((name) => figures[name]);
  if (!isWhole || results.isQuick) return;
  await saveResults(join(ROOT, 'bench/README.md'), () => describe({ ...results, figures }));
}

function describe({ at, commit, machine, figures, failures }: Results): string {
  const facts = Object.entries(machine).map(([name, value]) => `${name}: ${value}`);
  const failed = Object.entries(failures).map(([name, why]) => `\n${name} failed: ${why}`);
  const table = figuresAsMarkdown(Object.values(figures).flat());
  return `${at.slice(0, 10)}, commit ${commit}; ${facts.join(', ')}.\n\n${table}\n${failed.join('')}`.trim();
}
