import { afterEach, expect, test } from 'vitest';
import { listings, registers } from '#db/schema.ts';
import { REGISTERS } from '#domain/licence/registers.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { today } from '#domain/time/day.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newAbsence, newLicence } from '#tests/samples/licences.ts';
import { newListing } from '#tests/samples/listings.ts';
import { duePages, storeReview } from './register-pages.ts';

const { db } = await sharedDatabase();
const VARA = REGISTERS.find(({ id }) => id === 'vara')?.url ?? '';

afterEach(async () => {
  await db.delete(listings);
  await db.delete(registers);
});

async function pages(today: string) {
  const { pages } = await duePages(db, today);
  return Object.fromEntries(pages.map(({ url, due }) => [url, due]));
}

test('a register that nobody has looked at is due today, and one that was read a quarter later', async () => {
  const { pages: all } = await duePages(db, '2026-11-25');
  expect(all.map(({ url }) => url)).toEqual(
    REGISTERS.filter(({ form }) => form === 'page')
      .map(({ url }) => url)
      .toSorted(),
  );
  const licences = [
    newLicence({ url: VARA, readOn: '2026-11-22' }),
    newLicence({ url: 'https://other.example', country: 'BH', readOn: '2026-11-01' }),
  ];
  await addUnrecorded(db, [newListing({ kind: 'exchange', licences })]);
  expect(Object.keys(await pages('2026-11-25'))).not.toContain(VARA);
  expect(await pages('2027-02-06')).toMatchObject({ [VARA]: '2027-02-20' });
  expect(await pages('2027-01-20')).toMatchObject({ 'https://other.example': '2027-01-30' });
});

test('an editor’s review postpones a page, and a text that is no address is refused', async () => {
  expect(await storeReview(db, VARA, 'an editor')).toBe(true);
  expect(await storeReview(db, 'javascript:alert(1)', 'an editor')).toBe(false);
  expect(Object.keys(await pages(today()))).not.toContain(VARA);
});

test('a page that was reviewed waits until an entry of it is held, as readers are told nothing else', async () => {
  const waiting = async () => (await duePages(db, today())).unentered.map(({ url }) => url);
  expect(await waiting()).toEqual([]);
  await storeReview(db, VARA, 'an editor');
  expect(await waiting()).toEqual([VARA]);
  const licences = [newAbsence({ url: VARA, readOn: today() })];
  await addUnrecorded(db, [newListing({ kind: 'exchange', licences })]);
  expect(await waiting()).toEqual([]);
});

test('countries without a known register are named until a licence there is held', async () => {
  expect((await duePages(db, '2026-11-25')).unseen).toContain('BH');
  await addUnrecorded(db, [
    newListing({ kind: 'exchange', licences: [newLicence({ country: 'BH' })] }),
  ]);
  const { unseen, law } = await duePages(db, '2027-02-10');
  expect(unseen).not.toContain('BH');
  expect(law).toBe('2027-02-22');
});
