import { describe, expect, test } from 'vitest';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { CURRENT_METHOD, criteriaOf } from '#domain/method/method.ts';
import { listEntries } from '#domain/ruling/ledger.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newGrounds, PASS } from '#tests/samples/rulings.ts';
import { putBack } from './edit.ts';
import { listChanges } from './history.ts';
import { addListings } from './save.ts';
import { type GivenRuling, saveRuling, withdrawRuling } from './save-ruling.ts';

const { db } = await sharedDatabase();

const by = 'editor@example.com';
const WHY = { en: 'The paper has changed.', ar: 'تغيرت الورقة.' };
const DEPARTURE = { en: 'The doubt is small.', ar: 'الشك يسير.' };
const REASON = { en: { reason: 'It is sound.' }, ar: { reason: 'هي سليمة.' } };

/** A coin of its own, halal and without grounds. */
async function coin(id: string, given: Parameters<typeof newListing>[0] = {}): Promise<string> {
  await addListings(db, [newListing({ id, texts: REASON, ...given })]);
  return id;
}

// The method proposes `questionable` where a single criterion passes.
const ruling = (given: Partial<GivenRuling> = {}): GivenRuling => ({
  scope: 'spot',
  verdict: 'questionable',
  grounds: newGrounds(),
  why: WHY,
  hasReadArabic: false,
  ...given,
});

const save = (id: string, given: Partial<GivenRuling> = {}, version = 1) =>
  saveRuling(db, 'coin', id, ruling(given), { version, by });

const kept = (id: string) => findListing(db, 'coin', id);
const entriesOf = (id: string) => listEntries(db, { of: { kind: 'coin', id }, limit: 10 });

