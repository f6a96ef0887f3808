import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator';
import { connect, type Database } from './client.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
// Any number will do, as long as every instance takes the same one.
const MIGRATION_LOCK = 7_426_001;

/** A newer version of the program has changed the schema. This version could lose what the newer one keeps there. */
export class NewerSchemaError extends Error {}

/**
 * Brings the database at `url` to the newest schema; instances starting at once take turns. All or nothing: what was killed
 * half-way begins again. Throws NewerSchemaError.
 */
export async function migrate(url: string, folder = MIGRATIONS): Promise<void> {
  // One connection, because the lock belongs to it.
  const { db, close } = connect(url, { connections: 1 });
  try {
    // A statement whose instance was killed would go on, and all others would wait for it. Not everywhere to be had.
    await db.execute(sql`set client_connection_check_interval = '1s'`).catch(() => {});
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
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
