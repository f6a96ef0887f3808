import { inject } from 'vitest';
import type { Connection, Database } from '#db/client.ts';
import { cloneTemplate, type Template } from './templates.ts';

/** Clones a new database from a template: migrated and empty, or with the starter listings. */
export function newDatabase(template: Template = 'empty'): Promise<Connection & { url: string }> {
  return cloneTemplate(inject('databaseServer'), template);
}

/** Closes the database connection of a running site, so that its queries fail. */
export async function closeDatabase(db: Database): Promise<void> {
  await (db as Database & { $client: { end(): Promise<void> } }).$client.end();
}
