import { inject } from 'vitest';
import type { Connection, Database } from '#db/client.ts';
import { cloneTemplate, type Template } from './templates.ts';

/** A database of one's own, cloned from a template: migrated and empty, or with the starter listings. */
export function newDatabase(template: Template = 'empty'): Promise<Connection & { url: string }> {
  return cloneTemplate(inject('databaseServer'), template);
}

/** Takes the database away from a running site: without its connection no query can be asked. */
export async function closeDatabase(db: Database): Promise<void> {
  await (db as Database & { $client: { end(): Promise<void> } }).$client.end();
}
