import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulingTexts } from '#db/schema.ts';
import { deleteListing } from '#domain/listing/change/edit.ts';
import { addRecorded, type ListingEdit, saveEdit } from '#domain/listing/change/save.ts';
import { type Listing, NO_TEXTS } from '#domain/listing/listing.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { addPositions, cachePositions } from '#domain/position/positions.ts';
import { listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { UNHEARD } from '#tests/requests/api.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import {
  currentGrounds,
  newGrounds,
  newPosition,
  newRuling,
  PASS,
  POSITION,
  ruledAs,
} from '#tests/samples/rulings.ts';
import { loadPastRuling } from './load-past-ruling.server.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;

// Entry 1: a ruling by method 1. 2: another reason. 3: by method 2. 4: a product. 5 and 6: the deletion.
beforeAll(async () => {
  database = await newDatabase('empty');
  const { db } = database;
  const coin = newListing({
    id: 'coin',
    name: 'Coin',
    category: 'questionable',
    texts: { en: { reason: 'Its reserves earn interest.' }, ar: { name: 'عملة' } },
    grounds: newGrounds({ positions: [POSITION], reviewer: 'Amina' }),
  });
  await addRecorded(db, coin, { what: 'added', by: 'x' });
  const reworded = {
    en: { ...NO_TEXTS, name: 'Coin', reason: 'Its reserves no longer earn interest.' },
    ar: { ...NO_TEXTS, name: 'عملة', reason: 'لم تعد احتياطياتها تدرّ فائدة.' },
  };
  const steps: ((before: Listing) => ListingEdit)[] = [
    () => ({ texts: reworded }),
    (before) => ({ rulings: ruledAs(before, 'halal', currentGrounds()).rulings }),
    ({ rulings }) => ({ rulings: { ...rulings, margin: newRuling({ verdict: 'haram' }) } }),
  ];
  for (const [place, step] of steps.entries()) {
    await saveEdit(db, 'coin', 'coin', { version: place + 1, what: 'edited', by: 'x' }, step);
  }
  // A position that forbids it, stated later.
  await addPositions(db, [newPosition({ id: 'board' })]);
});
afterAll(() => database.close());

const load = (entry: string, language: 'en' | 'ar' = 'en', of: object = {}) => {
  const { db } = database;
  const provided = {
    db,
    log: console,
    origin: 'https://tabayyan.example',
    positions: cachePositions(db, UNHEARD),
  };
  return loadPastRuling(provided, { kind: 'coin', id: 'coin', entry, ...of }, language);
};

async function shown(entry: string, language?: 'en' | 'ar') {
  const past = await load(entry, language);
  if (past.state !== 'shown') throw new Error(`entry ${entry} is ${past.state}`);
  return past.ruling;
}

describe('the ruling of a ledger entry', () => {
  test('by the first method has its verdict, firmness, findings, positions and reason', async () => {
    expect(await load('1')).toMatchObject({
      entry: { seq: 1, name: 'Coin', path: '/coin/coin' },
      isLast: false,
      state: 'shown',
      address: 'https://tabayyan.example/en/coin/coin/rulings/1',
      ruling: {
        verdict: 'questionable',
        firmness: { id: 'disputed' },
        reason: { text: 'Its reserves earn interest.', language: 'en' },
        grounds: { method: '1', reviewer: 'Amina', positions: [{ who: POSITION.who.en }] },
      },
    });
    const ruling = await shown('1');
    const riba = ruling.grounds?.criteria.find(({ id }) => id === 'riba');
    expect(riba).toMatchObject({ note: PASS.note.en, evidence: PASS.evidence });
  });

  test('is in the page’s language as far as it was then', async () => {
    expect((await shown('1', 'ar')).reason?.language).toBe('en');
    expect(await load('2', 'ar')).toMatchObject({
      entry: { name: 'عملة' },
      address: 'https://tabayyan.example/coin/coin/rulings/2',
      ruling: { reason: { text: 'لم تعد احتياطياتها تدرّ فائدة.', language: 'ar' } },
    });
  });

  test('by a method that computes firmness has none, and no positions of today; its entry has that of the page', async () => {
    expect(await load('3')).toMatchObject({
      isLast: true,
      entry: { after: { firmness: { sign: 'dashed' } } },
      ruling: {
        verdict: 'halal',
        firmness: null,
        grounds: { method: CURRENT_METHOD.version, positions: [] },
      },
    });
    expect((await shown('3')).positions?.asClass).toEqual([]);
  });

  test('on a product has no reason of the listing', async () => {
    expect(await load('4')).toMatchObject({
      isLast: true,
      ruling: { scope: 'margin', verdict: 'haram', reason: null },
    });
  });

  test.each([
    ['0', {}],
    ['9', {}],
    ['01', {}],
    ['x', {}],
    ['1', { id: 'other' }],
    ['1', { kind: 'exchange' }],
    ['1', { id: 'coin\0' }],
  ])('is 404 at %s of %o', async (entry, of) => {
    await expect(load(entry, 'en', of)).rejects.toMatchObject({ init: { status: 404 } });
  });

  test('is not stored where its text is missing, and unreadable where the text is in no known form', async () => {
    const [, , , first] = await listEntries(database.db, { limit: 4 });
    const hasDigest = eq(rulingTexts.digest, first?.digest ?? '');
    const [stored] = await database.db.select().from(rulingTexts).where(hasDigest);
    await database.db.update(rulingTexts).set({ text: '{"scope":"none"}' }).where(hasDigest);
    expect(await load('1')).toMatchObject({ state: 'unreadable' });
    await database.db.delete(rulingTexts).where(hasDigest);
    expect(await load('1')).toMatchObject({ state: 'notStored' });
    if (stored) await database.db.insert(rulingTexts).values(stored);
  });

  test('is withdrawn by the entry of a deletion, and earlier ones stay', async () => {
    await deleteListing(database.db, 'coin', 'coin', { version: 4, by: 'x' });
    expect(await load('5')).toMatchObject({ isLast: true, state: 'withdrawn' });
    expect(await load('3')).toMatchObject({
      isLast: false,
      state: 'shown',
      entry: { name: 'Coin', path: null },
    });
  });
});
