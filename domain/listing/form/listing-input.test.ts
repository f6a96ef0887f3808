import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeRuling } from '#domain/listing/change/change-ruling.ts';
import { parseDocument, toStored } from '#domain/listing/document.ts';
import { changedFields, FIELD_NAMES, fieldTexts } from '#domain/listing/field.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { withRulings } from '#domain/listing/listing.ts';
import type { FormPurpose } from '#domain/listing/plain-field.ts';
import { FIELDS, NUMBER_FIELDS } from '#domain/listing/plain-field.ts';
import { readStarterListings } from '#domain/listing/transfer/starter.ts';
import { SPOT } from '#domain/method/scope.ts';
import { BARE } from '#tests/samples/documents.ts';
import { ADDRESS_FIELDS, HOSTILE_ADDRESSES } from '#tests/samples/hostile-addresses.ts';
import { newListing } from '#tests/samples/listings.ts';
import { contentOf, FORM_FIELDS, listingInputSchema, maxLengthOf } from './listing-input.ts';

const STORED = { rating: 4, symbol: 'BTC', image: '/uploads/bitcoin.webp' };
const ADD_COIN: FormPurpose = { kind: 'coin', stored: null };
const EDIT_COIN: FormPurpose = { kind: 'coin', stored: STORED };
const ADD_EXCHANGE: FormPurpose = { kind: 'exchange', stored: null };
const EDIT_EXCHANGE: FormPurpose = { kind: 'exchange', stored: STORED };

/** A form that passes, but for what is given. */
function filled(given: Record<string, string> = {}) {
  const fields = {
    ...Object.fromEntries(FORM_FIELDS.map((name) => [name, ''])),
    'en.name': 'Bitcoin',
    'en.description': 'The first of them.',
    'en.reason': 'It has a use of its own in payment.',
    symbol: 'BTC',
    image: '/uploads/bitcoin.webp',
    rating: '4',
    ...given,
  };
  const form: Record<string, string | Record<string, string>> = {};
  for (const [name, text] of Object.entries(fields)) {
    const [group, field] = name.split('.') as [string, string | undefined];
    if (field === undefined) form[group] = text;
    else form[group] = { ...(form[group] as Record<string, string>), [field]: text };
  }
  return form;
}

function errors(given: Record<string, string>, purpose = ADD_COIN): Record<string, string> {
  const { error } = listingInputSchema(purpose).safeParse(filled(given));
  const issues = error?.issues ?? [];
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
}

function read(given: Record<string, string> = {}, purpose = ADD_COIN) {
  return listingInputSchema(purpose).parse(filled(given));
}

test('the form has every field but the Turkish ones', () => {
  expect([...FORM_FIELDS].sort()).toEqual(
    FIELD_NAMES.filter((name) => !name.startsWith('tr.')).sort(),
  );
});

/** Beginnings of values that are not any text. */
const VALUES: Partial<Record<string, string>> = {
  image: '/logos/',
  website: 'https://coin.example/',
  reddit: 'https://reddit.com/',
  github: 'https://github.com/',
  telegram: 'https://t.me/',
  whitepaper: 'https://coin.example/',
};

// Imported texts can be edited and saved again.
test.each(
  Object.entries(FIELDS).flatMap(([name, rule]) =>
    'maxLength' in rule && name !== 'symbol' ? [[name, rule.maxLength] as const] : [],
  ),
)('%s may have %i characters in a form as in an import, and no more', (name, longest) => {
  const text = (length: number) => (VALUES[name] ?? '').padEnd(length, '1');
  const document = (length: number) => parseDocument('coin', { ...BARE, [name]: text(length) });
  expect(errors({ [name]: text(longest) }, EDIT_COIN)).toEqual({});
  expect(errors({ [name]: text(longest + 1) }, EDIT_COIN)).toHaveProperty(name);
  expect(document(longest)).toHaveProperty(name, text(longest));
  expect(() => document(longest + 1)).toThrow(`"${name}"`);
});

test('a form with what is required passes; what is left empty is missing', () => {
  expect(read().fields).toMatchObject({
    symbol: 'BTC',
    category: null,
    rating: 4,
    rank: null,
    marketId: null,
    website: null,
    established: null,
    en: { name: 'Bitcoin', pros: null },
    ar: { name: null, reason: null },
  });
});

