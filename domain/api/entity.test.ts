import { describe, expect, test } from 'vitest';
import { parseDocument } from '#domain/listing/document.ts';
import { BARE, FULL, MOMENTS } from '#tests/samples/documents.ts';
import { newListing } from '#tests/samples/listings.ts';
import { PASS } from '#tests/samples/rulings.ts';
import { soundnessOf, toCoin, toExchange } from './entity.ts';
import type { AddWatch } from './schemas.ts';

describe('a listing as the API answers it', () => {
  test('has the fields of requirement 3, with null for missing values', () => {
    expect(toCoin(parseDocument('coin', BARE))).toEqual({
      id: 'bitcoin',
      name: null,
      symbol: null,
      image: null,
      category: null,
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

  test('gives back what was stored', () => {
    const answer = toCoin(parseDocument('coin', { ...FULL, rank: 1, marketId: 'bitcoin' }));
    const { translations, ...fields } = FULL;
    expect(answer).toMatchObject({ ...fields, rank: 1, marketId: 'bitcoin' });
    expect(answer.translations).toMatchObject({
      name: { en: 'Bitcoin', ar: 'بيتكوين' },
      description: { en: 'A coin.', ar: 'عملة.' },
      pros: { en: 'One\nTwo', ar: 'واحد\nاثنان' },
    });
  });

  test('holds no Turkish', () => {
    expect(JSON.stringify(toCoin(parseDocument('coin', FULL)))).not.toMatch(/"tr"|Madeni|Çünkü/);
  });

  test('for an exchange has the derived fields too and none of a coin', () => {
    const answer = toExchange(parseDocument('exchange', FULL));
    expect(answer).toMatchObject({
      established: '2009',
      year_established: '2009',
      website: 'https://bitcoin.org',
      url: 'https://bitcoin.org',
      rating: 4.5,
      trust_score: 4.5,
      trade_volume: null,
    });
    for (const field of ['rank', 'marketId', 'current_price', 'max_supply']) {
      expect(answer).not.toHaveProperty(field);
    }
  });

  test('for an exchange nobody rated has a trust score of 5', () => {
    expect(toExchange(newListing({ kind: 'exchange', rating: null }))).toMatchObject({
      rating: null,
      trust_score: 5,
    });
    expect(toExchange(newListing({ kind: 'exchange', rating: 0 }))).toMatchObject({
      trust_score: 0,
    });
  });

  test('has the answers about its soundness in order, with the stars once all are given', () => {
    const { note, evidence } = PASS;
    const yes = { answer: 'yes' as const, note, evidence };
    const watch = {
      ...{ state: 'seen' as const, lookedOn: null, seenOn: null, unreadable: false },
      ...{ textHash: null, hashedOn: null, hashedAsRead: false },
    };
    const addWatch: AddWatch = (given) => ({ ...given, watch });
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

  test('tells nothing of how it is kept', () => {
    const answer = toCoin(newListing());
    for (const field of ['kind', 'texts', 'search', 'nameKey', 'version']) {
      expect(answer).not.toHaveProperty(field);
    }
  });

  test('gives no reason in words that a machine chose and nobody has read', () => {
    const texts = { en: { reason: 'It is sound.' }, ar: { reason: 'آلي', description: 'عملة.' } };
    for (const doubt of ['machine', 'stale'] as const) {
      const listing = newListing({ texts, doubts: { ar: { reason: doubt, description: doubt } } });
      const { reason, description } = toCoin(listing).translations;
      expect(reason).toEqual({ en: 'It is sound.', ar: null });
      expect(description.ar).toBe('عملة.');
    }
    const read = toExchange(newListing({ texts }));
    expect([read.translations.reason.ar, read.arabicReason]).toEqual(['آلي', 'current']);
  });
});
