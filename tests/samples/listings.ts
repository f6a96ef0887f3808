import type { Kind } from '#domain/listing/kind.ts';
import type { Listing, ListingTexts } from '#domain/listing/listing.ts';

let made = 0;

/** A listing to test with: a reviewed coin unless said otherwise, each a minute newer than the one before. */
export function newListing(
  given: Partial<Omit<Listing, 'texts'>> & {
    kind?: Kind;
    name?: string;
    texts?: Partial<Record<'en' | 'ar' | 'tr', Partial<ListingTexts>>>;
  } = {},
): Listing {
  made += 1;
  const { name = `Coin ${made}`, texts, ...fields } = given;
  const createdAt = new Date(Date.UTC(2026, 0, 1) + made * 60_000);
  const category = fields.category === undefined ? 'halal' : fields.category;
  return {
    kind: 'coin',
    id: `listing-${made}`,
    symbol: `C${made}`,
    image: null,
    category,
    ruledAt: category && createdAt,
    rating: 4,
    established: '2020',
    country: 'Switzerland',
    rank: null,
    marketId: null,
    website: 'https://coin.example',
    twitter: null,
    reddit: null,
    github: null,
    telegram: null,
    whitepaper: null,
    createdAt,
    updatedAt: createdAt,
    doubts: {},
    rulings: {},
    ...fields,
    texts: {
      en: { ...NO_TEXTS, name, ...texts?.en },
      ...(texts?.ar && { ar: { ...NO_TEXTS, ...texts.ar } }),
      ...(texts?.tr && { tr: { ...NO_TEXTS, ...texts.tr } }),
    },
  };
}

/** What a listing may lack. */
export const NOTHING_KNOWN = {
  symbol: null,
  category: null,
  rating: null,
  established: null,
  country: null,
  website: null,
} as const;

const NO_TEXTS: ListingTexts = {
  name: null,
  description: null,
  pros: null,
  cons: null,
  reason: null,
};
