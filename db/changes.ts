import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { openClient } from './client.ts';

const CHANNEL = 'listings';
const HEARTBEAT = 'select 1';
/** A connection may die without a word: it is asked this often, and has this long to answer. */
const HEARTBEAT_MILLISECONDS = 5_000;
const SILENCE_MILLISECONDS = 2_000;
const RETRY_MILLISECONDS = 500;

/** Tells of every change to listings, once it is committed, by whichever instance made it. */
export interface Changes {
  /** False while the database cannot be heard: what was kept until then may be out of date. */
  areHeard(): boolean;
  /** `tell` is also called when the database is heard again. */
  onChange(tell: () => void): void;
  /** Resolves once all that was committed before has been told, or cannot be heard. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Listens to the database at `url` until closed, through restarts of it. */
export function watchChanges(url: string): Changes {
  const listeners: (() => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const end = new AbortController();
  /** The connection that listens, while it is heard. */
  let ear: { client: postgres.Sql; lose: () => void } | null = null;

  async function listenOnce(): Promise<void> {
    const { promise: lost, resolve } = Promise.withResolvers<void>();
    const lose = () => {
      ear = null;
      resolve();
    };
    const options = {
      max: 1,
      // Of its own accord it would open another connection, which listens to nothing.
      max_lifetime: 0,
      onnotify: tell,
      onclose: lose,
    };
    const client = openClient(url, options);
    end.signal.addEventListener('abort', lose, { once: true });
    try {
      if (!(await isAnswered(client, `listen ${CHANNEL}`)) || end.signal.aborted) return;
      ear = { client, lose };
      // Whatever was missed until now.
      tell();
      while (ear) {
        await Promise.race([lost, sleep(HEARTBEAT_MILLISECONDS, null, { ref: false })]);
        if (ear && !(await isAnswered(client, HEARTBEAT))) lose();
      }
    } finally {
      end.signal.removeEventListener('abort', lose);
      ear = null;
      await client.end({ timeout: 0 });
    }
  }

  const listening = (async () => {
    while (!end.signal.aborted) {
      // Others tell of a database that cannot be reached; here it is only waited for.
      await listenOnce().catch(() => {});
      await sleep(RETRY_MILLISECONDS, null, { signal: end.signal }).catch(() => {});
    }
  })();

  return {
    areHeard: () => ear !== null,
    onChange: (listener) => void listeners.push(listener),
    // What was notified before a query is delivered before its answer.
    caughtUp: async () => {
      const asked = ear;
      if (asked && !(await isAnswered(asked.client, HEARTBEAT))) asked.lose();
    },
    close: async () => {
      end.abort();
      await listening;
    },
  };
}

async function isAnswered(client: postgres.Sql, query: string): Promise<boolean> {
  const answered = client.unsafe(query).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, sleep(SILENCE_MILLISECONDS, false, { ref: false })]);
}
