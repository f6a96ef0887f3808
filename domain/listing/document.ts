import { z } from 'zod';
import type { Kind } from '#db/schema.ts';
import type { MarketCoin } from '#domain/market/market-coin.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { addressOn, webAddress } from './link.ts';
import { type Listing, type ListingTexts, type PublicLanguage, TEXT_LANGUAGES } from './listing.ts';

const PUBLIC_LANGUAGES = ['en', 'ar'] as const satisfies readonly PublicLanguage[];

const text = z.string().trim().min(1);
/** Pros and cons come as lines of one text or as a list of lines. */
const lines = z.union([text, z.array(text).transform((items) => items.join('\n'))]);
const address = z.string().refine((url) => webAddress(url) !== null, 'must be a web address');
const addressAt = (host: string) =>
  z.string().refine((url) => addressOn(host, url) !== null, `must be an address at ${host}`);
const perLanguage = <T extends z.ZodType>(value: T) =>
  z.strictObject({ en: value.optional(), ar: value.optional(), tr: value.optional() });

/** A stored document of the collections `coins` and `exchanges`; any field but the id and the two times may be missing. */
const documentSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: text.optional(),
  symbol: z
    .string()
    .regex(/^[A-Z0-9]{1,10}$/)
    .optional(),
  image: z
    .string()
    .regex(/^(https:\/\/|\/(?!\/))/)
    .optional(),
  category: z.enum(VERDICTS).optional(),
  ruledAt: z.iso.datetime().optional(),
  rating: z.number().min(0).max(5).optional(),
  established: z.string().max(4).optional(),
  country: text.optional(),
  rank: z.number().int().min(1).optional(),
  marketId: text.optional(),
  website: address.optional(),
  twitter: z
    .string()
    .regex(/^@\w{1,15}$/)
    .optional(),
  reddit: addressAt('reddit.com').optional(),
  github: addressAt('github.com').optional(),
  telegram: address.optional(),
  whitepaper: address.optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  translations: z
    .strictObject({
      name: perLanguage(text).optional(),
      description: perLanguage(text).optional(),
      pros: perLanguage(lines).optional(),
      cons: perLanguage(lines).optional(),
      reason: perLanguage(text).optional(),
    })
    .optional(),
});

/** Reads one stored document. Throws a ZodError that names the field. */
export function parseDocument(kind: Kind, document: unknown): Listing {
  const { name, translations = {}, ...fields } = documentSchema.parse(document);
  const texts: Listing['texts'] = {};
  for (const language of TEXT_LANGUAGES) {
    const inLanguage: ListingTexts = {
      name: translations.name?.[language] ?? (language === 'en' ? (name ?? null) : null),
      description: translations.description?.[language] ?? null,
      pros: translations.pros?.[language] ?? null,
      cons: translations.cons?.[language] ?? null,
      reason: translations.reason?.[language] ?? null,
    };
    if (Object.values(inLanguage).some((value) => value !== null)) texts[language] = inLanguage;
  }
  return {
    kind,
    id: fields.id,
    symbol: fields.symbol ?? null,
    image: fields.image ?? null,
    category: fields.category ?? null,
    ruledAt: fields.category && fields.ruledAt ? new Date(fields.ruledAt) : null,
    rating: fields.rating ?? null,
    established: fields.established ?? null,
    country: fields.country ?? null,
    rank: fields.rank ?? null,
    marketId: fields.marketId ?? null,
    website: fields.website ?? null,
    twitter: fields.twitter ?? null,
    reddit: fields.reddit ?? null,
    github: fields.github ?? null,
    telegram: fields.telegram ?? null,
    whitepaper: fields.whitepaper ?? null,
    createdAt: new Date(fields.createdAt),
    updatedAt: new Date(fields.updatedAt),
    texts,
  };
}

/** The listing as the API answers it: the spec's field names, null for what is missing, no Turkish. */
export function toDocument(listing: Listing, figures: MarketCoin | null = null) {
  const { kind, texts, ruledAt, rank, marketId, createdAt, updatedAt, ...stored } = listing;
  const translated = (field: keyof ListingTexts) =>
    Object.fromEntries(
      PUBLIC_LANGUAGES.map((language) => [language, texts[language]?.[field] ?? null]),
    ) as Record<PublicLanguage, string | null>;
  const common = {
    ...stored,
    name: texts.en?.name ?? null,
    ruledAt: ruledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    translations: {
      name: translated('name'),
      description: translated('description'),
      pros: translated('pros'),
      cons: translated('cons'),
      reason: translated('reason'),
    },
  };
  return kind === 'coin'
    ? { ...common, rank: rank ?? 0, marketId, ...marketFields(figures) }
    : {
        ...common,
        year_established: stored.established,
        url: stored.website,
        trust_score: stored.rating ?? DEFAULT_TRUST_SCORE,
        trade_volume: null,
      };
}

/** From the spec, section 9. */
const DEFAULT_TRUST_SCORE = 5;

/** The spec's names of the market figures; null where the market does not certainly know the coin. */
function marketFields(figures: MarketCoin | null) {
  return {
    current_price: figures?.price ?? null,
    market_cap: figures?.marketCap ?? null,
    volume_24h: figures?.volume ?? null,
    price_change_24h: figures?.change24h ?? null,
    circulating_supply: figures?.circulatingSupply ?? null,
    max_supply: figures?.maxSupply ?? null,
  };
}
