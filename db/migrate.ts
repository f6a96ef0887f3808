import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator';
import { connect, type Database } from './client.ts';
import { LOCKS } from './locks.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** A newer version has migrated the schema; this version could lose data stored in it. */
export class NewerSchemaError extends Error {}

/** Migrates the database at `url` in one transaction; concurrent instances take turns. Throws NewerSchemaError. */
export async function migrate(url: string, folder = MIGRATIONS): Promise<void> {
  // One connection, because advisory locks belong to a connection.
  const { db, close } = connect(url, { connections: 1 });
  try {
    // Cancels statements of a killed instance, which would hold the lock. Not every platform supports it.
    await db.execute(sql`set client_connection_check_interval = '1s'`).catch(() => {});
    await db.execute(sql`select pg_advisory_lock(${LOCKS.migration})`);
    await runMigrations(db, { migrationsFolder: folder });
    if (await isNewer(db, folder)) throw new NewerSchemaError('newer than this program');
  } finally {
    await close();
  }
}

async function isNewer(db: Database, folder: string): Promise<boolean> {
  const known = readMigrationFiles({ migrationsFolder: folder });
  const newestKnown = Math.max(...known.map(({ folderMillis }) => folderMillis));
  const newer = await db.execute(
    sql`select from drizzle.__drizzle_migrations where created_at > ${newestKnown} limit 1`,
  );
  return newer.length > 0;
}
