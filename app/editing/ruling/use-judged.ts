import { useFormMetadata } from '@conform-to/react';
import { type WeighedFinding, weighedOn } from '#domain/method/definition.ts';
import {
  CURRENT_METHOD,
  criteriaOf,
  firmnessBy,
  isCore,
  proposalBy,
} from '#domain/method/method.ts';
import { firmnessWords } from '#domain/ruling/ruling-view.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import type { LoadedRuling } from './loaded-ruling.ts';
import { missingParts } from './missing-parts.ts';
import { judgedInForm, readRulingForm } from './typed-ruling.ts';

/** A criterion as it is answered in the form. */
export interface JudgedCriterion {
  id: string;
  name: string;
  finding: string;
  weighed: WeighedFinding;
  isCore: boolean;
  /** Names of what the answer lacks, in words. */
  missing: string[];
}

/** The ruling in the form as the method judges it at this moment. */
export function useJudged({ kind, scope, asked, stated }: LoadedRuling) {
  const form = useFormMetadata();
  const input = readRulingForm(form.value);
  const judged = judgedInForm(kind, scope, input);
  const { verdict: proposed } = proposalBy(CURRENT_METHOD, judged);
  const statedOnAsset = stated[judged.asset ?? ''] ?? [];
  const criteria = criteriaOf(CURRENT_METHOD, judged).map((id): JudgedCriterion => {
    const answer = input.criteria[id];
    const finding = answer?.finding ?? CURRENT_METHOD.unanswered;
    return {
      id,
      name: asked.criteria.find((criterion) => criterion.id === id)?.name ?? id,
      finding,
      weighed: weighedOn(CURRENT_METHOD, judged.criteria[id], judged.judgedOn),
      isCore: isCore(CURRENT_METHOD, judged, id),
      missing: answer ? missingParts(answer) : [],
    };
  });
  return {
    form,
    input,
    judged,
    criteria,
    /** Null: nothing is answered. */
    proposed,
    chosen: input.verdict || null,
    firmnessOf(verdict: Verdict) {
      const id =
        firmnessBy(CURRENT_METHOD, judged, verdict, statedOnAsset) ?? CURRENT_METHOD.ungrounded;
      return firmnessWords(CURRENT_METHOD, id, statedOnAsset, 'en');
    },
  };
}
