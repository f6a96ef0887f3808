import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listingChanges } from '#db/schema.ts';
import type { TextOrigins } from '#domain/listing/doubts.ts';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { countListings } from '#domain/listing/list/list.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newContent, newListing } from '#tests/samples/listings.ts';
import { type Content, createListing, deleteListing, editListing, editTexts } from './edit.ts';
import { listChanges, listDeletions, listLatestChanges } from './history.ts';
import { restoreState } from './restore.ts';
import { addUnrecorded } from './save.ts';

const { db } = await sharedDatabase();

const by = 'editor@example.com';
let keys = 0;
const key = () => `key-${++keys}`;

/** Adds a listing as a form does and returns its id. */
async function add(content: Content, origins: TextOrigins = {}): Promise<string> {
  return (await createListing(db, 'coin', content, { key: key(), by, origins })).id;
}

const edit = (id: string, content: Content, version = 1, origins: TextOrigins = {}) =>
  editListing(db, 'coin', id, content, { version, by, origins });
const remove = (id: string, version = 1) => deleteListing(db, 'coin', id, { version, by });
const stored = (id: string) => findListing(db, 'coin', id);
const changesOf = (id: string) => listChanges(db, 'coin', id, { limit: 10 });

/** Deletes a listing and returns the id of the change. */
async function removed(id: string, version = 1): Promise<number> {
  const deleted = await remove(id, version);
  return deleted.outcome === 'deleted' ? deleted.change : expect.fail('not deleted');
}

/** Restores the state before the last change of a listing. */
async function undo(id: string, version: number) {
  const [change] = await changesOf(id);
  return restoreState(db, change?.id ?? 0, { version, by });
}

describe('listings added at once', () => {
  test('are added all or none', async () => {
    await addUnrecorded(db, [newListing({ id: 'taken' })]);
    const count = await countListings(db, 'coin');
    const added = addUnrecorded(db, [newListing({ id: 'free' }), newListing({ id: 'taken' })]);
    await expect(added).rejects.toThrow();
    expect(await stored('free')).toBeNull();
    await addUnrecorded(db, []);
    expect(await countListings(db, 'coin')).toBe(count);
  });

  test('may have the id of a listing of the other kind', async () => {
    await addUnrecorded(db, [newListing({ kind: 'exchange', id: 'taken' })]);
    expect(await countListings(db, 'exchange')).toBe(1);
  });
});

describe('a listing added by a form', () => {
  test('has the slug of its English name, with a number where that is taken', async () => {
    const shiba = newContent({ name: 'Shiba Inu (SHIB)' });
    expect(await add(shiba)).toBe('shiba-inu-shib');
    expect(await add(shiba)).toBe('shiba-inu-shib-2');
    expect(await add(shiba)).toBe('shiba-inu-shib-3');
    expect(await add(newContent({ name: 'شيبا' }))).toBe('listing');
  });

  test('has a slug of its own among many that are added at once', async () => {
    const crowd = newContent({ name: 'Crowd' });
    const made = await Promise.all(Array.from({ length: 8 }, () => add(crowd)));
    expect(new Set(made).size).toBe(8);
  });

  test('is added once when the form is sent several times at once', async () => {
    const form = { key: key(), by };
    const content = newContent({ name: 'Twice' });
    const made = await Promise.all([1, 2, 3].map(() => createListing(db, 'coin', content, form)));
    expect(made).toEqual(made.map(() => ({ id: 'twice', isSame: true })));
  });

  test('is compared with the form when that is sent again, also after an edit', async () => {
    const form = { key: key(), by };
    const content = newContent({ name: 'Sent again', texts: { ar: { reason: 'سبب' } } });
    const id = 'sent-again';
    await createListing(db, 'coin', content, form);
    const other = { ...content, country: 'Oman' };
    await edit(id, other);
    expect(await createListing(db, 'coin', content, form)).toEqual({ id, isSame: true });
    expect(await createListing(db, 'coin', other, form)).toEqual({ id, isSame: false });
  });
});

