import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { type Connection, connect, type Database } from '#db/client.ts';

/** A database of one's own, cloned from a template: migrated and empty, or with the starter listings. */
export async function newDatabase(
  template: 'empty' | 'starter' = 'empty',
): Promise<Connection & { url: string }> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = connect(server, { connections: 1 });
  await admin.db.execute(
    sql`create database ${sql.identifier(name)} template ${sql.identifier(`${template}_template`)}`,
  );
  await admin.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { ...connect(url.href), url: url.href };
}

/** Takes the database away from a running site: without its connection no query can be asked. */
export async function closeDatabase(db: Database): Promise<void> {
  await (db as Database & { $client: { end(): Promise<void> } }).$client.end();
}
