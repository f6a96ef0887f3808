import type { Kind, TextLanguage, Verdict } from '#db/schema.ts';

/** The languages a listing's texts are kept in. */
export const TEXT_LANGUAGES = ['en', 'ar', 'tr'] as const satisfies readonly TextLanguage[];

export type { TextLanguage };
/** The languages a visitor can read. */
export type PublicLanguage = Exclude<TextLanguage, 'tr'>;

/** Texts of a listing in one language. Pros and cons hold one item a line. */
export interface ListingTexts {
  name: string | null;
  description: string | null;
  pros: string | null;
  cons: string | null;
  reason: string | null;
}

/** A coin or an exchange as it is stored: what is missing is null. */
export interface Listing {
  kind: Kind;
  id: string;
  symbol: string | null;
  /** An `https:` address or a path on this site. */
  image: string | null;
  category: Verdict | null;
  ruledAt: Date | null;
  /** 0 to 5, halves allowed. */
  rating: number | null;
  established: string | null;
  country: string | null;
  rank: number | null;
  marketId: string | null;
  website: string | null;
  twitter: string | null;
  reddit: string | null;
  github: string | null;
  telegram: string | null;
  whitepaper: string | null;
  createdAt: Date;
  updatedAt: Date;
  texts: Partial<Record<TextLanguage, ListingTexts>>;
}
