import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type IdentifierIndex, indexIdentifiers } from './identifier-index.ts';
import { type IdentifiedListing, identifiersOf, skeletonsOf } from './identifiers.ts';

const some = <Value>(...values: Value[]) => fc.constantFrom(null, ...values);
const listing: fc.Arbitrary<IdentifiedListing> = fc.record({
  kind: fc.constantFrom('coin' as const, 'exchange' as const),
  id: fc.constantFrom('a', 'b', 'c', 'link'),
  name: some('Bitcoin', 'Chain Link', 'B\tC', 'بيتكوين'),
  arabicName: some('بيتكوين', 'Bitcoin'),
  symbol: some('BTC', 'LINK'),
  website: some('https://chain.link', 'https://bitcoin.org', 'https://x.github.io'),
  whitepaper: some('https://medium.com/@a/paper'),
  twitter: some('@bitcoin', 'bltcoin'),
  telegram: some('https://t.me/bitcoin'),
  github: some('https://github.com/chain'),
  reddit: some('https://www.reddit.com/r/Bitcoin'),
});

const SKELETONS = ['a', 'none', ...['bitcoin', 'chainlink', 'btc', 'link', 'chain', 'x']].flatMap(
  (label) => skeletonsOf({ sort: 'name', text: label, label }),
);

test('after any changes the index finds what the listings have', () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: listing.map((value) => ({ value })) },
    { weight: 1, arbitrary: listing.map(({ kind, id }) => ({ gone: { kind, id } })) },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const index = indexIdentifiers();
      const there = new Map<string, IdentifiedListing>();
      for (const each of steps) {
        const { kind, id } = 'gone' in each ? each.gone : each.value;
        if ('gone' in each) index.remove({ kind, id });
        else index.set(each.value);
        if ('gone' in each) there.delete(`${kind} ${id}`);
        else there.set(`${kind} ${id}`, each.value);
      }
      expect(index.count()).toBe(there.size);
      const all = [...there.values()];
      for (const skeleton of SKELETONS)
        expect(found(index, skeleton)).toEqual(expectedOf(all, skeleton));
    }),
  );
});

function found(index: IdentifierIndex, skeleton: string): string[] {
  return index
    .find(skeleton)
    .map((each) => JSON.stringify(each, KEYS))
    .sort();
}

function expectedOf(listings: IdentifiedListing[], skeleton: string): string[] {
  const identifiers = listings.flatMap(identifiersOf);
  const fitting = identifiers.filter((each) => skeletonsOf(each).includes(skeleton));
  return [...new Set(fitting.map((each) => JSON.stringify(each, KEYS)))].sort();
}

const KEYS = ['kind', 'id', 'field', 'sort', 'text', 'label', 'service'];

test('listings beyond the first size of its arrays are found', () => {
  const index = indexIdentifiers();
  const of = (place: number) => ({
    kind: 'coin' as const,
    id: `c-${place}`,
    name: `Name ${place}x`,
  });
  for (let place = 0; place < 6_000; place += 1) index.set({ ...NOTHING, ...of(place) });
  for (const place of [0, 1_023, 1_024, 5_999]) {
    const [skeleton = ''] = skeletonsOf({ sort: 'name', text: '', label: `Name ${place}x` });
    expect(index.find(skeleton).map(({ id }) => id)).toEqual([`c-${place}`]);
  }
});

const NOTHING = {
  symbol: null,
  website: null,
  whitepaper: null,
  twitter: null,
  telegram: null,
  github: null,
  reddit: null,
};
