import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { accounts, rulingLedger } from '#db/schema.ts';
import { withoutRuling } from '#domain/listing/change/change-ruling.ts';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { listChanges, recordChange } from '#domain/listing/change/history.ts';
import {
  addRecorded,
  addUnrecorded,
  type ListingEdit,
  overwriteUnrecorded,
  saveEdit,
} from '#domain/listing/change/save.ts';
import { importListings } from '#domain/listing/transfer/import.ts';
import { NO_ENTRY } from '#domain/ruling/ledger/ledger-entry.ts';
import { lastChanges, listEntries, verdictChanges } from '#domain/ruling/ledger/read-ledger.ts';
import type { Grounds } from '#domain/ruling/ruling.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { testDatabase, untilLockAwaited } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { EVIDENCE, newGrounds, newRuling, PASS, ruledAs } from '#tests/samples/rulings.ts';
import { findVersioned } from './find.ts';
import type { Listing } from './listing.ts';
import { openLedger } from './open-ledger.ts';
import { verifyLedger } from './verify-ledger.ts';

let db: Database;
const coin = newListing({
  id: 'coin',
  category: 'halal',
  texts: { en: { reason: 'It is sound.' } },
});
beforeEach(async () => {
  ({ db } = await testDatabase());
  await addUnrecorded(db, [coin]);
  await openLedger(db);
});

const change = (
  make: (before: Listing) => ListingEdit,
  { version = 1, ...more } = {},
  why?: { en: string; ar: string },
) =>
  saveEdit(
    db,
    'coin',
    'coin',
    { version, what: 'edited', by: 'one@example.com', why, ...more },
    make,
  );
const ruling = (verdict: Verdict, grounds?: Grounds) => (before: Listing) => ({
  rulings: ruledAs(before, verdict, grounds).rulings,
});
const entries = () => listEntries(db, { limit: 50 });

test('the rulings at the opening of the ledger are entered once, as its beginning', async () => {
  const [first, ...others] = await entries();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    seq: 1,
    what: 'opened',
    before: null,
    after: { verdict: 'halal', findings: {} },
    whyEn: 'It is sound.',
    previous: NO_ENTRY,
  });
  expect(await openLedger(db)).toBe(0);
  expect(await verifyLedger(db)).toMatchObject({ entries: 1, listings: 1, problems: [] });
});

test('a verdict that changes is entered with what it was, why and by whom', async () => {
  await db.insert(accounts).values({
    id: 'one',
    email: 'one@example.com',
    passwordHash: '',
    isAdmin: true,
    publicName: 'Amina',
  });
  const why = { en: 'Interest was found.', ar: 'وُجدت فيها فائدة.' };
  await change(ruling('haram'), {}, why);
  const [last, first] = await entries();
  expect(last).toMatchObject({
    seq: 2,
    before: { verdict: 'halal' },
    after: { verdict: 'haram' },
    changed: ['verdict', 'method'],
    whyEn: why.en,
    whyAr: why.ar,
    by: 'Amina',
    previous: first?.hash,
  });
  expect(JSON.stringify(last)).not.toContain('one@example.com');
  const changesSince = (since: string) =>
    verdictChanges(db, { kind: 'coin', id: 'coin' }, new Date(since));
  expect(await changesSince('2026-01-01')).toEqual([
    { at: last?.at, before: 'halal', after: 'haram' },
  ]);
  expect(await changesSince('2999-01-01')).toEqual([]);
  expect(await lastChanges(db, 'coin', ['coin', 'other'])).toEqual(new Map([['coin', last?.at]]));
});

test('changed grounds of a verdict are entered too, changes to other fields are not', async () => {
  await change(() => ({ country: 'Oman', website: 'https://other.example' }));
  expect(await entries()).toHaveLength(1);
  await change(ruling('halal', newGrounds()), { version: 2 });
  const more = { riba: PASS, gharar: { ...PASS, finding: 'concern' as const } };
  await change(ruling('halal', newGrounds({ criteria: more })), { version: 3 });
  const [last, before] = await entries();
  expect(before?.changed).toEqual(['firmness', 'criteria', 'evidence']);
  expect(last).toMatchObject({
    changed: ['criteria', 'evidence'],
    after: { findings: { gharar: 'concern' } },
  });
});

