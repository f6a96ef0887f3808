import { z } from 'zod';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';

// What stands in the form of a ruling: all texts as they are typed. It travels as one JSON text, and so do its drafts.

// A body is bounded by its bytes; what a field may hold is the ruling's own rule.
const typed = z.string();
const inBothLanguages = z.object({ en: typed, ar: typed });
const evidence = z.object({
  /** Tells the rows of a list apart. */
  key: z.number(),
  url: typed,
  title: typed,
  quote: typed,
  /** Empty: its letters tell. */
  language: typed.default(''),
  readOn: typed,
});
const answer = z.object({
  finding: z.enum(Object.keys(CURRENT_METHOD.findings)),
  note: inBothLanguages,
  evidence: z.array(evidence).max(100),
});
const position = z.object({
  key: z.number(),
  who: inBothLanguages,
  stance: z.enum(VERDICTS),
  quote: typed,
  language: z.enum(['en', 'ar']),
  url: typed,
  title: typed,
  saidOn: typed,
});

/** Reads the JSON of a form; other than that it is the form's, nothing is checked. */
export const rulingInput = z.object({
  verdict: z.enum(['', ...VERDICTS]),
  firmness: z.enum(Object.keys(CURRENT_METHOD.firmness)),
  reviewDue: typed,
  reviewer: typed,
  departure: inBothLanguages,
  why: inBothLanguages,
  /** The listing's own, which another verdict on it may make wrong. A draft from before it was here has none. */
  reason: inBothLanguages.default({ en: '', ar: '' }),
  hasReadArabic: z.boolean(),
  criteria: z.record(typed, answer),
  positions: z.array(position).max(100),
});
export type RulingInput = z.output<typeof rulingInput>;
export type AnswerInput = z.output<typeof answer>;
export type EvidenceInput = z.output<typeof evidence>;
export type PositionInput = z.output<typeof position>;
export type BilingualInput = z.output<typeof inBothLanguages>;

/** What `json` says, or null where it is no ruling's form. */
export function readInput(json: string): RulingInput | null {
  try {
    return rulingInput.safeParse(JSON.parse(json)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** What a form says as a ruling is kept, yet unchecked. */
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
          { finding, note: bothOrNone(note), evidence: evidence.map(evidenceIn) },
        ]),
    ),
    positions: input.positions.map((each) => ({
      ...withoutKey(each),
      saidOn: each.saidOn.trim() || null,
    })),
  };
}

/** What is typed in two languages; null where there is nothing in either. */
export function bothOrNone({ en, ar }: BilingualInput): BilingualInput | null {
  return en.trim() === '' && ar.trim() === '' ? null : { en, ar };
}

// A criterion nobody has looked at is unknown without saying so.
function isAnswered({ finding, note, evidence }: AnswerInput): boolean {
  return finding !== CURRENT_METHOD.unanswered || bothOrNone(note) !== null || evidence.length > 0;
}

function evidenceIn({ key: _, language, ...rest }: EvidenceInput) {
  return language ? { ...rest, language } : rest;
}

function withoutKey<T extends { key: number }>({ key: _, ...rest }: T): Omit<T, 'key'> {
  return rest;
}
