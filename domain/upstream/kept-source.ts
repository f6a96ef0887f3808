import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { Database } from '#db/client.ts';
import { UpstreamError } from './ask.ts';
import type { UpstreamHealth } from './health.ts';
import { CLAIM_SECONDS, claim, readKept, storeFailure, storeKept } from './kept-answers.ts';
import { retries } from './policy.ts';

/** The last good answer of a service. */
export interface Kept<T> {
  value: T;
  fetchedAt: Date;
  /** No longer fresh; a newer one is being asked for, and mostly there within seconds. */
  isDue: boolean;
  /** Older than a reader should take for new: the service fails, or nobody has looked for long. */
  isStale: boolean;
}

export interface KeptSource<T> {
  /** At once when anything is kept, however old; at first waits a little. Null: there has never been a good answer. */
  get(): Promise<Kept<T> | null>;
  health(): UpstreamHealth;
}

/** How long a visitor waits for a first answer; after it the page shows what it has. */
const FIRST_ANSWER_MILLISECONDS = 2500;
const POLL_MILLISECONDS = 200;
/** For a question with all its retries; ends before the claim does. */
const ASK_MILLISECONDS = (CLAIM_SECONDS - 5) * 1000;
const STALE_FRESHNESSES = 3;
const LONGEST_REST_IN_RESTS = 20;

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
  onNew = () => {},
  firstAnswerMilliseconds = FIRST_ANSWER_MILLISECONDS,
  restMilliseconds = 15_000,
  askMilliseconds = ASK_MILLISECONDS,
}: {
  db: Database;
  name: string;
  /** What a kept answer must look like; one from an older version that does not is forgotten. */
  shape: z.ZodType<T>;
  freshMilliseconds: number;
  load: (signal: AbortSignal) => Promise<T>;
  log: { warn(details: object, message: string): void };
  /** Called whenever another answer is kept. */
  onNew?: () => void;
  firstAnswerMilliseconds?: number;
  /** How long a failing service is left alone at first; doubles, up to twenty times as long. */
  restMilliseconds?: number;
  askMilliseconds?: number;
}): KeptSource<T> {
  let kept: { value: T; fetchedAt: Date } | null = null;
  let notBefore = 0;
  let toldAt = 0;
  let failures = 0;
  let refreshing: Promise<void> | null = null;
  let firstAsked: number | null = null;
  const remembered = Promise.withResolvers<void>();

  // Either way: by a clock that was set back an answer is from the future, and says nothing of its age.
  const isYoungerThan = (milliseconds: number) =>
    kept !== null && Math.abs(Date.now() - kept.fetchedAt.getTime()) < milliseconds;
  const isFresh = () => isYoungerThan(freshMilliseconds);
  const isResting = () => Date.now() >= toldAt && Date.now() < notBefore;

  function rest(until: number): void {
    notBefore = isResting() ? Math.max(notBefore, until) : until;
    toldAt = Date.now();
  }

  async function refresh(): Promise<void> {
    const stored = await orElse(null, readKept(db, name, shape));
    if (stored?.answer) keepNewer(stored.answer);
    if (isFresh() || isResting()) return;
    rest(stored?.notBefore?.getTime() ?? 0);
    if (isResting()) return;
    const claimed = await orElse(undefined, claim(db, name, stored?.fetchedAt ?? null));
    if (claimed === null) return waitForTheOther();
    await ask(claimed ?? null);
  }

  async function ask(claimed: Date | null): Promise<void> {
    try {
      const deadline = AbortSignal.timeout(askMilliseconds);
      const value = await retries.execute(({ signal }) => load(signal), deadline);
      kept = { value, fetchedAt: new Date() };
      failures = 0;
      onNew();
      await orElse(undefined, storeKept(db, name, claimed, kept));
    } catch (error) {
      log.warn({ err: error, upstream: name }, 'an outside service failed');
      // Its own wish is everybody's; ours is this instance's alone.
      const wish = error instanceof UpstreamError ? error.retryAfter : null;
      const wished = wish === null ? null : new Date(Date.now() + wish);
      rest(Math.max(Date.now() + restAfter(failures), wished?.getTime() ?? 0));
      failures += 1;
      await orElse(undefined, storeFailure(db, name, claimed, wished));
    }
  }

  function keepNewer(answer: { value: T; fetchedAt: Date }): boolean {
    if (kept && answer.fetchedAt <= kept.fetchedAt) return false;
    // The service is well again, for another instance.
    kept = answer;
    failures = 0;
    notBefore = 0;
    onNew();
    remembered.resolve();
    return true;
  }

  function restAfter(earlierFailures: number): number {
    return restMilliseconds * Math.min(2 ** earlierFailures, LONGEST_REST_IN_RESTS);
  }

  // Without the database this instance goes on by itself.
  function orElse<V, F>(fallback: F, asked: Promise<V>): Promise<V | F> {
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
      if (stored?.answer && keepNewer(stored.answer)) return;
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
        const waitedFor = Math.abs(Date.now() - firstAsked);
        const patience = firstAnswerMilliseconds - waitedFor;
        if (!kept && patience > 0) {
          // What was kept before a restart is shown while the service is still being asked.
          await Promise.race([refreshed, remembered.promise, wait(patience)]);
        }
      }
      if (!kept) return null;
      const isOld = !isYoungerThan(freshMilliseconds * STALE_FRESHNESSES);
      return { ...kept, isDue: !isFresh(), isStale: !isFresh() && (failures > 0 || isOld) };
    },
    health: () => ({
      upstream: name,
      isWell: failures > 0 ? false : kept && true,
      answeredAt: kept?.fetchedAt ?? null,
    }),
  };
}
