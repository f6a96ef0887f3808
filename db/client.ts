import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { renewedPool } from './renewed-pool.ts';
import * as schema from './schema.ts';

/** What a domain function takes first: the database, or a transaction in it. */
export type Database = PostgresJsDatabase<typeof schema>;

export interface Connection {
  db: Database;
  /** Waits for running queries, at most 5 seconds. */
  close(): Promise<void>;
}

export interface ConnectOptions {
  connections?: number;
  /** A statement that takes longer is given up, also while it waits for another's lock; by default none is. */
  statementMilliseconds?: number;
}

/** What a server's statements may take: longer than any of its own, and shorter than a visitor waits. */
export const SERVER_STATEMENT_MILLISECONDS = 8_000;

/** Before a connection that was refused or lost is tried again. */
const LONGEST_BACKOFF_SECONDS = 0.5;

const CONNECTION = { application_name: 'tabayyan' };

/** Connects lazily to `postgres://…`; `url` may name a unix socket's folder as `?host=/folder`. */
export function connect(
  url: string,
  { connections = 10, statementMilliseconds }: ConnectOptions = {},
): Connection {
  const connection = {
    ...CONNECTION,
    ...(statementMilliseconds && { statement_timeout: statementMilliseconds }),
  };
  const client = renewedPool(
    (onclose) => openClient(url, { max: connections, connection, onclose }),
    {
      isLoss: isUnreachable,
      // Where no statement is limited one may go on for as long as it likes.
      endsInSeconds: statementMilliseconds ? statementMilliseconds / 1_000 : 3_600,
    },
  );
  return {
    db: drizzle(client, { schema }),
    close: () => client.end({ timeout: 5 }),
  };
}

/** The bare driver, for what is no query; the address is as for `connect`. */
export function openClient(url: string, options: postgres.Options<never>): postgres.Sql {
  const address = new URL(url);
  const socketFolder = address.searchParams.get('host');
  // The driver would send it to the server as a setting.
  address.searchParams.delete('host');
  return postgres(address.href, {
    connect_timeout: 5,
    // Of its own accord it waits up to 20 seconds, and everybody with it.
    backoff: (failures: number) => Math.min(3 ** failures / 100, LONGEST_BACKOFF_SECONDS),
    onnotice: () => {},
    // Asked of its own accord, with each connection: lost meanwhile, it would end the process.
    fetch_types: false,
    types: { texts: TEXTS },
    ...(socketFolder ? { host: socketFolder } : {}),
    connection: CONNECTION,
    ...options,
  });
}

// Which type this is the driver would have had to ask.
const TEXTS: postgres.PostgresType<readonly string[] | string> = {
  to: 1009,
  from: [],
  // A string is one that has been written before.
  serialize: (texts: readonly string[] | string) =>
    typeof texts === 'string' ? texts : `{${texts.map(quote).join(',')}}`,
  parse: (text) => text,
};

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Whether `error` says that the database could not be reached, as against a query that failed. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    // 57P0x: the server is shutting down or starting up.
    if (/^(CONNECT|ECONN|ENOENT|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENETUNREACH|EPIPE|57P0)/.test(code))
      return true;
  }
  return false;
}

/** Whether `error` says that the database cannot do it now, as against a query that is wrong: asked later it may. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    // 53: no space, memory or connection is left. Held up by another: 57014, 55P03. 58030: the disk. 25006: it only reads.
    if (/^(53|57014|55P03|58030|25006)/.test(code)) return true;
  }
  return isUnreachable(error);
}
