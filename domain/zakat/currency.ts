/** A currency: the decimals of its smallest unit, and its central bank's fixed rate for a dollar. */
interface Currency {
  decimals: 2 | 3;
  /** Null: not pegged to the dollar. */
  peg: string | null;
}

const currencies = {
  USD: { decimals: 2, peg: '1' },
  SAR: { decimals: 2, peg: '3.75' },
  AED: { decimals: 2, peg: '3.6725' },
  QAR: { decimals: 2, peg: '3.64' },
  KWD: { decimals: 3, peg: null },
  BHD: { decimals: 3, peg: '0.376' },
  OMR: { decimals: 3, peg: '0.384497' },
  EGP: { decimals: 2, peg: null },
  MAD: { decimals: 2, peg: null },
  TND: { decimals: 3, peg: null },
  DZD: { decimals: 2, peg: null },
  LYD: { decimals: 3, peg: null },
  MRU: { decimals: 2, peg: null },
} as const satisfies Record<string, Currency>;

export type CurrencyCode = keyof typeof currencies;

export const CURRENCIES: Record<CurrencyCode, Currency> = currencies;

export const CURRENCY_CODES = Object.keys(currencies) as CurrencyCode[];
