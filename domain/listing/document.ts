import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Kind } from '#db/schema.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import { readRulings, rulingsSchema, writeRulings } from '#domain/ruling/ruling-document.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { perKind } from './kind.ts';
import { addressOn, isImage } from './link.ts';
import {
  type Listing,
  type ListingTexts,
  TEXT_FIELDS,
  TEXT_LANGUAGES,
  withRulings,
} from './listing.ts';

// What PostgreSQL cannot hold, and what no form would take.
const text = z
  .string()
  .trim()
  .min(1)
  .max(50_000)
  .refine((given) => !given.includes('\0') && given.isWellFormed(), 'must be readable text');
const name = text.max(200);
/** Pros and cons come as lines of one text or as a list of lines. */
const lines = z.union([text, z.array(text).transform((items) => items.join('\n'))]);
const address = z.string().refine((url) => webAddress(url) !== null, 'must be a web address');
const addressAt = (host: string) =>
  z.string().refine((url) => addressOn(host, url) !== null, `must be an address at ${host}`);
const doubtsSchema = z.partialRecord(
  z.enum(TEXT_LANGUAGES),
  z.partialRecord(z.enum(TEXT_FIELDS), z.enum(['machine', 'stale'])),
);
const perLanguage = <T extends z.ZodType>(value: T) =>
  z.strictObject({ en: value.optional(), ar: value.optional(), tr: value.optional() });

const documentOf = (kind: Kind) =>
  z.strictObject({
    id: z
      .string()
      .max(200)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    name: name.optional(),
    symbol: z
      .string()
      .regex(/^[A-Z0-9]{1,10}$/)
      .optional(),
    image: z.string().refine(isImage, 'must be an https address or a path on this site').optional(),
    category: z.enum(VERDICTS).optional(),
    ruledAt: z.iso.datetime().optional(),
    rating: z.number().min(0).max(5).optional(),
    established: z
      .string()
      .refine((year) => [...year].length <= 4, 'must have at most 4 characters')
      .optional(),
    country: text.optional(),
    rank: z.number().int().min(1).max(2_000_000_000).optional(),
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
        name: perLanguage(name).optional(),
        description: perLanguage(text).optional(),
        pros: perLanguage(lines).optional(),
        cons: perLanguage(lines).optional(),
        reason: perLanguage(text).optional(),
      })
      .optional(),
    doubts: doubtsSchema.optional(),
    rulings: rulingsSchema(kind).optional(),
  });

/** A stored document of the collections `coins` and `exchanges`; any field but the id and the two times may be missing. */
const DOCUMENTS = perKind(documentOf);

/** A listing as the old database kept it and as we export it: what is missing is left out. */
export type StoredDocument = z.input<ReturnType<typeof documentOf>>;

/** Reads one stored document. Throws a ZodError that names the field. */
export function parseDocument(kind: Kind, document: unknown): Listing {
  return toListing(kind, DOCUMENTS[kind].parse(document));
}

/** Like `parseDocument`, but undefined for what cannot be read. */
export function readDocument(kind: Kind, document: unknown): Listing | undefined {
  const { data } = DOCUMENTS[kind].safeParse(document);
  return data && toListing(kind, data);
}

function toListing(kind: Kind, document: z.output<ReturnType<typeof documentOf>>): Listing {
  const { name, translations = {}, ...fields } = document;
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
  const listing = {
    kind,
    id: fields.id,
    symbol: fields.symbol ?? null,
    image: fields.image ?? null,
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
    doubts: fields.doubts ?? {},
  };
  return withRulings(listing, readRulings(fields));
}

/** The listing with all its texts, as `parseDocument` reads it back. */
export function toStored({ kind: _, texts, doubts, rulings, ...fields }: Listing): StoredDocument {
  const translations = TEXT_FIELDS.map((field) => {
    const languages = TEXT_LANGUAGES.map((language) => [language, texts[language]?.[field]]);
    return [field, withoutMissing(Object.fromEntries(languages))];
  });
  const { category, ruledAt, rulings: written } = writeRulings(rulings);
  return withoutMissing({
    ...fields,
    category,
    ruledAt,
    name: texts.en?.name,
    createdAt: fields.createdAt.toISOString(),
    updatedAt: fields.updatedAt.toISOString(),
    translations: withoutMissing(Object.fromEntries(translations)),
    doubts: withoutMissing(doubts),
    rulings: withoutMissing(written),
  }) as StoredDocument;
}

/** Whether two listings are kept alike, to the last doubt and date. */
export function isSame(one: Listing, other: Listing): boolean {
  return isDeepStrictEqual(toStored(one), toStored(other));
}

function withoutMissing(object: object): object | undefined {
  const kept = Object.entries(object).filter(([, value]) => value !== null && value !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
