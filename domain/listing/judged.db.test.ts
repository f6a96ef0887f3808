import { expect, test } from 'vitest';
import { everyListing, findListings } from '#domain/listing/find.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { countListings } from '#domain/listing/list/list.ts';
import { cacheTally } from '#domain/listing/summary/tally-cache.ts';
import { glancesOf } from '#domain/ruling/ruling-glance.ts';
import { shownRating } from '#domain/soundness/soundness.ts';
import { sharedDatabase } from '#tests/rig/database.ts';

const { db } = await sharedDatabase('starter');
const SETTING = { language: 'en', positions: [], today: '2026-12-01' };

test.each(KINDS)('a list shows each ruling of a %s as its page does', async (kind) => {
  let compared = 0;
  for await (const { listing } of everyListing(db, kind)) {
    const [listed] = await findListings(db, kind, [listing.id]);
    const glances = glancesOf(listing, listed?.judged ?? {}, SETTING);
    expect(glances).toEqual(glancesOf(listing, listing.rulings, SETTING));
    compared += glances.length;
  }
  expect(compared).toBeGreaterThan(10);
});

test.each(KINDS)('a list shows the stars of a %s that its page shows', async (kind) => {
  const shown = new Set<number | null>();
  for await (const { listing } of everyListing(db, kind)) {
    const [listed] = await findListings(db, kind, [listing.id]);
    expect(listed?.shownRating).toBe(shownRating(listing));
    shown.add(shownRating(listing));
  }
  expect([...shown]).toEqual(expect.arrayContaining([3.5, 4]));
});

test('the counts by verdict are those of the listings', async () => {
  const counts = await cacheTally(db, {
    onChange: () => {},
    isListening: () => true,
  }).get();
  for (const kind of KINDS) {
    for (const { verdict, count, incomplete } of counts.verdicts[kind]) {
      expect(await countListings(db, kind, { category: verdict })).toBe(count);
      expect(incomplete).toBeLessThanOrEqual(count);
    }
  }
  expect(counts.sources).toBeGreaterThan(0);
});
