import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { contractsSchema } from '#domain/contract/contract.ts';
import { licencesSchema } from '#domain/licence/licence.ts';
import { methodOf, proposalBy } from '#domain/method/method.ts';
import { linkedPosition, type Position } from '#domain/position/position.ts';
import { offersSchema } from '#domain/ruling/offers.ts';
import {
  departureLacks,
  hasFindings,
  isDeparture,
  judgedIn,
  rulingsOf,
} from '#domain/ruling/ruling.ts';
import {
  readRulings,
  rulingsSchema,
  spotSchema,
  writeRulings,
} from '#domain/ruling/ruling-document.ts';
import { ratedBySoundness, soundnessSchema } from '#domain/soundness/soundness.ts';
import { termsSchema } from '#domain/terms/terms.ts';
import { issueWords } from '#domain/text/issue-words.ts';
import { SLUG } from '#domain/text/slug.ts';
import { TEXT_LIMITS } from './form-rule.ts';
import { KIND, type Kind, perKind } from './kind.ts';
import {
  type Listing,
  type ListingTexts,
  NO_TEXTS,
  TEXT_FIELDS,
  TEXT_LANGUAGES,
  type TextField,
  withRulings,
} from './listing.ts';
import {
  appliesTo,
  type FIELDS,
  type PlainField,
  type PlainValues,
  perField,
  storedText,
  withLimits,
} from './plain-field.ts';

const doubtsSchema = z.partialRecord(
  z.enum(TEXT_LANGUAGES),
  z.partialRecord(z.enum(TEXT_FIELDS), z.enum(['machine', 'stale'])),
);
const perLanguage = <T extends z.ZodType>(value: T) =>
  z.strictObject({ en: value.optional(), ar: value.optional(), tr: value.optional() });

