import { sql } from 'drizzle-orm';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { noteQuery } from './cache-tags.ts';
import type { Lock } from './locks.ts';
import { renewedPool } from './renewed-pool.ts';
import * as schema from './schema.ts';

/** The database or a transaction; the first parameter of domain functions. */
export type Database = PostgresJsDatabase<typeof schema>;

export interface Connection {
  db: Database;
  /** The driver behind `db`. */
  client: postgres.Sql;
  close(): Promise<void>;
}

export interface ConnectOptions {
  connections?: number;
  /** Cancels statements that take longer, including waits for locks; by default none. */
  statementMs?: number;
}

/** Longer than any of the server's statements takes, and shorter than visitors wait. */
export const SERVER_STATEMENT_MS = 8_000;

const MAX_BACKOFF_SECONDS = 0.5;

const CONNECTION = { application_name: 'tabayyan' };

/** Connects lazily to `postgres://…`; `url` may name a unix socket's folder as `?host=/folder`. */
export function connect(
  url: string,
  { connections = 10, statementMs }: ConnectOptions = {},
): Connection {
  const connection = { ...CONNECTION, ...(statementMs && { statement_timeout: statementMs }) };
  const client = renewedPool(
    (onclose) => openClient(url, { max: connections, connection, onclose }),
    {
      isLoss: isUnreachable,
      endsInSeconds: statementMs ? statementMs / 1_000 : 3_600,
    },
  );
  return {
    db: drizzle(client, { schema, logger: { logQuery: noteQuery } }),
    client,
    close: () => client.end({ timeout: 5 }),
  };
}

/** Opens the plain driver, for LISTEN and NOTIFY; `url` as for `connect`. */
export function openClient(url: string, options: postgres.Options<never>): postgres.Sql {
  const address = new URL(url);
  const socketFolder = address.searchParams.get('host');
  address.searchParams.delete('host');
  return postgres(address.href, {
    connect_timeout: 5,
    // By default the driver waits up to 20 seconds, and all queries with it.
    backoff: (failures: number) => Math.min(3 ** failures / 100, MAX_BACKOFF_SECONDS),
    onnotice: () => {},
    // The driver's type query on connect ends the process if the connection is lost during it.
    fetch_types: false,
    types: { texts: TEXTS },
    ...(socketFolder ? { host: socketFolder } : {}),
    connection: CONNECTION,
    ...options,
  });
}

// text[] by its oid, which the driver does not know without `fetch_types`.
const TEXTS: postgres.PostgresType<readonly string[] | string> = {
  to: 1009,
  from: [],
  serialize: (texts: readonly string[] | string) =>
    typeof texts === 'string' ? texts : `{${texts.map(quote).join(',')}}`,
  parse: (text) => text,
};

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Whether the database could not be reached, as opposed to a failed query. */
export function isUnreachable(error: unknown): boolean {
  // 57P0x: the server is shutting down or starting up.
  const codes = /^(CONNECT|ECONN|ENOENT|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENETUNREACH|EPIPE|57P0)/;
  return hasCode(error, codes);
}

/** Whether the database cannot run the query now but may later, as opposed to an invalid query. */
export function isUnavailable(error: unknown): boolean {
  // 53: out of disk, memory or connections; 57014, 55P03: timeout or lock; 58030: I/O error; 25006: read-only.
  return hasCode(error, /^(53|57014|55P03|58030|25006)/) || isUnreachable(error);
}

/** Whether the error or one of its causes has such a code. */
export function hasCode(error: unknown, codes: RegExp): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && codes.test(String(cause.code))) return true;
  }
  return false;
}

/** Runs `work` unless another instance runs it under this lock; returns whether it ran. The lock ends with its connection. */
export async function inOneInstance(
  db: Database,
  lock: Lock,
  work: () => Promise<unknown>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lock}) as taken`,
    );
    if (!row?.taken) return false;
    await work();
    return true;
  });
}
