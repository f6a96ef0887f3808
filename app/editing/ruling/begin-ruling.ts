import { CURRENT_METHOD } from '#domain/method/method.ts';
import { yearAfter } from '#domain/ruling/review-due.ts';
import type { Answer, Ruling } from '#domain/ruling/ruling.ts';
import type { AnswerInput, BilingualInput, RulingInput } from './typed-ruling.ts';

/** The form of a ruling that is there, or of one that is begun (`grounds` null). `today`: an ISO day. */
export function inputOf(
  { verdict, grounds }: Pick<Ruling, 'verdict' | 'grounds'>,
  { criteria, reviewer, today }: { criteria: string[]; reviewer: string | null; today: string },
): RulingInput {
  return {
    version: '',
    verdict: verdict ?? '',
    firmness: known(CURRENT_METHOD.firmness, grounds?.firmness) ?? CURRENT_METHOD.ungrounded,
    reviewDue: grounds ? (grounds.reviewDue ?? '') : yearAfter(new Date(today)),
    reviewer: (grounds ? grounds.reviewer : reviewer) ?? '',
    departure: grounds?.departure ?? NOTHING,
    why: NOTHING,
    reason: NOTHING,
    hasReadArabic: '',
    criteria: Object.fromEntries(
      criteria.map((criterion) => [criterion, answerInput(grounds?.criteria[criterion])]),
    ),
    positions: (grounds?.positions ?? []).map((row) => ({ ...row, saidOn: row.saidOn ?? '' })),
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
  return { ...input, firmness, criteria, positions, reviewDue: yearAfter(new Date(today)) };
}

const NOTHING: BilingualInput = { en: '', ar: '' };

// A ruling by an earlier version may have words that the current one lacks.
function known(table: object, id: string | undefined): string | undefined {
  return id !== undefined && id in table ? id : undefined;
}

function answerInput(answer: Answer | undefined): AnswerInput {
  return {
    finding: known(CURRENT_METHOD.findings, answer?.finding) ?? CURRENT_METHOD.unanswered,
    note: answer?.note ?? NOTHING,
    evidence: (answer?.evidence ?? []).map((row) => ({ language: '', ...row })),
  };
}
