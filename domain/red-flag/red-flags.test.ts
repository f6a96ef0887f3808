import { describe, expect, test } from 'vitest';
import type { Listing } from '#domain/listing/listing.ts';
import type { OwnLikeness } from '#domain/look-alike/own-likenesses.ts';
import { ASSET_KINDS } from '#domain/method/method.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newMarketCoin } from '#tests/samples/market-coins.ts';
import { currentGrounds } from '#tests/samples/rulings.ts';
import { redFlags } from './red-flags.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const AT = '2026-11-21T11:59:00.000Z';
const SOUND = {
  website: 'https://coin.example',
  github: 'https://github.com/coin',
  country: 'Switzerland',
  established: '2020',
};

const look = (
  given: Parameters<typeof newListing>[0],
  market?: Parameters<typeof newMarketCoin>[0],
) =>
  redFlags(newListing({ ...SOUND, ...given }), {
    figures: market ? { coin: newMarketCoin(market), at: AT } : null,
    likenesses: [],
    now: NOW,
  });
const found = (...args: Parameters<typeof look>) => look(...args).found.map(({ name }) => name);

test('a listing with nothing to find was looked at in every respect', () => {
  expect(look({ updatedAt: new Date('2026-11-20T10:00:00Z') }, { maxSupply: 120_000_000 })).toEqual(
    {
      found: [],
      clear: ['website', 'code', 'country', 'age', 'volume', 'supply', 'likeness'],
      unknown: [],
      notAsked: [],
      savedAt: '2026-11-20T10:00:00.000Z',
      figuresAt: AT,
    },
  );
});

test.each<[string, Partial<Listing>]>([
  ['website', { website: null }],
  ['code', { github: null }],
  ['country', { kind: 'exchange', country: null }],
])('a missing %s is found and not reported as clear as well', (name, given) => {
  const { found: flags, clear } = look(given);
  expect(flags).toEqual([{ name }]);
  expect(clear).not.toContain(name);
});

test('a domain or handle that looks like that of another listing is found with what differs', () => {
  const likeness: OwnLikeness = {
    field: 'website',
    text: 'https://c0in.example',
    other: { kind: 'coin', id: 'coin', field: 'website', text: 'https://coin.example' },
    differences: [],
  };
  const flags = redFlags(newListing(SOUND), { figures: null, likenesses: [likeness], now: NOW });
  expect(flags.found).toEqual([{ name: 'likeness', ...likeness }]);
});

test('neither code nor market value of an exchange is asked for', () => {
  const { found: flags, clear, unknown, notAsked } = look({ kind: 'exchange', github: null });
  expect(flags).toEqual([]);
  expect(notAsked).toEqual(['code', 'volume', 'supply']);
  expect([...clear, ...unknown]).toEqual(['website', 'country', 'age', 'likeness']);
});

describe('the country of a coin', () => {
  const why = { en: 'So its paper says.', ar: 'هكذا في ورقتها.' };
  const ofKind = (kind: string, country: string | null) =>
    look({ country, grounds: currentGrounds({ asset: { kind, why } }) });

  test.each(['metal-backed', 'currency-backed'])('is missing from a %s one', (kind) => {
    expect(ofKind(kind, null).found).toEqual([{ name: 'country' }]);
    expect(ofKind(kind, 'Switzerland').clear).toContain('country');
  });

  test.each(ASSET_KINDS.filter((kind) => !/^(metal|currency)-backed$/.test(kind)))(
    'is not asked of a %s one, which no issuer backs',
    (kind) => {
      for (const country of [null, 'Switzerland']) {
        const { found: flags, clear, unknown, notAsked } = ofKind(kind, country);
        expect(notAsked).toEqual(['country']);
        expect([...flags.map(({ name }) => name), ...clear, ...unknown]).not.toContain('country');
      }
    },
  );

  test('is not known to be missing where the kind of asset is not known', () => {
    expect(look({ country: null }).unknown).toContain('country');
    expect(look({ country: null }).found).toEqual([]);
  });
});

describe('age', () => {
  test('of this year is less than a year', () => {
    expect(found({ established: '2026' })).toEqual(['age']);
  });

  test.each(['2025', '2027', null, '', 'old', '19'])(
    'of %s is not claimed, nor said to be more',
    (established) => {
      const { found: flags, unknown } = look({ established });
      expect(flags).toEqual([]);
      expect(unknown).toContain('age');
    },
  );

  test('of 2024 is more than a year', () => {
    expect(look({ established: '2024' }).clear).toContain('age');
  });
});

describe('volume', () => {
  test.each([
    [1_000_000_001, true],
    [5_000_000_000, true],
    [99_999, false],
    [0, false],
  ])('of %i against a market value of a billion is out of proportion', (volume, isHigh) => {
    const [flag] = look({}, { volume, marketCap: 1_000_000_000 }).found;
    expect(flag).toEqual({ name: 'volume', share: volume / 1_000_000_000, isHigh, at: AT });
  });

  test.each([1_000_000_000, 50_000_000, 100_000])('of %i is not', (volume) => {
    expect(look({}, { volume, marketCap: 1_000_000_000 }).clear).toContain('volume');
  });

  test('of a coin kept at a dollar is not judged: all of it changes hands as a matter of course', () => {
    const dollar = { price: 0.999, volume: 3_000_000_000, marketCap: 1_000_000_000 };
    expect(look({}, dollar).unknown).toContain('volume');
  });

  test.each([{ marketCap: null }, { marketCap: 0 }, { volume: null }])(
    'is not judged where a figure is missing (%j)',
    (missing) => {
      expect(look({}, missing).unknown).toContain('volume');
    },
  );
});

describe('supply', () => {
  test('of less than half is mostly not in circulation', () => {
    const coin = { circulatingSupply: 49, maxSupply: 100 };
    expect(look({}, coin).found).toEqual([{ name: 'supply', share: 0.49, at: AT }]);
  });

  test('of half is', () => {
    expect(look({}, { circulatingSupply: 50, maxSupply: 100 }).clear).toContain('supply');
  });

  test.each([{ maxSupply: null }, { maxSupply: 100, circulatingSupply: 0 }])(
    'is not judged where nobody knows it (%j)',
    (unknown) => {
      expect(look({}, unknown).unknown).toContain('supply');
    },
  );
});

test('without figures of the market and without others to compare with, it says what it could not look at', () => {
  const flags = redFlags(newListing(SOUND), { figures: null, likenesses: null, now: NOW });
  expect(flags.unknown).toEqual(['volume', 'supply', 'likeness']);
  expect(flags.found).toEqual([]);
});
