import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Changed, withTags } from '#db/cache-tags.ts';
import { watchChanges } from '#db/changes.ts';
import { listingChanges, listings } from '#db/schema.ts';
import type { Licence } from '#domain/licence/licence.ts';
import { deleteListing, editParts } from '#domain/listing/change/edit.ts';
import { restoreState } from '#domain/listing/change/restore.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { storeStarterLicences } from '#domain/listing/transfer/starter-licences.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newAbsence, newLicence } from '#tests/samples/licences.ts';
import { newListing } from '#tests/samples/listings.ts';
import { findLicencesIn, licensedIn, licensedPlaces, licensingCountries } from './find-licences.ts';

const { db, url } = await sharedDatabase();
const TODAY = '2026-11-24';

beforeEach(async () => {
  await db.delete(listings);
  await db.delete(listingChanges);
});

const exchange = (id: string, licences: Licence[]) =>
  newListing({ kind: 'exchange', id, licences });

async function save(id: string, licences: Licence[]) {
  const { version = 0 } = (await findVersioned(db, 'exchange', id)) ?? {};
  return editParts(db, 'exchange', id, { licences }, { version, by: 'an editor' });
}

test('licences are found by country, and only valid ones license', async () => {
  await addUnrecorded(db, [
    exchange('ended', [newLicence({ until: '2026-11-01' })]),
    exchange('one', [newLicence(), newLicence({ country: 'EU' })]),
    exchange('absent', [newAbsence()]),
    exchange('none', []),
  ]);
  expect(await findLicencesIn(db, 'AE')).toEqual([
    { id: 'absent', licences: [newAbsence()] },
    { id: 'ended', licences: [newLicence({ until: '2026-11-01' })] },
    { id: 'one', licences: [newLicence()] },
  ]);
  expect(await licensedIn(db, 'AE', TODAY)).toEqual(['one']);
  expect(await licensedIn(db, 'SA', TODAY)).toEqual([]);
  expect(await licensingCountries(db)).toEqual(['AE', 'EU']);
});

const DUBAI = { en: 'Dubai', ar: 'دبي' };

test('an exchange that was looked for in vain is told from one that nobody looked for', async () => {
  await addUnrecorded(db, [
    exchange('licensed', [
      newLicence({ area: DUBAI }),
      newLicence({ area: DUBAI, number: 'another' }),
      newLicence({ country: 'EU' }),
    ]),
    exchange('ended', [newLicence({ until: '2026-11-01' })]),
    exchange('absent', [newAbsence()]),
    exchange('unchecked', []),
  ]);
  const ids = ['licensed', 'ended', 'absent', 'unchecked'];
  expect(await licensedPlaces(db, ids, TODAY)).toEqual(
    new Map([
      ['absent', []],
      ['ended', []],
      [
        'licensed',
        [
          { country: 'AE', area: DUBAI },
          { country: 'EU', area: null },
        ],
      ],
    ]),
  );
});

test('a change drops the pages of the countries that differ, and the lists only with another country', async () => {
  const changes = watchChanges(url);
  onTestFinished(changes.close);
  await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
  await addUnrecorded(db, [exchange('one', [newLicence({ country: 'EU' })])]);
  const seen: Changed[] = [];
  const told = async (work: () => Promise<unknown>) => {
    await changes.caughtUp();
    seen.length = 0;
    await work();
    await changes.caughtUp();
    const tags = seen.flatMap((changed) => [...(changed ?? ['all'])]);
    return [...new Set(tags)].filter((tag) => /licences|exchange|all/.test(tag)).toSorted();
  };
  changes.onChange((changed) => void seen.push(changed));
  const eu = newLicence({ country: 'EU' });
  expect(await told(() => save('one', [eu, newLicence()]))).toEqual([
    'exchange/one',
    'licences',
    'licences/AE',
  ]);
  expect(await told(() => save('one', [eu, newLicence({ status: 'ended' })]))).toEqual([
    'exchange/one',
    'licences/AE',
  ]);
  const { version = 0 } = (await findVersioned(db, 'exchange', 'one')) ?? {};
  const removed = await told(() =>
    deleteListing(db, 'exchange', 'one', { version, by: 'an editor' }),
  );
  expect(removed).toEqual(['exchange', 'exchange/one', 'licences', 'licences/AE', 'licences/EU']);
});

test('reading the licences of a country notes the tag of that country', async () => {
  const { tags } = await withTags(() => licensedIn(db, 'AE', TODAY));
  expect([...tags]).toEqual(['licences/AE']);
});

test('exchanges from before licences were stored get those of the starter once', async () => {
  await addUnrecorded(db, [exchange('binance', []), exchange('other', [])]);
  await db.update(listings).set({ licences: null });
  const licences = async () => (await findListing(db, 'exchange', 'binance'))?.licences;
  expect(await licences()).toEqual([]);
  expect(await findLicencesIn(db, 'AE')).toEqual([]);
  expect(await storeStarterLicences(db)).toBe(2);
  expect(await licences()).toMatchObject([{ company: 'Binance FZE', services: expect.anything() }]);
  expect((await findListing(db, 'exchange', 'other'))?.licences).toEqual([]);
  await save('binance', []);
  expect(await storeStarterLicences(db)).toBe(0);
  expect(await licences()).toEqual([]);
});

test('a state is restored with its licences; one from before they were stored keeps those of today', async () => {
  await addUnrecorded(db, [exchange('one', [newLicence()])]);
  await save('one', [newLicence(), newLicence({ country: 'EU' })]);
  const [change] = await db.select().from(listingChanges);
  const back = async () => {
    const { version = 0 } = (await findVersioned(db, 'exchange', 'one')) ?? {};
    await restoreState(db, change?.id ?? 0, { version, by: 'an editor' });
    return (await findListing(db, 'exchange', 'one'))?.licences.length;
  };
  expect(await back()).toBe(1);
  await save('one', [newLicence(), newLicence({ country: 'EU' })]);
  await db.execute(`update listing_changes set before = before - 'licences'`);
  expect(await back()).toBe(2);
});
