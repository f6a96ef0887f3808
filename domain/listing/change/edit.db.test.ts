import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TextMarks } from '#domain/listing/doubts.ts';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import {
  type Content,
  createListing,
  deleteListing,
  editListing,
  editTexts,
  putBack,
} from './edit.ts';
import { listChanges, listDeletions, listLatestChanges } from './history.ts';
import { addListings } from './save.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

const by = 'editor@example.com';
let keys = 0;
const key = () => `key-${++keys}`;

function contentOf(given: Parameters<typeof newListing>[0] = {}): Content {
  const { kind, id, ruledAt, createdAt, updatedAt, doubts, ...content } = newListing(given);
  return content;
}

async function created(given: Parameters<typeof newListing>[0] = {}): Promise<string> {
  return add(contentOf(given));
}

/** Adds it as a form would; gives its id. */
async function add(content: Content, marks: TextMarks = {}): Promise<string> {
  const added = await createListing(database.db, 'coin', content, { key: key(), by, marks });
  if (added.outcome !== 'added') throw new Error(`not added: ${added.outcome}`);
  return added.id;
}

async function history(id: string) {
  return (await listChanges(database.db, 'coin', id, { limit: 10 })).map(({ what, by }) => ({
    what,
    by,
  }));
}

test('a listing is added under the slug of its English name, a second one of that name beside it', async () => {
  expect(await created({ name: 'Shiba Inu (SHIB)' })).toBe('shiba-inu-shib');
  expect(await created({ name: 'Shiba Inu (SHIB)' })).toBe('shiba-inu-shib-2');
  expect(await created({ name: 'Shiba Inu (SHIB)' })).toBe('shiba-inu-shib-3');
  expect(await created({ name: 'شيبا' })).toBe('listing');
});

test('a form sent twice makes one listing, even at once', async () => {
  const twice = { key: key(), by };
  const content = contentOf({ name: 'Twice' });
  const made = await Promise.all(
    [1, 2, 3].map(() => createListing(database.db, 'coin', content, twice)),
  );
  const one = { outcome: 'added', id: 'twice', isSame: true };
  expect(made).toEqual(made.map(() => expect.objectContaining(one)));
  expect(made.filter((each) => each.outcome === 'added' && each.isNew)).toHaveLength(1);
});

test('a form sent again with other content is told so, also once the listing was edited', async () => {
  const { db } = database;
  const form = { key: key(), by };
  const content = contentOf({ name: 'Sent again', texts: { ar: { reason: 'سبب' } } });
  const id = 'sent-again';
  await createListing(db, 'coin', content, form);
  await editListing(db, 'coin', id, { ...content, country: 'Oman' }, { version: 1, by });
  const again = { outcome: 'added', id, isNew: false };
  expect(await createListing(db, 'coin', content, form)).toEqual({ ...again, isSame: true });
  const other = { ...content, country: 'Oman' };
  expect(await createListing(db, 'coin', other, form)).toEqual({ ...again, isSame: false });
});

test('a save that changes nothing makes no version and no history', async () => {
  const { db } = database;
  const texts = { ar: { reason: 'سبب' } };
  const content = contentOf({ name: 'Unchanged', category: null, texts });
  const id = await add(content, { ar: { reason: 'machine' } });
  const before = await findVersioned(db, 'coin', id);
  const same = await editListing(db, 'coin', id, content, { version: 1, by });
  expect(same).toMatchObject({ outcome: 'saved', version: 1 });
  expect((await editTexts(db, 'coin', id, content.texts, { version: 1, by })).outcome).toBe(
    'saved',
  );
  expect(await findVersioned(db, 'coin', id)).toEqual(before);
  expect(await history(id)).toHaveLength(1);
  const confirmed = { version: 1, by, marks: { ar: { reason: 'confirmed' } } } as const;
  const saved = await editTexts(db, 'coin', id, content.texts, confirmed);
  expect(saved).toMatchObject({ outcome: 'saved', version: 2 });
});

test('many added at once under one name get an id each', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => created({ name: 'Crowd' })));
  expect(new Set(made).size).toBe(8);
});