test.each([
  ['en.name', '', 'Name is required'],
  ['en.name', ' \u200f\u200d ', 'Name is required'],
  ['symbol', '', 'Symbol is required'],
  ['symbol', 'BT-C', 'Symbol must be 1-10 uppercase letters/numbers'],
  ['symbol', 'ABCDEFGHIJK', 'Symbol must be 1-10 uppercase letters/numbers'],
  ['symbol', 'بتك', 'Symbol must be 1-10 uppercase letters/numbers'],
  ['en.description', '', 'Description is required'],
  ['image', '', 'Coin image is required'],
  ['image', 'x', 'Please upload the picture here.'],
  ['image', '//evil.example/a.png', 'Please upload the picture here.'],
  ['image', 'http://elsewhere.example/a.png', 'Please upload the picture here.'],
  ['en.reason', '', 'Reason for category is required'],
  ['en.reason', 'Nineteen characters', 'Reason should be at least 20 characters'],
  ['en.reason', `Short ${' '.repeat(30)}`, 'Reason should be at least 20 characters'],
  ['rank', '0', 'Rank must be a positive number'],
  ['rank', '1.5', 'Rank must be a positive number'],
  ['rank', '1e3', 'Rank must be a positive number'],
  ['rank', '99999999999999', 'Rank must be a positive number'],
  ['website', 'bitcoin.org', 'Please enter a valid URL'],
  ['website', 'javascript:alert(1)', 'Please enter a valid URL'],
  ['website', 'https:bitcoin.org', 'Please enter a valid URL'],
  ['telegram', 't.me/bitcoin', 'Please enter a valid URL'],
  ['whitepaper', 'data:application/pdf,', 'Please enter a valid URL'],
  ['reddit', 'https://reddit.com.evil.example', 'Please enter a valid Reddit URL'],
  ['reddit', 'r/bitcoin', 'Please enter a valid Reddit URL'],
  ['github', 'https://gitlab.com/bitcoin', 'Please enter a valid GitHub URL'],
  ['twitter', 'bitcoin', 'Twitter handle should start with @'],
  ['twitter', '@', 'Twitter handle is @ and 1-15 letters, digits or underscores'],
  ['established', '20090', 'Please use at most 4 characters'],
  ['rating', '0', 'Rating must be a whole number from 1 to 5'],
  ['rating', '6', 'Rating must be a whole number from 1 to 5'],
  ['rating', '4.5', 'Rating must be a whole number from 1 to 5'],
  ['rating', '', 'Rating must be a whole number from 1 to 5'],
  ['category', 'makruh', 'Please choose one of the categories'],
])('each rule has the message of requirement 5: %s %j', (field, text, message) => {
  expect(errors({ [field]: text })).toEqual({ [field]: message });
});

test.each(HOSTILE_ADDRESSES)(
  'no form takes the address $text where it is unsafe or of another site',
  ({ text, atGithub = text, mayBe = [] }) => {
    // A picture may be at another https address here: that it is an uploaded one is checked later.
    const fields = ADDRESS_FIELDS.filter((name) => name !== 'image');
    const links = Object.fromEntries(fields.map((name) => [name, text]));
    const wrong = fields.filter((name) => !mayBe.includes(name));
    for (const purpose of [ADD_COIN, EDIT_COIN, ADD_EXCHANGE, EDIT_EXCHANGE]) {
      const found = Object.keys(errors({ ...links, github: atGithub }, purpose));
      expect(found.sort()).toEqual(wrong.sort());
    }
  },
);

test.each([
  ['symbol', '1INCH', '1INCH'],
  ['symbol', ' btc ', 'BTC'],
  ['rank', '1', 1],
  ['category', 'questionable', 'questionable'],
  ['website', 'http://bitcoin.org/#a', 'http://bitcoin.org/#a'],
  ['reddit', 'https://old.reddit.com/r/Bitcoin', 'https://old.reddit.com/r/Bitcoin'],
  ['github', 'https://github.com/bitcoin/bitcoin', 'https://github.com/bitcoin/bitcoin'],
  ['twitter', '@a_15_LETTERS_ok', '@a_15_LETTERS_ok'],
  ['established', '2009', '2009'],
  ['country', ' El Salvador ', 'El Salvador'],
  ['marketId', 'bitcoin', 'bitcoin'],
] as const)('%s takes %j', (field, text, value) => {
  expect(read({ [field]: text }).fields[field]).toBe(value);
});

test('a picture is needed on every form but that of an exchange that is there', () => {
  expect(errors({ image: '' }, ADD_COIN)).toEqual({ image: 'Coin image is required' });
  expect(errors({ image: '' }, EDIT_COIN)).toEqual({ image: 'Coin image is required' });
  expect(errors({ image: '' }, ADD_EXCHANGE)).toEqual({ image: 'Exchange logo is required' });
  expect(errors({ image: '' }, EDIT_EXCHANGE)).toEqual({});
});

