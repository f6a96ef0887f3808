import { z } from 'zod';
import { KINDS, type Kind } from '#db/enums.ts';
import { STANCES, type StatedDecision } from '#domain/method/definition.ts';
import { ASSET_KINDS } from '#domain/method/method.ts';
import { SCOPES, type Scope, SPOT } from '#domain/method/scope.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import { readable, readableLine } from '#domain/text/readable.ts';
import { SLUG } from '#domain/text/slug.ts';

/** The most characters of each text of a position, in its form too. */
export const POSITION_LIMITS = {
  name: 200,
  title: 300,
  address: 2000,
  quote: 1500,
  note: 1000,
} as const;

/** The acts that a position can speak of: the scopes of rulings, and mining. */
const ACTS = [...SCOPES, 'mining'] as const;

const slug = z.string().max(100).regex(SLUG);
const inBoth = (max: number) => z.strictObject({ en: readableLine(max), ar: readableLine(max) });
const gloss = readable('prose', POSITION_LIMITS.quote).nullable().default(null);
/** Documents of before November 2026 have one text for both languages. */
const reporter = z.preprocess(
  (given) => (typeof given === 'string' ? { en: given, ar: given } : given),
  inBoth(POSITION_LIMITS.name).nullable().default(null),
);

export const coverSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('class') }),
  z.strictObject({ type: z.literal('asset'), asset: z.enum(ASSET_KINDS) }),
  z.strictObject({
    type: z.literal('listing'),
    kind: z.enum(KINDS),
    id: slug,
    /** The scope that it covers; absent: holding and spot buying. */
    act: z.enum(ACTS).optional(),
  }),
  z.strictObject({ type: z.literal('act'), act: z.enum(ACTS) }),
]);
export type Cover = z.output<typeof coverSchema>;

/** The position of a body or a scholar on crypto-assets, with its words and their source. */
export const positionSchema = z
  .strictObject({
    id: slug,
    /** Parts, translations and reprints of one decision share it. */
    decision: slug,
    body: inBoth(POSITION_LIMITS.name).nullable().default(null),
    person: inBoth(POSITION_LIMITS.name).nullable().default(null),
    /** The country of the body, a code of ISO 3166-1; null: international, or a person. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .default(null),
    /** Only where the source states it. */
    school: inBoth(POSITION_LIMITS.name).nullable().default(null),
    /** An ISO day, month or year. */
    saidOn: z
      .string()
      .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
      .nullable()
      .default(null),
    stance: z.enum(STANCES),
    covers: z.array(coverSchema).min(1).max(80),
    quote: readable('prose', POSITION_LIMITS.quote),
    /** The language of the quote, a tag of BCP 47. */
    language: z.string().regex(/^[a-z]{2,3}$/),
    /** Our translation of the quote, for a language that it is not in. */
    gloss: z.strictObject({ en: gloss, ar: gloss }).prefault({}),
    /** An editor has reviewed our translation. The name is that of stored documents. */
    isGlossRead: z.boolean().default(false),
    url: z
      .string()
      .max(POSITION_LIMITS.address)
      .refine((url) => webAddress(url) !== null, 'must be a web address'),
    title: readableLine(POSITION_LIMITS.title),
    source: z.enum(['own', 'reported']),
    reportedBy: reporter,
    readOn: z.iso.date(),
    copiedOn: z.iso.date().nullable().default(null),
    note: z
      .strictObject({
        en: readable('prose', POSITION_LIMITS.note),
        ar: readable('prose', POSITION_LIMITS.note),
      })
      .nullable()
      .default(null),
  })
  .superRefine(({ body, person, source, reportedBy }, context) => {
    if (!body && !person) {
      context.addIssue({ code: 'custom', path: ['body'], message: 'must name a body or a person' });
    }
    if (source === 'reported' && !reportedBy) {
      const message = 'must say who reports it';
      context.addIssue({ code: 'custom', path: ['reportedBy'], message });
    }
  });
export type Position = z.output<typeof positionSchema>;

/** The position that a departure links; null if it does not name the listing, its kind of asset or the act of the ruling. */
export function linkedPosition(
  positions: readonly Position[],
  id: string | undefined,
  covered: Covered,
): Position | null {
  const linked = positions.find((position) => position.id === id);
  return linked && statedOn(linked, covered)?.isNamed ? linked : null;
}

/** Whether our translation of the quote waits for an editor's review. */
export function isGlossUnreviewed({ gloss, isGlossRead }: Pick<Position, 'gloss' | 'isGlossRead'>) {
  return !isGlossRead && Boolean(gloss.en || gloss.ar);
}

/** The ruling that a position may cover. */
export interface Covered {
  kind: Kind;
  id: string;
  scope: Scope;
  /** The kind of asset; null: not known, or of no kind. */
  asset: string | null;
}

/** A position as it bears on a ruling; null: it does not cover it. */
export function statedOn(
  { decision, stance, covers }: Pick<Position, 'decision' | 'stance' | 'covers'>,
  { kind, id, scope, asset }: Covered,
): StatedDecision | null {
  const isOfSpot = scope === SPOT;
  let [isOfAct, isOfListing, isOfAsset, isOfClass] = [false, false, false, false];
  // Lists ask this of every position for each of their rulings.
  for (const one of covers) {
    if (one.type === 'act') isOfAct ||= one.act === scope;
    else if (one.type === 'class') isOfClass = true;
    else if (one.type === 'asset') isOfAsset ||= isOfSpot && one.asset === asset;
    else isOfListing ||= one.kind === kind && one.id === id && (one.act ?? SPOT) === scope;
  }
  // Buying and holding is the act of every ruling on spot: a position on it names none.
  const isOfAll = isOfSpot && (isOfAct || isOfClass);
  const isNamed = isOfListing || isOfAsset || (isOfAct && !isOfSpot);
  if (!isNamed && !isOfAll) return null;
  return { decision, stance, isNamed, isOfListing };
}

/** Statements of the positions that cover a ruling. */
export function statedBy(
  positions: readonly Position[],
  covered: Covered,
): readonly StatedDecision[] {
  const all: StatedDecision[] = [];
  for (const position of positions) {
    const stated = statedOn(position, covered);
    if (stated) all.push(stated);
  }
  return all;
}

/** The names of the holder of a position: the body, also where a person speaks for it, else the person. */
export function holderOf({ body, person }: Pick<Position, 'body' | 'person'>): {
  en: string;
  ar: string;
} {
  const holder = body ?? person;
  if (!holder) throw new Error('a position without a body and a person');
  return holder;
}
