import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect, type Database } from '#db/client.ts';
import {
  createListing,
  deleteListing,
  editListing,
  editTexts,
} from '#domain/listing/change/edit.ts';
import { listChanges } from '#domain/listing/change/history.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findVersioned, type VersionedListing } from '#domain/listing/find.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { importListings } from '#domain/listing/transfer/import.ts';
import { sharedDatabase, untilLockAwaited } from '#tests/rig/database.ts';
import { newContent, newListing } from '#tests/samples/listings.ts';

// Two instances of the program, each with connections of its own.
const { db, url } = await sharedDatabase();
let other: Connection;
beforeAll(async () => {
  other = connect(url);
});
afterAll(() => other.close());

const mine = { version: 1, by: 'mine@example.com' };
const theirs = { version: 1, by: 'theirs@example.com' };

function contentOf(id: string, reason: string, country = 'Oman') {
  return newContent({ name: id, country, texts: { en: { reason } } });
}

async function stored(id: string): Promise<void> {
  await addUnrecorded(db, [newListing({ id, name: id, texts: { en: { reason: 'Old.' } } })]);
}

/** Begins `late` while `early` is saved and not yet committed; returns the result of `late`. */
async function overlapping<T>(
  early: (db: Database) => Promise<unknown>,
  late: (db: Database) => Promise<T>,
): Promise<T> {
  let waiting: Promise<T> | undefined;
  await other.db.transaction(async (tx) => {
    await early(tx);
    waiting = late(db);
    await untilLockAwaited(other.db);
  });
  if (!waiting) throw new Error('nothing was begun');
  return waiting;
}

type Refusable = { outcome: 'conflict'; current: VersionedListing; base: Listing | null };
type Late = (
  db: Database,
  id: string,
) => Promise<Refusable | { outcome: 'saved' | 'deleted' | 'missing' | 'unread' }>;
const LATE: Record<'edit' | 'translation' | 'deletion', Late> = {
  edit: (db, id) => editListing(db, 'coin', id, contentOf(id, 'Mine.'), mine),
  translation: (db, id) => editTexts(db, 'coin', id, contentOf(id, 'Mine.').texts, mine),
  deletion: (db, id) => deleteListing(db, 'coin', id, mine),
};

test.each(['edit', 'translation', 'deletion'] as const)(
  'a late %s that waits for another save is shown the texts of that save',
  async (what) => {
    const id = `shown-${what}`;
    await stored(id);
    const refused = await overlapping(
      (db) => editListing(db, 'coin', id, contentOf(id, 'Theirs.'), theirs),
      (db) => LATE[what](db, id),
    );
    if (refused.outcome !== 'conflict') return expect.fail(`it was ${refused.outcome}`);
    expect(refused.current.version).toBe(2);
    expect(refused.current.listing.texts.en?.reason).toBe('Theirs.');
    expect(refused.base?.texts.en?.reason).toBe('Old.');
    expect((await findVersioned(db, 'coin', id))?.listing).toEqual(refused.current.listing);
  },
);

test('an import that waits for a save has that save before it in the history', async () => {
  await stored('imported');
  const listing = newListing({ id: 'imported', name: 'Imported' });
  await overlapping(
    (db) => editListing(db, 'coin', 'imported', contentOf('imported', 'Theirs.'), theirs),
    (db) => importListings(db, [{ listing, version: null, undated: [] }], { by: 'import' }),
  );
  const [imported] = await listChanges(db, 'coin', 'imported', { limit: 1 });
  expect(imported?.version).toBe(3);
  expect(imported?.before?.texts.en?.reason).toBe('Theirs.');
});

test('a form and a translation saved at once: one is refused, and nothing of the other is lost', async () => {
  await stored('both');
  const { texts } = contentOf('both', 'Translated.');
  const [edited, translated] = await Promise.all([
    editListing(db, 'coin', 'both', contentOf('both', 'Edited.', 'Qatar'), mine),
    editTexts(other.db, 'coin', 'both', texts, theirs),
  ]);
  expect([edited.outcome, translated.outcome].sort()).toEqual(['conflict', 'saved']);
  const saved = await findVersioned(db, 'coin', 'both');
  expect(saved?.version).toBe(2);
  expect(saved?.listing.texts.en?.reason).toBe(
    edited.outcome === 'saved' ? 'Edited.' : 'Translated.',
  );
  const changes = await listChanges(db, 'coin', 'both', { limit: 5 });
  expect(changes).toHaveLength(1);
});

test('one form sent to two instances at once makes one listing', async () => {
  const content = contentOf('Sent twice', 'Mine.');
  const made = await Promise.all(
    [db, other.db, db, other.db].map((db) =>
      createListing(db, 'coin', content, { key: 'one form', by: mine.by }),
    ),
  );
  expect(made).toEqual(made.map(() => ({ id: 'sent-twice', isSame: true })));
});
