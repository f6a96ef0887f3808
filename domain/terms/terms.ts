import { z } from 'zod';
import { evidenceLines } from '#domain/ruling/evidence-lines.ts';
import { evidenceSchema } from '#domain/ruling/ruling.ts';
import { readableLine } from '#domain/text/readable.ts';

/** Fees and availability of an exchange. Each is dated by its sources; a missing one was not looked at. */
export const TERMS = ['spotFee', 'deposits', 'refused', 'reserves'] as const;
export type Term = (typeof TERMS)[number];

/** Currencies of the Arab states and Türkiye (ISO 4217). */
export const REGION_CURRENCIES = [
  ...['SAR', 'AED', 'BHD', 'KWD', 'QAR', 'OMR', 'YER', 'JOD', 'LBP', 'IQD', 'SYP', 'TRY'],
  ...['EGP', 'SDG', 'LYD', 'TND', 'DZD', 'MAD', 'MRU', 'SOS', 'DJF', 'KMF'],
] as const;

export const MAX_AUDITOR_LENGTH = 200;
const MAX_PERCENT = 100;

const percent = z.number().min(-1).max(MAX_PERCENT);
const sources = z
  .array(evidenceSchema)
  .max(6)
  .refine((given) => given.length > 0, 'must name a source');
const unique = <T>(items: T[]) => new Set(items).size === items.length;

export const termsSchema = z.strictObject({
  /** Per cent of a trade, for an account without discounts; below zero: paid to the maker. */
  spotFee: z.strictObject({ maker: percent, taker: percent, evidence: sources }).optional(),
  /** Currencies of the region that can be paid in; none: it was looked for and there is none. */
  deposits: z
    .strictObject({
      currencies: z.array(z.enum(REGION_CURRENCIES)).refine(unique, 'must name each once'),
      evidence: sources,
    })
    .optional(),
  /** Countries whose residents are refused (ISO 3166-1 alpha-2). */
  refused: z
    .strictObject({
      countries: z
        .array(z.string().refine((code) => /^[A-Z]{2}$/.test(code), 'must have two-letter codes'))
        .max(250)
        .refine(unique, 'must name each once'),
      evidence: sources,
    })
    .optional(),
  reserves: z
    .strictObject({
      /** The day that the latest proof is of; null: the source gives none. */
      on: z.iso.date().nullable().default(null),
      /** Null: the source names none. */
      auditor: readableLine(MAX_AUDITOR_LENGTH).nullable().default(null),
      /** Whether the proof also states what is owed to customers. */
      tellsLiabilities: z.boolean(),
      evidence: sources,
    })
    .optional(),
});
export type Terms = z.output<typeof termsSchema>;

/** The facts as lines for a comparison, by name. */
export function termsLines(terms: Terms): [name: string, text: string][] {
  return TERMS.flatMap((term) => {
    const fact = terms[term];
    if (!fact) return [];
    const { evidence, ...values } = fact;
    return [
      ...Object.entries(values).map(([name, value]): [string, string] => [
        `${term}, ${name}`,
        Array.isArray(value) ? value.join(', ') || 'none' : String(value ?? 'none'),
      ]),
      ...evidenceLines(term, evidence),
    ];
  });
}
