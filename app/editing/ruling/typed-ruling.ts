import { z } from 'zod';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';

// The values of a ruling's form: all texts as they are typed. Limits are the ruling's own, checked later.

const typed = z.string().default('');
const inBothLanguages = z.object({ en: typed, ar: typed }).prefault({});
// A row without any text comes as nothing.
const evidence = z.preprocess(
  (row) => row ?? {},
  z.object({
    url: typed,
    title: typed,
    quote: typed,
    /** Empty: its letters tell. */
    language: typed,
    readOn: typed,
  }),
);
const answer = z.object({
  finding: z.enum(Object.keys(CURRENT_METHOD.findings)).default(CURRENT_METHOD.unanswered),
  note: inBothLanguages,
  evidence: z.array(evidence).default([]),
});
const position = z.object({
  who: inBothLanguages,
  stance: z.enum(['', ...VERDICTS]),
  quote: typed,
  language: z.enum(['en', 'ar']),
  url: typed,
  title: typed,
  saidOn: typed,
});

/** Reads the values of a ruling's form; nothing is checked but their shape. */
export const typedRuling = z.object({
  version: typed,
  verdict: z.enum(['', ...VERDICTS]).default(''),
  firmness: z.enum(Object.keys(CURRENT_METHOD.firmness)).default(CURRENT_METHOD.ungrounded),
  reviewDue: typed,
  reviewer: typed,
  departure: inBothLanguages,
  why: inBothLanguages,
  /** The listing's own, which another verdict on it may make wrong. */
  reason: inBothLanguages,
  /** `on`: the box is ticked. */
  hasReadArabic: typed,
  criteria: z.record(z.string(), answer).default({}),
  positions: z.array(position).default([]),
});
export type RulingInput = z.output<typeof typedRuling>;
export type AnswerInput = z.output<typeof answer>;
export type BilingualInput = z.output<typeof inBothLanguages>;

/** The values that stand in a form; an empty form where they are not a ruling's. */
export function rulingIn(values: unknown): RulingInput {
  return typedRuling.safeParse(values).data ?? typedRuling.parse({});
}

/** A row of evidence to fill in; `today` is an ISO day. */
export function blankEvidence(today: string) {
  return { url: '', title: '', quote: '', language: '', readOn: today };
}

export const BLANK_POSITION = {
  who: { en: '', ar: '' },
  stance: '',
  quote: '',
  language: 'en',
  url: '',
  title: '',
  saidOn: '',
} as const;

/** The grounds in a form as they are stored, yet unchecked. */
export function groundsIn(input: RulingInput) {
  return {
    method: CURRENT_METHOD.version,
    firmness: input.firmness,
    reviewDue: input.reviewDue || null,
    reviewer: input.reviewer.trim() || null,
    criteria: Object.fromEntries(
      Object.entries(input.criteria)
        .filter(([, given]) => isAnswered(given))
        .map(([criterion, { finding, note, evidence }]) => [
          criterion,
          {
            finding,
            note: bothOrNone(note),
            evidence: evidence.map(({ language, ...row }) =>
              language ? { ...row, language } : row,
            ),
          },
        ]),
    ),
    positions: input.positions.map((row) => ({ ...row, saidOn: row.saidOn.trim() || null })),
  };
}

/** The text typed in two languages; null where there is nothing in either. */
export function bothOrNone({ en, ar }: BilingualInput): BilingualInput | null {
  return en.trim() === '' && ar.trim() === '' ? null : { en, ar };
}

// A criterion without an answer is unknown.
function isAnswered({ finding, note, evidence }: AnswerInput): boolean {
  return finding !== CURRENT_METHOD.unanswered || bothOrNone(note) !== null || evidence.length > 0;
}
