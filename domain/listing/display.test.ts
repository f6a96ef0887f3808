import { describe, expect, test } from 'vitest';
import type { ImageAddress } from '#domain/image/signed-address.ts';
import { NOTHING_KNOWN, newListing } from '#tests/samples/listings.ts';
import * as display from './display.ts';
import type { Listing, PublicLanguage } from './listing.ts';

const imageAddress: ImageAddress = (size, url) => `/images/${size}/${url}`;
const summarize = (listing: Listing, language: PublicLanguage, place: display.RatingPlace) =>
  display.summarize(listing, language, place, imageAddress);
const detail = (listing: Listing, language: PublicLanguage) =>
  display.detail(listing, language, imageAddress);

/** A document from an older database that has its id and nothing else. */
const bareListing = (kind: 'coin' | 'exchange' = 'coin') =>
  newListing({ kind, texts: { en: { name: null } }, ...NOTHING_KNOWN });

test('a number among the facts has its digits grouped, a year has not', () => {
  const { facts } = detail(newListing({ rank: 840_000, established: '2009' }), 'ar');
  expect(facts).toContainEqual({ name: 'rank', value: '840,000' });
  expect(facts).toContainEqual({ name: 'established', value: '2009' });
});

describe('missing values are shown as the defaults of requirement 3.3', () => {
  test.each([
    ['coin', 'en', 'Unknown Coin'],
    ['exchange', 'en', 'Unknown Exchange'],
    ['coin', 'ar', 'عملة غير معروفة'],
    ['exchange', 'ar', 'منصة غير معروفة'],
  ] as const)('a %s without a name, in %s', (kind, language, name) => {
    expect(summarize(bareListing(kind), language, 'featured').name).toBe(name);
  });

  test('no country and no year', () => {
    const shown = { country: 'Unknown', established: 'N/A' };
    expect(summarize(bareListing(), 'en', 'featured')).toMatchObject(shown);
    const inArabic = { country: 'غير معروف', established: 'غير معروفة' };
    expect(summarize(bareListing(), 'ar', 'featured')).toMatchObject(inArabic);
  });

  test.each([
    ['featured', 5],
    ['paginated', 0],
    ['exchangeList', 4],
    ['detail', null],
  ] as const)('no rating, in the place "%s": %j', (place, rating) => {
    expect(summarize(bareListing(), 'en', place).rating).toBe(rating);
  });

  test('a rating of 0 is a rating', () => {
    expect(summarize(newListing({ rating: 0 }), 'en', 'featured').rating).toBe(0);
    expect(detail(newListing({ rating: 0 }), 'en').rating).toBe(0);
  });

  test('an unreviewed listing has no verdict', () => {
    expect(summarize(bareListing(), 'en', 'featured').verdict).toBeNull();
  });

  test('no texts, links, logo or date of a ruling are invented', () => {
    expect(detail(bareListing(), 'ar')).toMatchObject({
      symbol: null,
      image: null,
      website: null,
      description: null,
      reason: null,
      ruledAt: null,
      pros: [],
      cons: [],
      links: [],
      inEnglish: [],
    });
  });

  test('a text of spaces is a missing text', () => {
    const listing = newListing({
      texts: { en: { name: '  ', description: ' \n ', pros: '\n \n' } },
    });
    expect(detail(listing, 'en')).toMatchObject({
      name: 'Unknown Coin',
      description: null,
      pros: [],
    });
  });
});

describe('the logo of a listing without one is the first letter of its name', () => {
  test.each([
    ['Bitcoin', 'B'],
    ['bitcoin', 'B'],
    ['  solana', 'S'],
    ['élan', 'É'],
    ['1inch', '1'],
    ['بيتكوين', 'ب'],
    ['بِيتكوين', 'بِ'],
    ['👩‍🚀 Coin', '👩‍🚀'],
    ['🇸🇦 Coin', '🇸🇦'],
    ['𝔹itcoin', '𝔹'],
  ])('%s: %s', (name, letter) => {
    expect(summarize(newListing({ name }), 'en', 'featured').letter).toBe(letter);
  });

  test('in the language the name is shown in', () => {
    const listing = newListing({ name: 'Bitcoin', texts: { ar: { name: 'بيتكوين' } } });
    expect(summarize(listing, 'ar', 'featured').letter).toBe('ب');
    expect(summarize(listing, 'en', 'featured').letter).toBe('B');
    expect(summarize(bareListing(), 'en', 'featured').letter).toBe('U');
  });
});

test('the year shows its first four characters', () => {
  const shown = (established: string) =>
    summarize(newListing({ established }), 'en', 'featured').established;
  expect(shown('2009-01-03')).toBe('2009');
  expect(shown('2009')).toBe('2009');
  expect(shown('99')).toBe('99');
  expect(shown('')).toBe('N/A');
});

test('the country is named in the language of the reader', () => {
  const { country } = summarize(newListing({ country: 'Switzerland' }), 'ar', 'featured');
  expect(country).toBe('سويسرا');
});

