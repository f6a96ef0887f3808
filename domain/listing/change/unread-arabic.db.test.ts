import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toStored } from '#domain/listing/document.ts';
import type { TextMarks } from '#domain/listing/doubts.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { importListings, readImport } from '#domain/listing/transfer/import.ts';
import { listEntries } from '#domain/ruling/ledger.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newRuling } from '#tests/samples/rulings.ts';
import {
  type Content,
  createListing,
  deleteListing,
  editListing,
  editTexts,
  putBack,
} from './edit.ts';
import { listChanges } from './history.ts';
import { addListings } from './save.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

const by = 'editor@example.com';
const TEXTS = { en: { reason: 'It is sound.' }, ar: { reason: 'هي سليمة.' } };
const MACHINE = { ar: { reason: 'machine' } } as const satisfies TextMarks;
const CONFIRMED = { ar: { reason: 'confirmed' } } as const satisfies TextMarks;

type Given = Parameters<typeof newListing>[0];

function contentOf(given: Given = {}): Content {
  const listing = newListing({ texts: TEXTS, ...given });
  const { kind, id, ruledAt, createdAt, updatedAt, doubts, rulings, ...content } = listing;
  return content;
}

/** A listing that stands already: halal, its Arabic written by a person unless said otherwise. */
async function standing(id: string, given: Given = {}): Promise<Content> {
  await addListings(database.db, [newListing({ id, name: id, texts: TEXTS, ...given })]);
  return contentOf({ name: id, ...given });
}

const edit = (id: string, content: Content, marks: TextMarks = {}, version = 1) =>
  editListing(database.db, 'coin', id, content, { version, by, marks });
const kept = (id: string) => findVersioned(database.db, 'coin', id);
const entriesOf = (id: string) => listEntries(database.db, { of: { kind: 'coin', id }, limit: 10 });
const reasons = (en: string, ar: string) =>
  contentOf({ texts: { en: { reason: en }, ar: { reason: ar } } }).texts;

