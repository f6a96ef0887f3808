import type { Kind } from '#domain/listing/kind.ts';

/** What the two kinds are called in the admin, and where they are. */
export const KIND_WORDS = {
  coin: { noun: 'coin', title: 'Coin', path: '/admin/coins', publicPath: '/en/coin' },
  exchange: {
    noun: 'exchange',
    title: 'Exchange',
    path: '/admin/exchanges',
    publicPath: '/en/exchange',
  },
} as const satisfies Record<Kind, object>;
