import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '#tests/rig/percentile.ts';
import { page } from './ask.ts';
import { coinIds, DETAIL } from './bench.ts';
import type { Figure } from './figure.ts';

const MAX_RATIO = 2;
/** Pauses between requests: a site in use, not an overloaded one. */
const CACHED_PAUSE_MS = 5;
const COLD_PAUSE_MS = 25;
/** None of which the page knows, so that each coin has uncached addresses enough for all rounds. */
const QUERIES = Array.from({ length: 12 }, (_, at) => `?${at}`);
const HEADERS = { 'Accept-Encoding': 'br' };

export interface Round {
  quiet: Found;
  busy: Found;
}

interface Found {
  /** Milliseconds of each page. */
  cached: number[];
  cold: number[];
  tookMs: number;
}

/** One reader of a cached page and one of uncached pages, for as long as `work` takes. */
export function readersOf(port: number) {
  const ids = coinIds(900);
  const paths = ids.flatMap((id) => QUERIES.map((query) => `/en/coin/${id}/${query}`)).values();
  return {
    async during(work: () => Promise<unknown>): Promise<Found> {
      const found: Found = { cached: [], cold: [], tookMs: 0 };
      let isOver = false;
      const repeat = async (kind: 'cached' | 'cold', pauseMs: number, next: () => string) => {
        while (!isOver) {
          found[kind].push((await page(port, next(), HEADERS)).milliseconds);
          await sleep(pauseMs);
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

/** The 99th percentiles of both kinds of page beside an import against those of the seconds before, over all rounds. */
export function besideImport(what: string, rounds: Round[]): Figure[] {
  return (['cached', 'cold'] as const).map((kind) => {
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
  });
}

function inSeconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}
