import { formOfEvidence } from '#app/editing/evidence/typed-evidence.ts';
import type { BilingualValues } from '#app/editing/form/typed-texts.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { yearAfter } from '#domain/ruling/review-due.ts';
import { type Answer, isBare, type Ruling, type Signature } from '#domain/ruling/ruling.ts';
import type { AnswerValues, RulingValues } from './typed-ruling.ts';

/** The form of a ruling that is there, or of one that is begun (without grounds, or bare ones). `today`: an ISO day. */
export function formOfRuling(
  { verdict, grounds: given }: Pick<Ruling, 'verdict' | 'grounds'>,
  { criteria, reviewer, today }: { criteria: string[]; reviewer: string | null; today: string },
): RulingValues {
  const grounds = given && !isBare(given) ? given : null;
  return {
    version: '',
    verdict: verdict ?? '',
    asset: grounds?.asset ?? { kind: '', why: NOTHING },
    stakingForm: grounds?.stakingForm ?? '',
    judgedOn: grounds?.judgedOn ?? today,
    reviewDue: grounds ? (grounds.reviewDue ?? '') : yearAfter(new Date(today)),
    reviewer: (grounds ? grounds.reviewer : reviewer) ?? '',
    signature: formOfSignature(grounds?.signature),
    departure: grounds?.departure ?? NOTHING,
    departurePosition: grounds?.departurePosition ?? '',
    secondEditor: grounds?.secondEditor ?? '',
    why: NOTHING,
    reason: NOTHING,
    hasReadArabic: '',
    criteria: Object.fromEntries(
      criteria.map((criterion) => [criterion, formOfAnswer(grounds?.criteria[criterion])]),
    ),
  };
}

/** The form with another listing's grounds in the place of its own; verdict, dates and reviewer stay this one's. */
export function startedFrom(
  input: RulingValues,
  other: RulingValues,
  { today }: { today: string },
): RulingValues {
  const criteria = Object.fromEntries(
    Object.keys(input.criteria).map((criterion) => [
      criterion,
      other.criteria[criterion] ?? formOfAnswer(undefined),
    ]),
  );
  const { asset, stakingForm } = other;
  const reviewDue = yearAfter(new Date(today));
  return { ...input, asset, stakingForm, criteria, judgedOn: today, reviewDue };
}

const NOTHING: BilingualValues = { en: '', ar: '' };

function formOfSignature({ name, url, signedOn }: Partial<Signature> = {}) {
  return { name: name ?? '', url: url ?? '', signedOn: signedOn ?? '' };
}

// A ruling by an earlier version may have words that the current one lacks.
function known(table: object, id: string | undefined): string | undefined {
  return id !== undefined && id in table ? id : undefined;
}

function formOfAnswer(answer: Answer | undefined): AnswerValues {
  return {
    finding: known(CURRENT_METHOD.findings, answer?.finding) ?? CURRENT_METHOD.unanswered,
    note: answer?.note ?? NOTHING,
    endedOn: answer?.endedOn ?? '',
    evidence: formOfEvidence(answer?.evidence ?? []),
  };
}
