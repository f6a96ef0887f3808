import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, inOneInstance } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { openHeadlineTasks } from '#domain/headline/headline-tasks.ts';
import { checkNextLink, type LinkPacing } from '#domain/link/check-link.ts';
import { linkGatherer } from '#domain/link/gather-links.ts';
import type { NewsSource } from '#domain/news/news.ts';
import type { Connect } from '#domain/outbound/fetch-public.ts';

interface Parts {
  db: Database;
  news: Pick<NewsSource, 'get'>;
  /** Sent in the User-Agent of link requests. */
  origin: string;
  log: { warn(details: object, message: string): void };
}

/** Checks beside those of links, at the same pace. `check` returns the address that it requested, or null. */
export interface Watch {
  gather(): Promise<void>;
  check(pacing: LinkPacing, signal: AbortSignal): Promise<string | null>;
}

/** Intervals; the defaults are polite to other hosts. */
export interface Paces {
  /** Before the first link, so that a short trial of the server requests none. */
  beforeLinksMs: number;
  /** Interval at which an instance looks for a due link. */
  linkMs: number;
  /** Between any two links over all instances: three a minute at most. */
  pauseSeconds: number;
  hostPauseSeconds: number;
  timeoutMs: number;
  beforeNewsMs: number;
  newsMs: number;
}

const PACES: Paces = {
  beforeLinksMs: 120_000,
  linkMs: 20_000,
  // Just under `linkMs`, so that no turn is missed by a few milliseconds.
  pauseSeconds: 19,
  hostPauseSeconds: 60,
  timeoutMs: 10_000,
  beforeNewsMs: 15_000,
  newsMs: 15 * 60_000,
};

/**
 * Runs the periodic jobs until stopped: opens tasks for headlines and, with `backgroundChecks`, checks links and runs
 * `watches`. The results are shown to editors; no verdict changes.
 */
export function startJobs(
  { db, news, origin, log }: Parts,
  {
    backgroundChecks,
    watches = [],
    connect,
    ...given
  }: { backgroundChecks: boolean; watches?: Watch[]; connect?: Connect } & Partial<Paces>,
): { stop(): Promise<void> } {
  const paces = { ...PACES, ...given };
  const pacing = { origin, connect, ...paces };
  const end = new AbortController();
  const gatherSome = linkGatherer(db);
  let turn = 0;

  const again = async (firstMs: number, everyMs: number, work: () => Promise<unknown>) => {
    for (let pauseMs = firstMs; ; pauseMs = everyMs) {
      const options = { signal: end.signal, ref: false };
      await sleep(pauseMs, null, options).catch(() => {});
      if (end.signal.aborted) return;
      await work().catch((error: unknown) => {
        if (!end.signal.aborted) log.warn({ err: error }, 'a periodic job failed');
      });
    }
  };

  const headlines = again(paces.beforeNewsMs, paces.newsMs, () =>
    inOneInstance(db, LOCKS.headlines, async () => {
      const { items, source } = await news.get();
      if (source !== 'samples') await openHeadlineTasks(db, items);
    }),
  );
  const links = backgroundChecks
    ? again(paces.beforeLinksMs, paces.linkMs, async () => {
        await gatherSome();
        for (const { gather } of watches) await gather();
        // In turn, because they share one pace; a check without anything due leaves its turn to the next.
        const checks = [
          () => checkNextLink(db, pacing, end.signal),
          ...watches.map(
            ({ check }) =>
              () =>
                check(pacing, end.signal),
          ),
        ];
        const first = turn++ % checks.length;
        for (const check of [...checks.slice(first), ...checks.slice(0, first)]) {
          if ((await check()) !== null) break;
        }
      })
    : null;

  return {
    stop: async () => {
      end.abort();
      await Promise.all([headlines, links]);
    },
  };
}
