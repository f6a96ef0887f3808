import { KINDS, type Kind } from '#db/enums.ts';

export { KINDS, type Kind };

/** The properties of each kind; `satisfies` requires all of them for a new one. */
export const KIND = {
  coin: {
    collection: 'coins',
    listPath: '/cryptocurrencies',
    pageSize: 20,
    isTraded: true,
    hasOffers: false,
    hasCountryFilter: false,
    hasTerms: false,
    hasLicences: false,
  },
  exchange: {
    collection: 'exchanges',
    listPath: '/exchange',
    pageSize: 10,
    isTraded: false,
    hasOffers: true,
    hasCountryFilter: true,
    hasTerms: true,
    hasLicences: true,
  },
} as const satisfies Record<Kind, KindFacts>;

interface KindFacts {
  collection: string;
  listPath: string;
  pageSize: number;
  /**
   * Traded under its own symbol; an exchange's symbol is that of its coin. The fields of coins alone are marked
   * `isCoinOnly` and listed in `COIN_ONLY_FIELDS`; the database refuses them on others by `listings_coin_only`.
   */
  isTraded: boolean;
  /** It offers products, such as staking, and whether it does is recorded. */
  hasOffers: boolean;
  /** Its lists can be filtered by country. */
  hasCountryFilter: boolean;
  /** It has facts on fees and availability. */
  hasTerms: boolean;
  /** Its companies' entries in registers are recorded. */
  hasLicences: boolean;
}

export type Collection = (typeof KIND)[Kind]['collection'];

/** Whether a text from outside names a kind. */
export function isKind(text: unknown): text is Kind {
  return KINDS.some((kind) => kind === text);
}

/** A record with the value that `make` returns for each kind. */
export function perKind<T>(make: (kind: Kind) => T): Record<Kind, T> {
  return Object.fromEntries(KINDS.map((kind) => [kind, make(kind)])) as Record<Kind, T>;
}

/** The kind that a kind or collection name means, such as `coins`; null: none. */
export function kindNamed(name: string): Kind | null {
  return KINDS.find((kind) => name === kind || name === KIND[kind].collection) ?? null;
}
