import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchChanges } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { listingChanges, rulingTexts } from '#db/schema.ts';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { addUnrecorded, type ListingEdit, saveEdit } from '#domain/listing/change/save.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { openLedger } from '#domain/listing/open-ledger.ts';
import { sha256 } from '#domain/ruling/ledger/ledger-entry.ts';
import { listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { findText } from '#domain/ruling/ruling-texts.ts';
import { testDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { currentGrounds, newGrounds, newRuling, ruledAs } from '#tests/samples/rulings.ts';
import { storeMissingTexts } from './missing-texts.ts';

let db: Database;
let url: string;

// A coin ruled by the first version, by the second, and on a product; and an exchange that is gone.
beforeEach(async () => {
  ({ db, url } = await testDatabase());
  await addUnrecorded(db, [
    newListing({ id: 'coin', category: 'halal', texts: { en: { reason: 'It is sound.' } } }),
    newListing({ kind: 'exchange', id: 'gone', category: 'haram' }),
  ]);
  await openLedger(db);
  const steps: ((before: Listing) => ListingEdit)[] = [
    (before) => ({ rulings: ruledAs(before, 'questionable', newGrounds()).rulings }),
    (before) => ({ rulings: ruledAs(before, 'questionable', currentGrounds()).rulings }),
    ({ rulings }) => ({ rulings: { ...rulings, margin: newRuling({ verdict: 'haram' }) } }),
  ];
  for (const [place, step] of steps.entries()) {
    const edit = { version: place + 1, what: 'edited', by: 'one@example.com' } as const;
    await saveEdit(db, 'coin', 'coin', edit, step);
  }
  await deleteListing(db, 'exchange', 'gone', { version: 1, by: 'one@example.com' });
});

const textsOfEntries = async () => {
  const entries = await listEntries(db, { limit: 50 });
  return Promise.all(
    entries.map(async ({ seq, digest }) => [seq, digest && (await findText(db, digest))] as const),
  );
};

describe('the text of a ruling', () => {
  test('is stored with its ledger entry and hashes to the digest', async () => {
    const entries = await listEntries(db, { limit: 50 });
    expect(entries.filter(({ digest }) => digest === null)).toHaveLength(1);
    const digests = entries.flatMap(({ digest }) => digest ?? []);
    expect(digests).toHaveLength(5);
    for (const digest of digests) expect(sha256((await findText(db, digest)) ?? '')).toBe(digest);
  });

  test('is not stored if the entry is not', async () => {
    await db.execute(sql`alter table ruling_ledger add check (seq < 7)`);
    const before = await db.select().from(rulingTexts);
    const edit = { version: 4, what: 'edited', by: 'one@example.com' } as const;
    const refused = saveEdit(db, 'coin', 'coin', edit, (coin) => ({
      rulings: ruledAs(coin, 'haram').rulings,
    }));
    await expect(refused).rejects.toThrow();
    expect(await db.select().from(rulingTexts)).toEqual(before);
  });

  test('of an unknown digest is undefined', async () => {
    expect(await findText(db, 'f'.repeat(64))).toBeUndefined();
    expect(await findText(db, 'x\0')).toBeUndefined();
  });

  test('is rebuilt from current listings and from their history', async () => {
    const before = await textsOfEntries();
    await db.delete(rulingTexts);
    expect(await storeMissingTexts(db)).toBe(5);
    expect(await textsOfEntries()).toEqual(before);
    expect(await storeMissingTexts(db)).toBe(0);
  });

  test('stays missing where no listing and no history holds it', async () => {
    await db.delete(rulingTexts);
    await db.delete(listingChanges);
    expect(await storeMissingTexts(db)).toBe(2);
    expect((await textsOfEntries()).map(([seq, text]) => [seq, text && 'kept'])).toEqual([
      [6, null],
      [5, 'kept'],
      [4, 'kept'],
      [3, null],
      [2, null],
      [1, null],
    ]);
  });

  test('that stays missing is no change to tell of', async () => {
    await db.delete(rulingTexts);
    await db.delete(listingChanges);
    await storeMissingTexts(db);
    const changes = watchChanges(url);
    onTestFinished(changes.close);
    await expect.poll(() => changes.isListening()).toBe(true);
    const onChange = vi.fn();
    changes.onChange(onChange);
    await storeMissingTexts(db);
    await changes.caughtUp();
    expect(onChange).not.toHaveBeenCalled();
  });
});
