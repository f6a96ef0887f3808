import type { PerBitcoin } from '#domain/zakat/rates.ts';

/** What the list is counted with: the same for everybody, whatever they hold. */
export interface PublicPrices {
  /** Of coins in the directory, in dollars, by id. */
  coins: Record<string, number>;
  /** ISO time; null: there are none. */
  coinsAt: string | null;
  perBitcoin: PerBitcoin | null;
  perBitcoinAt: string | null;
}

export const NO_PRICES: PublicPrices = {
  coins: {},
  coinsAt: null,
  perBitcoin: null,
  perBitcoinAt: null,
};
