import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { page } from '#bench/rig/ask.ts';
import { type Bench, coinIds, DETAIL } from '#bench/rig/bench.ts';
import { directoryOf, SMALL } from '#bench/rig/directory.ts';
import type { Figure } from '#bench/rig/figure.ts';
import { type Site, startSite, surroundings } from '#bench/rig/site.ts';
import { percentile } from '#tests/rig/percentile.ts';
import { ROOT, run, scratchFolder } from '#tests/rig/processes.ts';

const LARGE_ROWS = 200_000;
const DAILY_ROWS = 10_000;
const MAX_RATIO = 2;
/** Pauses between requests: a site in use, not an overloaded one. */
const CACHED_PAUSE_MS = 5;
const COLD_PAUSE_MS = 25;
const WARM_UP_MS = 20_000;
const QUIET_MS = 10_000;
/** So many that a 99th percentile is of a thousand uncached pages. */
const DAILY_ROUNDS = 12;
/** None of which the page knows, so that each coin has uncached addresses enough for all rounds. */
const QUERIES = Array.from({ length: 12 }, (_, at) => `?${at}`);
const HEADERS = { 'Accept-Encoding': 'br' };
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
  await importing(site, 'protected', await fileOf(folder, 'register.csv', 'site\nfirm.example.de'));
  const loads = loadOn(site.port);
  const quietly = (ms: number) => loads.during(() => sleepMs(isQuick ? ms / 10 : ms));
  const large = isQuick ? 5_000 : LARGE_ROWS;
  const daily = isQuick ? 500 : DAILY_ROWS;
  const ofLarge: Round[] = [];
  const ofDaily: Round[] = [];
  await quietly(WARM_UP_MS);
  for (const list of LARGE_LISTS) {
    const file = await fileOf(folder, `${list}.json`, LISTS[list](domains(large, list, 0)));
    const beforeLarge = await quietly(QUIET_MS);
    const besideLarge = await loads.during(() => importing(site, 'warnings', list, file));
    ofLarge.push({ quiet: beforeLarge, busy: besideLarge });
  }
  for (let round = 0; round < (isQuick ? 2 : DAILY_ROUNDS); round++) {
    // A tenth of the rows change each day.
    const rows = domains(daily, 'daily', (round * daily) / 10);
    const csv = await fileOf(folder, `${round}.csv`, ncasp(rows));
    const beforeDaily = await quietly(QUIET_MS);
    const besideDaily = await loads.during(() => importing(site, 'warnings', 'esma-ncasp', csv));
    ofDaily.push({ quiet: beforeDaily, busy: besideDaily });
  }
  await site.stop();
  return (['cached', 'cold'] as const).flatMap((kind) => [
    figureOf(kind, `${large} domains`, ofLarge),
    figureOf(kind, `${daily} rows`, ofDaily),
  ]);
}

function inSeconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

interface Round {
  quiet: Found;
  busy: Found;
}

function figureOf(kind: 'cached' | 'cold', what: string, rounds: Round[]): Figure {
  const busy = rounds.flatMap((round) => round.busy[kind]);
  const quiet = rounds.flatMap((round) => round.quiet[kind]);
  const ratio = percentile(busy, 0.99) / percentile(quiet, 0.99);
  const tookMs = rounds.map((round) => round.busy.tookMs);
  const [quickest, slowest] = [Math.min(...tookMs), Math.max(...tookMs)].map(inSeconds);
  const middles = [busy, quiet].map((pages) => percentile(pages, 0.5).toFixed(1)).join(' and ');
  return {
    name: `${kind} page beside an import of ${what}, p99`,
    unit: 'ms',
    ours: percentile(busy, 0.99),
    other: percentile(quiet, 0.99),
    ratio,
    goal: `≤ ${MAX_RATIO} ×`,
    isMet: ratio <= MAX_RATIO,
    note: `${busy.length} and ${quiet.length} pages; ${rounds.length} imports of ${quickest} to ${slowest} s; medians ${middles} ms`,
  };
}

interface Found {
  /** Milliseconds of each page. */
  cached: number[];
  cold: number[];
  tookMs: number;
}

/** Readers of one cached page and of uncached pages. */
function loadOn(port: number) {
  const ids = coinIds(900);
  const paths = ids.flatMap((id) => QUERIES.map((query) => `/en/coin/${id}/${query}`)).values();
  return {
    async during(work: () => Promise<unknown>): Promise<Found> {
      const found: Found = { cached: [], cold: [], tookMs: 0 };
      let isOver = false;
      const repeat = async (kind: 'cached' | 'cold', pauseMs: number, next: () => string) => {
        while (!isOver) {
          found[kind].push((await page(port, next(), HEADERS)).milliseconds);
          await sleepMs(pauseMs);
        }
      };
      await page(port, DETAIL, HEADERS);
      const startMs = performance.now();
      const readers = Promise.all([
        repeat('cached', CACHED_PAUSE_MS, () => DETAIL),
        repeat('cold', COLD_PAUSE_MS, () => paths.next().value ?? '/en/check?q=none'),
      ]);
      await work();
      found.tookMs = performance.now() - startMs;
      isOver = true;
      await readers;
      return found;
    },
  };
}

async function importing(site: Site, ...args: string[]): Promise<void> {
  const env = { ...process.env, ...(await surroundings(site.dataDir, site.port)) };
  const output = await run(process.execPath, ['cli/run.mjs', 'data', ...args], { cwd: ROOT, env });
  console.log(String(output ?? '').trim());
}

async function fileOf(folder: string, name: string, content: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

function domains(count: number, word: string, from: number): string[] {
  return Array.from({ length: count }, (_, at) => `${word}-claim-${from + at}.xyz`);
}

const LISTS: Record<(typeof LARGE_LISTS)[number], (rows: string[]) => string> = {
  metamask: (blacklist) => JSON.stringify({ version: 2, whitelist: [], blacklist }),
  'polkadot-js': (deny) => JSON.stringify({ allow: [], deny, denySub: [] }),
  scamsniffer: (sites) => JSON.stringify(Object.fromEntries(sites.map((site) => [site, []]))),
};

function ncasp(sites: string[]): string {
  const rows = sites.map((site, at) => `CONSOB,Firm ${at},https://${site}/,None,12/02/2025`);
  const columns = 'ae_competentAuthority,ae_commercial_name,ae_website,ae_reason,ae_decision_date';
  return [columns, ...rows].join('\r\n');
}
