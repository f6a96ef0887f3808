import { eq, sql, TransactionRollbackError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { listings, rulingLedger, rulingTexts } from '#db/schema.ts';
import { addUnrecorded, saveEdit } from '#domain/listing/change/save.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { ruledAs } from '#tests/samples/rulings.ts';
import { openLedger } from './open-ledger.ts';
import { verifyLedger } from './verify-ledger.ts';

const { db } = await sharedDatabase();

const coin = newListing({ id: 'coin', category: 'halal' });
await addUnrecorded(db, [coin]);
await openLedger(db);
for (const [place, verdict] of (['haram', 'questionable'] as const).entries()) {
  const edit = { version: place + 1, what: 'edited', by: 'one@example.com' } as const;
  await saveEdit(db, 'coin', 'coin', edit, (before) => ({
    rulings: ruledAs(before, verdict).rulings,
  }));
}
const { head } = await verifyLedger(db);

test('an intact ledger has no problems', async () => {
  expect(await verifyLedger(db, [head])).toMatchObject({ entries: 3, listings: 1, problems: [] });
});

test('a hash that no entry has is reported', async () => {
  const unknown = 'f'.repeat(64);
  const { problems } = await verifyLedger(db, [head, unknown]);
  expect(problems).toEqual([`no entry has the hash ${unknown}`]);
});

const WRONG_TEXT = expect.stringMatching(/^the text of [0-9a-f]{64} has a different digest$/);

test.each<[string, (tx: Database) => Promise<unknown>, unknown[]]>([
  [
    'an entry that was changed',
    (tx) => tx.update(rulingLedger).set({ whyEn: 'x' }).where(eq(rulingLedger.seq, 2)),
    ['entry 2 (coin coin, spot): it was changed after it was entered'],
  ],
  [
    'an entry that was removed',
    (tx) => tx.delete(rulingLedger).where(eq(rulingLedger.seq, 2)),
    [
      'entry 3 (coin coin, spot): entries missing before it: 1',
      'entry 3 (coin coin, spot): it does not follow the one before it',
    ],
  ],
  [
    'an entry before the first, which pages would show',
    (tx) =>
      tx.execute(sql`insert into ruling_ledger
        select 0, kind, listing_id, name, scope, what, before, after, changed, 'x', why_ar, at, "by", digest, previous, hash
        from ruling_ledger where seq = 1`),
    ['entry 0 (coin coin, spot): it comes before the first entry'],
  ],
  [
    'an end that was cut off',
    (tx) => tx.delete(rulingLedger).where(eq(rulingLedger.seq, 3)),
    [`no entry has the hash ${head}`, 'coin coin, spot: its ruling differs from the ledger'],
  ],
  [
    'a ruling that was changed past the ledger',
    (tx) => tx.update(listings).set({ category: 'halal', rulings: coin.rulings }),
    ['coin coin, spot: its ruling differs from the ledger'],
  ],
  [
    'a listing that was deleted past the ledger',
    (tx) => tx.delete(listings),
    ['coin coin, spot: the ledger has a ruling that the directory does not have'],
  ],
  [
    'texts that are not those of their digests',
    (tx) => tx.update(rulingTexts).set({ text: '{}' }),
    [WRONG_TEXT, WRONG_TEXT, WRONG_TEXT],
  ],
])('verification reports %s', async (_, tamper, expected) => {
  const tampered = db.transaction(async (tx) => {
    await tx.execute(sql`alter table ruling_ledger disable trigger stands`);
    await tamper(tx);
    expect((await verifyLedger(tx, [head])).problems).toEqual(expected);
    tx.rollback();
  });
  await expect(tampered).rejects.toThrow(TransactionRollbackError);
});
