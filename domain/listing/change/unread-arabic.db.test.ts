import { describe, expect, test } from 'vitest';
import { toCoin } from '#domain/api/entity.ts';
import { detail } from '#domain/listing/display.ts';
import { toStored } from '#domain/listing/document.ts';
import type { TextOrigins } from '#domain/listing/doubts.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { importListings } from '#domain/listing/transfer/import.ts';
import { readImport } from '#domain/listing/transfer/read-import.ts';
import { listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { sharedDatabase, testDatabase } from '#tests/rig/database.ts';
import { newContent, newListing } from '#tests/samples/listings.ts';
import { newRuling } from '#tests/samples/rulings.ts';
import { type Content, createListing, deleteListing, editListing, editTexts } from './edit.ts';
import { listChanges } from './history.ts';
import { countInDoubt, listUnreadReasons } from './in-doubt.ts';
import { restoreState } from './restore.ts';
import { addUnrecorded } from './save.ts';
import { saveRuling } from './save-ruling.ts';

const { db } = await sharedDatabase();

const by = 'editor@example.com';
const TEXTS = { en: { reason: 'It is sound.' }, ar: { reason: 'هي سليمة.' } };
const MACHINE = { ar: { reason: 'machine' } } as const satisfies TextOrigins;
const CONFIRMED = { ar: { reason: 'confirmed' } } as const satisfies TextOrigins;

type Given = Parameters<typeof newListing>[0];

function contentOf(given: Given = {}): Content {
  return newContent({ texts: TEXTS, ...given });
}

/** Adds a listing, by default halal with Arabic by a person, and returns its content. */
async function add(id: string, given: Given = {}): Promise<Content> {
  await addUnrecorded(db, [newListing({ id, name: id, texts: TEXTS, ...given })]);
  return contentOf({ name: id, ...given });
}

const edit = (id: string, content: Content, origins: TextOrigins = {}, version = 1) =>
  editListing(db, 'coin', id, content, { version, by, origins });
const translate = (id: string, texts: Content['texts'], origins: TextOrigins, version = 1) =>
  editTexts(db, 'coin', id, texts, { version, by, origins });
const stored = (id: string) => findVersioned(db, 'coin', id);
/** The public Arabic reason: on the page, in the API and in the latest ledger entry. */
async function published(id: string) {
  const listing = (await stored(id))?.listing;
  if (!listing) throw new Error(`there is no ${id}`);
  const { reason, reasonNote } = detail(listing, 'ar', () => null);
  const { translations, arabicReason } = toCoin(listing, null);
  const [entry] = await listEntries(db, { of: { kind: 'coin', id }, limit: 1 });
  return {
    page: reason,
    note: reasonNote,
    api: [translations.reason.ar, arabicReason],
    ledger: entry?.whyAr ?? null,
  };
}

const reasons = (en: string, ar: string) =>
  contentOf({ texts: { en: { reason: en }, ar: { reason: ar } } }).texts;

describe('a verdict with an unread Arabic reason is saved, and the public reads the English one', () => {
  const ENGLISH = { page: 'It is sound.', note: 'unread', api: [null, 'unread'], ledger: null };

  test('by a form that adds a listing', async () => {
    const content = contentOf({ name: 'Added' });
    const form = { key: 'added', by, origins: MACHINE };
    await createListing(db, 'coin', content, form);
    expect(await published('added')).toEqual(ENGLISH);
  });

  test.each(['halal', null] as const)('by a form that changes the verdict %s', async (category) => {
    const id = `changed-${category}`;
    const content = await add(id, { category, doubts: MACHINE });
    const saved = await edit(id, { ...content, category: 'haram' });
    expect(saved).toMatchObject({ outcome: 'saved', listing: { category: 'haram' } });
    const note = category === null ? 'unread' : 'verdictChanged';
    expect(await published(id)).toEqual({ ...ENGLISH, note });
  });

  test('by an edit, also where the reason was read for another verdict', async () => {
    const content = await add('other-verdict');
    const texts = reasons('It is unsound.', 'هي سليمة.');
    await edit('other-verdict', { ...content, texts, category: 'haram' });
    const unsound = { ...ENGLISH, page: 'It is unsound.' };
    expect(await published('other-verdict')).toEqual(unsound);
  });

  test('by a ruling', async () => {
    const content = await add('ruled', { category: null, doubts: MACHINE });
    const { verdict, grounds } = newRuling({ verdict: 'questionable' });
    if (!verdict || !grounds) throw new Error('a ruling without grounds');
    const given = { scope: 'spot', verdict, grounds, why: null, hasReadArabic: false } as const;
    const saved = await saveRuling(db, 'coin', 'ruled', given, { version: 1, by });
    expect(saved).toMatchObject({ outcome: 'saved' });
    expect(await published('ruled')).toEqual(ENGLISH);
    expect(content.texts.ar?.reason).toBe('هي سليمة.');
  });

  test('by an import', async () => {
    await add('imported', { doubts: MACHINE });
    const documents = [
      newListing({ id: 'imported', texts: TEXTS, category: 'haram', doubts: MACHINE }),
      newListing({ id: 'new', texts: TEXTS, doubts: MACHINE }),
    ];
    const sources = documents.map((listing) => ({
      kind: listing.kind,
      where: listing.id,
      raw: { ...toStored(listing) },
    }));
    const { listings } = readImport(sources, new Date());
    expect(await importListings(db, listings, { by })).toEqual({ added: 1, changed: 1, same: 0 });
    expect(await published('imported')).toEqual(ENGLISH);
    expect(await published('new')).toEqual(ENGLISH);
  });

  test('by a change that is undone', async () => {
    const content = await add('history', { doubts: MACHINE });
    await edit('history', { ...content, category: 'haram' }, CONFIRMED);
    const [change] = await listChanges(db, 'coin', 'history', { limit: 1 });
    const back = await restoreState(db, change?.id ?? 0, { version: 2, by });
    expect(back).toMatchObject({ outcome: 'saved', listing: { category: 'halal' } });
    expect(await published('history')).toEqual(ENGLISH);
  });
});

describe('the last Arabic reason that was read for the same verdict stays public', () => {
  const EARLIER = { page: 'هي سليمة.', note: 'earlier', api: ['هي سليمة.', 'earlier'] };

  test.each([
    ['its English changes', reasons('It is sound indeed.', 'هي سليمة.'), {}],
    ['a machine’s takes its place', reasons('It is sound.', 'هي آلية.'), MACHINE],
    ['both change by machine', reasons('It is sound indeed.', 'هي آلية.'), MACHINE],
  ])('where %s, until the new one is read', async (how, texts, origins) => {
    const id = `earlier-${how.length}`;
    await add(id);
    const saved = await translate(id, texts, origins);
    expect(saved).toMatchObject({ outcome: 'saved', version: 2 });
    expect(await published(id)).toMatchObject(EARLIER);
    await translate(id, texts, CONFIRMED, 2);
    const present = texts.ar?.reason;
    const now = { page: present, note: null, api: [present, 'current'] };
    expect(await published(id)).toMatchObject(now);
    expect((await stored(id))?.listing.readReason).toBeNull();
  });

  test('through further edits, an export and an import, and a deletion that is undone', async () => {
    await add('travels');
    const texts = reasons('It is sound indeed.', 'هي آلية.');
    await translate('travels', texts, MACHINE);
    await translate('travels', reasons('It is sound, we find.', 'هي آلية.'), {}, 2);
    expect(await published('travels')).toMatchObject(EARLIER);
    const document = toStored((await stored('travels'))?.listing ?? newListing());
    expect(document.readReason).toBe('هي سليمة.');
    const deleted = await deleteListing(db, 'coin', 'travels', { version: 3, by });
    if (deleted.outcome !== 'deleted') return expect.fail('not deleted');
    await restoreState(db, deleted.change, { version: null, by });
    expect(await published('travels')).toMatchObject(EARLIER);
    const source = {
      kind: 'coin',
      where: 'travels',
      raw: { ...document, country: 'Oman' },
    } as const;
    const { listings } = readImport([source], new Date());
    await importListings(db, listings, { by });
    expect((await stored('travels'))?.listing.country).toBe('Oman');
    expect(await published('travels')).toMatchObject(EARLIER);
  });

  test('until the verdict changes', async () => {
    const content = await add('ends');
    const texts = reasons('It is sound indeed.', 'هي سليمة.');
    await edit('ends', { ...content, texts });
    expect(await published('ends')).toMatchObject(EARLIER);
    await edit('ends', { ...content, texts, category: 'haram' }, {}, 2);
    const english = { page: 'It is sound indeed.', note: 'verdictChanged' };
    expect(await published('ends')).toMatchObject(english);
    await edit('ends', { ...content, texts }, {}, 3);
    expect(await published('ends')).toMatchObject(english);
  });

  test('and an unread change of it makes no ledger entry', async () => {
    await add('quiet');
    const texts = reasons('It is sound.', 'هي آلية.');
    await translate('quiet', texts, MACHINE);
    expect(await listEntries(db, { of: { kind: 'coin', id: 'quiet' }, limit: 1 })).toEqual([]);
  });
});

test('listings with Arabic texts in doubt are counted by kind and doubt', async () => {
  const { db } = await testDatabase();
  const texts = { ar: { reason: 'سبب', description: 'وصف' }, tr: { reason: 'Neden' } };
  expect((await countInDoubt(db)).map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  await addUnrecorded(db, [
    newListing({ texts }),
    newListing({ texts, doubts: { ar: { reason: 'machine', description: 'machine' } } }),
    newListing({ texts, doubts: { ar: { reason: 'machine', description: 'stale' } } }),
    newListing({ texts, doubts: { tr: { reason: 'machine' } } }),
    newListing({ texts, kind: 'exchange', doubts: { ar: { reason: 'stale' } } }),
  ]);
  expect(await countInDoubt(db)).toEqual([
    { kind: 'coin', doubt: 'machine', count: 2 },
    { kind: 'coin', doubt: 'stale', count: 1 },
    { kind: 'exchange', doubt: 'machine', count: 0 },
    { kind: 'exchange', doubt: 'stale', count: 1 },
  ]);
});

test('verdicts with an unread Arabic reason are listed, the latest changed first', async () => {
  const { db } = await testDatabase();
  expect(await listUnreadReasons(db, 5)).toEqual({ count: 0, reasons: [] });
  const waiting = {
    texts: { ar: { reason: 'سبب' } },
    doubts: { ar: { reason: 'stale' } },
  } as const;
  await addUnrecorded(db, [
    newListing({ ...waiting, id: 'oldest' }),
    newListing({ ...waiting, id: 'older', name: 'Older', readReason: 'سبب سابق' }),
    newListing({ ...waiting, id: 'unruled', category: null }),
    newListing({ ...waiting, id: 'other-text', doubts: { ar: { pros: 'machine' } } }),
    newListing({ ...waiting, id: 'newest', name: 'Newest', category: 'haram', kind: 'exchange' }),
  ]);
  expect(await listUnreadReasons(db, 2)).toEqual({
    count: 3,
    reasons: [
      { kind: 'exchange', id: 'newest', name: 'Newest', verdict: 'haram', isEarlierShown: false },
      { kind: 'coin', id: 'older', name: 'Older', verdict: 'halal', isEarlierShown: true },
    ],
  });
});
