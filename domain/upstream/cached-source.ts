import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { Database } from '#db/client.ts';
import { UpstreamError } from './ask.ts';
import { type Backoff, newBackoff } from './backoff.ts';
import type { UpstreamHealth } from './health.ts';
import { retries } from './retries.ts';
import {
  type Answer,
  CLAIM_SECONDS,
  claim,
  readStored,
  storeAnswer,
  storeFailure,
} from './stored-answers.ts';

/** The last good answer of a service. */
export interface CachedAnswer<T> extends Answer<T> {
  /** No longer fresh; it is being refreshed, mostly within seconds. */
  isDue: boolean;
  /** Too old to be shown as new: the service fails, or no page has asked for it for long. */
  isStale: boolean;
}

export interface CachedSource<T> {
  /** At once when an answer is cached, however old; the first one is waited for. Null: there has been no good answer. */
  get(): Promise<CachedAnswer<T> | null>;
  health(): UpstreamHealth;
}

export interface SourceOptions<T> {
  db: Database;
  name: string;
  /** Of a stored answer; one that an earlier version stored in another shape is ignored. */
  shape: z.ZodType<T>;
  freshMs: number;
  load(signal: AbortSignal): Promise<T>;
  log: { warn(details: object, message: string): void };
  /** Called whenever the cached answer changes. */
  onNew?: (() => void) | undefined;
  /** How long a visitor waits for the first answer; the page then shows what it has. */
  firstAnswerMs?: number;
  /** How long a failing service is left alone at first. */
  restMs?: number;
  /** For a request with all its retries; ends before the claim does. */
  askMs?: number;
}

const DEFAULTS = { firstAnswerMs: 2500, restMs: 15_000, askMs: (CLAIM_SECONDS - 5) * 1000 };
const STALE_FRESHNESSES = 3;
const POLL_MS = 200;

/**
 * Stale-while-revalidate over an outside service: the last good answer, in memory and in the database. All instances
 * together make one request at a time; a bad answer never replaces a good one.
 */
export function cachedSource<T>(options: SourceOptions<T>): CachedSource<T> {
  const { name, freshMs, firstAnswerMs, restMs } = { ...DEFAULTS, ...options };
  const memory = newMemory<T>(options.onNew);
  const backoff = newBackoff(restMs);
  const { refresh, restored } = refresher(options, memory, backoff);
  let firstAskedAt: number | null = null;

  // Visitors share one wait: a service that hangs delays the first pages, not every page.
  async function waitForFirst(refreshed: Promise<void>): Promise<void> {
    firstAskedAt ??= Date.now();
    const leftMs = firstAnswerMs - Math.abs(Date.now() - firstAskedAt);
    // The answer of before a restart is shown while the service is still being asked.
    if (leftMs > 0) await Promise.race([refreshed, restored, wait(leftMs)]);
  }

  return {
    async get() {
      if (!memory.isYoungerThan(freshMs)) {
        const refreshed = refresh();
        if (!memory.answer()) await waitForFirst(refreshed);
      }
      const answer = memory.answer();
      if (!answer) return null;
      const isDue = !memory.isYoungerThan(freshMs);
      const isOld = !memory.isYoungerThan(freshMs * STALE_FRESHNESSES);
      return { ...answer, isDue, isStale: isDue && (backoff.isFailing() || isOld) };
    },
    health: () => ({
      upstream: name,
      isWell: backoff.isFailing() ? false : memory.answer() && true,
      answeredAt: memory.answer()?.fetchedAt ?? null,
    }),
  };
}

function newMemory<T>(onNew = () => {}) {
  let answer: Answer<T> | null = null;
  return {
    answer: () => answer,
    set(newer: Answer<T>): void {
      answer = newer;
      onNew();
    },
    // Where the clock was set back, an answer comes from the future; its age is then unknown.
    isYoungerThan: (milliseconds: number): boolean =>
      answer !== null && Math.abs(Date.now() - answer.fetchedAt.getTime()) < milliseconds,
  };
}

/** Refreshes the memory from the database, or else from the service, where no other instance is asking it. */
function refresher<T>(
  options: SourceOptions<T>,
  memory: ReturnType<typeof newMemory<T>>,
  backoff: Backoff,
): { refresh(): Promise<void>; restored: Promise<void> } {
  const { db, name, shape, freshMs, load, log, firstAnswerMs, askMs } = { ...DEFAULTS, ...options };
  const { promise: restored, resolve: resolveRestored } = Promise.withResolvers<void>();
  let refreshing: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const stored = await orElse(null, readStored(db, name, shape));
    if (stored?.answer) restore(stored.answer);
    if (memory.isYoungerThan(freshMs)) return;
    // What the service has asked of another instance.
    backoff.restUntil(stored?.notBefore?.getTime() ?? 0);
    if (backoff.isResting()) return;
    const claimed = await orElse(undefined, claim(db, name, stored?.fetchedAt ?? null));
    if (claimed === null) await waitForOtherInstance();
    else await askService(claimed ?? null);
  }

  async function askService(claimed: Date | null): Promise<void> {
    try {
      const deadline = AbortSignal.timeout(askMs);
      const value = await retries.execute(({ signal }) => load(signal), deadline);
      const answer = { value, fetchedAt: new Date() };
      backoff.recovered();
      memory.set(answer);
      await orElse(undefined, storeAnswer(db, name, claimed, answer));
    } catch (error) {
      log.warn({ err: error, upstream: name }, 'an outside service failed');
      const retryAfterMs = error instanceof UpstreamError ? error.retryAfterMs : null;
      const notBefore = retryAfterMs === null ? null : new Date(Date.now() + retryAfterMs);
      backoff.failed(retryAfterMs);
      // Every instance keeps to what the service has asked for; the backoff is this instance's own.
      await orElse(undefined, storeFailure(db, name, claimed, notBefore));
    }
  }

  async function waitForOtherInstance(): Promise<void> {
    for (let waitedMs = 0; waitedMs < firstAnswerMs; waitedMs += POLL_MS) {
      await wait(POLL_MS);
      const stored = await readStored(db, name, shape);
      if (stored?.answer && restore(stored.answer)) return;
    }
  }

  /** False: the answer in memory is as new. */
  function restore(stored: Answer<T>): boolean {
    const answer = memory.answer();
    if (answer && stored.fetchedAt <= answer.fetchedAt) return false;
    // For another instance the service has recovered.
    backoff.recovered();
    memory.set(stored);
    resolveRestored();
    return true;
  }

  // Without the database this instance goes on by itself.
  function orElse<V, F>(fallback: F, query: Promise<V>): Promise<V | F> {
    return query.catch((error: unknown) => {
      log.warn(
        { err: error, upstream: name },
        'the database could not be asked for a stored answer',
      );
      return fallback;
    });
  }

  function refreshOnce(): Promise<void> {
    refreshing ??= refresh()
      .catch((error: unknown) => log.warn({ err: error, upstream: name }, 'could not refresh'))
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  return { refresh: refreshOnce, restored };
}
