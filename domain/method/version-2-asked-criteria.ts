import type { AskedCriteria, MethodOf } from './definition.ts';
import { type ProductScope, SPOT } from './scope.ts';
import type { AssetKind } from './version-2-assets.ts';
import { COIN_CRITERIA, type CoinCriterion } from './version-2-coin-criteria.ts';
import { EXCHANGE_CRITERIA, type ExchangeCriterion } from './version-2-exchange-criteria.ts';
import type { ProductCriterion } from './version-2-product-criteria.ts';

// Published and frozen: other rules need a new version (frozen-rules.test.ts).

/** The criteria of the version, by kind of listing. */
export const CRITERIA = { coin: COIN_CRITERIA, exchange: EXCHANGE_CRITERIA };
export type Method2 = MethodOf<typeof CRITERIA>;

const OF_ALL = ['legitimacy', 'purpose', 'gharar', 'riba'] satisfies CoinCriterion[];
const OF_USE = ['maysir', 'utility'] satisfies CoinCriterion[];
const OF_BACKING = ['backing', 'redemption'] satisfies CoinCriterion[];
const CORE_BY_ASSET: Readonly<Record<string, readonly CoinCriterion[]>> = {
  payment: [...OF_ALL, ...OF_USE],
  network: [...OF_ALL, ...OF_USE],
  service: [...OF_ALL, ...OF_USE],
  governance: [...OF_ALL, ...OF_USE],
  claim: [...OF_ALL, ...OF_USE, 'income'],
  'metal-backed': [...OF_ALL, ...OF_BACKING, 'possession'],
  'currency-backed': [...OF_ALL, ...OF_BACKING],
  'crypto-backed': [...OF_ALL, 'maysir', ...OF_BACKING, 'income'],
  receipt: [...OF_ALL, 'maysir', ...OF_BACKING, 'income'],
  meme: [...OF_ALL, ...OF_USE],
} satisfies Record<AssetKind, readonly CoinCriterion[]>;
const OTHER_OF_COINS = ['proceeds', 'governance'] satisfies CoinCriterion[];
const OF_EXCHANGES: AskedCriteria<ExchangeCriterion> = {
  core: ['settlement', 'custody', 'on-by-default'],
  other: ['licence', 'reserves', 'listing-policy', 'islamic-account'],
};
const OF_PRODUCTS: Record<ProductScope, AskedCriteria<ProductCriterion>> = {
  staking: { core: ['work', 'loss', 'use', 'undertaking', 'custody'], other: [] },
  margin: { core: ['loan', 'collateral'], other: [] },
  futures: { core: ['delivery', 'deferral'], other: [] },
  earn: { core: ['use', 'source', 'risk'], other: [] },
};

/** The criteria of a scope; on spot those of a coin depend on its kind of asset. */
export const asks: Method2['asks'] = {
  coin: (scope, asset) =>
    scope === SPOT
      ? { core: CORE_BY_ASSET[asset ?? ''] ?? [...OF_ALL, ...OF_USE], other: OTHER_OF_COINS }
      : OF_PRODUCTS[scope],
  exchange: (scope) => (scope === SPOT ? OF_EXCHANGES : OF_PRODUCTS[scope]),
};
