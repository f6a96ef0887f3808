import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import * as schema from './schema.ts';

/** What a domain function takes first: the database, or a transaction in it. */
export type Database = PostgresJsDatabase<typeof schema>;

export interface Connection {
  db: Database;
  /** Waits for running queries, at most 5 seconds. */
  close(): Promise<void>;
}

/** Connects lazily to `postgres://…`; `url` may name a unix socket's folder as `?host=/folder`. */
export function connect(url: string, { connections = 10 } = {}): Connection {
  const client = openClient(url, { max: connections });
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
    onnotice: () => {},
    // Asked of its own accord, with each connection: lost meanwhile, it would end the process.
    fetch_types: false,
    types: { texts: TEXTS },
    ...(socketFolder ? { host: socketFolder } : {}),
    connection: { application_name: 'tabayyan' },
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
