import { z } from 'zod';
import type { Kind, TextDoubt, Verdict } from '#db/schema.ts';
import type { Method, Tone } from '#domain/method/definition.ts';
import { criteriaOf, departs, METHODS, methodOf } from '#domain/method/method.ts';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import { type TextForm, UNREADABLE, withoutHidden } from '#domain/text/hidden-characters.ts';
import { QUOTE_LANGUAGES } from './quote-languages.ts';
import { VERDICTS } from './verdict.ts';

/** The most characters of each text of a ruling, in its form too. */
export const LONGEST_IN_RULING = {
  address: 2000,
  title: 300,
  evidence: 1000,
  position: 1500,
  who: 200,
  reviewer: 100,
  prose: 3000,
} as const;

const text = (max: number) => readable('prose', max);
const line = (max: number) =>
  z
    .string()
    .refine((value) => !/[\n\r\t]/.test(value.trim()), 'must be on one line')
    .pipe(readable('line', max));
// PostgreSQL and feeds cannot hold every character. Hidden characters, common in text copied from documents, are removed.
const readable = (form: TextForm, max: number) =>
  z
    .string()
    .refine((value) => !UNREADABLE.test(value) && value.isWellFormed(), 'must be readable text')
    .overwrite((value) => withoutHidden(value, form).trim())
    .min(1)
    .max(max);
const address = z
  .string()
  .max(LONGEST_IN_RULING.address)
  .refine((url) => webAddress(url) !== null, 'must be a web address');
const inBothLanguages = z.strictObject({
  en: text(LONGEST_IN_RULING.prose),
  ar: text(LONGEST_IN_RULING.prose),
});

const evidenceSchema = z.strictObject({
  url: address,
  title: line(LONGEST_IN_RULING.title),
  quote: text(LONGEST_IN_RULING.evidence),
  language: z.enum(QUOTE_LANGUAGES).optional(),
  readOn: z.iso.date(),
});
export type Evidence = z.output<typeof evidenceSchema>;

const SOURCED: readonly Tone[] = ['pass', 'concern', 'fail'];

const answerSchema = ({ findings }: Method) =>
  z
    .strictObject({
      finding: z.enum(Object.keys(findings)),
      note: inBothLanguages.nullable().default(null),
      evidence: z.array(evidenceSchema).max(12).default([]),
    })
    .superRefine(({ finding, note, evidence }, context) => {
      const tone = findings[finding]?.tone ?? 'unknown';
      if (tone !== 'unknown' && !note) {
        context.addIssue({ code: 'custom', path: ['note'], message: 'must say what was found' });
      }
      if (SOURCED.includes(tone) && evidence.length === 0) {
        context.addIssue({ code: 'custom', path: ['evidence'], message: 'must name a source' });
      }
    });
export type Answer = z.output<ReturnType<typeof answerSchema>>;

const positionSchema = z.strictObject({
  who: z.strictObject({ en: line(LONGEST_IN_RULING.who), ar: line(LONGEST_IN_RULING.who) }),
  stance: z.enum(VERDICTS),
  quote: text(LONGEST_IN_RULING.position),
  language: z.enum(['en', 'ar']),
  url: address,
  title: line(LONGEST_IN_RULING.title),
  /** An ISO day, or a year where the day is not known. */
  saidOn: z
    .string()
    .regex(/^\d{4}(-\d{2}-\d{2})?$/)
    .nullable()
    .default(null),
});
export type Position = z.output<typeof positionSchema>;

const groundsOf = (method: Method, kind: Kind, scope: Scope) =>
  z.strictObject({
    method: z.literal(method.version),
    firmness: z.enum(Object.keys(method.firmness)),
    reviewDue: z.iso.date().nullable().default(null),
    reviewer: line(LONGEST_IN_RULING.reviewer).nullable().default(null),
    departure: inBothLanguages.nullable().default(null),
    criteria: z
      .record(z.string(), answerSchema(method))
      .default({})
      .superRefine((criteria, context) => {
        const asked = criteriaOf(method, kind, scope);
        for (const criterion of Object.keys(criteria).filter((id) => !asked.includes(id))) {
          const message = 'is not asked of this scope';
          context.addIssue({ code: 'custom', path: [criterion], message });
        }
      }),
    positions: z.array(positionSchema).max(50).default([]),
  });

const [NEWEST, ...EARLIER] = METHODS;

/** Parses the grounds of a ruling, with the extra fields `beside`, by the version of the method that they name. */
export function groundsSchema<Beside extends z.ZodRawShape>(
  kind: Kind,
  scope: Scope,
  beside: Beside,
) {
  const read = (method: Method) => groundsOf(method, kind, scope).extend(beside);
  return z.discriminatedUnion('method', [read(NEWEST), ...EARLIER.map(read)]);
}

/** The findings, evidence and positions behind a ruling. */
export type Grounds = z.output<ReturnType<typeof groundsOf>>;
export type GroundsInput = z.input<ReturnType<typeof groundsOf>>;

export interface Ruling {
  verdict: Verdict | null;
  ruledAt: string | null;
  grounds: Grounds | null;
}

export type Rulings = Partial<Record<Scope, Ruling>>;

/** The parts of a listing that concern its rulings. */
export interface Ruled {
  kind: Kind;
  id: string;
  rulings: Rulings;
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
export function rulingOn({ rulings }: Pick<Ruled, 'rulings'>, scope: Scope): StandingRuling | null {
  const { verdict, ruledAt, grounds } = rulings[scope] ?? { verdict: null };
  return verdict && { scope, verdict, ruledAt, grounds };
}

/** A listing's rulings with a verdict, in the order of the scopes. */
export function rulingsOf(listing: Pick<Ruled, 'rulings'>): StandingRuling[] {
  return SCOPES.flatMap((scope) => rulingOn(listing, scope) ?? []);
}

export function findingsOf({ criteria }: Pick<Grounds, 'criteria'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(criteria).map(([criterion, answer]) => [criterion, answer.finding]),
  );
}

/** True: the verdict differs from the method's proposal for its grounds and needs an explanation. */
export function isDeparture(
  kind: Kind,
  scope: Scope,
  { verdict, grounds }: Pick<Ruling, 'verdict' | 'grounds'>,
): boolean {
  if (!grounds) return false;
  return departs(methodOf(grounds.method), kind, scope, verdict, findingsOf(grounds));
}

/** The rulings with this verdict and these `grounds` on a scope. Every edit of a verdict passes here; its date changes only with it. */
export function changeRuling(
  rulings: Rulings,
  scope: Scope,
  verdict: Verdict | null,
  grounds?: Grounds,
): Rulings {
  const earlier = rulings[scope];
  const isSame = (earlier?.verdict ?? null) === verdict;
  if (isSame && !grounds) return rulings;
  const ruledAt = isSame ? (earlier?.ruledAt ?? null) : new Date().toISOString();
  // A departure explains one verdict only.
  const earlierGrounds = earlier?.grounds && { ...earlier.grounds, departure: null };
  const ruling = {
    verdict,
    ruledAt: verdict && ruledAt,
    grounds: grounds ?? earlierGrounds ?? null,
  };
  if (!ruling.verdict && !ruling.grounds) return withoutRuling(rulings, scope);
  return { ...rulings, [scope]: ruling };
}

export function withoutRuling({ ...rulings }: Rulings, scope: Scope): Rulings {
  delete rulings[scope];
  return rulings;
}
