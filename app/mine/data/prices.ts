import type { PerBitcoin } from '#domain/zakat/rates.ts';

/** Prices and rates, the same for every reader. */
export interface PublicPrices {
  /** Dollars per coin, by listing id. */
  coins: Record<string, number>;
  /** ISO time; null: no prices. */
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
