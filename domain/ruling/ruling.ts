import { z } from 'zod';
import type { Kind, TextDoubt, Verdict } from '#db/schema.ts';
import {
  asksAsset,
  canonical,
  type DeparturePart,
  type JudgedAnswer,
  type Method,
  type RulingFindings,
  type Tone,
} from '#domain/method/definition.ts';
import { criteriaOf, departs, METHODS, methodOf } from '#domain/method/method.ts';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import { readable, readableLine } from '#domain/text/readable.ts';
import { SLUG } from '#domain/text/slug.ts';
import type { ListedOffers } from './offers.ts';
import { QUOTE_LANGUAGES } from './quote-languages.ts';
import { VERDICTS } from './verdict.ts';

/** The most characters of each text of a ruling, in its form too. */
export const RULING_LIMITS = {
  address: 2000,
  title: 300,
  evidence: 1000,
  position: 1500,
  who: 200,
  reviewer: 100,
  prose: 3000,
} as const;

const text = (max: number) => readable('prose', max);
const line = readableLine;
const address = z
  .string()
  .max(RULING_LIMITS.address)
  .refine((url) => webAddress(url) !== null, 'must be a web address');
export const inBothLanguages = z.strictObject({
  en: text(RULING_LIMITS.prose),
  ar: text(RULING_LIMITS.prose),
});

export const evidenceSchema = z.strictObject({
  url: address,
  title: line(RULING_LIMITS.title),
  quote: text(RULING_LIMITS.evidence),
  language: z.enum(QUOTE_LANGUAGES).optional(),
  readOn: z.iso.date(),
  /** The day of the stored copy that was read. */
  copiedOn: z.iso.date().optional(),
});
export type Evidence = z.output<typeof evidenceSchema>;

/** The tones of findings that must name a source. */
export const SOURCED: readonly Tone[] = ['pass', 'concern', 'fail'];

const answerSchema = ({ findings }: Method) =>
  z
    .strictObject({
      finding: z.enum(Object.keys(findings)),
      note: inBothLanguages.nullable().default(null),
      evidence: z.array(evidenceSchema).max(12).default([]),
      /** The day on which a failure ended, for a finding that says so. */
      endedOn: z.iso.date().optional(),
    })
    .superRefine(({ finding, note, evidence, endedOn }, context) => {
      const { tone, passesAfterYears } = findings[finding] ?? { tone: 'unknown' };
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (tone !== 'unknown' && !note) refuse('note', 'must say what was found');
      if (SOURCED.includes(tone) && evidence.length === 0) refuse('evidence', 'must name a source');
      if (passesAfterYears !== undefined && !endedOn) refuse('endedOn', 'must say when it ended');
      if (passesAfterYears === undefined && endedOn) refuse('endedOn', 'is not of this finding');
    });
export type Answer = z.output<ReturnType<typeof answerSchema>>;

const positionSchema = z.strictObject({
  who: z.strictObject({ en: line(RULING_LIMITS.who), ar: line(RULING_LIMITS.who) }),
  stance: z.enum(VERDICTS),
  quote: text(RULING_LIMITS.position),
  language: z.enum(['en', 'ar']),
  url: address,
  title: line(RULING_LIMITS.title),
  /** An ISO day, or a year where the day is not known. */
  saidOn: z
    .string()
    .regex(/^\d{4}(-\d{2}-\d{2})?$/)
    .nullable()
    .default(null),
});
/** A position that a ruling of the first version holds. */
export type EmbeddedPosition = z.output<typeof positionSchema>;

/** A scholar's signature under a ruling. */
const signatureSchema = z.strictObject({
  name: line(RULING_LIMITS.reviewer),
  /** An address that describes the scholar. */
  url: address,
  signedOn: z.iso.date(),
  /** The ruling has changed since. */
  isOfEarlier: z.literal(true).optional(),
});
export type Signature = z.output<typeof signatureSchema>;

const groundsOf = (method: Method, kind: Kind) =>
  z.strictObject({
    method: z.literal(method.version),
    /** Given by the editor in versions that leave it to them. */
    firmness: z.enum(Object.keys(method.firmness)).optional(),
    asset: z
      .strictObject({ kind: z.enum(Object.keys(method.assets[kind] ?? {})), why: inBothLanguages })
      .optional(),
    stakingForm: z.enum(Object.keys(method.stakingForms ?? {})).optional(),
    /** The day on which the findings were weighed. */
    judgedOn: z.iso.date().optional(),
    reviewDue: z.iso.date().nullable().default(null),
    reviewer: line(RULING_LIMITS.reviewer).nullable().default(null),
    signature: signatureSchema.optional(),
    departure: inBothLanguages.nullable().default(null),
    /** The id of the position that a departure rests on. */
    departurePosition: z.string().max(100).regex(SLUG).optional(),
    /** The editor who has confirmed a departure. */
    secondEditor: line(RULING_LIMITS.reviewer).optional(),
    criteria: z.record(z.string(), answerSchema(method)).default({}),
    positions: z.array(positionSchema).max(50).default([]),
  });

type Checked = Pick<
  Grounds,
  'firmness' | 'asset' | 'stakingForm' | 'judgedOn' | 'signature' | 'criteria'
>;