describe('texts', () => {
  const listing = newListing({
    name: 'Bitcoin',
    texts: {
      en: { description: 'A coin.', pros: ' One \n\n Two\n', cons: 'Three', reason: 'Because.' },
      ar: { name: 'بيتكوين', description: 'عملة.', pros: 'واحد\r\nاثنان' },
      tr: { name: 'Bitcoin (tr)', cons: 'Üç', reason: 'Çünkü.' },
    },
  });

  test('are shown in the language of the reader, pros and cons line by line', () => {
    expect(detail(listing, 'ar')).toMatchObject({
      name: 'بيتكوين',
      description: 'عملة.',
      pros: ['واحد', 'اثنان'],
    });
    expect(detail(listing, 'en')).toMatchObject({ name: 'Bitcoin', pros: ['One', 'Two'] });
  });

  test('missing in Arabic are shown in English and said to be', () => {
    const shown = detail(listing, 'ar');
    expect(shown).toMatchObject({ cons: ['Three'], reason: 'Because.' });
    expect(shown.inEnglish).toEqual(['cons', 'reason']);
    expect(detail(listing, 'en').inEnglish).toEqual([]);
  });

  test('are never shown in Turkish', () => {
    expect(JSON.stringify([detail(listing, 'ar'), detail(listing, 'en')])).not.toMatch(
      /tr\)|Üç|Çün/,
    );
    const onlyTurkish = newListing({
      texts: { en: { name: null }, tr: { name: 'Madeni', description: 'Türkçe' } },
    });
    expect(detail(onlyTurkish, 'ar')).toMatchObject({ name: 'عملة غير معروفة', description: null });
  });
});

describe('links', () => {
  const hrefs = (fields: Parameters<typeof newListing>[0]) =>
    detail(newListing({ website: null, ...fields }), 'en').links.map(({ to, href }) => [to, href]);

  test('have one order, each written out so that it can be told from a look-alike', () => {
    const listing = newListing({
      website: 'https://www.bitcoin.org/',
      twitter: '@bitcoin',
      reddit: 'https://www.reddit.com/r/Bitcoin',
      github: 'https://github.com/bitcoin/bitcoin/',
      telegram: 'https://t.me/bitcoin',
      whitepaper: 'https://bitcoin.org/bitcoin.pdf',
    });
    expect(detail(listing, 'en').links).toEqual([
      { to: 'website', href: 'https://www.bitcoin.org/', label: 'bitcoin.org' },
      { to: 'twitter', href: 'https://x.com/bitcoin', label: '@bitcoin' },
      { to: 'reddit', href: 'https://www.reddit.com/r/Bitcoin', label: 'reddit.com/r/Bitcoin' },
      {
        to: 'github',
        href: 'https://github.com/bitcoin/bitcoin/',
        label: 'github.com/bitcoin/bitcoin',
      },
      { to: 'telegram', href: 'https://t.me/bitcoin', label: 't.me/bitcoin' },
      {
        to: 'whitepaper',
        href: 'https://bitcoin.org/bitcoin.pdf',
        label: 'bitcoin.org/bitcoin.pdf',
      },
    ]);
  });

  test.each([
    ...['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>'],
    ...['java\tscript:alert(1)', 'https://user:password@bitcoin.org', '//evil.example'],
  ])('%j planted in any field gives none', (planted) => {
    const fields = { twitter: planted, reddit: planted, github: planted, telegram: planted };
    const listing = newListing({ website: planted, whitepaper: planted, ...fields });
    expect(detail(listing, 'en').links).toEqual([]);
    expect(detail(listing, 'en').website).toBeNull();
    expect(summarize(listing, 'ar', 'exchangeList').website).toBeNull();
  });

  test('elsewhere are no links to Reddit or GitHub', () => {
    expect(hrefs({ reddit: 'https://reddit.com.evil.example' })).toEqual([]);
    expect(hrefs({ github: 'https://github.com.evil.example' })).toEqual([]);
  });

  test('a handle is linked without its @, and an invalid one is not linked', () => {
    expect(hrefs({ twitter: '@bitcoin' })).toEqual([['twitter', 'https://x.com/bitcoin']]);
    expect(hrefs({ twitter: '@/../evil' })).toEqual([]);
  });
});

test.each([
  ['/logos/bitcoin.svg', '/logos/bitcoin.svg'],
  [
    '/uploads/0123456789abcdef0123456789abcdef.webp',
    '/uploads/0123456789abcdef0123456789abcdef.webp',
  ],
  ['https://img.example/a.png', '/images/logo/https://img.example/a.png'],
  ['http://img.example/a.png', null],
  ['//img.example/a.png', null],
  [null, null],
  // Browsers read these like two slashes: as another host.
  ['/\\evil.example/a.png', null],
  ['/\t/evil.example/a.png', null],
  ['/\n\\evil.example/a.png', null],
])('a picture at %j is shown from our site, if at all', (image, shown) => {
  expect(summarize(newListing({ image }), 'en', 'featured').image).toBe(shown);
  expect(detail(newListing({ image }), 'ar').image).toBe(shown);
});

test('a reason that a machine wrote in Arabic, or that is older than its English, is shown in English', () => {
  const texts = { en: { reason: 'It is sound.' }, ar: { reason: 'آلي', description: 'عملة.' } };
  for (const doubt of ['machine', 'stale'] as const) {
    const { reason, description } = detail(
      newListing({ texts, doubts: { ar: { reason: doubt } } }),
      'ar',
    );
    expect([reason, description]).toEqual(['It is sound.', 'عملة.']);
  }
  expect(detail(newListing({ texts }), 'ar').reason).toBe('آلي');
});
