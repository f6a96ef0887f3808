import { setTimeout as wait } from 'node:timers/promises';
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleAll,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import type { z } from 'zod';
import type { Database } from '#db/client.ts';
import { UpstreamError } from './ask.ts';
import { claim, readKept, storeFailure, storeKept } from './kept-answers.ts';

/** The last good answer of a service. */
export interface Kept<T> {
  value: T;
  fetchedAt: Date;
  isStale: boolean;
}

export interface KeptSource<T> {
  /** At once when anything is kept, however old; at first waits a little. Null: there has never been a good answer. */
  get(): Promise<Kept<T> | null>;
}

/** How long a visitor waits for a first answer; after it the page shows what it has. */
const FIRST_ANSWER_MILLISECONDS = 2500;
const POLL_MILLISECONDS = 200;

/**
 * Keeps an outside service's last good answer in memory and in the database. One instance asks at a time, one
 * question at once; a bad answer never replaces a good one.
 */
export function keepSource<T>({
  db,
  name,
  shape,
  freshMilliseconds,
  load,
  log,
  firstAnswerMilliseconds = FIRST_ANSWER_MILLISECONDS,
  restMilliseconds = 15_000,
}: {
  db: Database;
  name: string;
  /** What a kept answer must look like; one from an older version that does not is forgotten. */
  shape: z.ZodType<T>;
  freshMilliseconds: number;
  load: (signal: AbortSignal) => Promise<T>;
  log: { warn(details: object, message: string): void };
  firstAnswerMilliseconds?: number;
  /** How long a failing service is left alone at first; doubles, up to twenty times as long. */
  restMilliseconds?: number;
}): KeptSource<T> {
  let kept: { value: T; fetchedAt: Date } | null = null;
  let notBefore = 0;
  let refreshing: Promise<void> | null = null;
  let firstAsked: number | null = null;

  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: new ExponentialBackoff({
      initialDelay: restMilliseconds,
      maxDelay: restMilliseconds * 20,
    }),
  });
  const policy = wrap(
    breaker,
    retry(
      handleWhen((error) => error instanceof UpstreamError && error.isPassing),
      { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 600 }) },
    ),
  );

  const isFresh = () => kept !== null && Date.now() - kept.fetchedAt.getTime() < freshMilliseconds;

  async function refresh(): Promise<void> {
    const stored = await orElse(null, readKept(db, name, shape));
    if (stored?.answer && (!kept || stored.answer.fetchedAt > kept.fetchedAt)) kept = stored.answer;
    notBefore = Math.max(notBefore, stored?.notBefore?.getTime() ?? 0);
    if (isFresh() || Date.now() < notBefore) return;
    if (!(await orElse(true, claim(db, name)))) return waitForTheOther();
    try {
      const value = await policy.execute(({ signal }) => load(signal));
      kept = { value, fetchedAt: new Date() };
      await orElse(undefined, storeKept(db, name, kept));
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        return orElse(undefined, storeFailure(db, name, null));
      }
      log.warn({ err: error, upstream: name }, 'an outside service failed');
      const rest = error instanceof UpstreamError ? error.retryAfter : null;
      if (rest) notBefore = Date.now() + rest;
      await orElse(undefined, storeFailure(db, name, rest ? new Date(notBefore) : null));
    }
  }

  // Without the database this instance goes on by itself.
  function orElse<V>(fallback: V, asked: Promise<V>): Promise<V> {
    return asked.catch((error: unknown) => {
      log.warn({ err: error, upstream: name }, 'the database could not be asked for a kept answer');
      return fallback;
    });
  }

  // Another instance is asking; its answer comes through the database.
  async function waitForTheOther(): Promise<void> {
    for (let waited = 0; waited < firstAnswerMilliseconds; waited += POLL_MILLISECONDS) {
      await wait(POLL_MILLISECONDS);
      const stored = await readKept(db, name, shape);
      if (!stored?.answer || (kept && stored.answer.fetchedAt <= kept.fetchedAt)) continue;
      kept = stored.answer;
      return;
    }
  }

  function refreshOnce(): Promise<void> {
    refreshing ??= refresh()
      .catch((error: unknown) => log.warn({ err: error, upstream: name }, 'could not refresh'))
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  return {
    async get() {
      if (!isFresh()) {
        const refreshed = refreshOnce();
        firstAsked ??= Date.now();
        // One wait for all: a service that hangs holds up the first pages, not every page.
        const patience = firstAsked + firstAnswerMilliseconds - Date.now();
        if (!kept && patience > 0) await Promise.race([refreshed, wait(patience)]);
      }
      return kept && { ...kept, isStale: !isFresh() };
    },
  };
}
