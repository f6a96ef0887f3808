import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { openClient } from './client.ts';

const CHANNEL = 'listings';
const HEARTBEAT = 'select 1';
/** A connection may die without a word: it is asked this often, and has this long to answer. */
const HEARTBEAT_MILLISECONDS = 5_000;
const SILENCE_MILLISECONDS = 2_000;
const RETRY_MILLISECONDS = 500;

/** Before what an instance says to itself; a change says nothing. */
const PROOF = 'heard? ';

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

/**
 * Listens to the database at `url` until closed, through restarts of it. `onDeaf` is called once where it can be asked but
 * not be heard: then every page is asked of it.
 */
export function watchChanges(url: string, onDeaf = () => {}): Changes {
  const listeners: (() => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const end = new AbortController();
  /** The connection that listens, while it is heard. */
  let ear: { client: postgres.Sql; lose: () => void } | null = null;
  let isKnownDeaf = false;

  async function listenOnce(): Promise<void> {
    const { promise: lost, resolve } = Promise.withResolvers<void>();
    const lose = () => {
      ear = null;
      resolve();
    };
    const { promise: proven, resolve: prove } = Promise.withResolvers<'heard'>();
    const proof = PROOF + randomUUID();
    const options = {
      max: 1,
      // Of its own accord it would open another connection, which listens to nothing.
      max_lifetime: 0,
      onnotify: (_: string, said: string) => {
        if (said === proof) prove('heard');
        else if (!said.startsWith(PROOF)) tell();
      },
      onclose: lose,
    };
    const client = openClient(url, options);
    end.signal.addEventListener('abort', lose, { once: true });
    try {
      if (!(await isAnswered(client, `listen ${CHANNEL}`)) || end.signal.aborted) return;
      if (!(await say(url, proof))) return;
      const silence = sleep(SILENCE_MILLISECONDS, 'deaf', { ref: false });
      const outcome = await Promise.race([proven, lost, silence]);
      if (outcome === 'deaf' && !isKnownDeaf) onDeaf();
      isKnownDeaf = outcome === 'deaf';
      if (outcome !== 'heard') return;
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

// From elsewhere: with the answer to itself even a connection may be told that hears nothing while it waits, as behind a
// pooler that lends it for a transaction at a time.
async function say(url: string, proof: string): Promise<boolean> {
  const client = openClient(url, { max: 1 });
  try {
    return await isAnswered(client, `notify ${CHANNEL}, '${proof}'`);
  } finally {
    await client.end({ timeout: 0 });
  }
}

async function isAnswered(client: postgres.Sql, query: string): Promise<boolean> {
  const answered = client.unsafe(query).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, sleep(SILENCE_MILLISECONDS, false, { ref: false })]);
}