function documentOf(kind: Kind, { isOurs = false } = {}) {
  const fromOutside: typeof withLimits = (schema, rule) =>
    isOurs ? schema : withLimits(schema, rule);
  const lines = z.union([storedText, z.array(storedText).transform((items) => items.join('\n'))]);
  const textOf = <T extends z.ZodType>(field: TextField, schema: T) =>
    perLanguage(fromOutside(schema, { maxLength: TEXT_LIMITS[field] })).optional();
  return z.strictObject({
    id: z.string().max(200).regex(SLUG),
    name: fromOutside(storedText, { maxLength: TEXT_LIMITS.name }).optional(),
    ...(perField((rule) => fromOutside(rule.stored, rule).optional()) as {
      [Name in PlainField]: z.ZodOptional<(typeof FIELDS)[Name]['stored']>;
    }),
    ruledAt: z.iso.datetime().optional(),
    readReason: fromOutside(storedText, { maxLength: TEXT_LIMITS.reason }).optional(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    translations: z
      .strictObject({
        name: textOf('name', storedText),
        description: textOf('description', storedText),
        pros: textOf('pros', lines),
        cons: textOf('cons', lines),
        reason: textOf('reason', storedText),
      })
      .optional(),
    doubts: doubtsSchema.optional(),
    rulings: rulingsSchema(kind).optional(),
    spot: spotSchema.optional(),
    offers: offersSchema.optional(),
    soundness: soundnessSchema.optional(),
    terms: (KIND[kind].hasTerms ? termsSchema : z.never()).optional(),
    contracts: contractsSchema.optional(),
    licences: (KIND[kind].hasLicences ? licencesSchema : z.never()).optional(),
  });
}

const documents = madeOnce(() => perKind((kind) => documentOf(kind)));
const ourDocuments = madeOnce(() => perKind((kind) => documentOf(kind, { isOurs: true })));

// The schemas of all documents take 5 MB, and a server that only answers readers uses none of them.
function madeOnce<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A listing as stored by the old database and by exports; missing values are left out. */
export type StoredDocument = z.input<ReturnType<typeof documentOf>>;

/**
 * Reads a document from outside. Throws a ZodError that names the field, also for a verdict that its findings do not give.
 * `positions`: those a departure may link, by default any.
 */
export function parseDocument(
  kind: Kind,
  document: unknown,
  positions?: readonly Position[],
): Listing {
  const listing = toListing(kind, documents()[kind].parse(document, { error: issueWords }));
  const issues = rulingsOf(listing).flatMap((ruling) => {
    const { scope, verdict, grounds } = ruling;
    // Without findings none disagrees: forms save such verdicts, and exports have them.
    if (!grounds || !hasFindings(grounds) || !isDeparture(kind, scope, ruling)) return [];
    const { departurePosition, asset } = grounds;
    const covered = { kind, id: listing.id, scope, asset: asset?.kind ?? null };
    const linked = positions
      ? linkedPosition(positions, departurePosition, covered)
      : departurePosition;
    const lacks = departureLacks(grounds, linked).map((part) => LACKED[part]);
    if (lacks.length === 0) return [];
    const given = proposalBy(methodOf(grounds.method), judgedIn(kind, scope, grounds)).verdict;
    const message = `its findings give ${given ?? 'no verdict'}, not ${verdict}: a departure needs ${lacks.join(', ')}`;
    return [{ code: 'custom' as const, path: ['rulings', scope], message, input: document }];
  });
  if (issues.length > 0) throw new z.ZodError(issues);
  return listing;
}

const LACKED = {
  reason: 'its reason in both languages',
  position: 'a linked position that names the listing, its kind or the act',
  secondEditor: 'a second editor',
} as const;

/** Parses a document of the history, whose texts may exceed today's limits; undefined if unreadable. */
export function readDocument(kind: Kind, document: unknown): Listing | undefined {
  const { data } = ourDocuments()[kind].safeParse(document);
  if (!data) return undefined;
  // As stored: the schema removes hidden characters, so that a ruling or an answer with some would count as changed. Contracts
  // have no such texts.
  const { rulings, offers, soundness, terms } = document as Pick<
    typeof data,
    'rulings' | 'offers' | 'soundness' | 'terms'
  >;
  return toListing(kind, { ...data, rulings, offers, soundness, terms });
}

function toListing(kind: Kind, document: z.output<ReturnType<typeof documentOf>>): Listing {
  const { name, translations = {}, ...fields } = document;
  const texts: Listing['texts'] = {};
  for (const language of TEXT_LANGUAGES) {
    const inLanguage: ListingTexts = { ...NO_TEXTS };
    for (const field of TEXT_FIELDS) inLanguage[field] = translations[field]?.[language] ?? null;
    if (language === 'en') inLanguage.name ??= name ?? null;
    if (Object.values(inLanguage).some((value) => value !== null)) texts[language] = inLanguage;
  }
  const listing = {
    kind,
    id: fields.id,
    ...plainValues(kind, fields),
    createdAt: new Date(fields.createdAt),
    updatedAt: new Date(fields.updatedAt),
    texts,
    doubts: fields.doubts ?? {},
    readReason: fields.doubts?.ar?.reason ? (fields.readReason ?? null) : null,
    offers: KIND[kind].hasOffers ? (fields.offers ?? {}) : {},
    soundness: fields.soundness ?? {},
    terms: fields.terms ?? {},
    contracts: fields.contracts ?? [],
    licences: fields.licences ?? [],
  };
  return withRulings(ratedBySoundness(listing), readRulings({ ...fields, offers: listing.offers }));
}

// Old documents of exchanges may have a rank, which means nothing.
function plainValues(kind: Kind, fields: Partial<PlainValues>): PlainValues {
  return perField((rule, name) =>
    appliesTo(kind, rule) ? (fields[name] ?? null) : null,
  ) as PlainValues;
}

/** The listing as a document for `parseDocument`. */
export function toStored({
  kind: _,
  texts,
  doubts,
  rulings,
  offers,
  soundness,
  terms,
  contracts,
  licences,
  ...fields
}: Listing): StoredDocument {
  const translations = TEXT_FIELDS.map((field) => {
    const languages = TEXT_LANGUAGES.map((language) => [language, texts[language]?.[field]]);
    return [field, withoutMissing(Object.fromEntries(languages))];
  });
  const { rulings: written, spot = {}, ...main } = writeRulings(rulings, offers);
  return withoutMissing({
    ...fields,
    ...main,
    name: texts.en?.name,
    createdAt: fields.createdAt.toISOString(),
    updatedAt: fields.updatedAt.toISOString(),
    translations: withoutMissing(Object.fromEntries(translations)),
    doubts: withoutMissing(doubts),
    rulings: withoutMissing(written),
    spot: withoutMissing(spot),
    offers: withoutMissing(offers),
    soundness: withoutMissing(soundness),
    terms: withoutMissing(terms),
    contracts: contracts.length > 0 ? contracts : undefined,
    licences: licences.length > 0 ? licences : undefined,
  }) as StoredDocument;
}

/** Whether two listings are equal in every stored value. */
export function isSame(one: Listing, other: Listing): boolean {
  return isDeepStrictEqual(toStored(one), toStored(other));
}

function withoutMissing(object: object): object | undefined {
  const entries = Object.entries(object).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
