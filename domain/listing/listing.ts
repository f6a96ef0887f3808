import { TEXT_FIELDS, TEXT_LANGUAGES, type TextField, type TextLanguage } from '#db/enums.ts';
import type { TextDoubt, Verdict } from '#db/schema.ts';
import type { Contract } from '#domain/contract/contract.ts';
import type { Licence } from '#domain/licence/licence.ts';
import { type ListedOffers, mainScopeOf, type Offers } from '#domain/ruling/offers.ts';
import type { JudgedRulings, Rulings } from '#domain/ruling/ruling.ts';
import type { Soundness } from '#domain/soundness/soundness.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { KIND, type Kind } from './kind.ts';
import type { PlainValues } from './plain-field.ts';

export type { TextDoubt, TextField, TextLanguage };
export { TEXT_FIELDS, TEXT_LANGUAGES };
export type PublicLanguage = Exclude<TextLanguage, 'tr'>;

/** Texts of a listing in one language. Pros and cons hold one item a line. */
export type ListingTexts = Record<TextField, string | null>;

export const NO_TEXTS = Object.fromEntries(
  TEXT_FIELDS.map((field) => [field, null]),
) as ListingTexts;

/** Texts that an editor has yet to read: translated by a machine, or older than their English. */
export type Doubts = Partial<Record<TextField, TextDoubt>>;

/** A listing's texts in a page's language, if there are any. */
export function textsIn({ texts }: Pick<ListingFields, 'texts'>, language: string) {
  return (texts as Partial<Record<string, ListingTexts>>)[language];
}

/** A coin or an exchange without its rulings. Null: missing. */
export interface ListingFields extends PlainValues {
  kind: Kind;
  id: string;
  ruledAt: Date | null;
  /** The last Arabic reason that an editor has read for this verdict, while the present one is in doubt. */
  readReason: string | null;
  createdAt: Date;
  updatedAt: Date;
  texts: Partial<Record<TextLanguage, ListingTexts>>;
  doubts: Partial<Record<TextLanguage, Doubts>>;
}

/** A listing as lists use it, with what is judged in its rulings. */
export interface ListedListing extends ListingFields {
  /** The stars that pages show, in halves, by the column `rating_key`; null: not rated. */
  shownRating: number | null;
  judged: JudgedRulings;
  offers: ListedOffers;
}

export interface Listing extends ListingFields, ListingParts {
  rulings: Rulings;
}

/** The parts of a listing that are edited apart from its fields and rulings. */
export interface ListingParts {
  soundness: Soundness;
  /** Fees and availability. */
  terms: Terms;
  /** Which scopes an exchange offers. */
  offers: Offers;
  /** Entries of an exchange's companies in registers. */
  licences: Licence[];
  contracts: Contract[];
}
export type ListingPart = keyof ListingParts;

/** The parts of a listing as it is added. */
export const NO_PARTS: ListingParts = {
  soundness: {},
  terms: {},
  offers: {},
  licences: [],
  contracts: [],
};

export const LISTING_PARTS = Object.keys(NO_PARTS) as ListingPart[];

/** The parts that listings of a kind have, in the order of their screens. */
export function partsOf(kind: Kind): ListingPart[] {
  const { hasTerms, hasOffers, hasLicences } = KIND[kind];
  const has: Record<ListingPart, boolean> = {
    soundness: true,
    terms: hasTerms,
    offers: hasOffers,
    licences: hasLicences,
    contracts: true,
  };
  return LISTING_PARTS.filter((part) => has[part]);
}

/** A listing with these rulings, and the `category`, `ruledAt` and `readReason` that follow from them. A reason is read for one verdict. */
export function withRulings<Fields extends { offers: ListedOffers }>(
  fields: Fields & {
    category?: Verdict | null;
    rulings?: Rulings;
    readReason?: string | null;
  },
  rulings: Rulings,
) {
  const { verdict = null, ruledAt = null } = rulings[mainScopeOf(fields.offers)] ?? {};
  const earlier = fields.rulings ? (fields.category ?? null) : verdict;
  return {
    ...fields,
    category: verdict,
    readReason: (earlier === verdict && fields.readReason) || null,
    ruledAt: ruledAt === null ? null : new Date(ruledAt),
    rulings,
  };
}