describe('an edit', () => {
  test('is stored with the next version', async () => {
    const id = await add(newContent({ name: 'Old Name' }));
    const content = newContent({ name: 'New Name', texts: { ar: { name: 'اسم' } } });
    expect((await edit(id, content)).outcome).toBe('saved');
    expect(await findVersioned(db, 'coin', id)).toMatchObject({
      version: 2,
      listing: { texts: { en: { name: 'New Name' }, ar: { name: 'اسم' } } },
    });
  });

  test('without a difference makes no version and no history', async () => {
    const texts = { ar: { reason: 'سبب' } };
    const content = newContent({ name: 'Unchanged', category: null, texts });
    const id = await add(content, { ar: { reason: 'machine' } });
    const before = await findVersioned(db, 'coin', id);
    expect(await edit(id, content)).toMatchObject({ outcome: 'saved', version: 1 });
    const same = await editTexts(db, 'coin', id, content.texts, { version: 1, by });
    expect(same.outcome).toBe('saved');
    expect(await findVersioned(db, 'coin', id)).toEqual(before);
    expect(await changesOf(id)).toHaveLength(1);
    const confirmed = { version: 1, by, origins: { ar: { reason: 'confirmed' } } } as const;
    const saved = await editTexts(db, 'coin', id, content.texts, confirmed);
    expect(saved).toMatchObject({ outcome: 'saved', version: 2 });
  });

  test('that is stale is refused with the current state, its editor and the state it was made from', async () => {
    const id = await add(newContent({ name: 'Contended' }));
    const outcomes = await Promise.all(
      ['Qatar', 'Oman'].map((country) => edit(id, newContent({ name: 'Contended', country }))),
    );
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'saved']);
    const [refused] = outcomes.filter(({ outcome }) => outcome === 'conflict');
    if (refused?.outcome !== 'conflict') return expect.fail('none was refused');
    expect(['Qatar', 'Oman']).toContain(refused.current.listing.country);
    expect(refused.current.version).toBe(2);
    expect(refused.base?.country).toBe('Switzerland');
    const [last] = await changesOf(id);
    expect(refused).toMatchObject({ by, at: last?.at });
  });

  test('that is stale is told its base also for a starter listing', async () => {
    await addUnrecorded(db, [newListing({ id: 'starter', country: 'Japan' })]);
    await edit('starter', newContent({ country: 'Qatar' }));
    const stale = await edit('starter', newContent({ country: 'Oman' }));
    expect(stale).toMatchObject({ outcome: 'conflict', base: { country: 'Japan' } });
  });

  test('of a deleted listing finds nothing, and is stale for a new listing of that id', async () => {
    const phoenix = newContent({ name: 'Phoenix' });
    const id = await add(phoenix);
    await remove(id);
    expect(await edit(id, newContent())).toEqual({ outcome: 'missing' });
    expect(await remove(id)).toEqual({ outcome: 'missing' });
    expect(await add(phoenix)).toBe(id);
    expect((await edit(id, newContent())).outcome).toBe('conflict');
  });

  test('changes the date of a ruling only with the verdict', async () => {
    const content = newContent({ name: 'Ruled', category: 'halal' });
    const id = await add(content);
    const first = await stored(id);
    await edit(id, { ...content, country: 'Oman' });
    expect((await stored(id))?.ruledAt).toEqual(first?.ruledAt);
    await edit(id, { ...content, category: 'haram' }, 2);
    const ruled = await stored(id);
    expect(ruled?.ruledAt?.getTime()).toBeGreaterThan(first?.ruledAt?.getTime() ?? 0);
    await edit(id, { ...content, category: null }, 3);
    expect((await stored(id))?.ruledAt).toBeNull();
  });
});

