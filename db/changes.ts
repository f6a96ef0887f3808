import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type postgres from 'postgres';
import type { Changed, ChangeTag } from './cache-tags.ts';
import { type Database, openClient } from './client.ts';
import { LOCKS } from './locks.ts';

const CHANNEL = 'listings';
const HEARTBEAT = 'select 1';
// Every listening connection holds this lock shared.
const TAKE_LOCK = `select pg_advisory_lock_shared(${LOCKS.listeners})`;
const COUNT_LISTENERS = `select count(*)::int as count from pg_locks
  where locktype = 'advisory' and objid = ${LOCKS.listeners} and granted
    and database = (select oid from pg_database where datname = current_database())`;
const HEARTBEAT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 2_000;
const RETRY_MS = 500;

/** Prefix of the message by which an instance tests delivery to itself. The message of a change is its tags, or empty. */
const PROBE = 'heard? ';

/** Notifies of committed changes to listings by any instance. */
export interface Changes {
  /** False while no notifications arrive; caches may then be stale. */
  isListening(): boolean;
  /** `listener` is also called when listening resumes, since anything may have changed. */
  onChange(listener: (changed: Changed) => void): void;
  /** Resolves once every listening instance knows of all earlier commits; one that does not answer within half a second is skipped. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Listens until closed, and reconnects. `onUndelivered` is called once if notifications do not arrive, as behind some poolers. */
export function watchChanges(
  url: string,
  onUndelivered = () => {},
  { heartbeatMs = HEARTBEAT_MS } = {},
): Changes {
  const listeners: ((changed: Changed) => void)[] = [];
  const notify = (changed: Changed) => {
    for (const listener of listeners) listener(changed);
  };
  const roll = rollCall();
  const end = new AbortController();
  let active: { client: postgres.Sql; lose: () => void } | null = null;
  let hasReported = false;

  async function listenOnce(): Promise<void> {
    const loss = new AbortController();
    const lose = () => {
      active = null;
      loss.abort();
    };
    // Not a race with one promise, which would hold each wait in memory until the connection is lost.
    const wait = (ms: number) =>
      sleep(ms, null, { ref: false, signal: loss.signal }).catch(() => {});
    const { promise: delivered, resolve: confirm } = Promise.withResolvers<'delivered'>();
    const probe = PROBE + randomUUID();
    const options = {
      max: 1,
      // The driver's default would replace the connection by one that does not listen.
      max_lifetime: 0,
      onnotify: (_: string, message: string) => {
        if (message === probe) confirm('delivered');
        else if (roll.receive(message, (reply) => sendOn(client, reply))) return;
        else if (!message.startsWith(PROBE)) notify(message ? new Set(message.split(' ')) : null);
      },
      onclose: lose,
    };
    const client = openClient(url, options);
    end.signal.addEventListener('abort', lose, { once: true });
    try {
      if (!(await isAnswered(client, `listen ${CHANNEL}`)) || end.signal.aborted) return;
      if (!(await isAnswered(client, TAKE_LOCK))) return;
      if (!(await sendProbe(url, probe))) return;
      const outcome = await Promise.race([delivered, wait(ANSWER_TIMEOUT_MS)]);
      const isUndelivered = outcome !== 'delivered' && !loss.signal.aborted;
      if (isUndelivered && !hasReported) onUndelivered();
      hasReported = isUndelivered;
      if (outcome !== 'delivered' || loss.signal.aborted) return;
      active = { client, lose };
      notify(null);
      while (active) {
        await wait(heartbeatMs);
        if (active && !(await isAnswered(client, HEARTBEAT))) lose();
      }
    } finally {
      end.signal.removeEventListener('abort', lose);
      active = null;
      await client.end({ timeout: 0 });
    }
  }

  const listening = (async () => {
    while (!end.signal.aborted) {
      // Other queries report an unreachable database; this loop only retries.
      await listenOnce().catch(() => {});
      await sleep(RETRY_MS, null, { signal: end.signal }).catch(() => {});
    }
  })();

  return {
    isListening: () => active !== null,
    onChange: (listener) => void listeners.push(listener),
    // PostgreSQL delivers pending notifications before the result of the next query.
    caughtUp: async () => {
      const connection = active;
      if (!connection) return;
      const listeners = await countListeners(connection.client);
      if (listeners === null) connection.lose();
      else if (listeners > 1) {
        await roll.call(listeners, (message) => sendOn(connection.client, message));
      }
    },
    close: async () => {
      end.abort();
      await listening;
    },
  };
}

/** Notifies all instances of a change to pages that no trigger detects. */
export async function notifyOfChange(db: Database, tags: ChangeTag[]): Promise<void> {
  await db.execute(sql`select notify_tags(${sql.param(tags)}::text[])`);
}

// On another connection: behind a transaction pooler an idle connection receives no notifications of its own.
async function sendProbe(url: string, probe: string): Promise<boolean> {
  const client = openClient(url, { max: 1 });
  try {
    return await isAnswered(client, `notify ${CHANNEL}, '${probe}'`);
  } finally {
    await client.end({ timeout: 0 });
  }
}

function sendOn(client: postgres.Sql, message: string): void {
  client.unsafe('select pg_notify($1, $2)', [CHANNEL, message]).catch(() => {});
}

async function countListeners(client: postgres.Sql): Promise<number | null> {
  const rows = await rowsInTime(client, COUNT_LISTENERS);
  return rows && Number(rows[0]?.count);
}

async function isAnswered(client: postgres.Sql, query: string): Promise<boolean> {
  return (await rowsInTime(client, query)) !== null;
}

async function rowsInTime(client: postgres.Sql, query: string): Promise<postgres.Row[] | null> {
  const answer = new AbortController();
  const { signal } = answer;
  const result = client
    .unsafe(query)
    .catch(() => null)
    .finally(() => answer.abort());
  const late = sleep(ANSWER_TIMEOUT_MS, null, { ref: false, signal }).catch(() => null);
  return Promise.race([result, late]);
}

/** Instances that do not answer in time, such as those of a crashed machine, are skipped. */
const PRESENCE_TIMEOUT_MS = 500;

const CALL = 'present?';
const HERE = 'here';

function rollCall() {
  const onAnswer = new Map<string, () => void>();
  return {
    receive(message: string, reply: (message: string) => void): boolean {
      const [word, id = ''] = message.split(' ');
      if (word === CALL) reply(`${HERE} ${id}`);
      else if (word === HERE) onAnswer.get(id)?.();
      else return false;
      return true;
    },
    /** Waits until `count` instances have answered, and so have received all earlier messages. */
    async call(count: number, send: (message: string) => void): Promise<void> {
      const id = randomUUID();
      const { promise: complete, resolve } = Promise.withResolvers<void>();
      let present = 0;
      onAnswer.set(id, () => {
        present += 1;
        if (present >= count) resolve();
      });
      send(`${CALL} ${id}`);
      await Promise.race([complete, sleep(PRESENCE_TIMEOUT_MS, undefined, { ref: false })]);
      onAnswer.delete(id);
    },
  };
}
