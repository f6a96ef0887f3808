import { afterAll, vi } from 'vitest';
import { watchChanges } from '#db/changes.ts';
import { checkReal } from '#domain/look-alike/check.ts';
import { cacheIdentifiers } from '#domain/look-alike/identifier-cache.ts';
import { sharedDatabase } from './database.ts';

/** The starter listings for all tests of a file, with their identifiers and the check against them. */
export async function openStarterCheck() {
  const database = await sharedDatabase('starter');
  const changes = watchChanges(database.url);
  afterAll(() => changes.close());
  await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
  const identifiers = cacheIdentifiers(database.db, changes);
  const sources = { db: database.db, identifiers, imageAddress: () => null };
  return {
    database,
    changes,
    identifiers,
    check: (q: string, language: 'ar' | 'en' = 'en') => checkReal(sources, { q, language }),
  };
}
