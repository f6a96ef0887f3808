import { sql } from 'drizzle-orm';
import { afterAll, inject, onTestFinished, vi } from 'vitest';
import type { Connection, Database } from '#db/client.ts';
import { cloneTemplate, type Template } from './templates.ts';

/** Clones a new database from a template: migrated and empty, or with the starter listings. */
export function newDatabase(template: Template = 'empty'): Promise<Connection & { url: string }> {
  return cloneTemplate(inject('databaseServer'), template);
}

export type TestDatabase = Awaited<ReturnType<typeof newDatabase>>;

/** Such a database for one test, closed after it. */
export async function testDatabase(template?: Template): Promise<TestDatabase> {
  const opened = await newDatabase(template);
  onTestFinished(opened.close);
  return opened;
}

/** Such a database for all tests of a file, closed after them. */
export async function sharedDatabase(template?: Template): Promise<TestDatabase> {
  const opened = newDatabase(template);
  afterAll(async () => (await opened).close());
  return opened;
}

const LOCK_TIMEOUT_MS = 40_000;

/** Resolves once a statement in this database waits for a lock. */
export async function untilLockAwaited(db: Database): Promise<void> {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const isAwaited = async () => (await db.execute(waiting)).length > 0;
  await vi.waitUntil(isAwaited, { timeout: LOCK_TIMEOUT_MS });
}

/** Closes the database connection of a running site, so that its queries fail. */
export async function closeDatabase(db: Database): Promise<void> {
  await (db as Database & { $client: { end(): Promise<void> } }).$client.end();
}
