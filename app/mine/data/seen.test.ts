import { describe, expect, test } from 'vitest';
import type { Entry } from './directory.ts';
import { EMPTY, type Seen, withItem, withListing } from './mine.ts';
import { changeSince, withSeen } from './seen.ts';

const ENTRY: Entry = {
  kind: 'coin',
  id: 'bitcoin',
  symbol: 'BTC',
  verdict: 'halal',
  ruledOn: '2026-01-05',
  products: { staking: 'halal', earn: 'haram' },
  name: 'Bitcoin',
};
const SEEN: Seen = {
  verdict: 'halal',
  ruledOn: '2026-01-05',
  products: { staking: 'halal', earn: 'haram' },
  on: '2026-01-06',
};
const watching = (seen: Seen | null) =>
  withItem(withListing(EMPTY, { ...ENTRY, name: 'Bitcoin' }), ENTRY, { seen });

describe('what has changed', () => {
  test('is nothing where the verdict is what it was, or was never looked at', () => {
    expect(changeSince(SEEN, ENTRY)).toBeNull();
    expect(changeSince(null, ENTRY)).toBeNull();
    expect(changeSince(SEEN, null)).toBeNull();
  });

  test('is another verdict, with when it was seen and when it was given', () => {
    const changed = { ...ENTRY, verdict: 'haram', ruledOn: '2026-02-01' } as const;
    expect(changeSince(SEEN, changed)).toEqual({
      on: '2026-01-06',
      spot: { from: 'halal', to: 'haram', ruledOn: '2026-02-01', isAnew: false },
      products: [],
    });
  });

  test('is also the same verdict given anew, and one that was taken back', () => {
    expect(changeSince(SEEN, { ...ENTRY, ruledOn: '2026-02-01' })?.spot?.isAnew).toBe(true);
    expect(changeSince(SEEN, { ...ENTRY, verdict: null, ruledOn: null })?.spot?.to).toBeNull();
  });

  test('is also another verdict on staking or the like, given or taken back', () => {
    const entry = { ...ENTRY, products: { staking: 'haram', margin: 'haram' } } as const;
    expect(changeSince(SEEN, entry)).toEqual({
      on: '2026-01-06',
      spot: null,
      products: [
        { product: 'staking', from: 'halal', to: 'haram' },
        { product: 'margin', from: null, to: 'haram' },
        { product: 'earn', from: 'haram', to: null },
      ],
    });
  });

  test('is nothing of staking where an earlier version did not look at it', () => {
    const { products, ...early } = SEEN;
    expect(products).toBeDefined();
    expect(changeSince(early, { ...ENTRY, products: { staking: 'haram' } })).toBeNull();
    expect(withSeen(watching(early), () => ENTRY, early.on).items[0]?.seen).toEqual(SEEN);
  });
});

describe('looking at the list', () => {
  test('takes note of what is new to it, and that all is as it was', () => {
    const today = '2026-03-01';
    for (const seen of [null, SEEN]) {
      expect(withSeen(watching(seen), () => ENTRY, today).items[0]?.seen).toEqual({
        ...SEEN,
        on: today,
      });
    }
  });

  test('leaves what has changed for the reader to see', () => {
    const mine = watching(SEEN);
    expect(withSeen(mine, () => ({ ...ENTRY, verdict: 'haram' }), '2026-03-01')).toBe(mine);
  });

  test('changes nothing a second time on the same day', () => {
    const mine = withSeen(watching(null), () => ENTRY, '2026-03-01');
    expect(withSeen(mine, () => ENTRY, '2026-03-01')).toBe(mine);
    expect(withSeen(mine, () => null, '2026-03-02')).toBe(mine);
  });
});
