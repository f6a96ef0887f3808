import { afterAll, vi } from 'vitest';
import { watchChanges } from '#db/changes.ts';
import { checkReal } from '#domain/look-alike/check.ts';
import { cacheIdentifiers } from '#domain/look-alike/identifier-cache.ts';
import { importWarnings } from '#domain/warning/import.ts';
import { sharedDatabase } from './database.ts';

/** The starter listings for all tests of a file, with their identifiers and the check against them. */
export async function openStarterCheck() {
  const database = await sharedDatabase('starter');
  const changes = watchChanges(database.url);
  afterAll(() => changes.close());
  await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
  const identifiers = cacheIdentifiers(database.db, changes);
  const sources = { db: database.db, identifiers, imageAddress: () => null };
  const check = (q: string, language: 'ar' | 'en' = 'en') => checkReal(sources, { q, language });
  return {
    database,
    changes,
    identifiers,
    check,
    resultOf: async (q: string) => (await check(q)).result,
    /** Imports a list that warns of these addresses. */
    warnOf: (addresses: string[], options: { now?: Date } = {}) =>
      importWarnings(
        database.db,
        'scamsniffer-addresses',
        bytes(JSON.stringify(addresses)),
        options,
      ),
  };
}

/** A file's bytes. */
export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The starter's Tether on Ethereum. */
export const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
// Made up, and listed nowhere.
export const EVM_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
export const SOLANA_ADDRESS = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T';
