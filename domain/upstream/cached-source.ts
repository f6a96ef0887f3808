import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { Database } from '#db/client.ts';
import { type Backoff, newBackoff } from './backoff.ts';
import type { UpstreamHealth } from './health.ts';
import { retries, UpstreamError } from './request.ts';
import {
  CLAIM_SECONDS,
  claim,
  readStored,
  type StoredResponse,
  storeFailure,
  storeResponse,
} from './stored-responses.ts';

/** The last good response of a service. */
export interface CachedResponse<T> extends StoredResponse<T> {
  /** No longer fresh; a refresh is running, which usually takes seconds. */
  isDue: boolean;
  /** Too old to be shown as current: the service fails, or no page has requested it for long. */
  isStale: boolean;
}

export interface CachedSource<T> {
  /** Returns a cached response immediately, however old; waits for the first one. Null: the service never gave a good response. */
  get(): Promise<CachedResponse<T> | null>;
  health(): UpstreamHealth;
}

export interface SourceOptions<T> {
  db: Database;
  name: string;
  /** Schema of a stored response; a response of another shape, stored by an earlier version, is ignored. */
  shape: z.ZodType<T>;
  freshMs: number;
  load(signal: AbortSignal): Promise<T>;
  log: { warn(details: object, message: string): void };
  /** Called whenever the cached response changes; `before` is null for the first. */
  onNew?: ((response: StoredResponse<T>, before: StoredResponse<T> | null) => void) | undefined;
  /** Called with each response that this instance got by its claim, once it is stored; never with a stored one. */
  onFetched?: (response: StoredResponse<T>) => Promise<void>;
  /** The longest wait of a page for the first response. */
  firstResponseMs?: number;
  /** First rest of a failing service. */
  restMs?: number;
  /** Limit for a request with all its retries; ends before the claim does. */
  askMs?: number;
}

const DEFAULTS = { firstResponseMs: 2500, restMs: 15_000, askMs: (CLAIM_SECONDS - 5) * 1000 };
const STALE_FRESHNESSES = 3;
const POLL_MS = 200;

/**
 * Stale-while-revalidate over an outside service: the last good response, in memory and in the database. All instances
 * together make one request at a time; a bad response never replaces a good one.
 */
export function cachedSource<T>(options: SourceOptions<T>): CachedSource<T> {
  const { name, freshMs, firstResponseMs, restMs } = { ...DEFAULTS, ...options };
  const memory = newMemory<T>(options.onNew);
  const backoff = newBackoff(restMs);
  const { refresh, restored } = refresher(options, memory, backoff);
  let firstAskedAt: number | null = null;

  // Visitors share one wait: a hanging service delays the first pages, not every page.
  async function waitForFirst(refreshed: Promise<void>): Promise<void> {
    firstAskedAt ??= Date.now();
    const leftMs = firstResponseMs - Math.abs(Date.now() - firstAskedAt);
    // The stored response is returned after a restart while the request is still running.
    if (leftMs > 0) await Promise.race([refreshed, restored, sleep(leftMs)]);
  }

  return {
    async get() {
      if (!memory.isYoungerThan(freshMs)) {
        const refreshed = refresh();
        if (!memory.response()) await waitForFirst(refreshed);
      }
      const response = memory.response();
      if (!response) return null;
      const isDue = !memory.isYoungerThan(freshMs);
      const isOld = !memory.isYoungerThan(freshMs * STALE_FRESHNESSES);
      return { ...response, isDue, isStale: isDue && (backoff.isFailing() || isOld) };
    },
    health: () => ({
      upstream: name,
      isHealthy: backoff.isFailing() ? false : memory.response() && true,
      answeredAt: memory.response()?.fetchedAt ?? null,
    }),
  };
}

function newMemory<T>(onNew: NonNullable<SourceOptions<T>['onNew']> = () => {}) {
  let response: StoredResponse<T> | null = null;
  return {
    response: () => response,
    set(newer: StoredResponse<T>): void {
      const before = response;
      response = newer;
      onNew(newer, before);
    },
    // The age of a response from the future, after the clock was set back, is unknown.
    isYoungerThan: (milliseconds: number): boolean =>
      response !== null && Math.abs(Date.now() - response.fetchedAt.getTime()) < milliseconds,
  };
}

/** Refreshes the memory from the database, else from the service unless another instance is requesting it. */
function refresher<T>(
  options: SourceOptions<T>,
  memory: ReturnType<typeof newMemory<T>>,
  backoff: Backoff,
): { refresh(): Promise<void>; restored: Promise<void> } {
  const { db, name, shape, freshMs, load, log, onFetched, firstResponseMs, askMs } = {
    ...DEFAULTS,
    ...options,
  };
  const { promise: restored, resolve: resolveRestored } = Promise.withResolvers<void>();
  let refreshing: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const stored = await orElse(null, readStored(db, name, shape));
    if (stored?.response) restore(stored.response);
    if (memory.isYoungerThan(freshMs)) return;
    // The wait may have been stored by another instance.
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
      const response = { value, fetchedAt: new Date() };
      backoff.recovered();
      memory.set(response);
      await orElse(undefined, storeResponse(db, name, claimed, response));
      if (claimed && onFetched) await orElse(undefined, onFetched(response));
    } catch (error) {
      log.warn({ err: error, upstream: name }, 'an outside service failed');
      const retryAfterMs = error instanceof UpstreamError ? error.retryAfterMs : null;
      const notBefore = retryAfterMs === null ? null : new Date(Date.now() + retryAfterMs);
      backoff.failed(retryAfterMs);
      // `Retry-After` is shared by all instances; the backoff is this instance's own.
      await orElse(undefined, storeFailure(db, name, claimed, notBefore));
    }
  }

  async function waitForOtherInstance(): Promise<void> {
    for (let waitedMs = 0; waitedMs < firstResponseMs; waitedMs += POLL_MS) {
      await sleep(POLL_MS);
      const stored = await readStored(db, name, shape);
      if (stored?.response && restore(stored.response)) return;
    }
  }

  /** False if the response in memory is as new. */
  function restore(stored: StoredResponse<T>): boolean {
    const response = memory.response();
    if (response && stored.fetchedAt <= response.fetchedAt) return false;
    // The service has recovered: another instance got this response.
    backoff.recovered();
    memory.set(stored);
    resolveRestored();
    return true;
  }

  // Without the database this instance continues on its own.
  function orElse<V, F>(fallback: F, query: Promise<V>): Promise<V | F> {
    return query.catch((error: unknown) => {
      log.warn(
        { err: error, upstream: name },
        'the database could not be asked for a stored response',
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
