import { z } from 'zod';
import { FINDINGS, METHOD } from '#domain/ruling/method.ts';
import { FIRMNESS, type Grounds, type ProductRuling } from '#domain/ruling/ruling.ts';
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
  readOn: typed,
});
const answer = z.object({
  finding: z.enum(FINDINGS),
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
  firmness: z.enum(FIRMNESS),
  reviewDue: typed,
  reviewer: typed,
  departure: inBothLanguages,
  why: inBothLanguages,
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

/** The form of a ruling that is there, or of one that is begun (`grounds` null). */
export function inputOf(
  { verdict, grounds }: { verdict: RulingInput['verdict']; grounds: Grounds | null },
  { criteria, reviewer, today }: { criteria: string[]; reviewer: string | null; today: string },
): RulingInput {
  const answers = grounds?.criteria as Record<string, Grounds['criteria']['riba']> | undefined;
  return {
    verdict,
    firmness: grounds?.firmness ?? 'insufficient',
    reviewDue: grounds ? (grounds.reviewDue ?? '') : aYearFrom(today),
    reviewer: (grounds ? grounds.reviewer : reviewer) ?? '',
    departure: grounds?.departure ?? NOTHING,
    why: NOTHING,
    hasReadArabic: false,
    criteria: Object.fromEntries(
      criteria.map((criterion) => [criterion, answerInput(answers?.[criterion])]),
    ),
    positions: (grounds?.positions ?? []).map((each, key) => ({
      ...each,
      key,
      saidOn: each.saidOn ?? '',
    })),
  };
}

/** The form with another listing's grounds in the place of its own; verdict, dates and reviewer stay this one's. */
export function startedFrom(
  input: RulingInput,
  other: RulingInput,
  { today }: { today: string },
): RulingInput {
  const criteria = Object.fromEntries(
    Object.keys(input.criteria).map((criterion) => [
      criterion,
      other.criteria[criterion] ?? answerInput(undefined),
    ]),
  );
  const { firmness, positions } = other;
  return { ...input, firmness, criteria, positions, reviewDue: aYearFrom(today) };
}

/** What a form says as a ruling is kept, yet unchecked. */
export function groundsIn(input: RulingInput) {
  return {
    method: METHOD,
    firmness: input.firmness,
    reviewDue: input.reviewDue || null,
    reviewer: input.reviewer.trim() || null,
    criteria: Object.fromEntries(
      Object.entries(input.criteria)
        .filter(([, given]) => isAnswered(given))
        .map(([criterion, { finding, note, evidence }]) => [
          criterion,
          { finding, note: bothOrNone(note), evidence: evidence.map(withoutKey) },
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

/** The day a year after an ISO date. */
export function aYearFrom(day: string): string {
  const due = new Date(`${day}T00:00:00Z`);
  due.setUTCFullYear(due.getUTCFullYear() + 1);
  return due.toISOString().slice(0, 10);
}

/** The verdict and the grounds of a product's ruling, apart. */
export function apart({ verdict, ruledAt: _, ...grounds }: ProductRuling) {
  return { verdict, grounds };
}

const NOTHING: BilingualInput = { en: '', ar: '' };

// A criterion nobody has looked at is unknown without saying so.
function isAnswered({ finding, note, evidence }: AnswerInput): boolean {
  return finding !== 'unknown' || bothOrNone(note) !== null || evidence.length > 0;
}

function answerInput(answer: Grounds['criteria']['riba']): AnswerInput {
  return {
    finding: answer?.finding ?? 'unknown',
    note: answer?.note ?? NOTHING,
    evidence: (answer?.evidence ?? []).map((each, key) => ({ ...each, key })),
  };
}

function withoutKey<T extends { key: number }>({ key: _, ...rest }: T): Omit<T, 'key'> {
  return rest;
}
