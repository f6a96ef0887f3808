import { describe, expect, test } from 'vitest';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { BARE, FULL, MOMENTS } from '#tests/samples/documents.ts';
import { newListing } from '#tests/samples/listings.ts';
import { currentGrounds, newGrounds, newPosition, PASS, ruledAs } from '#tests/samples/rulings.ts';
import { parseDocument, readDocument, toStored } from './document.ts';
import { NO_VALUES } from './plain-field.ts';

describe('a stored document', () => {
  test('may lack every field but its id and its moments', () => {
    expect(parseDocument('coin', BARE)).toEqual({
      kind: 'coin',
      id: 'bitcoin',
      ...NO_VALUES,
      ruledAt: null,
      readReason: null,
      createdAt: new Date(MOMENTS.createdAt),
      updatedAt: new Date(MOMENTS.updatedAt),
      texts: {},
      doubts: {},
      rulings: {},
      offers: {},
      soundness: {},
      terms: {},
      contracts: [],
      licences: [],
    });
  });

  test('has its pros and cons as lines of one text or as a list of lines', () => {
    const { texts } = parseDocument('coin', FULL);
    expect(texts.en).toMatchObject({ pros: 'One\nTwo', cons: 'Three\nFour' });
    expect(texts.ar).toMatchObject({ pros: 'واحد\nاثنان', cons: null });
  });

  test('has its English name beside its translations, or among them', () => {
    expect(parseDocument('coin', FULL).texts.en?.name).toBe('Bitcoin');
    const translated = { ...BARE, name: 'BITCOIN', translations: { name: { en: 'Bitcoin' } } };
    expect(parseDocument('coin', translated).texts.en?.name).toBe('Bitcoin');
  });

  test('keeps its Turkish texts', () => {
    expect(parseDocument('coin', FULL).texts.tr).toMatchObject({ description: 'Madeni para' });
  });

  test('was ruled when it says so; without a date or a category nobody knows', () => {
    const ruledAt = '2026-01-03T00:00:00.000Z';
    expect(parseDocument('coin', { ...FULL, ruledAt }).ruledAt).toEqual(new Date(ruledAt));
    expect(parseDocument('coin', FULL).ruledAt).toBeNull();
    expect(parseDocument('coin', { ...BARE, ruledAt }).ruledAt).toBeNull();
  });

  const WRONG: [string, object][] = [
    ['id', { id: 'Bit Coin' }],
    ['id', { id: '../bitcoin' }],
    ['symbol', { symbol: 'btc' }],
    ['symbol', { symbol: 'ELEVENCHARS' }],
    ['image', { image: 'javascript:alert(1)' }],
    ['category', { category: 'permitted' }],
    ['rating', { rating: 5.5 }],
    ['rating', { rating: -1 }],
    ['rating', { rating: '5' }],
    ['established', { established: '20091' }],
    ['rank', { rank: 0 }],
    ['rank', { rank: 1.5 }],
    ['website', { website: 'javascript:alert(1)' }],
    ['twitter', { twitter: 'bitcoin' }],
    ['twitter', { twitter: '@sixteen_letters_' }],
    ['reddit', { reddit: 'https://reddit.com.evil.example' }],
    ['github', { github: 'https://github.com.evil.example' }],
    ['createdAt', { createdAt: 'yesterday' }],
    ['id', { id: 'x'.repeat(201) }],
    ['name', { name: 'Bit\0coin' }],
    ['country', { country: 'Half a letter \ud83d' }],
    ['rank', { rank: 1e15 }],
    ['country', { country: 'x'.repeat(101) }],
    ['website', { website: `https://a.example/${'x'.repeat(2_000)}` }],
    ['name', { name: 'x'.repeat(121) }],
    ['translations', { translations: { reason: { en: 'x'.repeat(10_001) } } }],
    ['translations', { translations: { pros: { ar: ['x'.repeat(5_000), 'x'.repeat(5_000)] } } }],
    ['translations', { translations: { description: { fr: 'Une monnaie' } } }],
  ];
  test.each(
    WRONG.map(([field, wrong]) => [field, JSON.stringify(wrong).slice(0, 80), wrong] as const),
  )('with a wrong %s is refused, and the error names the field: %s', (field, _, wrong) => {
    const parse = () => parseDocument('coin', { ...FULL, ...wrong });
    expect(parse).toThrow(expect.objectContaining({ name: 'ZodError' }));
    expect(parse).toThrow(new RegExp(`"${field}"`));
  });

  test.each([null, [], 'bitcoin', 1])('%j is none', (document) => {
    expect(() => parseDocument('coin', document)).toThrow();
  });

  test('of an exchange has no rank', () => {
    expect(parseDocument('exchange', { ...BARE, rank: 3, marketId: 'binance' })).toMatchObject({
      rank: null,
      marketId: null,
    });
  });

  test('of the history is read also where it is longer than is taken today', () => {
    const long = { ...FULL, country: 'x'.repeat(50_000), name: 'x'.repeat(200) };
    expect(readDocument('coin', long)?.country).toHaveLength(50_000);
  });

  test('of the history has rulings as they were stored, hidden characters included', () => {
    const grounds = newGrounds({ reviewer: 'A\u200bmina' });
    const stored = toStored(newListing({ grounds }));
    expect(readDocument('coin', stored)?.rulings.spot?.grounds).toEqual(grounds);
    expect(parseDocument('coin', stored).rulings.spot?.grounds?.reviewer).toBe('Amina');
  });
});

describe('a document of the second version', () => {
  const riba = { ...PASS, finding: 'fail' as const };
  const document = (given: Parameters<typeof currentGrounds>[0]) =>
    toStored(newListing({ category: 'halal', grounds: currentGrounds(given) }));
  const departure = { en: 'It is rare.', ar: 'هذا نادر.' };

  test.each([
    ['its findings give haram, not halal: a departure needs', {}],
    ['names the listing, its kind or the act, a second editor', { departure }],
    ['a departure needs a second editor', { departure, departurePosition: 'a-board' }],
  ])('is refused with its reason: %s', (reason, given) => {
    expect(() => parseDocument('coin', document({ criteria: { riba }, ...given }))).toThrow(reason);
  });

  test('is read with a complete departure only where its position is held and names the listing', () => {
    const complete = { departure, departurePosition: 'a-board', secondEditor: 'B. Editor' };
    const stored = document({ criteria: { riba }, ...complete });
    const ofKind = newPosition({ id: 'a-board', covers: [{ type: 'asset', asset: 'payment' }] });
    expect(parseDocument('coin', stored, [ofKind]).category).toBe('halal');
    for (const held of [[], [newPosition({ id: 'a-board' })]]) {
      const refused = 'a departure needs a linked position that names the listing';
      expect(() => parseDocument('coin', stored, held)).toThrow(refused);
    }
  });

  test('is read without any finding, as a form saves it', () => {
    const { rulings } = ruledAs(newListing({ category: null }), 'haram');
    const stored = toStored(newListing({ category: 'haram', rulings }));
    expect(stored.rulings?.spot).toMatchObject({ method: CURRENT_METHOD.version });
    expect(parseDocument('coin', stored).rulings).toEqual(rulings);
  });

  test('is read with a complete departure, and in the history with any', () => {
    const complete = { departure, departurePosition: 'a-board', secondEditor: 'B. Editor' };
    const stored = document({ criteria: { riba }, ...complete });
    expect(parseDocument('coin', stored).category).toBe('halal');
    expect(readDocument('coin', document({ criteria: { riba } }))?.category).toBe('halal');
  });
});
