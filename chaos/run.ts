import { type Row, showTable } from '#chaos/rig/table.ts';
import { type ChaosRun, NotPossible, type Verdict } from '#chaos/rig/trial.ts';
import { endAll, endOnSignals, ROOT, run } from '#tests/rig/processes.ts';
import { tryClockJumps } from './clock-jump.ts';
import { tryDatabaseOutage } from './database-outage.ts';
import { keepRows } from './document.ts';
import { tryFullDisk } from './full-disk.ts';
import { tryFullPool } from './full-pool.ts';
import { tryFuzz } from './fuzz.ts';
import { tryGreedyVisitor } from './greedy-visitor.ts';
import { tryMarkup } from './hostile-markup.ts';
import { tryKills } from './kill-rounds.ts';
import { tryPipelinedRequests } from './pipelined-requests.ts';
import { tryKilledRestores } from './restore-killed.ts';
import { tryScreens } from './screens.ts';
import { trySignInTimes } from './sign-in-times.ts';
import { trySlowClients } from './slow-clients.ts';
import { trySteadyLoad } from './steady-load.ts';
import { tryStops } from './stop-under-load.ts';
import { tryTwoServers } from './two-servers.ts';
import { tryUpstreams } from './upstreams.ts';

const TRIALS: Record<string, (run: ChaosRun) => Promise<Verdict>> = {
  kill: tryKills,
  load: trySteadyLoad,
  stop: tryStops,
  slow: trySlowClients,
  pipelined: tryPipelinedRequests,
  greedy: tryGreedyVisitor,
  disk: tryFullDisk,
  outage: tryDatabaseOutage,
  pool: tryFullPool,
  clock: tryClockJumps,
  two: tryTwoServers,
  restore: tryKilledRestores,
  timing: trySignInTimes,
  fuzz: tryFuzz,
  upstreams: tryUpstreams,
  markup: tryMarkup,
  screens: tryScreens,
};

/** The names of the trials in their order. */
export const NAMES = Object.keys(TRIALS);

/** Runs the named trials, prints their table and saves it in `docs/chaos.md`; returns whether all passed. */
export async function runChaos(names: string[], { isShort }: ChaosRun): Promise<boolean> {
  endOnSignals();
  const taken = await describeRun();
  const rows: Row[] = [];
  let isWhole = true;
  for (const name of names) {
    const startedMs = performance.now();
    console.log(`— ${name}`);
    try {
      const verdict = await TRIALS[name]?.({ isShort });
      if (verdict) rows.push({ name, isShort, ...taken, ...verdict });
      isWhole &&= verdict?.isPassed ?? false;
    } catch (error) {
      if (error instanceof NotPossible) console.log(`not tried: ${error.message}`);
      else {
        isWhole = false;
        console.error(error);
      }
    }
    await endAll();
    console.log(`— ${name}: ${((performance.now() - startedMs) / 1_000).toFixed(0)} s\n`);
  }
  console.log(showTable(rows));
  // A short run is a smoke test of the trials; its results are not saved.
  if (!isShort) await keepRows(rows, NAMES);
  return isWhole;
}

async function describeRun(): Promise<{ date: string; commit: string }> {
  const git = (...args: string[]) => run('git', ['-C', ROOT, ...args]).catch(() => '');
  const commit = (await git('rev-parse', '--short', 'HEAD')).trim() || 'unknown';
  const changed = await git('status', '--porcelain', '--', '.', ':!docs');
  const date = new Date().toISOString().slice(0, 10);
  return { date, commit: changed === '' ? commit : `${commit}-changed` };
}