test('an edit is kept, found by search, and its version counts up', async () => {
  const id = await created({ name: 'Old Name' });
  const saved = await editListing(
    database.db,
    'coin',
    id,
    contentOf({ name: 'New Name', texts: { ar: { name: 'اسم' } } }),
    { version: 1, by },
  );
  expect(saved.outcome).toBe('saved');
  const kept = await findVersioned(database.db, 'coin', id);
  expect(kept?.version).toBe(2);
  expect(kept?.listing.texts.en?.name).toBe('New Name');
  expect(kept?.listing.texts.ar?.name).toBe('اسم');
});

test('a stale edit is refused with what stands now and what it was made from', async () => {
  const id = await created({ name: 'Contended' });
  const edit = (country: string) =>
    editListing(database.db, 'coin', id, contentOf({ name: 'Contended', country }), {
      version: 1,
      by,
    });
  const outcomes = await Promise.all([edit('Qatar'), edit('Oman')]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'saved']);
  const [refused] = outcomes.filter(({ outcome }) => outcome === 'conflict');
  if (refused?.outcome !== 'conflict') return expect.fail('none was refused');
  expect(['Qatar', 'Oman']).toContain(refused.current.listing.country);
  expect(refused.current.version).toBe(2);
  expect(refused.base?.country).toBe('Switzerland');
  const [last] = await listChanges(database.db, 'coin', id, { limit: 1 });
  expect(refused).toMatchObject({ by, at: last?.at });
});

test('an edit or deletion of a deleted listing finds nothing', async () => {
  const id = await created({ name: 'Gone' });
  await deleteListing(database.db, 'coin', id, { version: 1, by });
  const edited = await editListing(database.db, 'coin', id, contentOf(), { version: 1, by });
  expect(edited).toEqual({ outcome: 'missing' });
  expect(await deleteListing(database.db, 'coin', id, { version: 1, by })).toEqual({
    outcome: 'missing',
  });
});

test('a stale deletion is refused', async () => {
  const id = await created({ name: 'Changed meanwhile' });
  await editTexts(database.db, 'coin', id, contentOf().texts, { version: 1, by });
  const deleted = await deleteListing(database.db, 'coin', id, { version: 1, by });
  expect(deleted.outcome).toBe('conflict');
  expect(await findListing(database.db, 'coin', id)).not.toBeNull();
});

test('a deleted listing comes back as it was, at its old place in the list', async () => {
  const id = await created({ name: 'Undone', texts: { ar: { reason: 'سبب' } } });
  const before = await findListing(database.db, 'coin', id);
  const deleted = await deleteListing(database.db, 'coin', id, { version: 1, by });
  if (deleted.outcome !== 'deleted') return expect.fail('not deleted');
  const [latest] = await listDeletions(database.db, 'coin', 5);
  expect(latest?.listingId).toBe(id);

  expect((await putBack(database.db, deleted.change, { version: null, by })).outcome).toBe('saved');
  expect(await findListing(database.db, 'coin', id)).toEqual(before);
  expect(await history(id)).toEqual([
    { what: 'put back', by },
    { what: 'deleted', by },
    { what: 'added', by },
  ]);
  const again = await listDeletions(database.db, 'coin', 5);
  expect(again.map(({ listingId }) => listingId)).not.toContain(id);
  expect((await putBack(database.db, deleted.change, { version: null, by })).outcome).toBe(
    'conflict',
  );
});

test('an edit from before a deletion is stale for what took its place', async () => {
  const id = await created({ name: 'Phoenix' });
  await deleteListing(database.db, 'coin', id, { version: 1, by });
  expect(await created({ name: 'Phoenix' })).toBe(id);
  const edited = await editListing(database.db, 'coin', id, contentOf(), { version: 1, by });
  expect(edited.outcome).toBe('conflict');
});

test('a change can be taken back', async () => {
  const id = await created({ name: 'First' });
  await editListing(database.db, 'coin', id, contentOf({ name: 'Second' }), { version: 1, by });
  const [change] = await listChanges(database.db, 'coin', id, { limit: 1 });
  await putBack(database.db, change?.id ?? 0, { version: 2, by });
  expect((await findListing(database.db, 'coin', id))?.texts.en?.name).toBe('First');
});

