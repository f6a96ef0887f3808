import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rulingLedger, type Verdict } from '#db/schema.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import type { RulingState } from './ledger-entry.ts';
import { ledgerMonths, verdictSums } from './ledger-months.ts';

const { db } = await sharedDatabase('empty');

function entry(
  seq: number,
  at: string,
  before: Verdict | null,
  after: Verdict | null,
): typeof rulingLedger.$inferInsert {
  return {
    seq,
    kind: 'coin',
    listingId: seq === 4 ? 'other' : 'one',
    name: 'One',
    scope: 'spot',
    what: 'edited',
    changed: [before === after ? 'criteria' : 'verdict'],
    before: stateOf(before),
    after: stateOf(after),
    at: new Date(at),
    previous: `${seq}`,
    hash: `hash ${seq}`,
  };
}

function stateOf(verdict: Verdict | null): RulingState | null {
  return verdict && { verdict, firmness: null, findings: {}, reviewDue: null };
}

test('counts the entries of twelve months, and those of them that changed a verdict', async () => {
  await db
    .insert(rulingLedger)
    .values([
      entry(1, '2025-11-30T23:59:59Z', null, 'halal'),
      entry(2, '2025-12-01T00:00:00Z', null, 'halal'),
      entry(3, '2026-11-02T00:00:00Z', 'halal', 'halal'),
      entry(4, '2026-11-30T23:00:00Z', 'halal', 'haram'),
      entry(5, '2026-11-30T23:30:00Z', 'halal', null),
    ]);
  const { months, counts } = await ledgerMonths(db, { today: '2026-11-30' });
  // All months.
  expect(counts).toEqual({ all: 5, verdict: 2, evidence: 1, first: 2 });
  expect(months).toHaveLength(12);
  expect(months[0]).toMatchObject({ month: '2025-12', entries: 1, verdicts: 0 });
  expect(months[5]).toMatchObject({ month: '2026-05', entries: 0, verdicts: 0 });
  expect(months.at(-1)).toMatchObject({ month: '2026-11', entries: 3, verdicts: 2 });
  const own = await ledgerMonths(db, { of: { kind: 'coin', id: 'other' }, today: '2026-11-30' });
  expect(own.months.at(-1)).toMatchObject({ month: '2026-11', entries: 1, verdicts: 1 });
});

test('adds up the changes of verdicts by what they were and became', async () => {
  await db.insert(rulingLedger).values([entry(6, '2026-11-30T23:40:00Z', 'halal', 'haram')]);
  expect(await verdictSums(db)).toEqual([
    { before: 'halal', after: 'haram', count: 2 },
    { before: 'halal', after: null, count: 1 },
  ]);
});

test('counts only what was added since, and all of a ledger that was replaced', async () => {
  const counts = async () => {
    const { months } = await ledgerMonths(db, { today: '2027-01-31' });
    return months.filter(({ entries }) => entries > 0).map(({ entries }) => entries);
  };
  await db.execute(sql`truncate ruling_ledger`);
  expect(await counts()).toEqual([]);
  await db.insert(rulingLedger).values([entry(1, '2026-12-01T00:00:00Z', null, 'halal')]);
  expect(await counts()).toEqual([1]);
  await db
    .insert(rulingLedger)
    .values([
      entry(2, '2026-12-02T00:00:00Z', 'halal', 'haram'),
      entry(3, '2027-01-02T00:00:00Z', 'haram', 'halal'),
    ]);
  expect(await counts()).toEqual([2, 1]);
  await db.execute(sql`truncate ruling_ledger`);
  const others = [1, 2, 3, 4].map((seq) => ({
    ...entry(seq, '2027-01-03T00:00:00Z', null, 'halal'),
    hash: `other hash ${seq}`,
  }));
  await db.insert(rulingLedger).values(others);
  expect(await counts()).toEqual([4]);
});