test('an entry names the parts that changed and no others', async () => {
  const answer = { ...PASS, finding: 'concern' as const };
  const grounds = newGrounds({ criteria: { riba: PASS } });
  await change(ruling('halal', grounds));
  const steps: [Partial<Grounds>, string[]][] = [
    [{ criteria: { riba: answer } }, ['criteria']],
    [
      { criteria: { riba: { ...answer, evidence: [{ ...EVIDENCE, title: 'Other' }] } } },
      ['evidence'],
    ],
    [{ reviewer: 'Amina' }, ['reviewer']],
  ];
  let current = grounds;
  for (const [step, [given, changed]] of steps.entries()) {
    current = { ...current, ...given };
    await change(ruling('halal', current), { version: step + 2 });
    expect((await entries())[0]?.changed).toEqual(changed);
  }
});

test('a product’s ruling has entries of its own', async () => {
  const margin = newRuling({ verdict: 'haram' });
  await change(({ rulings }) => ({ rulings: { ...rulings, margin } }));
  expect((await entries())[0]).toMatchObject({
    scope: 'margin',
    before: null,
    after: { verdict: 'haram' },
  });
  await change(({ rulings }) => ({ rulings: withoutRuling(rulings, 'margin') }), { version: 2 });
  expect((await entries())[0]).toMatchObject({ scope: 'margin', after: null, digest: null });
});

test('a listing that is deleted leaves its rulings in the ledger, as withdrawn', async () => {
  await deleteListing(db, 'coin', 'coin', { version: 1, by: 'one@example.com' });
  expect((await entries())[0]).toMatchObject({
    what: 'deleted',
    name: coin.texts.en?.name,
    after: null,
  });
  expect((await verifyLedger(db)).problems).toEqual([]);
});

test('an Arabic reason that a machine wrote is not recorded', async () => {
  const texts = { ...coin.texts, ar: { ...coin.texts.en, reason: 'آلي' } } as Listing['texts'];
  // Listings deleted by a version that did not record readers are restored like this.
  const other = { ...coin, id: 'other', texts, doubts: { ar: { reason: 'machine' } } } as const;
  await addRecorded(db, other, { what: 'put back', by: 'one@example.com' });
  expect((await entries())[0]).toMatchObject({ whyEn: 'It is sound.', whyAr: null });
});

test('changes that come at once are one chain', async () => {
  const others = Array.from({ length: 12 }, (_, place) =>
    newListing({ id: `other-${place}`, category: 'questionable' }),
  );
  await addUnrecorded(db, others);
  const made = await Promise.allSettled(
    others.map(({ id }) =>
      // The verdicts stay, so no count of them makes one wait for another.
      saveEdit(
        db,
        'coin',
        id,
        { version: 1, what: 'edited', by: 'x' },
        ruling('questionable', newGrounds()),
      ),
    ),
  );
  expect(made.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(await verifyLedger(db)).toMatchObject({ entries: 13, problems: [] });
});

test('an import and an edit wait for each other once, and neither for ever', async () => {
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const edit = db.transaction(async (tx) => {
    const stored = await findVersioned(tx, 'coin', 'coin', { forChange: true });
    if (!stored) throw new Error('there is no coin');
    held();
    await mayGoOn;
    const before = stored.listing;
    const after = ruledAs(before, 'halal', newGrounds());
    await overwriteUnrecorded(tx, after);
    await recordChange(tx, { what: 'edited', version: 2, by: 'x', before, after });
  });
  await isHeld;
  const listing = ruledAs(coin, 'haram');
  const imported = importListings(db, [{ listing, version: 1, undated: [] }], { by: 'import' });
  await untilLockAwaited(db);
  goOn();
  expect(await Promise.allSettled([edit, imported])).toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled', value: { changed: 1 } },
  ]);
  expect(await verifyLedger(db)).toMatchObject({ entries: 3, problems: [] });
});

test('a change that cannot be entered is not made', async () => {
  await db.execute(sql`alter table ruling_ledger add check (seq < 2)`);
  await expect(change(ruling('haram'))).rejects.toMatchObject({
    cause: { constraint_name: 'ruling_ledger_seq_check' },
  });
  const stored = await findVersioned(db, 'coin', 'coin');
  expect(stored).toMatchObject({ version: 1, listing: { category: 'halal' } });
  expect(await listChanges(db, 'coin', 'coin', { limit: 5 })).toEqual([]);
});

test('the database lets no entry be changed or taken out', async () => {
  const refusal = { cause: { message: 'the ledger of rulings is only added to' } };
  await expect(db.update(rulingLedger).set({ whyEn: 'x' })).rejects.toMatchObject(refusal);
  await expect(db.delete(rulingLedger)).rejects.toMatchObject(refusal);
  expect(await entries()).toHaveLength(1);
});
