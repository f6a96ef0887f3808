import { alignColumns, commitOf } from '#bench/rig/table.ts';
import { type Row, saveRows, showTable } from '#chaos/rig/table.ts';
import { attempt, NotPossible, type Trial } from '#chaos/rig/trial.ts';
import { today } from '#domain/time/day.ts';
import { endAll, endOnSignals } from '#tests/rig/processes.ts';
import { clockJumps } from './clock-jump.ts';
import { cluster } from './cluster.ts';
import { databaseOutage } from './database-outage.ts';
import { greedyVisitor, pipelinedRequests } from './floods.ts';
import { fullDisk } from './full-disk.ts';
import { fullPool } from './full-pool.ts';
import { fuzzing } from './fuzz.ts';
import { hostileMarkup } from './hostile-markup.ts';
import { kills } from './kill-rounds.ts';
import { killedRestores } from './restore-killed.ts';
import { everyScreen } from './screens.ts';
import { signInTimes } from './sign-in-times.ts';
import { slowClients } from './slow-clients.ts';
import { steadyLoad } from './steady-load.ts';
import { stops } from './stop-under-load.ts';
import { twoServers } from './two-servers.ts';
import { upgrade } from './upgrade.ts';
import { failingUpstreams } from './upstreams.ts';
import { behindVarnish } from './varnish.ts';

const TRIALS: Record<string, Trial> = {
  kill: kills,
  load: steadyLoad,
  stop: stops,
  slow: slowClients,
  pipelined: pipelinedRequests,
  greedy: greedyVisitor,
  disk: fullDisk,
  outage: databaseOutage,
  pool: fullPool,
  clock: clockJumps,
  two: twoServers,
  cluster,
  varnish: behindVarnish,
  upgrade,
  restore: killedRestores,
  timing: signInTimes,
  fuzz: fuzzing,
  upstreams: failingUpstreams,
  markup: hostileMarkup,
  screens: everyScreen,
};

/** The names of the trials in their order. */
export const NAMES = Object.keys(TRIALS);

/**
 * Runs the named trials and prints their table; returns whether all passed. Saves the table in `docs/chaos.md`, except
 * that of a short run, which only tests the trials.
 */
export async function runChaos(names: string[], { isShort }: { isShort: boolean }) {
  endOnSignals();
  const taken = { date: today(), commit: await commitOf() };
  const rows: Row[] = [];
  let hasPassed = true;
  for (const [name, trial] of Object.entries(TRIALS)) {
    if (!names.includes(name)) continue;
    const startedMs = performance.now();
    console.log(`— ${name}`);
    try {
      const verdict = await attempt(trial, isShort ? trial.short : trial.full);
      rows.push({ name, ...taken, ...verdict });
      if (verdict.log) console.log(alignColumns(verdict.log));
      hasPassed &&= verdict.isPassed;
    } catch (error) {
      if (error instanceof NotPossible) console.log(`not tried: ${error.message}`);
      else {
        hasPassed = false;
        console.error(error);
      }
    }
    await endAll();
    console.log(`— ${name}: ${((performance.now() - startedMs) / 1_000).toFixed(0)} s\n`);
  }
  console.log(showTable(rows));
  if (!isShort) await saveRows(rows, NAMES);
  return hasPassed;
}
