import { expect, test } from 'vitest';
import { newListing } from '#tests/samples/listings.ts';
import { linksOf } from './links.ts';

const ADDRESSES = {
  website: 'https://coin.example/#top',
  twitter: '@coin',
  reddit: 'https://www.reddit.com/r/coin',
  github: 'https://github.com/coin',
  telegram: 'https://t.me/coin',
  whitepaper: 'https://coin.example/paper.pdf',
};

test('the links of a listing include its addresses as on its page', () => {
  expect(linksOf(newListing(ADDRESSES))).toEqual([
    'https://coin.example/',
    'https://x.com/coin',
    'https://www.reddit.com/r/coin',
    'https://github.com/coin',
    'https://t.me/coin',
    'https://coin.example/paper.pdf',
  ]);
});

test('the links of a listing include the evidence of its rulings, each once', () => {
  const evidence = [
    { url: 'https://standard.example/31#page=4', title: 'A', quote: 'https://no.example' },
    { url: 'https://standard.example/31', title: 'B' },
    { url: 'javascript:alert(1)', title: 'C' },
    { url: `https://long.example/${'x'.repeat(3_000)}`, title: 'D' },
  ];
  const rulings = {
    spot: { criteria: { riba: { finding: 'pass', evidence } }, positions: [] },
    staking: { criteria: {}, positions: [{ who: {}, url: 'https://council.example/fatwa' }] },
  };
  const listing = { ...newListing({ website: null }), rulings };
  expect(linksOf(listing)).toEqual([
    'https://standard.example/31',
    'https://council.example/fatwa',
  ]);
});