describe('no verdict is published on Arabic that nobody has read', () => {
  test('by adding; read, or without a verdict, it is added under the same form', async () => {
    const add = (content: Content, marks: TextMarks) =>
      createListing(database.db, 'coin', content, { key: 'added', by, marks });
    const content = contentOf({ name: 'Added' });
    expect(await add(content, MACHINE)).toEqual({ outcome: 'unread', doubt: 'machine' });
    expect(await kept('added')).toBeNull();
    expect(await add(content, CONFIRMED)).toMatchObject({ id: 'added', isNew: true });
    const unruled = contentOf({ name: 'Unruled', category: null });
    const other = { key: 'unruled', by, marks: MACHINE };
    expect(await createListing(database.db, 'coin', unruled, other)).toMatchObject({ isNew: true });
  });

  test('by a form that changes the verdict', async () => {
    const content = await standing('changed', { doubts: MACHINE });
    const haram = { ...content, category: 'haram' } as const;
    expect(await edit('changed', haram)).toEqual({ outcome: 'unread', doubt: 'machine' });
    expect(await kept('changed')).toMatchObject({ version: 1, listing: { category: 'halal' } });
    expect(await entriesOf('changed')).toEqual([]);
    expect(await edit('changed', haram, CONFIRMED)).toMatchObject({ outcome: 'saved' });
  });

  test('by a form that gives a first verdict', async () => {
    const content = await standing('first', { category: null, doubts: MACHINE });
    const ruled = { ...content, category: 'halal' } as const;
    expect(await edit('first', ruled)).toEqual({ outcome: 'unread', doubt: 'machine' });
  });

  test.each([
    ['said to be right still', 'هي سليمة.', CONFIRMED],
    ['written anew', 'هي سليمة حقًّا.', {}],
    ['left out', '', {}],
  ])('where its English changes, until the Arabic is %s', async (how, arabic, marks) => {
    const id = `english-${how.length}`;
    const content = await standing(id);
    const stale = { ...content, texts: reasons('It is sound indeed.', 'هي سليمة.') };
    expect(await edit(id, stale)).toEqual({ outcome: 'unread', doubt: 'stale' });
    const mended = { ...content, texts: reasons('It is sound indeed.', arabic) };
    expect(await edit(id, mended, marks)).toMatchObject({ outcome: 'saved' });
  });

  test('where a machine’s takes the place of a person’s', async () => {
    const content = await standing('replaced');
    const texts = reasons('It is sound.', 'هي آلية.');
    const replaced = await edit('replaced', { ...content, texts }, MACHINE);
    expect(replaced).toEqual({ outcome: 'unread', doubt: 'machine' });
  });

  test('by an edit of the texts alone', async () => {
    await standing('texts');
    const texts = reasons('It is sound indeed.', 'هي سليمة.');
    const edited = await editTexts(database.db, 'coin', 'texts', texts, { version: 1, by });
    expect(edited).toEqual({ outcome: 'unread', doubt: 'stale' });
    expect((await kept('texts'))?.version).toBe(1);
  });

  test('by putting back what stood before', async () => {
    const content = await standing('history', { doubts: MACHINE });
    await edit('history', { ...content, category: 'haram' }, CONFIRMED);
    const [change] = await listChanges(database.db, 'coin', 'history', { limit: 1 });
    const back = await putBack(database.db, change?.id ?? 0, { version: 2, by });
    expect(back).toEqual({ outcome: 'unread', doubt: 'machine' });
    expect(await kept('history')).toMatchObject({ version: 2, listing: { category: 'haram' } });
  });

  test('by an import: the document is named and left out, the others are taken', async () => {
    await standing('imported', { doubts: MACHINE });
    const documents = [
      newListing({ id: 'imported', texts: TEXTS, category: 'haram', doubts: MACHINE }),
      newListing({ id: 'new', texts: TEXTS, doubts: MACHINE }),
      newListing({ id: 'in-order', texts: TEXTS }),
    ];
    const sources = documents.map((listing) => ({
      kind: listing.kind,
      where: listing.id,
      raw: { ...toStored(listing) },
    }));
    const { listings } = readImport(sources, new Date());
    const { refused } = await importListings(database.db, listings, { by });
    expect(refused.map((line) => line.split(':')[0])).toEqual(['coin imported', 'coin new']);
    expect(await kept('imported')).toMatchObject({ version: 1, listing: { category: 'halal' } });
    expect(await kept('in-order')).not.toBeNull();
  });
});

describe('what publishes nothing is saved whatever nobody has read', () => {
  test('another website, another Arabic description, a verdict that is taken away', async () => {
    const content = await standing('untouched', { doubts: MACHINE });
    const moved = { ...content, website: 'https://other.example' };
    expect(await edit('untouched', moved)).toMatchObject({ outcome: 'saved', version: 2 });
    const none = { ...moved, category: null };
    expect(await edit('untouched', none, {}, 2)).toMatchObject({ outcome: 'saved' });
    expect((await kept('untouched'))?.listing.doubts).toEqual(MACHINE);
  });

  test('a ruling on a product stays while the reason of spot is written anew', async () => {
    const rulings = { futures: newRuling({ verdict: 'haram' }) };
    const content = await standing('product', { category: null, rulings });
    const texts = reasons('It is sound indeed.', 'هي سليمة.');
    const saved = await edit('product', { ...content, category: null, texts });
    expect(saved).toMatchObject({ outcome: 'saved' });
  });

  test('a listing that was deleted comes back as it stood', async () => {
    await standing('deleted', { doubts: MACHINE });
    const deleted = await deleteListing(database.db, 'coin', 'deleted', { version: 1, by });
    if (deleted.outcome !== 'deleted') return expect.fail('not deleted');
    const back = await putBack(database.db, deleted.change, { version: null, by });
    expect(back).toMatchObject({ outcome: 'saved', listing: { category: 'halal' } });
  });
});
