import { describe, expect, test } from 'vitest';
import { mainScopeOf, type Offers, offersSchema, unofferedScopes } from '#domain/ruling/offers.ts';
import { glancesOf, mainGlance } from '#domain/ruling/ruling-glance.ts';
import { rulingViews } from '#domain/ruling/ruling-view.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newGrounds, newRuling, PASS } from '#tests/samples/rulings.ts';
import { parseDocument, toStored } from './document.ts';
import { withRulings } from './listing.ts';

const { evidence } = PASS;
const offer = (offered: 'yes' | 'no' | 'forbidden') => ({ offered, evidence });
const MAIN = { ...offer('no'), isMain: true as const };

describe('the scope of the category', () => {
  test.each<[Offers, string]>([
    [{}, 'spot'],
    [{ spot: { offered: 'not-known', evidence: [] }, futures: MAIN }, 'spot'],
    [{ spot: offer('yes'), futures: MAIN }, 'spot'],
    [{ spot: offer('no'), futures: offer('yes') }, 'spot'],
    [{ spot: offer('forbidden'), futures: MAIN }, 'spot'],
    [{ spot: offer('no'), futures: MAIN }, 'futures'],
  ])('%#: is spot unless it is not offered and a main product is named', (offers, scope) => {
    expect(mainScopeOf(offers)).toBe(scope);
  });
});

test('a product that its regulator forbids is told from one that is not offered', () => {
  const unknown = { offered: 'not-known' as const, evidence: [] };
  const offers = {
    spot: offer('yes'),
    margin: offer('no'),
    earn: offer('forbidden'),
    futures: unknown,
  };
  expect(unofferedScopes(offers)).toEqual({ margin: 'no', earn: 'forbidden' });
});

test('a product that is or is not offered has a source, and one product is the main one', () => {
  const issues = (offers: object) => offersSchema.safeParse(offers).error?.issues ?? [];
  expect(issues({ earn: { offered: 'not-known' }, margin: offer('no') })).toEqual([]);
  expect(issues({ earn: { offered: 'no' } })).toMatchObject([{ path: ['earn', 'evidence'] }]);
  expect(issues({ earn: { offered: 'forbidden' } })).toMatchObject([
    { path: ['earn', 'evidence'] },
  ]);
  expect(issues({ margin: MAIN, futures: MAIN })).toMatchObject([{ path: ['futures', 'isMain'] }]);
  expect(issues({ spot: MAIN })).toMatchObject([{ path: ['spot', 'isMain'] }]);
});

describe('an exchange without spot', () => {
  const ruledAt = '2026-05-01T00:00:00.000Z';
  const grounds = newGrounds({ criteria: {} });
  const futures = newRuling({ verdict: 'haram', ruledAt, grounds });
  const exchange = newListing({ kind: 'exchange', name: 'Perps', category: 'questionable' });
  const closed = withRulings(
    { ...exchange, offers: { spot: offer('no'), futures: MAIN } as Offers },
    { ...exchange.rulings, futures },
  );

  test('has the ruling of its main product as its category', () => {
    expect(closed).toMatchObject({ category: 'haram', ruledAt: new Date(ruledAt) });
    const unruled = withRulings(closed, exchange.rulings);
    expect(unruled).toMatchObject({ category: null, ruledAt: null });
  });

  test('names the scope wherever the verdict is', () => {
    const setting = { today: '2026-05-02', positions: [], language: 'en' };
    expect(mainGlance(glancesOf(closed, closed.rulings, setting))).toMatchObject({
      scope: 'futures',
      scopeName: 'Futures',
      verdict: 'haram',
    });
    expect(rulingViews(closed, 'ar', setting).filter(({ isMain }) => isMain)).toMatchObject([
      { scope: 'futures' },
    ]);
  });

  test('is stored with both verdicts and read back', () => {
    const stored = toStored(closed);
    expect(stored).toMatchObject({ category: 'haram', spot: { verdict: 'questionable' } });
    expect(parseDocument('exchange', stored)).toEqual(closed);
  });

  test('loses the read Arabic reason of another verdict', () => {
    const read = { ...exchange, readReason: 'سبب' };
    expect(withRulings(read, exchange.rulings).readReason).toBe('سبب');
    const { readReason } = withRulings({ ...read, offers: closed.offers }, closed.rulings);
    expect(readReason).toBeNull();
  });
});

test('a coin has no products', () => {
  const stored = { ...toStored(newListing()), offers: { spot: offer('no'), futures: MAIN } };
  const coin = parseDocument('coin', { ...stored, rulings: { spot: newGrounds() } });
  expect(coin.offers).toEqual({});
});