test('only an exchange that has no symbol can be edited without one', () => {
  const without = { ...STORED, symbol: null };
  const purpose: FormPurpose = { kind: 'exchange', stored: without };
  expect(read({ symbol: '  ' }, purpose).fields.symbol).toBeNull();
  expect(read({ symbol: 'ftt' }, purpose).fields.symbol).toBe('FTT');
  expect(errors({ symbol: 'FT-T' }, purpose)).toHaveProperty('symbol');
  for (const needing of [
    ADD_COIN,
    EDIT_COIN,
    { kind: 'coin', stored: without },
    ADD_EXCHANGE,
    EDIT_EXCHANGE,
  ] as const) {
    expect(errors({ symbol: '' }, needing)).toEqual({ symbol: 'Symbol is required' });
  }
});

test('a coin without a picture can be edited without one', () => {
  const purpose: FormPurpose = { kind: 'coin', stored: { ...STORED, image: null } };
  expect(read({ image: '' }, purpose).fields.image).toBeNull();
});

test.each(KINDS)(
  'the form of each starter %s passes as it is, and changes nothing',
  async (kind) => {
    for (const listing of await readStarterListings(kind)) {
      const form = filled(fieldTexts(listing));
      const { data, error } = listingInputSchema({ kind, stored: listing }).safeParse(form);
      expect([listing.id, error?.issues]).toEqual([listing.id, undefined]);
      const content = data && contentOf(data, listing);
      expect(changedFields(listing, { ...listing, ...content })).toEqual([]);
    }
  },
);

test('an exchange has no rank and no market', () => {
  const { fields } = read({ rank: 'none', marketId: 'binance' }, ADD_EXCHANGE);
  expect(fields).toMatchObject({ rank: null, marketId: null });
});

test.each([
  [4.5, '4.5'],
  [0, '0'],
  [null, ''],
])(
  'an imported rating that no form could give %s is kept by an edit of something else',
  (rating, text) => {
    const purpose = { kind: 'coin', stored: { ...STORED, rating } } as const;
    expect(read({ rating: text }, purpose).fields.rating).toBe(rating);
    expect(read({ rating: '3' }, purpose).fields.rating).toBe(3);
    expect(errors({ rating: '3.5' }, purpose)).toEqual({
      rating: 'Rating must be a whole number from 1 to 5',
    });
  },
);

describe('characters that deceive or break', () => {
  const said = (hidden: string) =>
    `This text has invisible characters: ${hidden}. Please delete the text there and type it again`;
  test.each([
    ['\u200b', 'U+200B (zero width space)'],
    ['\u202e', 'U+202E (right-to-left override)'],
    ['\u{e0041}', 'U+E0041 (tag character)'],
  ])('%j is refused, named and placed', (character, name) => {
    expect(
      errors({
        'en.name': `Bit${character}coin`,
        'ar.name': `بيت${character}كوين`,
        symbol: `BT${character}C`,
        country: `Om${character}an`,
        'en.description': `One.\nTwo ${character}lines.`,
        'ar.pros': `أول\nثا${character}ن`,
      }),
    ).toEqual({
      'en.name': said(`${name} between “Bit” and “coin”`),
      'ar.name': said(`${name} between “بيت” and “كوين”`),
      symbol: said(`${name} between “BT” and “C”`),
      country: said(`${name} between “Om” and “an”`),
      'en.description': said(`${name} in line 2 between “Two” and “lines.”`),
      'ar.pros': said(`${name} in line 2 between “ثا” and “ن”`),
    });
  });

  test('an emoji in a text stays as it is', () => {
    const text = 'It grew ❤\ufe0f\u200d🔥 and 👩\u200d💻 came.';
    expect(read({ 'en.description': text }).fields.en.description).toBe(text);
  });

  test.each(['\u200c', '\u200d'])('the joiner %j stays', (character) => {
    const name = `می${character}خواهم`;
    expect(errors({ 'ar.name': name })).toEqual({});
    expect(read({ 'ar.name': name }).fields.ar.name).toBe(name);
  });

  test('NUL and other control characters are refused everywhere, line ends in texts are not', () => {
    for (const name of FORM_FIELDS) {
      if ([...NUMBER_FIELDS, 'category', 'symbol'].includes(name)) continue;
      expect(
        Object.keys(errors({ [name]: 'https://a.example/\0 and so on and on' })),
        name,
      ).toEqual([name]);
    }
    expect(Object.keys(errors({ 'en.name': 'Bit\ncoin' }))).toEqual(['en.name']);
    expect(read({ 'en.description': 'One.\r\n\r\n\tTwo.\r' }).fields.en.description).toBe(
      'One.\n\n\tTwo.',
    );
  });
});

test('pros and cons hold one item a line', () => {
  expect(read({ 'en.pros': '\r\n First \r\n\r\nSecond\r\n' }).fields.en.pros).toBe('First\nSecond');
  expect(read({ 'ar.cons': ' \n \n' }).fields.ar.cons).toBeNull();
});

