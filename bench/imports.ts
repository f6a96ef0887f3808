import { cp } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '#bench/rig/bench.ts';
import { directoryOf, SMALL } from '#bench/rig/directory.ts';
import type { Figure } from '#bench/rig/figure.ts';
import { besideImport, type Round, readersOf } from '#bench/rig/readers.ts';
import { startSite } from '#bench/rig/site.ts';
import {
  DAILY_ROWS,
  dailyList,
  ownDomains,
  runData,
  warningList,
} from '#bench/rig/warning-lists.ts';
import { scratchFolder } from '#tests/rig/processes.ts';

const LARGE_ROWS = 200_000;
const WARM_UP_MS = 20_000;
const QUIET_MS = 10_000;
/** So many that a 99th percentile is of a thousand uncached pages. */
const DAILY_ROUNDS = 12;
/** A large list each round, read for the first time. */
const LARGE_LISTS = ['metamask', 'polkadot-js', 'scamsniffer'] as const;

/**
 * Imports of warning lists beside a serving site: the 99th percentile of pages during an import, against that of the seconds
 * before it, over all rounds.
 */
export async function measureImports({ isQuick }: Bench): Promise<Figure[]> {
  // A copy, because other measurements use the directory too.
  const folder = await scratchFolder();
  await cp(await directoryOf(SMALL), folder, { recursive: true });
  const site = await startSite(folder);
  await runData(site, await ownDomains(folder));
  const readers = readersOf(site.port);
  const quietly = (ms: number) => readers.during(() => sleep(isQuick ? ms / 10 : ms));
  const roundOf = async (args: string[]): Promise<Round> => ({
    quiet: await quietly(QUIET_MS),
    busy: await readers.during(() => runData(site, args)),
  });
  const large = isQuick ? 5_000 : LARGE_ROWS;
  const daily = isQuick ? 500 : DAILY_ROWS;
  const ofLarge: Round[] = [];
  const ofDaily: Round[] = [];
  await quietly(WARM_UP_MS);
  for (const list of LARGE_LISTS) {
    ofLarge.push(await roundOf(await warningList(folder, list, large)));
  }
  for (let day = 0; day < (isQuick ? 2 : DAILY_ROUNDS); day += 1) {
    ofDaily.push(await roundOf(await dailyList(folder, day, daily)));
  }
  await site.stop();
  return [...besideImport(`${large} domains`, ofLarge), ...besideImport(`${daily} rows`, ofDaily)];
}