// The parts that a version asks for, and the criteria of the scope.
function refuse(
  { method, kind, scope }: { method: Method; kind: Kind; scope: Scope },
  grounds: Checked,
  context: z.RefinementCtx,
): void {
  const allowed: [keyof Checked, boolean][] = [
    ['firmness', method.records.includes('firmness')],
    ['judgedOn', method.records.includes('judgedOn')],
    ['signature', method.records.includes('signature')],
    ['asset', asksAsset(method, kind, scope)],
    ['stakingForm', method.stakingForms !== null && scope === 'staking'],
  ];
  for (const [part, isAllowed] of allowed) {
    if (grounds[part] === undefined || isAllowed) continue;
    context.addIssue({ code: 'custom', path: [part], message: 'is not asked for this ruling' });
  }
  if (method.records.includes('firmness') && grounds.firmness === undefined) {
    context.addIssue({ code: 'custom', path: ['firmness'], message: 'must be given' });
  }
  const asked = criteriaOf(method, { kind, scope, asset: grounds.asset?.kind ?? null });
  for (const [criterion, { finding }] of Object.entries(grounds.criteria)) {
    const isAsked = asked.includes(criterion);
    if (isAsked && method.allows(criterion, finding)) continue;
    const message = isAsked ? 'cannot have this finding' : 'is not asked of this scope';
    context.addIssue({ code: 'custom', path: ['criteria', criterion], message });
  }
}

const [NEWEST, ...EARLIER] = METHODS;

/** Parses the grounds of a ruling, with the extra fields `beside`, by the version of the method that they name. */
export function groundsSchema<Beside extends z.ZodRawShape>(
  kind: Kind,
  scope: Scope,
  beside: Beside,
) {
  const read = (method: Method) =>
    groundsOf(method, kind)
      .extend(beside)
      .superRefine((grounds, context) =>
        refuse({ method, kind, scope }, grounds as unknown as Checked, context),
      );
  return z.discriminatedUnion('method', [read(NEWEST), ...EARLIER.map(read)]);
}

/** The findings, evidence and positions behind a ruling. */
export type Grounds = z.output<ReturnType<typeof groundsOf>>;

export interface Ruling {
  verdict: Verdict | null;
  ruledAt: string | null;
  grounds: Grounds | null;
}

export type Rulings = Partial<Record<Scope, Ruling>>;

/** The grounds of a ruling without texts and sources. */
export type JudgedGrounds = Pick<Grounds, 'method' | 'firmness' | 'judgedOn'> & {
  asset?: { kind: string } | undefined;
  reviewDue?: string | null;
  criteria: Record<string, JudgedAnswer>;
  /** The number of quoted sources. */
  sources?: number;
};

/** Rulings without texts and sources, as the database derives them from `Rulings` (the function `judged_rulings`). */
export type JudgedRulings = Partial<
  Record<Scope, Pick<Ruling, 'verdict' | 'ruledAt'> & { grounds: JudgedGrounds | null }>
>;

/** The parts of a listing that concern its rulings. */
export interface RuledListing {
  kind: Kind;
  id: string;
  rulings: Rulings;
  offers: ListedOffers;
  texts: Partial<Record<'en' | 'ar', { name: string | null; reason: string | null }>>;
  doubts: Partial<Record<'en' | 'ar', { reason?: TextDoubt | undefined }>>;
  /** The last Arabic reason that an editor has read for the main verdict, while the present one is in doubt. */
  readReason: string | null;
}

export interface StandingRuling extends Ruling {
  scope: Scope;
  verdict: Verdict;
}

/** A listing's ruling on a scope; null: it has no verdict. */
export function rulingOn(
  { rulings }: Pick<RuledListing, 'rulings'>,
  scope: Scope,
): StandingRuling | null {
  const { verdict, ruledAt, grounds } = rulings[scope] ?? { verdict: null };
  return verdict && { scope, verdict, ruledAt, grounds };
}

/** A listing's rulings with a verdict, in the order of the scopes. */
export function rulingsOf(listing: Pick<RuledListing, 'rulings'>): StandingRuling[] {
  return SCOPES.flatMap((scope) => rulingOn(listing, scope) ?? []);
}

/** Findings by criterion. */
export function findingsOf({ criteria }: Pick<JudgedGrounds, 'criteria'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(criteria).map(([criterion, answer]) => [criterion, answer.finding]),
  );
}

/** Whether any criterion has an entry; a verdict may be given without. */
export function hasFindings({ criteria }: Pick<JudgedGrounds, 'criteria'>): boolean {
  return Object.keys(criteria).length > 0;
}

/** The part of a ruling's grounds that its method judges. */
export function judgedIn(
  kind: Kind,
  scope: Scope,
  { asset, criteria, judgedOn }: Pick<JudgedGrounds, 'asset' | 'criteria' | 'judgedOn'>,
): RulingFindings {
  return { kind, scope, asset: asset?.kind ?? null, criteria, judgedOn: judgedOn ?? null };
}

/** True: the verdict differs from the method's proposal for its grounds. */
export function isDeparture(
  kind: Kind,
  scope: Scope,
  { verdict, grounds }: { verdict: Verdict | null; grounds: JudgedGrounds | null },
): boolean {
  if (!grounds) return false;
  return departs(methodOf(grounds.method), judgedIn(kind, scope, grounds), verdict);
}

/** The parts that a departure lacks of those that its version needs. `position`: the linked one, if it names the ruling. */
export function departureLacks(
  { method, departure, secondEditor }: Grounds,
  position: unknown,
): DeparturePart[] {
  const given = { reason: departure, position, secondEditor };
  return methodOf(method).departureNeeds.filter((part) => !given[part]);
}

/** Grounds that name their version alone. */
export function bareGrounds(method: string): Grounds {
  return {
    method,
    reviewDue: null,
    reviewer: null,
    departure: null,
    criteria: {},
    positions: [],
  };
}

/** Whether grounds name their version alone, as those of a verdict that is given without any. */
export function isBare(grounds: Grounds): boolean {
  return canonical(grounds) === canonical(bareGrounds(grounds.method));
}
