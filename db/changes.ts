import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type postgres from 'postgres';
import { type Database, openClient } from './client.ts';
import { rollCall } from './roll-call.ts';

const CHANNEL = 'listings';
const HEARTBEAT = 'select 1';
// Each that listens holds this lock together with all others; any number will do that nobody else takes.
const LISTENERS = 7_426_022;
const COME_IN = `select pg_advisory_lock_shared(${LISTENERS})`;
const COUNT_LISTENERS = `select count(*)::int as count from pg_locks
  where locktype = 'advisory' and objid = ${LISTENERS} and granted
    and database = (select oid from pg_database where datname = current_database())`;
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
  /**
   * Resolves once all that was committed before has been told here and at every other instance, or cannot be heard. One
   * that does not answer for half a second is not waited for.
   */
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
  const roll = rollCall();
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
        else if (!roll.hear(said, (text) => sayOn(client, text)) && !said.startsWith(PROOF)) tell();
      },
      onclose: lose,
    };
    const client = openClient(url, options);
    end.signal.addEventListener('abort', lose, { once: true });
    try {
      if (!(await isAnswered(client, `listen ${CHANNEL}`)) || end.signal.aborted) return;
      if (!(await isAnswered(client, COME_IN))) return;
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
      if (!asked) return;
      const listeners = await countListeners(asked.client);
      if (listeners === null) asked.lose();
      else if (listeners > 1) await roll.call(listeners, (text) => sayOn(asked.client, text));
    },
    close: async () => {
      end.abort();
      await listening;
    },
  };
}

/** Tells all that listen of something that pages show and no trigger sees. */
export async function tellOfChange(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
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

// Lost with its connection, it is missed by nobody.
function sayOn(client: postgres.Sql, text: string): void {
  client.unsafe('select pg_notify($1, $2)', [CHANNEL, text]).catch(() => {});
}

async function countListeners(client: postgres.Sql): Promise<number | null> {
  const rows = await answerTo(client, COUNT_LISTENERS);
  return rows && Number(rows[0]?.count);
}

async function isAnswered(client: postgres.Sql, query: string): Promise<boolean> {
  return (await answerTo(client, query)) !== null;
}

async function answerTo(client: postgres.Sql, query: string): Promise<postgres.Row[] | null> {
  const answered = client.unsafe(query).catch(() => null);
  return Promise.race([answered, sleep(SILENCE_MILLISECONDS, null, { ref: false })]);
}
