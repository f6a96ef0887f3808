import { describe, expect, test } from 'vitest';
import { detail } from '#domain/listing/display.ts';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { CURRENT_METHOD, criteriaOf } from '#domain/method/method.ts';
import { listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { currentGrounds, groundsOfLending, PASS } from '#tests/samples/rulings.ts';
import { listChanges } from './history.ts';
import { restoreState } from './restore.ts';
import { addUnrecorded } from './save.ts';
import { type GivenRuling, saveRuling, withdrawRuling } from './save-ruling.ts';

const { db } = await sharedDatabase();

const by = 'editor@example.com';
const WHY = { en: 'The paper has changed.', ar: 'تغيرت الورقة.' };
const DEPARTURE = { en: 'The doubt is small.', ar: 'الشك يسير.' };
const REASON = { en: { reason: 'It is sound.' }, ar: { reason: 'هي سليمة.' } };

/** A coin of its own, halal and without grounds. */
async function coin(id: string, given: Parameters<typeof newListing>[0] = {}): Promise<string> {
  await addUnrecorded(db, [newListing({ id, texts: REASON, ...given })]);
  return id;
}

// The method proposes `questionable` where a single criterion passes.
const ruling = (given: Partial<GivenRuling> = {}): GivenRuling => ({
  scope: 'spot',
  verdict: 'questionable',
  grounds: currentGrounds(),
  why: WHY,
  hasReadArabic: false,
  ...given,
});

const save = (id: string, given: Partial<GivenRuling> = {}, version = 1) =>
  saveRuling(db, 'coin', id, ruling(given), { version, by });

const stored = (id: string) => findListing(db, 'coin', id);
const entriesOf = (id: string) => listEntries(db, { of: { kind: 'coin', id }, limit: 10 });

describe('a ruling', () => {
  test('on spot sets the listing’s verdict and grounds in one change, with its reason in the ledger', async () => {
    const id = await coin('whole');
    const before = await stored(id);
    expect(await save(id)).toMatchObject({ outcome: 'saved', version: 2 });
    const after = await stored(id);
    expect(after).toMatchObject({
      category: 'questionable',
      rulings: { spot: { grounds: currentGrounds() } },
    });
    expect(after?.ruledAt?.getTime()).toBeGreaterThan(before?.ruledAt?.getTime() ?? 0);
    expect(await listChanges(db, 'coin', id, { limit: 10 })).toHaveLength(1);
    const [entry] = await entriesOf(id);
    expect(entry).toMatchObject({ whyEn: WHY.en, whyAr: WHY.ar, scope: 'spot' });
    expect(entry?.changed).toContain('verdict');
  });

  test('on spot changes the listing’s reason, except by an empty text', async () => {
    const id = await coin('reasoned');
    const reason = { en: 'It is in doubt.', ar: 'هي محل نظر.' };
    expect(await save(id, { reason })).toMatchObject({ outcome: 'saved' });
    const given = { en: { reason: reason.en }, ar: { reason: reason.ar } };
    expect(await stored(id)).toMatchObject({ category: 'questionable', texts: given });
    await save(id, { reason: { en: '', ar: '' } }, 2);
    const lent = { scope: 'earn', grounds: groundsOfLending() } as const;
    await save(id, { ...lent, reason: { en: 'Of savings.', ar: 'في الادخار.' } }, 2);
    expect(await stored(id)).toMatchObject({ rulings: { earn: {} }, texts: given });
  });

  test('of another verdict marks a reason that was kept, in both languages and through later edits, until it is rewritten', async () => {
    const id = await coin('kept-reason');
    const noteIn = async (language: string) => {
      const listing = await stored(id);
      return listing && detail(listing, language, () => null).reasonNote;
    };
    await save(id, { verdict: 'haram' });
    expect(await noteIn('en')).toBe('verdictChanged');
    expect(await noteIn('ar')).toBe('verdictChanged');
    await save(id, { verdict: 'haram', grounds: currentGrounds({ reviewer: 'A. B.' }) }, 2);
    expect(await noteIn('en')).toBe('verdictChanged');
    await save(id, { verdict: 'haram', reason: { en: 'It pays interest.', ar: 'تدفع ربا.' } }, 3);
    expect(await noteIn('en')).toBeNull();
    expect(await noteIn('ar')).toBeNull();
  });

  test('with the same verdict keeps its date', async () => {
    const id = await coin('same-day', { category: 'questionable' });
    const before = await stored(id);
    await save(id, { why: null });
    expect((await stored(id))?.ruledAt).toEqual(before?.ruledAt);
  });

  test('on a product has its own verdict and date and does not change spot', async () => {
    const id = await coin('product');
    const grounds = groundsOfLending();
    await save(id, { scope: 'earn', verdict: 'questionable', grounds, why: null });
    const first = await stored(id);
    expect(first).toMatchObject({
      category: 'halal',
      rulings: { earn: { verdict: 'questionable' } },
    });
    expect(first?.rulings.spot?.grounds).toBeNull();
    const later = groundsOfLending({ reviewer: 'A. B.' });
    await save(id, { scope: 'earn', verdict: 'questionable', grounds: later, why: null }, 2);
    const second = await stored(id);
    expect(second?.rulings.earn).toMatchObject({
      grounds: { reviewer: 'A. B.' },
      ruledAt: first?.rulings.earn?.ruledAt,
    });
  });

  test('on a product is withdrawn with a reason and can be restored', async () => {
    const id = await coin('withdrawn');
    await save(id, { scope: 'earn', grounds: groundsOfLending(), why: null });
    const edit = { version: 2, by, why: WHY };
    await withdrawRuling(db, 'coin', id, 'earn', edit);
    expect((await stored(id))?.rulings).not.toHaveProperty('earn');
    expect((await entriesOf(id))[0]).toMatchObject({ scope: 'earn', after: null, whyEn: WHY.en });
    const [change] = await listChanges(db, 'coin', id, { limit: 1 });
    await restoreState(db, change?.id ?? 0, { version: 3, by });
    expect((await stored(id))?.rulings.earn?.verdict).toBe('questionable');
  });

  test('on spot is restored whole from the history', async () => {
    const id = await coin('put-back');
    await save(id);
    const [change] = await listChanges(db, 'coin', id, { limit: 1 });
    await restoreState(db, change?.id ?? 0, { version: 2, by });
    expect(await stored(id)).toMatchObject({
      category: 'halal',
      rulings: { spot: { grounds: null } },
    });
  });

  test('made from an older version is a conflict, with the editor of the newer one', async () => {
    const id = await coin('stale');
    await save(id);
    const stale = await save(id, { verdict: 'haram' });
    expect(stale).toMatchObject({ outcome: 'conflict', by, current: { version: 2 } });
    expect((await findVersioned(db, 'coin', id))?.version).toBe(2);
    expect(await save('nowhere')).toEqual({ outcome: 'missing' });
  });
});

test('a ruling without a verdict keeps its findings, also with unread Arabic', async () => {
  const id = await coin('unruled', { category: null, doubts: { ar: { reason: 'machine' } } });
  const found = await save(id, { verdict: null, why: null });
  expect(found).toMatchObject({ outcome: 'saved' });
  expect(await stored(id)).toMatchObject({
    category: null,
    rulings: { spot: { grounds: currentGrounds() } },
  });
});

test('a withdrawal from a scope without a ruling finds nothing', async () => {
  const id = await coin('unruled-product');
  const edit = { version: 1, by, why: WHY };
  const withdrawn = await withdrawRuling(db, 'coin', id, 'earn', edit);
  expect(withdrawn).toEqual({ outcome: 'missing' });
});

test('a ruling confirms the Arabic reason that its editor has read', async () => {
  const doubts = { ar: { reason: 'machine', description: 'machine' } } as const;
  const texts = { ...REASON, ar: { ...REASON.ar, description: 'وصف' } };
  const id = await coin('read', { category: 'questionable', doubts, texts });
  expect(await save(id, { hasReadArabic: true })).toMatchObject({ outcome: 'saved' });
  expect((await stored(id))?.doubts).toEqual({ ar: { description: 'machine' } });
});

test('a ruling without an Arabic reason is saved', async () => {
  const id = await coin('unwritten', { texts: { en: { reason: 'It is sound.' } } });
  expect(await save(id)).toMatchObject({ outcome: 'saved' });
});

describe('a ruling that departs from the method', () => {
  test('is saved with its reason or without, and the method’s own verdict drops the reason', async () => {
    const id = await coin('departing');
    const departing = { verdict: 'halal', why: null } as const;
    expect(await save(id, departing)).toMatchObject({ outcome: 'saved' });
    const grounds = currentGrounds({ departure: DEPARTURE });
    await save(id, { ...departing, grounds }, 2);
    expect((await stored(id))?.rulings.spot?.grounds?.departure).toEqual(DEPARTURE);
    await save(id, { grounds }, 3);
    expect((await stored(id))?.rulings.spot?.grounds?.departure).toBeNull();
  });
});

test('a changed verdict is saved without a reason for the ledger', async () => {
  const id = await coin('why');
  expect(await save(id, { why: null })).toMatchObject({ outcome: 'saved' });
});

test('a ruling with all core criteria passing is no departure', async () => {
  const id = await coin('passing');
  const of = { kind: 'coin', scope: 'spot', asset: 'payment' } as const;
  const criteria = Object.fromEntries(criteriaOf(CURRENT_METHOD, of).map((each) => [each, PASS]));
  const grounds = currentGrounds({ criteria, departure: DEPARTURE });
  await save(id, { verdict: 'halal', grounds });
  expect((await stored(id))?.rulings.spot?.grounds?.departure).toBeNull();
});
