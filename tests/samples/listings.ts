import type { Content } from '#domain/listing/change/edit.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { SORTS } from '#domain/listing/list/selection.ts';
import { type Listing, type ListingTexts, NO_TEXTS, withRulings } from '#domain/listing/listing.ts';
import { NO_VALUES } from '#domain/listing/plain-field.ts';
import { SPOT } from '#domain/method/scope.ts';
import type { Offers } from '#domain/ruling/offers.ts';
import type { Grounds, Rulings } from '#domain/ruling/ruling.ts';

let made = 0;

/**
 * A listing to test with: a reviewed coin unless said otherwise, each a minute newer than the one before. `grounds` are of its
 * main ruling, `rulings` those on its products.
 */
export function newListing(
  given: Partial<Omit<Listing, 'texts'>> & {
    kind?: Kind;
    name?: string;
    grounds?: Grounds;
    texts?: Partial<Record<'en' | 'ar' | 'tr', Partial<ListingTexts>>>;
  } = {},
): Listing {
  made += 1;
  const { name = `Coin ${made}`, texts, grounds = null, rulings: products, ...fields } = given;
  const createdAt = new Date(Date.UTC(2026, 0, 1) + made * 60_000);
  const verdict = fields.category === undefined ? 'halal' : fields.category;
  const day = fields.ruledAt === undefined ? createdAt : fields.ruledAt;
  const ruledAt = verdict && day ? day.toISOString() : null;
  const main: Rulings = verdict || grounds ? { [SPOT]: { verdict, ruledAt, grounds } } : {};
  const listing = {
    kind: 'coin' as Kind,
    id: `listing-${made}`,
    ...NO_VALUES,
    symbol: `C${made}`,
    rating: 4,
    established: '2020',
    country: 'Switzerland',
    website: 'https://coin.example',
    createdAt,
    updatedAt: createdAt,
    doubts: {},
    offers: {} as Offers,
    soundness: {},
    terms: {},
    contracts: [],
    licences: [],
    ...fields,
    texts: {
      en: { ...NO_TEXTS, name, ...texts?.en },
      ...(texts?.ar && { ar: { ...NO_TEXTS, ...texts.ar } }),
      ...(texts?.tr && { tr: { ...NO_TEXTS, ...texts.tr } }),
    },
  };
  return withRulings(listing, { ...main, ...products });
}

/** The content of a form for such a listing. */
export function newContent(given: Parameters<typeof newListing>[0] = {}): Content {
  const {
    kind,
    id,
    ruledAt,
    readReason,
    createdAt,
    updatedAt,
    doubts,
    rulings,
    offers,
    soundness,
    terms,
    contracts,
    licences,
    ...content
  } = newListing(given);
  return content;
}

/** Every sort order of a list, in both directions. */
export const EVERY_ORDER = SORTS.flatMap((sort) =>
  (['asc', 'desc'] as const).map((order) => ({ sort, order })),
);

/** A listing without its optional fields. */
export const NOTHING_KNOWN = {
  symbol: null,
  category: null,
  rating: null,
  established: null,
  country: null,
  website: null,
} as const;