test('texts that are too long are told how long they may be, letters counted as one sees them', () => {
  expect(errors({ 'en.name': 'ا'.repeat(121) })).toEqual({
    'en.name': 'Please use at most 120 characters',
  });
  expect(errors({ 'en.name': '🪙'.repeat(120) })).toEqual({});
  expect(errors({ 'ar.reason': 'ا'.repeat(10_001) })).toEqual({
    'ar.reason': 'Please use at most 10,000 characters',
  });
});

describe('a machine’s Arabic', () => {
  const machine = { 'ar.reason': 'سبب\r\nثانٍ', 'machine.reason': 'سبب\nثانٍ' };
  test('is marked while nobody has touched it', () => {
    expect(read(machine).origins).toEqual({ ar: { reason: 'machine' } });
  });

  test('is the editor’s once touched or read', () => {
    expect(read({ ...machine, 'ar.reason': 'سبب آخر' }).origins).toEqual({ ar: {} });
    expect(read({ ...machine, 'read.reason': 'on' }).origins).toEqual({
      ar: { reason: 'confirmed' },
    });
  });

  test('is nothing where there is none', () => {
    expect(read({ 'machine.reason': '' }).origins).toEqual({ ar: {} });
  });

  test('stays marked beside a translation that breaks a rule', () => {
    expect(read({ ...machine, 'machine.name': 'a\0b' }).origins).toEqual({
      ar: { reason: 'machine' },
    });
  });
});

test('Turkish, which the form does not show, stays', () => {
  const stored = newListing({ texts: { tr: { reason: 'neden' } } });
  const { texts } = contentOf(read({ 'ar.name': 'بيتكوين' }), stored);
  expect(texts.tr).toEqual(stored.texts.tr);
  expect(texts.ar?.name).toBe('بيتكوين');
  expect(Object.keys(contentOf(read(), null).texts)).toEqual(['en']);
});

test('everything that the form accepts can be stored as a document of the history and read back', () => {
  const text = fc.string({ unit: 'grapheme' });
  const web = fc.constantFrom('', 'https://coin.example/?q=1#a', 'HTTP://عملة.example');
  const image = fc.constantFrom(
    '/logos/bitcoin.svg',
    'https://img.example/a.webp',
    'http://127.0.0.1:8443/a.webp',
    'http://[::1]/a.webp',
    'http://img.example/a.webp',
    '//img.example/a.webp',
    'a.webp',
  );
  const fields = fc.record({
    'en.name': text.map((name) => `${name}B`),
    'ar.name': text,
    established: fc.string({ unit: 'grapheme-composite', maxLength: 4 }),
    country: text,
    marketId: text,
    rank: fc.constantFrom('', '1', '1000000'),
    image,
    'en.pros': fc.array(text).map((items) => items.join('\n')),
    'ar.cons': fc.array(text).map((items) => items.join('\n')),
    'ar.reason': text,
    category: fc.constantFrom('', 'halal', 'haram'),
    website: web,
    telegram: web,
    twitter: fc.oneof(fc.constant(''), fc.stringMatching(/^@\w{1,15}$/)),
  });
  fc.assert(
    fc.property(fields, (given) => {
      const form = listingInputSchema(ADD_COIN).safeParse(filled(given));
      fc.pre(form.success);
      const { createdAt, updatedAt } = newListing();
      const content = contentOf(form.data, null);
      const listing = withRulings(
        {
          ...content,
          kind: 'coin' as const,
          id: 'kept',
          createdAt,
          updatedAt,
          doubts: {},
          offers: {},
          soundness: {},
          terms: {},
          contracts: [],
          licences: [],
        },
        changeRuling({}, SPOT, content.category),
      );
      const document: unknown = JSON.parse(JSON.stringify(toStored(listing)));
      expect(parseDocument('coin', document)).toEqual(listing);
    }),
    { maxSkipsPerRun: 1_000 },
  );
});

test('texts that are only tidied by the form stay as they are stored', () => {
  const stored = newListing({
    texts: { en: { pros: 'One\n\n Two ' }, ar: { pros: 'أ\n\nب', cons: 'ج\n\nد' } },
  });
  const form = read({ 'en.pros': 'One\n\n Two ', 'ar.pros': 'أ\n\nب', 'ar.cons': 'ج\n\nد\nه' });
  const { texts } = contentOf(form, stored);
  expect(texts.en.pros).toBe('One\n\n Two ');
  expect(texts.ar).toMatchObject({ pros: 'أ\n\nب', cons: 'ج\nد\nه' });
});

test('the field of a number takes as many digits as its greatest value has', () => {
  expect([maxLengthOf('rank'), String(FIELDS.rank.max)]).toEqual([7, '1000000']);
});
