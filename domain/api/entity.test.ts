import { describe, expect, test } from 'vitest';
import { parseDocument } from '#domain/listing/document.ts';
import { BARE, FULL, MOMENTS } from '#tests/samples/documents.ts';
import { newListing } from '#tests/samples/listings.ts';
import { PASS, UNWATCHED } from '#tests/samples/rulings.ts';
import { soundnessOf, toCoin, toExchange } from './entity.ts';
import type { AddWatch } from './schemas.ts';

describe('a listing in the API', () => {
  test('has the fields of requirement 3, with null for missing values', () => {
    expect(toCoin(parseDocument('coin', BARE), null)).toEqual({
      id: 'bitcoin',
      name: null,
      symbol: null,
      image: null,
      category: null,
      categoryFirmness: null,
      categoryScope: 'spot',
      ruledAt: null,
      rating: null,
      established: null,
      country: null,
      rank: 0,
      marketId: null,
      website: null,
      twitter: null,
      reddit: null,
      github: null,
      telegram: null,
      whitepaper: null,
      ...MOMENTS,
      arabicReason: 'none',
      translations: {
        name: { en: null, ar: null },
        description: { en: null, ar: null },
        pros: { en: null, ar: null },
        cons: { en: null, ar: null },
        reason: { en: null, ar: null },
      },
      current_price: null,
      market_cap: null,
      volume_24h: null,
      price_change_24h: null,
      circulating_supply: null,
      max_supply: null,
    });
  });

  test('has the values of its document', () => {
    const coin = toCoin(parseDocument('coin', { ...FULL, rank: 1, marketId: 'bitcoin' }), null);
    const { translations, ...fields } = FULL;
    expect(coin).toMatchObject({ ...fields, rank: 1, marketId: 'bitcoin' });
    expect(coin.translations).toMatchObject({
      name: { en: 'Bitcoin', ar: 'بيتكوين' },
      description: { en: 'A coin.', ar: 'عملة.' },
      pros: { en: 'One\nTwo', ar: 'واحد\nاثنان' },
    });
  });

  test('has no Turkish texts', () => {
    expect(JSON.stringify(toCoin(parseDocument('coin', FULL), null))).not.toMatch(
      /"tr"|Madeni|Çünkü/,
    );
  });

  test('has the derived fields of an exchange, and none of a coin', () => {
    const exchange = toExchange(parseDocument('exchange', FULL), null);
    expect(exchange).toMatchObject({
      established: '2009',
      year_established: '2009',
      website: 'https://bitcoin.org',
      url: 'https://bitcoin.org',
      rating: 4.5,
      trust_score: 4.5,
      trade_volume: null,
    });
    for (const field of ['rank', 'marketId', 'current_price', 'max_supply']) {
      expect(exchange).not.toHaveProperty(field);
    }
  });

  test('has a trust score of 5 for an exchange without a rating', () => {
    expect(toExchange(newListing({ kind: 'exchange', rating: null }), null)).toMatchObject({
      rating: null,
      trust_score: 5,
    });
    expect(toExchange(newListing({ kind: 'exchange', rating: 0 }), null)).toMatchObject({
      trust_score: 0,
    });
  });

  test('has the answers about its soundness in order, with the stars once all are given', () => {
    const { note, evidence } = PASS;
    const yes = { answer: 'yes' as const, note, evidence };
    const addWatch: AddWatch = (given) => ({ ...given, watch: UNWATCHED });
    const watched = { ...yes, evidence: evidence.map(addWatch) };
    const some = newListing({ soundness: { law: { ...yes, answer: 'partly' }, works: yes } });
    expect(soundnessOf(some, addWatch)).toEqual({
      stars: null,
      answers: [
        { question: 'works', ...watched },
        { question: 'law', ...watched, answer: 'partly' },
      ],
    });
    const all = newListing({
      soundness: { works: yes, record: yes, control: yes, law: yes, staying: yes },
    });
    expect(soundnessOf(all, addWatch)).toMatchObject({ stars: 5, answers: { length: 5 } });
    expect(soundnessOf(newListing(), addWatch)).toEqual({ stars: null, answers: [] });
  });

  test('has no fields of the database alone', () => {
    const coin = toCoin(newListing(), null);
    for (const field of ['kind', 'texts', 'search', 'nameKey', 'version']) {
      expect(coin).not.toHaveProperty(field);
    }
  });

  test('has no Arabic reason that is a machine translation or older than its English', () => {
    const texts = { en: { reason: 'It is sound.' }, ar: { reason: 'آلي', description: 'عملة.' } };
    for (const doubt of ['machine', 'stale'] as const) {
      const listing = newListing({ texts, doubts: { ar: { reason: doubt, description: doubt } } });
      const { reason, description } = toCoin(listing, null).translations;
      expect(reason).toEqual({ en: 'It is sound.', ar: null });
      expect(description.ar).toBe('عملة.');
    }
    const read = toExchange(newListing({ texts }), null);
    expect([read.translations.reason.ar, read.arabicReason]).toEqual(['آلي', 'current']);
  });
});
