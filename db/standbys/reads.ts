import { drizzle } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import { noteQuery } from '../cache-tags.ts';
import type { Changes } from '../changes.ts';
import {
  type Connection,
  connect,
  type Database,
  hasCode,
  isUnreachable,
  SERVER_STATEMENT_MS,
} from '../client.ts';
import * as schema from '../schema.ts';
import { abortableWork } from './abortable-work.ts';
import { type Log, openStandby, type Standby, type StandbyHealth } from './standby.ts';
import { watchPosition } from './wal-position.ts';

/**
 * 40001, 40P01: the query was in the way of replaying; 25006: it writes; 53: out of connections, memory or disk.
 * The primary can still answer.
 */
const OTHERS_CAN = /^(40001|40P01|25006|53)/;

/** Reading from hot standbys. */
export interface Reads {
  /** For reading public data. It has every change that this process was notified of, unless the primary is away. */
  db: Database;
  health(): { isPrimaryAway: boolean; standbys: StandbyHealth[]; counts: ReadCounts };
  close(): Promise<void>;
}

/** Queries by where they were answered; `rescued` also failed elsewhere. */
interface ReadCounts {
  standby: number;
  primary: number;
  rescued: number;
}

type Query = (client: postgres.Sql) => PromiseLike<unknown>;

interface Parts {
  primary: Pick<Connection, 'client'> & { url: string };
  /** At least one. The first fresh one is read. */
  urls: readonly string[];
  changes: Pick<Changes, 'onChange' | 'isListening'>;
  /** Connections to each standby. */
  connections: number;
  log: Log;
}

/** Opens standbys for reading. To be called before other listeners of `changes` are added, which read when they are notified. */
export function openReads({ primary, urls, changes, connections, log }: Parts): Reads {
  const counts: ReadCounts = { standby: 0, primary: 0, rescued: 0 };
  const onPrimary = abortableWork('the primary is away');
  const position = watchPosition(primary.url, changes, () => {
    if (position.isAway()) onPrimary.abort();
    for (const standby of standbys) void standby.check();
  });
  const options = { connections, statementMs: SERVER_STATEMENT_MS };
  const standbys = urls.map((url) =>
    openStandby(url, position, { open: () => connect(url, options), log }),
  );

  async function fromPrimary(query: Query): Promise<unknown> {
    const result = await onPrimary.run(query(primary.client));
    counts.primary += 1;
    return result;
  }

  async function read(query: Query): Promise<unknown> {
    const standby = changes.isListening() ? standbys.find((each) => each.isFresh()) : undefined;
    if (standby) {
      try {
        const result = await standby.read(query);
        counts.standby += 1;
        return result;
      } catch (error) {
        if (!isUnreachable(error) && !hasCode(error, OTHERS_CAN)) throw error;
        counts.rescued += 1;
      }
    }
    // The second attempt is for a connection that was lost alone.
    for (let attempt = 0; attempt < 2 && !position.isAway(); attempt += 1) {
      try {
        return await fromPrimary(query);
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        counts.rescued += 1;
        await position.check();
      }
    }
    return withoutPrimary(query);
  }

  /** Reads what has arrived at the standbys; the primary may have more, which nobody can read now. */
  async function withoutPrimary(query: Query): Promise<unknown> {
    await Promise.all(standbys.map((standby) => standby.check()));
    let failure: unknown = null;
    for (const standby of standbys.toSorted(byProgress)) {
      try {
        const result = await standby.read(query);
        counts.standby += 1;
        return result;
      } catch (error) {
        failure = error;
      }
    }
    // The primary may have come back.
    return fromPrimary(query).catch((error: unknown) => {
      throw isUnreachable(error) || !failure ? error : failure;
    });
  }

  return {
    db: drizzle(readingClient(primary.client, read), { schema, logger: { logQuery: noteQuery } }),
    health: () => ({
      isPrimaryAway: position.isAway(),
      standbys: standbys.map((standby) => standby.health()),
      counts,
    }),
    async close() {
      await Promise.all([position.close(), ...standbys.map((standby) => standby.close())]);
    },
  };
}

/** The primary's client with its single queries, all that Drizzle sends outside of transactions, answered by `read`. */
function readingClient(
  primary: postgres.Sql,
  read: (query: Query) => Promise<unknown>,
): postgres.Sql {
  type Statement = Parameters<postgres.Sql['unsafe']>;
  const unsafe = (...statement: Statement) => ({
    values: () => read((client) => client.unsafe(...statement).values()),
    // biome-ignore lint/suspicious/noThenProperty: the driver's queries also run when they are awaited.
    then: (...handlers: Parameters<Promise<unknown>['then']>) =>
      read((client) => client.unsafe(...statement)).then(...handlers),
  });
  return new Proxy(primary, {
    get: (target, name) => (name === 'unsafe' ? unsafe : Reflect.get(target, name)),
  });
}

function byProgress(one: Standby, other: Standby): number {
  return Number((other.replayed() ?? -1n) - (one.replayed() ?? -1n));
}
