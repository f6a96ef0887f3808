import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator';
import { connect } from './client.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
// Any number will do, as long as every instance takes the same one.
const MIGRATION_LOCK = 7_426_001;

/** Brings the database at `url` to the newest schema; instances starting at once take turns. */
export async function migrate(url: string): Promise<void> {
  // One connection, because the lock belongs to it.
  const { db, close } = connect(url, { connections: 1 });
  try {
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await runMigrations(db, { migrationsFolder: MIGRATIONS });
  } finally {
    await close();
  }
}
