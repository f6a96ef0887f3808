import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchChanges } from '#db/changes.ts';
import { connect } from '#db/client.ts';
import { listings } from '#db/schema.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { sharedDatabase, untilLockAwaited } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { currentGrounds, newGrounds, newRuling, PASS } from '#tests/samples/rulings.ts';
import { addUnrecorded, overwriteUnrecorded } from '../change/save.ts';
import type { Tally } from './tally.ts';
import { cacheTally } from './tally-cache.ts';

const { db, url } = await sharedDatabase();
const changes = watchChanges(url);
afterAll(() => changes.close());
beforeEach(async () => {
  await db.execute(sql`truncate listings cascade`);
  await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
  await changes.caughtUp();
});

const readAfresh = () => cacheTally(db, changes).get();

const FAIL = { ...PASS, finding: 'fail' as const };
const EVERY_GROUNDS = [
  undefined,
  newGrounds(),
  currentGrounds(),
  currentGrounds({ criteria: { riba: FAIL } }),
];
const NO_SPOT = {
  spot: { offered: 'no' as const, evidence: PASS.evidence },
  futures: { offered: 'yes' as const, isMain: true as const, evidence: PASS.evidence },
};

const saved = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    id: fc.constantFrom('a', 'a-b', 'b'),
    category: fc.constantFrom(...VERDICTS, null),
    place: fc.nat(EVERY_GROUNDS.length - 1),
    hasSpot: fc.boolean(),
  })
  .map(({ kind, id, category, place, hasSpot }): Listing => {
    const grounds = kind === 'coin' ? EVERY_GROUNDS[place] : undefined;
    const offers = kind === 'exchange' && !hasSpot ? NO_SPOT : {};
    const rulings = kind === 'exchange' ? { futures: newRuling({ verdict: 'haram' }) } : {};
    return newListing({ kind, id, category, offers, rulings, ...(grounds && { grounds }) });
  });
const edit = fc.oneof(
  { weight: 6, arbitrary: saved.map((listing) => () => save(listing)) },
  { weight: 2, arbitrary: fc.constantFrom(...KINDS).map((kind) => () => removeFirst(kind)) },
  { weight: 1, arbitrary: fc.constant(withdrawAll) },
  { weight: 1, arbitrary: fc.constant(() => db.execute(sql`truncate listings cascade`)) },
);

async function save(listing: Listing): Promise<void> {
  const there = await db.$count(listings, sql`(kind, id) = (${listing.kind}, ${listing.id})`);
  if (there > 0) await overwriteUnrecorded(db, listing);
  else await addUnrecorded(db, [listing]);
}

async function removeFirst(kind: Kind): Promise<void> {
  await db.execute(sql`delete from listings where kind = ${kind}
    and id = (select min(id) from listings where kind = ${kind})`);
}

async function withdrawAll(): Promise<void> {
  await db.update(listings).set({ rulings: {}, category: null, ruledAt: null });
}

test('after any edits the cached tally is one read afresh', async () => {
  const cached = cacheTally(db, changes);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(edit, fc.boolean()), { minLength: 1, maxLength: 12 }),
      async (edits) => {
        for (const [change, isRead] of edits) {
          await change();
          if (!isRead) continue;
          await changes.caughtUp();
          expect(await cached.get()).toEqual(await readAfresh());
        }
        await changes.caughtUp();
        expect(await cached.get()).toEqual(await readAfresh());
      },
    ),
    { numRuns: 12 },
  );
});

test('a visit after a change gets it, also while an earlier reading is under way', async () => {
  await addUnrecorded(db, [newListing({ id: 'one' })]);
  await changes.caughtUp();
  const narrow = connect(url, { connections: 1 });
  onTestFinished(narrow.close);
  const cached = cacheTally(narrow.db, changes);
  const { earlier, later } = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`);
    const earlier = cached.get();
    await setImmediate();
    // Exchanges wait behind it, and coins are read once it waits itself.
    void narrow.db.execute(sql`select pg_advisory_lock_shared(1)`).execute();
    await untilLockAwaited(db);
    await addUnrecorded(db, [newListing({ id: 'two' })]);
    await changes.caughtUp();
    const later = cached.get();
    return { earlier, later };
  });
  expect(counted(await earlier)).toBe(1);
  expect(counted(await later)).toBe(2);
});

test('a listing is read again only when a change names it', async () => {
  await addUnrecorded(db, [newListing({ id: 'named' }), newListing({ id: 'unnamed' })]);
  await changes.caughtUp();
  const cached = cacheTally(db, changes);
  await cached.get();
  await save(newListing({ id: 'named', category: 'haram' }));
  await changes.caughtUp();
  await cached.get();
  await db.execute(sql`alter table listings disable trigger notify_changed`);
  await withdrawAll();
  await db.execute(sql`alter table listings enable trigger notify_changed`);
  await save(newListing({ id: 'added', category: 'questionable' }));
  await changes.caughtUp();
  const verdictsOf = ({ verdicts }: Tally) => verdicts.coin.map(({ verdict }) => verdict);
  expect(verdictsOf(await cached.get())).toEqual(['halal', 'questionable', 'haram']);
  expect(verdictsOf(await readAfresh())).toEqual(['questionable', null]);
});

test('without notifications every listing is read each time', async () => {
  const unheard = cacheTally(db, { onChange: () => {}, isListening: () => false });
  expect(counted(await unheard.get())).toBe(0);
  await addUnrecorded(db, [newListing({ id: 'one' })]);
  expect(counted(await unheard.get())).toBe(1);
});

function counted({ verdicts }: Tally): number {
  return KINDS.flatMap((kind) => verdicts[kind]).reduce((sum, { count }) => sum + count, 0);
}