describe('a text is in doubt', () => {
  const doubts = async (id: string) => (await stored(id))?.doubts;

  test('as a machine’s until an editor changes or confirms it', async () => {
    const content = (description: string) =>
      newContent({
        name: 'Machine',
        category: null,
        texts: { en: { description: 'One.', reason: 'Two.' }, ar: { description, reason: 'ب' } },
      });
    const origins = { ar: { description: 'machine', reason: 'machine' } } as const;
    const id = await add(content('أ'), origins);
    expect(await doubts(id)).toEqual(origins);
    await edit(id, content('أ!'));
    expect(await doubts(id)).toEqual({ ar: { reason: 'machine' } });
    await edit(id, content('أ!'), 2, { ar: { reason: 'confirmed' } });
    expect(await doubts(id)).toEqual({});
  });

  test('as stale once its English has changed without it', async () => {
    const content = (english: string, arabic: string) =>
      newContent({
        name: 'Stale',
        category: null,
        texts: { en: { reason: english }, ar: { reason: arabic }, tr: { reason: 'üç' } },
      });
    const id = await add(content('One.', 'واحد'));
    await edit(id, content('Two.', 'واحد'));
    expect(await doubts(id)).toEqual({ ar: { reason: 'stale' }, tr: { reason: 'stale' } });
    await edit(id, content('Two.', 'اثنان'), 2);
    expect(await doubts(id)).toEqual({ tr: { reason: 'stale' } });
  });
});

describe('a deletion', () => {
  test('that is stale is refused', async () => {
    const id = await add(newContent({ name: 'Changed meanwhile' }));
    await editTexts(db, 'coin', id, newContent().texts, { version: 1, by });
    expect((await remove(id)).outcome).toBe('conflict');
    expect(await stored(id)).not.toBeNull();
  });

  test('is undone whole, with the place in the list, and only once', async () => {
    const id = await add(newContent({ name: 'Undone', texts: { ar: { reason: 'سبب' } } }));
    const before = await stored(id);
    const change = await removed(id);
    const [latest] = await listDeletions(db, 'coin', 5);
    expect(latest?.listingId).toBe(id);
    const restore = () => restoreState(db, change, { version: null, by });
    expect((await restore()).outcome).toBe('saved');
    expect(await stored(id)).toEqual(before);
    expect((await changesOf(id)).map(({ what, by }) => ({ what, by }))).toEqual([
      { what: 'put back', by },
      { what: 'deleted', by },
      { what: 'added', by },
    ]);
    const left = await listDeletions(db, 'coin', 5);
    expect(left.map(({ listingId }) => listingId)).not.toContain(id);
    expect((await restore()).outcome).toBe('conflict');
  });

  test('is listed once for a listing that was deleted twice, in its last state', async () => {
    const id = 'twice-deleted';
    await addUnrecorded(db, [newListing({ id })]);
    await restoreState(db, await removed(id), { version: null, by });
    const second = await removed(id, (await findVersioned(db, 'coin', id))?.version);
    const deletions = await listDeletions(db, 'coin', 10);
    const ofIt = deletions.filter(({ listingId }) => listingId === id);
    expect(ofIt.map((change) => change.id)).toEqual([second]);
  });
});

describe('the history', () => {
  test('restores the state before a change, without hidden characters', async () => {
    const id = await add(newContent({ name: 'Old\u200b name' }));
    await edit(id, newContent({ name: 'New name' }));
    const [change] = await changesOf(id);
    expect(change?.before?.texts.en?.name).toBe('Old\u200b name');
    await undo(id, 2);
    expect((await stored(id))?.texts.en?.name).toBe('Old name');
  });

  test('lists the latest changes of all listings, the newest first', async () => {
    const content = newContent({ name: 'Latest' });
    const id = await add(content);
    await edit(id, { ...content, country: 'Oman' });
    await remove(id, 2);
    const latest = await listLatestChanges(db, 3);
    expect(latest.map(({ what, listingId }) => [what, listingId])).toEqual([
      ['deleted', id],
      ['edited', id],
      ['added', id],
    ]);
  });

  test('reports a state that it cannot read, and does not restore it', async () => {
    const id = 'unreadable';
    await addUnrecorded(db, [newListing({ id })]);
    await edit(id, newContent());
    await db
      .update(listingChanges)
      .set({ before: { id, kept: 'otherwise' } })
      .where(eq(listingChanges.listingId, id));
    const [change] = await changesOf(id);
    expect(change).toMatchObject({ what: 'edited', before: null, isReadable: false });
    expect(await undo(id, 2)).toEqual({ outcome: 'missing' });
    expect(await edit(id, newContent())).toMatchObject({ outcome: 'conflict', base: null });
  });
});
