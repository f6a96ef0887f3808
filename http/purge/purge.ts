import { setTimeout as sleep } from 'node:timers/promises';
import type { Changed } from '#db/cache-tags.ts';
import type { Changes } from '#db/changes.ts';
import { type Database, inOneInstance } from '#db/client.ts';
import { type Fetch, fetchConfigured } from '#domain/outbound/fetch-public.ts';

/** Every page has both: `all` is purged where anything may have changed, `day` when the day (UTC) ends. */
export const EVERY_PAGE = ['all', 'day'] as const;

/** Changes that follow each other are sent together. */
const GATHER_MS = 50;
/** The cache in front may store a page that was on its way during the change; then it is purged again. */
const REPEAT_MS = 5_000;
/** Tags in one POST: https://developers.cloudflare.com/cache/how-to/purge-cache */
const TAGS_AT_ONCE = 100;
/** Above it, every page is purged. */
const MOST_TAGS = 1_000;
const TIMEOUT_MS = 5_000;
const RETRIES_MS = [500, 2_000, 8_000];
const DAY_MS = 86_400_000;
// Unique number of the advisory lock.
const PURGE_LOCK = 7_426_041;

interface Parts {
  db: Database;
  fetch: Fetch;
  changes: Pick<Changes, 'onChange'>;
  log: { error(details: object, message: string): void };
}

/** The address that is told of purges, and a header with its credentials. */
export interface PurgeTarget {
  url: string;
  header: readonly [name: string, value: string] | undefined;
}

/** Tells the cache in front of the site the tags of every change, in a POST by one instance. */
export function startPurging(
  { url, header }: PurgeTarget,
  { db, fetch, changes, log }: Parts,
): { stop(): Promise<void> } {
  const end = new AbortController();
  const { signal } = end;
  const tags = new Set<string>();
  let sending: Promise<void> | null = null;

  function purge(changed: Changed): void {
    for (const tag of changed ?? ['all']) tags.add(tag);
    sending ??= sendAll().finally(() => {
      sending = null;
    });
  }

  async function sendAll(): Promise<void> {
    while (tags.size > 0 && !signal.aborted) {
      await pause(GATHER_MS);
      const gathered = [...tags].sort();
      tags.clear();
      await send(gathered);
      void pause(REPEAT_MS).then(() => (signal.aborted ? null : send(gathered)));
    }
  }

  async function send(gathered: string[]): Promise<void> {
    for (const waitMs of [...RETRIES_MS, null]) {
      try {
        // Other instances hear of the same change; the one that holds the lock tells the cache.
        await inOneInstance(db, PURGE_LOCK, () => postAll(gathered));
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (waitMs === null) log.error({ err: error, tags: gathered }, 'a purge failed');
        else await pause(waitMs);
      }
    }
  }

  async function postAll(gathered: string[]): Promise<void> {
    const sent = gathered.length > MOST_TAGS ? ['all'] : gathered;
    for (let from = 0; from < sent.length; from += TAGS_AT_ONCE) {
      await post(sent.slice(from, from + TAGS_AT_ONCE));
    }
  }

  async function post(gathered: string[]): Promise<void> {
    const answer = await fetchConfigured(fetch, url, {
      body: JSON.stringify({ tags: gathered }),
      headers: {
        'Content-Type': 'application/json',
        ...tagHeaders(gathered),
        ...(header && { [header[0]]: header[1] }),
      },
      timeoutMs: TIMEOUT_MS,
      maxBytes: 65_536,
      signal,
    });
    if (answer.outcome !== 'answered' || answer.status >= 300) {
      throw new Error(`the cache answered ${'status' in answer ? answer.status : answer.outcome}`);
    }
  }

  async function purgeDaily(): Promise<void> {
    while (!signal.aborted) {
      await pause(DAY_MS - (Date.now() % DAY_MS));
      if (!signal.aborted) purge(new Set(['day']));
    }
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => {});
  changes.onChange(purge);
  void purgeDaily();
  return {
    async stop() {
      end.abort();
      await sending;
    },
  };
}

/** Tags in the headers of caches: `Cache-Tag` of Cloudflare and Akamai, `Surrogate-Key` of Fastly and Varnish's xkey. */
export function tagHeaders(tags: Iterable<string>): Record<'Cache-Tag' | 'Surrogate-Key', string> {
  const all = [...tags];
  return { 'Cache-Tag': all.join(','), 'Surrogate-Key': all.join(' ') };
}
