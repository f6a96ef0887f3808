import { z } from 'zod';
import { evidenceFromForm, typedEvidence } from '#app/editing/evidence/typed-evidence.ts';
import {
  bothOrNone,
  readValues,
  typed,
  typedInBoth,
  typedLine,
} from '#app/editing/form/typed-texts.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { asksAsset, type RulingFindings } from '#domain/method/definition.ts';
import { CURRENT_METHOD, criteriaOf, departs } from '#domain/method/method.ts';
import type { Scope } from '#domain/method/scope.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';

// The values of a ruling's form: all texts as they are typed. `groundsSchema` checks their limits.

const answer = z.object({
  // A draft of an earlier version of the method may hold a finding that this one has dropped.
  finding: z.enum(Object.keys(CURRENT_METHOD.findings)).catch(CURRENT_METHOD.unanswered),
  note: typedInBoth,
  evidence: z.array(typedEvidence).default([]),
  /** When a resolved failure ended. */
  endedOn: typed,
});

/** Reads the values of a ruling's form; nothing is checked but their shape. */
export const typedRuling = z.object({
  version: typed,
  verdict: z.enum(['', ...VERDICTS]).default(''),
  asset: z.object({ kind: typed, why: typedInBoth }).prefault({}),
  stakingForm: typed,
  judgedOn: typed,
  reviewDue: typed,
  reviewer: typedLine,
  signature: z.object({ name: typedLine, url: typedLine, signedOn: typedLine }).prefault({}),
  departure: typedInBoth,
  /** The position that a departure rests on, by id, and the editor who has confirmed it. */
  departurePosition: typedLine,
  secondEditor: typedLine,
  why: typedInBoth,
  /** The listing's own, which another verdict on it may make wrong. */
  reason: typedInBoth,
  /** `on`: the box is ticked. */
  hasReadArabic: typed,
  criteria: z.record(z.string(), answer).default({}),
});
export type RulingValues = z.output<typeof typedRuling>;
export type AnswerValues = z.output<typeof answer>;

/** The values of a ruling's form; those of an empty form if they have another shape. */
export function readRulingForm(values: unknown): RulingValues {
  return readValues(typedRuling, values) ?? typedRuling.parse({});
}

/** The part of a form that the method judges. */
export function judgedInForm(kind: Kind, scope: Scope, input: RulingValues): RulingFindings {
  const assets = (asksAsset(CURRENT_METHOD, kind, scope) && CURRENT_METHOD.assets[kind]) || {};
  const asset = Object.hasOwn(assets, input.asset.kind) ? input.asset.kind : null;
  const judgedOn = input.judgedOn || null;
  const criteria = Object.entries(input.criteria).map(([criterion, { finding, endedOn }]) => [
    criterion,
    { finding, ...(endedOn && { endedOn }) },
  ]);
  return { kind, scope, asset, criteria: Object.fromEntries(criteria), judgedOn };
}

/** The grounds in a form in their stored shape, not yet checked. Answers to criteria that are not asked are left out. */
export function groundsFromForm(kind: Kind, scope: Scope, input: RulingValues) {
  const { asset, stakingForm, signature } = input;
  const judged = judgedInForm(kind, scope, input);
  const isSigned = Object.values(signature).some((text) => text !== '');
  const isAssetTyped = asset.kind !== '' || bothOrNone(asset.why) !== null;
  const answers = criteriaOf(CURRENT_METHOD, judged).flatMap((criterion) => {
    const given = input.criteria[criterion];
    if (!given || !isAnswered(given)) return [];
    const { finding, note, evidence, endedOn } = given;
    const isEnded = CURRENT_METHOD.findings[finding]?.passesAfterYears !== undefined;
    const answer = { finding, note: bothOrNone(note), evidence: evidenceFromForm(evidence) };
    return [[criterion, isEnded && endedOn ? { ...answer, endedOn } : answer] as const];
  });
  return {
    method: CURRENT_METHOD.version,
    ...(asksAsset(CURRENT_METHOD, kind, scope) && { asset: isAssetTyped ? asset : undefined }),
    ...(scope === 'staking' && { stakingForm: stakingForm || undefined }),
    judgedOn: input.judgedOn || undefined,
    reviewDue: input.reviewDue || null,
    reviewer: input.reviewer || null,
    ...(isSigned && { signature }),
    ...departureInForm(input, departs(CURRENT_METHOD, judged, input.verdict || null)),
    criteria: Object.fromEntries(answers),
  };
}

// The form hides these fields while the verdict is the method's, whatever was typed into them before.
function departureInForm(input: RulingValues, isDeparting: boolean) {
  const { departure, departurePosition, secondEditor } = input;
  if (!isDeparting) return { departure: null };
  return {
    departure: bothOrNone(departure),
    ...(departurePosition && { departurePosition }),
    ...(secondEditor && { secondEditor }),
  };
}

// A criterion without an answer is unknown.
function isAnswered({ finding, note, evidence }: AnswerValues): boolean {
  return finding !== CURRENT_METHOD.unanswered || bothOrNone(note) !== null || evidence.length > 0;
}
