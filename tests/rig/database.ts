import { afterAll, inject, onTestFinished } from 'vitest';
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

/** Closes the database connection of a running site, so that its queries fail. */
export async function closeDatabase(db: Database): Promise<void> {
  await (db as Database & { $client: { end(): Promise<void> } }).$client.end();
}
