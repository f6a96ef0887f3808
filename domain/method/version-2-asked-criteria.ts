import type { Kind } from '#db/schema.ts';
import type { AskedCriteria } from './definition.ts';
import type { ProductScope, Scope } from './scope.ts';
import type { AssetKind } from './version-2-assets.ts';
import type { CoinCriterion } from './version-2-coin-criteria.ts';
import type { ExchangeCriterion } from './version-2-exchange-criteria.ts';
import type { ProductCriterion } from './version-2-product-criteria.ts';

interface CriterionOf {
  coin: CoinCriterion;
  exchange: ExchangeCriterion;
}

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
const OF_PRODUCTS: Record<ProductScope, AskedCriteria<ProductCriterion>> = {
  staking: { core: ['work', 'loss', 'use', 'undertaking', 'custody'], other: [] },
  margin: { core: ['loan', 'collateral'], other: [] },
  futures: { core: ['delivery', 'deferral'], other: [] },
  earn: { core: ['use', 'source', 'risk'], other: [] },
};
const SPOT_CRITERIA: {
  [K in Kind]: (asset: string | null) => AskedCriteria<CriterionOf[K]>;
} = {
  coin: (asset) => ({
    core: CORE_BY_ASSET[asset ?? ''] ?? [...OF_ALL, ...OF_USE],
    other: OTHER_OF_COINS,
  }),
  exchange: () => ({
    core: ['settlement', 'custody', 'on-by-default'],
    other: ['licence', 'reserves', 'listing-policy', 'islamic-account'],
  }),
};

/** The criteria of a scope; on spot those of a coin depend on its kind of asset. */
export function asks(kind: Kind, scope: Scope, asset: string | null): AskedCriteria {
  if (scope !== 'spot') return OF_PRODUCTS[scope];
  return SPOT_CRITERIA[kind](asset);
}
