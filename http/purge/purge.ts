import { setTimeout as sleep } from 'node:timers/promises';
import type { Changed } from '#db/cache-tags.ts';
import type { Changes } from '#db/changes.ts';
import { type Database, inOneInstance } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { type Fetch, fetchConfigured } from '#domain/outbound/fetch-public.ts';
import { DAY_MS } from '#domain/time/day.ts';
import { inRequests, tagHeaders } from './purge-tags.ts';

/** Changes that follow each other are sent together. */
const GATHER_MS = 50;
/** The cache in front may store a page that was on its way during the change; then it is purged again. */
const REPEAT_MS = 5_000;
/** Waits after the first, second … failure in a row; the last one goes on. */
const RETRIES_MS = [500, 2_000, 8_000, 30_000] as const;
/** Failures in a row until the log has them. */
const FAILURES_UNTIL_ERROR = 4;
/** Above it, every page is purged. */
const MAX_TAGS = 1_000;
const TIMEOUT_MS = 5_000;
/** The longest wait of an editor for the cache in front. */
const EDITOR_WAIT_MS = 1_000;

interface Parts {
  db: Database;
  fetch: Fetch;
  changes: Pick<Changes, 'onChange'>;
  log: {
    error(details: object, message: string): void;
    info(details: object, message: string): void;
  };
}

/** The address to which purges are sent, and a header with its credentials. */
export interface PurgeTarget {
  url: string;
  header: readonly [name: string, value: string] | undefined;
}

/** Purges since the start, and the tags that wait now. */
export interface PurgeFigures {
  sent: number;
  failed: number;
  /** Tags that the cache in front has not received yet. */
  waiting: number;
}

/** The cache in front of the site, which receives every change. */
export interface Purging {
  /** Resolves once the cache knows of all earlier changes; after a second at most, and at once while it fails. */
  caughtUp(): Promise<void>;
  figures(): PurgeFigures;
  stop(): Promise<void>;
}

/** Tells the cache in front of the site the tags of every change, in a POST by one instance, until it succeeds. */
export function startPurging(
  { url, header }: PurgeTarget,
  { db, fetch, changes, log }: Parts,
): Purging {
  const end = new AbortController();
  const { signal } = end;
  const tags = new Set<string>();
  const again = new Set<string>();
  const figures: PurgeFigures = { sent: 0, failed: 0, waiting: 0 };
  let failures = 0;
  let sending: Promise<void> | null = null;

  function purge(changed: Iterable<string>, isRepeated = false): void {
    for (const tag of changed) (isRepeated ? again : tags).add(tag);
    figures.waiting = tags.size;
    sending ??= sendAll().finally(() => {
      sending = null;
    });
  }

  async function sendAll(): Promise<void> {
    while (tags.size + again.size > 0) {
      await pause(RETRIES_MS[Math.min(failures, RETRIES_MS.length) - 1] ?? GATHER_MS);
      if (signal.aborted) return;
      const [gathered, repeated] = [[...tags], [...again]];
      tags.clear();
      again.clear();
      await send(gathered, repeated);
      figures.waiting = tags.size;
    }
  }

  async function send(gathered: string[], repeated: string[]): Promise<void> {
    const sent = [...new Set([...gathered, ...repeated])].sort();
    try {
      // Other instances receive the same change; the one that holds the lock purges the cache.
      await inOneInstance(db, LOCKS.purge, async () => {
        const isAll = sent.includes('all') || sent.length > MAX_TAGS;
        for (const some of inRequests(isAll ? ['all'] : sent)) await post(some);
      });
      if (failures >= FAILURES_UNTIL_ERROR) log.info({}, 'purges reach the cache again');
      failures = 0;
      void pause(REPEAT_MS).then(() => signal.aborted || purge(gathered, true));
    } catch (error) {
      if (signal.aborted) return;
      for (const tag of sent) tags.add(tag);
      failures += 1;
      figures.failed += 1;
      if (failures === FAILURES_UNTIL_ERROR) {
        log.error({ err: error, tags: sent }, 'a purge failed; it is tried again');
      }
    }
  }

  async function post(some: string[]): Promise<void> {
    const response = await fetchConfigured(fetch, url, {
      body: JSON.stringify({ tags: some }),
      headers: {
        'Content-Type': 'application/json',
        ...tagHeaders(some),
        ...(header && { [header[0]]: header[1] }),
      },
      timeoutMs: TIMEOUT_MS,
      maxBytes: 65_536,
      signal,
    });
    if (response.outcome !== 'answered' || response.status >= 300) {
      throw new Error(
        `the cache answered ${'status' in response ? response.status : response.outcome}`,
      );
    }
    figures.sent += 1;
  }

  async function purgeDaily(): Promise<void> {
    while (!signal.aborted) {
      await pause(DAY_MS - (Date.now() % DAY_MS));
      if (!signal.aborted) purge(['day']);
    }
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => {});
  changes.onChange((changed: Changed) => purge(changed ?? ['all']));
  void purgeDaily();
  return {
    async caughtUp() {
      if (failures === 0) await Promise.race([sending, pause(EDITOR_WAIT_MS)]);
    },
    figures: () => ({ ...figures }),
    async stop() {
      end.abort();
      await sending;
    },
  };
}
