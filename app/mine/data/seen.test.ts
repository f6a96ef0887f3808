import { describe, expect, test } from 'vitest';
import type { DirectoryEntry } from './directory.ts';
import { EMPTY_MINE, type Seen, withItem, withListing } from './mine.ts';
import { changeSince, withSeen } from './seen.ts';

const ENTRY: DirectoryEntry & { name: string } = {
  kind: 'coin',
  id: 'bitcoin',
  symbol: 'BTC',
  verdict: 'halal',
  ruledOn: '2026-01-05',
  mainScope: 'spot',
  products: { staking: 'halal', earn: 'haram' },
  name: 'Bitcoin',
  glance: () => null,
};
const SEEN_EARLY: Seen = { verdict: 'halal', ruledOn: '2026-01-05', on: '2026-01-06' };
const SEEN: Seen = {
  ...SEEN_EARLY,
  mainScope: 'spot',
  products: { staking: 'halal', earn: 'haram' },
};
const watching = (seen: Seen | null) => withItem(withListing(EMPTY_MINE, ENTRY), ENTRY, { seen });

describe('the change since the last look', () => {
  test('is null if the verdicts are the same or were never seen', () => {
    expect(changeSince(SEEN, ENTRY)).toBeNull();
    expect(changeSince(null, ENTRY)).toBeNull();
    expect(changeSince(SEEN, null)).toBeNull();
  });

  test('leaves out the product whose verdict is the main one', () => {
    const main: DirectoryEntry = { ...ENTRY, mainScope: 'staking', products: { earn: 'haram' } };
    expect(changeSince(SEEN, main)).toBeNull();
  });

  test('leaves out a product that was the main use and has kept its verdict', () => {
    const seen: Seen = { ...SEEN, mainScope: 'staking', products: { earn: 'haram' } };
    expect(changeSince(seen, ENTRY)).toBeNull();
    const changed: DirectoryEntry = { ...ENTRY, products: { staking: 'haram', earn: 'haram' } };
    expect(changeSince(seen, changed)?.products).toEqual([
      { product: 'staking', from: 'halal', to: 'haram' },
    ]);
  });

  test('has the old and the new verdict with their dates', () => {
    const changed = { ...ENTRY, verdict: 'haram', ruledOn: '2026-02-01' } as const;
    expect(changeSince(SEEN, changed)).toEqual({
      on: '2026-01-06',
      main: { from: 'halal', to: 'haram', ruledOn: '2026-02-01', isRuledAgain: false },
      products: [],
    });
  });

  test('includes a repeated and a withdrawn ruling', () => {
    expect(changeSince(SEEN, { ...ENTRY, ruledOn: '2026-02-01' })?.main?.isRuledAgain).toBe(true);
    expect(changeSince(SEEN, { ...ENTRY, verdict: null, ruledOn: null })?.main?.to).toBeNull();
  });

  test('includes new, changed and withdrawn verdicts on products', () => {
    const entry = { ...ENTRY, products: { staking: 'haram', margin: 'haram' } } as const;
    expect(changeSince(SEEN, entry)).toEqual({
      on: '2026-01-06',
      main: null,
      products: [
        { product: 'staking', from: 'halal', to: 'haram' },
        { product: 'margin', from: null, to: 'haram' },
        { product: 'earn', from: 'haram', to: null },
      ],
    });
  });

  test('ignores products in a list of an earlier version', () => {
    expect(changeSince(SEEN_EARLY, { ...ENTRY, products: { staking: 'haram' } })).toBeNull();
    const mine = withSeen(watching(SEEN_EARLY), () => ENTRY, SEEN_EARLY.on);
    expect(mine.items[0]?.seen).toEqual(SEEN);
  });
});

describe('opening the list', () => {
  test('stores the verdicts of new and unchanged listings as seen today', () => {
    const today = '2026-03-01';
    for (const seen of [null, SEEN]) {
      expect(withSeen(watching(seen), () => ENTRY, today).items[0]?.seen).toEqual({
        ...SEEN,
        on: today,
      });
    }
  });

  test('leaves changed verdicts for the reader to confirm', () => {
    const mine = watching(SEEN);
    expect(withSeen(mine, () => ({ ...ENTRY, verdict: 'haram' }), '2026-03-01')).toBe(mine);
  });

  test('changes nothing on a second look on the same day', () => {
    const mine = withSeen(watching(null), () => ENTRY, '2026-03-01');
    expect(withSeen(mine, () => ENTRY, '2026-03-01')).toBe(mine);
    expect(withSeen(mine, () => null, '2026-03-02')).toBe(mine);
  });
});
