import { z } from 'zod';
import type { Kind, Verdict } from '#db/schema.ts';
import { UNREADABLE } from '#domain/listing/form/form-rule.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import { type TextForm, withoutHidden } from '#domain/text/hidden-characters.ts';
import { criteriaOf, METHODS } from './method.ts';
import type { Method, Tone } from './methods/definition.ts';
import { QUOTE_LANGUAGES } from './quote-languages.ts';
import { type ProductScope, SCOPES, type Scope } from './scope.ts';
import { VERDICTS } from './verdict.ts';

const text = (max: number) => readable('prose', max);
const line = (max: number) =>
  z
    .string()
    .refine((said) => !/[\n\r\t]/.test(said.trim()), 'must be on one line')
    .pipe(readable('line', max));
// Neither PostgreSQL nor a feed can hold every character. Text copied out of a document may bring hidden characters
// along, and the words are the same without them.
const readable = (form: TextForm, max: number) =>
  z
    .string()
    .refine((said) => !UNREADABLE.test(said) && said.isWellFormed(), 'must be readable text')
    .overwrite((said) => withoutHidden(said, form).trim())
    .min(1)
    .max(max);
const address = z
  .string()
  .max(2000)
  .refine((url) => webAddress(url) !== null, 'must be a web address');
const inBothLanguages = z.strictObject({ en: text(3000), ar: text(3000) });

/** A sentence somebody else has written, and where it stands. */
export const evidenceSchema = z.strictObject({
  url: address,
  title: line(300),
  quote: text(1000),
  /** Of the quote, where it is neither English nor Arabic. */
  language: z.enum(QUOTE_LANGUAGES).optional(),
  /** The day on which an editor read it there. */
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

/** What a named body or scholar has said. Without a link there is no entry. */
const positionSchema = z.strictObject({
  who: z.strictObject({ en: line(200), ar: line(200) }),
  stance: z.enum(VERDICTS),
  quote: text(1500),
  /** Of the quote. */
  language: z.enum(['en', 'ar']),
  url: address,
  title: line(300),
  /** A day, or a year where no more is known. */
  saidOn: z
    .string()
    .regex(/^\d{4}(-\d{2}-\d{2})?$/)
    .nullable()
    .default(null),
});
export type Position = z.output<typeof positionSchema>;

const groundsFields = (method: Method, kind: Kind, scope: Scope) => ({
  method: z.literal(method.version),
  firmness: z.enum(Object.keys(method.firmness)),
  reviewDue: z.iso.date().nullable().default(null),
  /** As the public reads it. */
  reviewer: line(100).nullable().default(null),
  /** Why the verdict is not the one that the method proposes. */
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

const [FIRST, ...LATER] = METHODS;

// Each version reads what was ruled by it.
const groundsSchema = (kind: Kind, scope: Scope) => {
  const read = (method: Method) => z.strictObject(groundsFields(method, kind, scope));
  return z.discriminatedUnion('method', [read(FIRST), ...LATER.map(read)]);
};

const productSchema = (kind: Kind, scope: ProductScope) => {
  const read = (method: Method) =>
    z.strictObject({
      ...groundsFields(method, kind, scope),
      verdict: z.enum(VERDICTS),
      ruledAt: z.iso.datetime(),
    });
  return z.discriminatedUnion('method', [read(FIRST), ...LATER.map(read)]);
};

/** What stands behind a verdict. */
export type Grounds = z.output<ReturnType<typeof groundsSchema>>;
export type GroundsInput = z.input<ReturnType<typeof groundsSchema>>;

/** What stands behind a listing's verdicts. The verdict on `spot` itself is the listing's category. */
export type Rulings = { spot?: Grounds } & Partial<Record<ProductScope, ProductRuling>>;
export type ProductRuling = z.output<ReturnType<typeof productSchema>>;

/** Reads the rulings of a stored listing: each answers only criteria of its scope. */
export const rulingsSchema = (kind: Kind) =>
  z.strictObject({
    spot: groundsSchema(kind, 'spot').optional(),
    staking: productSchema(kind, 'staking').optional(),
    margin: productSchema(kind, 'margin').optional(),
    futures: productSchema(kind, 'futures').optional(),
    earn: productSchema(kind, 'earn').optional(),
  });

/** A verdict with what stands behind it; `grounds` is null where it rests on the listing's reason alone. */
export interface Ruling {
  scope: Scope;
  verdict: Verdict;
  ruledAt: Date | null;
  grounds: Grounds | null;
}

interface Ruled {
  category: Verdict | null;
  ruledAt: Date | null;
  rulings: Rulings;
}

/** A listing's ruling on a scope; null: nobody has ruled. */
export function rulingOn({ category, ruledAt, rulings }: Ruled, scope: Scope): Ruling | null {
  if (scope === 'spot') {
    return category && { scope, verdict: category, ruledAt, grounds: rulings.spot ?? null };
  }
  const product = rulings[scope];
  if (!product) return null;
  const { verdict, ruledAt: given, ...grounds } = product;
  return { scope, verdict, ruledAt: new Date(given), grounds };
}

/** A listing's rulings, in the order of the scopes. */
export function rulingsOf(listing: Ruled): Ruling[] {
  return SCOPES.flatMap((scope) => rulingOn(listing, scope) ?? []);
}

/** The findings of what stands behind a verdict, by criterion. */
export function findingsOf({ criteria }: Pick<Grounds, 'criteria'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(criteria).map(([criterion, answer]) => [criterion, answer.finding]),
  );
}
