import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadListing } from '#app/profile/load-listing.server.ts';
import { type Database, openClient } from '#db/client.ts';
import * as schema from '#db/schema.ts';
import { editListing } from '#domain/listing/change/edit.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { cacheIdentifiers } from '#domain/look-alike/identifier-cache.ts';
import { cachePositions } from '#domain/position/positions.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newContent, newListing } from '#tests/samples/listings.ts';
import { loadProfile } from './load-profile.server.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
let watched: Watched;
beforeAll(async () => {
  database = await newDatabase();
  watched = watch(database.url);
});
beforeEach(() => watched.forget());
afterAll(async () => {
  await watched.close();
  await database.close();
});

test.each([
  ['a coin', 'coin', 'plain'],
  ['an exchange', 'exchange', 'venue'],
  ['a coin that looks like two others', 'coin', 'c0in'],
] as const)('the page of %s takes two round trips and reads nothing twice', async (_, kind, id) => {
  const { db } = database;
  const own = { name: id, website: `https://${id}.example`, twitter: '@byb1t' };
  await addUnrecorded(db, [
    newListing({ id, kind, ...own }),
    ...(id === 'c0in'
      ? [
          newListing({ id: 'coin', website: 'https://coin.example' }),
          newListing({ id: 'bybit', kind: 'exchange', twitter: '@bybit' }),
        ]
      : []),
  ]);
  await editListing(
    db,
    kind,
    id,
    { ...newContent(own), category: 'haram' },
    { version: 1, by: 'x' },
  );
  const provided = servicesOn(watched.db);
  await Promise.all([provided.identifiers.get(), provided.positions.get()]);
  watched.forget();

  const listing = await loadListing(provided, kind, id, 'en');
  const profile = await loadProfile(provided, listing, null, 'en');

  expect(profile.changes.entries).toHaveLength(1);
  expect(profile.flags.found.filter(({ name }) => name === 'likeness')).toHaveLength(
    id === 'c0in' ? 2 : 0,
  );
  expect(watched.rounds).toHaveLength(2);
  const statements = watched.rounds.flat();
  expect(new Set(statements).size).toBe(statements.length);
});

interface Watched {
  db: Database;
  /** The statements with their parameters; those sent before an answer could come are one round. */
  rounds: string[][];
  forget(): void;
  close(): Promise<void>;
}

function watch(url: string): Watched {
  const rounds: string[][] = [];
  let isOpen = false;
  const client = openClient(url, {});
  const logQuery = (query: string, parameters: unknown[]) => {
    if (!isOpen) rounds.push([]);
    isOpen = true;
    setImmediate(() => {
      isOpen = false;
    });
    rounds.at(-1)?.push(`${query} ${JSON.stringify(parameters)}`);
  };
  return {
    db: drizzle(client, { schema, logger: { logQuery } }),
    rounds,
    forget: () => {
      rounds.length = 0;
    },
    close: () => client.end(),
  };
}

function servicesOn(db: Database) {
  return {
    db,
    origin: 'https://tabayyan.example',
    imageAddress: () => null,
    identifiers: cacheIdentifiers(db, { onChange: () => {}, isListening: () => true }),
    positions: cachePositions(db, { onChange: () => {}, isListening: () => true }),
    log: {
      error(details: object) {
        throw details;
      },
    },
  };
}
