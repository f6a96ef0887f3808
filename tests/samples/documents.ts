/** The two moments that every stored document has. */
export const MOMENTS = {
  createdAt: '2026-01-02T03:04:05.678Z',
  updatedAt: '2026-02-03T04:05:06.789Z',
};
/** A document with nothing else. */
export const BARE = { id: 'bitcoin', ...MOMENTS };
/** One of a coin with nearly all that a document may hold. */
export const FULL = {
  ...BARE,
  name: 'Bitcoin',
  symbol: 'BTC',
  image: '/logos/bitcoin.svg',
  category: 'halal',
  rating: 4.5,
  established: '2009',
  country: 'Switzerland',
  website: 'https://bitcoin.org',
  twitter: '@bitcoin',
  reddit: 'https://www.reddit.com/r/Bitcoin',
  github: 'https://github.com/bitcoin/bitcoin',
  telegram: 'https://t.me/bitcoin',
  whitepaper: 'https://bitcoin.org/bitcoin.pdf',
  translations: {
    name: { ar: 'بيتكوين' },
    description: { en: 'A coin.', ar: 'عملة.', tr: 'Madeni para' },
    pros: { en: ['One', 'Two'], ar: 'واحد\nاثنان' },
    cons: { en: 'Three\nFour' },
    reason: { en: 'It has a use of its own.', tr: 'Çünkü' },
  },
};