describe('A ruling', () => {
  test('on spot sets the listing’s verdict and grounds in one change, with its reason in the ledger', async () => {
    const id = await coin('whole');
    const before = await kept(id);
    expect(await save(id)).toMatchObject({ outcome: 'saved', version: 2 });
    const after = await kept(id);
    expect(after).toMatchObject({
      category: 'questionable',
      rulings: { spot: { grounds: newGrounds() } },
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
    expect(await kept(id)).toMatchObject({ category: 'questionable', texts: given });
    await save(id, { reason: { en: '', ar: '' } }, 2);
    await save(id, { scope: 'earn', reason: { en: 'Of savings.', ar: 'في الادخار.' } }, 2);
    expect(await kept(id)).toMatchObject({ rulings: { earn: {} }, texts: given });
  });

  test('with the same verdict keeps its date', async () => {
    const id = await coin('same-day', { category: 'questionable' });
    const before = await kept(id);
    await save(id, { why: null });
    expect((await kept(id))?.ruledAt).toEqual(before?.ruledAt);
  });

  test('on a product has its own verdict and date and does not change spot', async () => {
    const id = await coin('product');
    const grounds = newGrounds({ criteria: { riba: PASS } });
    await save(id, { scope: 'futures', verdict: 'questionable', grounds, why: null });
    const first = await kept(id);
    expect(first).toMatchObject({
      category: 'halal',
      rulings: { futures: { verdict: 'questionable' } },
    });
    expect(first?.rulings.spot?.grounds).toBeNull();
    const later = newGrounds({ criteria: { riba: PASS }, firmness: 'agreed' });
    await save(id, { scope: 'futures', verdict: 'questionable', grounds: later, why: null }, 2);
    const second = await kept(id);
    expect(second?.rulings.futures).toMatchObject({
      grounds: { firmness: 'agreed' },
      ruledAt: first?.rulings.futures?.ruledAt,
    });
  });

  test('on a product is withdrawn with a reason and can be put back', async () => {
    const id = await coin('withdrawn');
    await save(id, { scope: 'earn', why: null });
    const edit = { version: 2, by, why: WHY };
    await withdrawRuling(db, 'coin', id, 'earn', edit);
    expect((await kept(id))?.rulings).not.toHaveProperty('earn');
    expect((await entriesOf(id))[0]).toMatchObject({ scope: 'earn', after: null, whyEn: WHY.en });
    const [change] = await listChanges(db, 'coin', id, { limit: 1 });
    await putBack(db, change?.id ?? 0, { version: 3, by });
    expect((await kept(id))?.rulings.earn?.verdict).toBe('questionable');
  });

  test('on spot is put back whole from the history', async () => {
    const id = await coin('put-back');
    await save(id);
    const [change] = await listChanges(db, 'coin', id, { limit: 1 });
    await putBack(db, change?.id ?? 0, { version: 2, by });
    expect(await kept(id)).toMatchObject({
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

test('A ruling without a verdict keeps its findings, also with unread Arabic', async () => {
  const id = await coin('unruled', { category: null, doubts: { ar: { reason: 'machine' } } });
  const found = await save(id, { verdict: null, why: null });
  expect(found).toMatchObject({ outcome: 'saved' });
  expect(await kept(id)).toMatchObject({
    category: null,
    rulings: { spot: { grounds: newGrounds() } },
  });
});

test('A withdrawal from a scope without a ruling finds nothing', async () => {
  const id = await coin('unruled-product');
  const edit = { version: 1, by, why: WHY };
  const withdrawn = await withdrawRuling(db, 'coin', id, 'earn', edit);
  expect(withdrawn).toEqual({ outcome: 'missing' });
});

test('A ruling confirms the Arabic reason that its editor has read', async () => {
  const doubts = { ar: { reason: 'machine', description: 'machine' } } as const;
  const texts = { ...REASON, ar: { ...REASON.ar, description: 'وصف' } };
  const id = await coin('read', { doubts, texts });
  expect(await save(id, { hasReadArabic: true })).toMatchObject({ outcome: 'saved' });
  expect((await kept(id))?.doubts).toEqual({ ar: { description: 'machine' } });
});

test('A ruling without an Arabic reason is saved', async () => {
  const id = await coin('unwritten', { texts: { en: { reason: 'It is sound.' } } });
  expect(await save(id)).toMatchObject({ outcome: 'saved' });
});

describe('A ruling is not saved', () => {
  test('with a departure from the method that is not explained', async () => {
    const id = await coin('departing');
    const departing = { verdict: 'halal' } as const;
    expect(await save(id, departing)).toEqual({ outcome: 'blocked', blockers: ['departure'] });
    const grounds = newGrounds({ departure: DEPARTURE });
    expect(await save(id, { ...departing, grounds })).toMatchObject({ outcome: 'saved' });
    expect((await kept(id))?.rulings.spot?.grounds?.departure).toEqual(DEPARTURE);
    // The method's own verdict drops the departure.
    await save(id, { grounds }, 2);
    expect((await kept(id))?.rulings.spot?.grounds?.departure).toBeNull();
  });

  test('as halal without an answer', async () => {
    const id = await coin('unanswered');
    const grounds = newGrounds({ criteria: {} });
    const given = { verdict: 'halal', grounds } as const;
    expect(await save(id, given)).toMatchObject({ blockers: ['departure'] });
  });

  test('with a changed verdict and no reason for the ledger; a first verdict needs none', async () => {
    const id = await coin('why');
    expect(await save(id, { why: null })).toEqual({ outcome: 'blocked', blockers: ['why'] });
    const first = await coin('first', { category: null });
    expect(await save(first, { why: null })).toMatchObject({ outcome: 'saved' });
    const taken = { verdict: null, why: null } as const;
    expect(await save(first, taken, 2)).toMatchObject({ blockers: ['why'] });
  });

  test('on a product without a verdict', async () => {
    const id = await coin('no-verdict');
    const given = {
      scope: 'margin',
      verdict: null,
      grounds: newGrounds({ criteria: {} }),
    } as const;
    expect(await save(id, given)).toMatchObject({ blockers: ['verdict'] });
  });
});

test('A halal ruling with all criteria passing is no departure', async () => {
  const id = await coin('passing');
  const criteria = Object.fromEntries(
    criteriaOf(CURRENT_METHOD, 'coin', 'spot').map((each) => [each, PASS]),
  );
  const grounds = newGrounds({ criteria });
  expect(await save(id, { verdict: 'halal', grounds, why: null })).toMatchObject({
    outcome: 'saved',
  });
});