test('a name with hidden characters is put back without them', async () => {
  const id = await created({ name: 'Old\u200b name' });
  await editListing(database.db, 'coin', id, contentOf({ name: 'New name' }), { version: 1, by });
  const [change] = await listChanges(database.db, 'coin', id, { limit: 1 });
  expect(change?.before?.texts.en?.name).toBe('Old\u200b name');
  await putBack(database.db, change?.id ?? 0, { version: 2, by });
  expect((await findListing(database.db, 'coin', id))?.texts.en?.name).toBe('Old name');
});

test('what stood before is known also of a listing that came with the starter', async () => {
  const { db } = database;
  await addListings(db, [newListing({ id: 'starter', country: 'Japan' })]);
  const edit = (country: string) =>
    editListing(db, 'coin', 'starter', contentOf({ country }), { version: 1, by });
  await edit('Qatar');
  const stale = await edit('Oman');
  if (stale.outcome !== 'conflict') return expect.fail('not refused');
  expect(stale.base?.country).toBe('Japan');
});

test('the date of a ruling moves with the verdict alone', async () => {
  const id = await created({ name: 'Ruled', category: 'halal' });
  const first = await findListing(database.db, 'coin', id);
  const content = contentOf({ name: 'Ruled', category: 'halal', country: 'Oman' });
  await editListing(database.db, 'coin', id, content, { version: 1, by });
  expect((await findListing(database.db, 'coin', id))?.ruledAt).toEqual(first?.ruledAt);
  await editListing(database.db, 'coin', id, { ...content, category: 'haram' }, { version: 2, by });
  const ruled = await findListing(database.db, 'coin', id);
  expect(ruled?.ruledAt?.getTime()).toBeGreaterThan(first?.ruledAt?.getTime() ?? 0);
  await editListing(database.db, 'coin', id, { ...content, category: null }, { version: 3, by });
  expect((await findListing(database.db, 'coin', id))?.ruledAt).toBeNull();
});

test('machine Arabic is remembered until an editor touches or confirms it', async () => {
  const { db } = database;
  const texts = contentOf({
    name: 'Machine',
    category: null,
    texts: { en: { description: 'One.', reason: 'Two.' }, ar: { description: 'أ', reason: 'ب' } },
  });
  const marks = { ar: { description: 'machine', reason: 'machine' } } as const;
  const id = await add(texts, marks);
  const doubts = async () => (await findListing(db, 'coin', id))?.doubts;
  expect(await doubts()).toEqual({ ar: { description: 'machine', reason: 'machine' } });
  const touched = contentOf({
    name: 'Machine',
    category: null,
    texts: { en: { description: 'One.', reason: 'Two.' }, ar: { description: 'أ!', reason: 'ب' } },
  });
  await editListing(db, 'coin', id, touched, { version: 1, by });
  expect(await doubts()).toEqual({ ar: { reason: 'machine' } });
  await editListing(db, 'coin', id, touched, {
    version: 2,
    by,
    marks: { ar: { reason: 'confirmed' } },
  });
  expect(await doubts()).toEqual({});
});

test('Arabic is stale once its English has changed without it', async () => {
  const { db } = database;
  const content = (english: string, arabic: string) =>
    contentOf({
      name: 'Stale',
      category: null,
      texts: { en: { reason: english }, ar: { reason: arabic }, tr: { reason: 'üç' } },
    });
  const id = await add(content('One.', 'واحد'));
  await editListing(db, 'coin', id, content('Two.', 'واحد'), { version: 1, by });
  const doubts = async () => (await findListing(db, 'coin', id))?.doubts;
  expect(await doubts()).toEqual({ ar: { reason: 'stale' }, tr: { reason: 'stale' } });
  await editListing(db, 'coin', id, content('Two.', 'اثنان'), { version: 2, by });
  expect(await doubts()).toEqual({ tr: { reason: 'stale' } });
});

test('the latest changes of all listings are told, the newest first', async () => {
  const content = contentOf({ name: 'Latest' });
  const id = await add(content);
  await editListing(database.db, 'coin', id, { ...content, country: 'Oman' }, { version: 1, by });
  await deleteListing(database.db, 'coin', id, { version: 2, by });
  const latest = await listLatestChanges(database.db, 3);
  expect(latest.map(({ what, listingId }) => [what, listingId])).toEqual([
    ['deleted', id],
    ['edited', id],
    ['added', id],
  ]);
});
