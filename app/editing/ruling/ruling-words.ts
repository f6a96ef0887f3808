import { CATEGORY_LABELS } from '#app/editing/field-labels.ts';
import { CURRENT_METHOD, entryOf } from '#domain/method/method.ts';
import type { Scope } from '#domain/method/scope.ts';
import { withoutYear } from '#domain/ruling/finding-year.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

export const SCOPE_LABELS: Record<Scope, string> = {
  spot: 'Spot',
  staking: 'Staking',
  margin: 'Margin',
  futures: 'Futures',
  earn: 'Earn and lending',
};

export const FINDING_IDS = Object.keys(CURRENT_METHOD.findings);

/** The key that chooses each finding: a letter of its label. */
const FINDING_KEYS: Record<string, string> = {
  pass: 'o',
  'nothing-found': 'h',
  concern: 'c',
  resolved: 'r',
  fail: 'f',
  unknown: 'k',
  'not-applicable': 'd',
};

/** A finding's label, the key that chooses it, and the place of that letter in the label. */
export function findingWords(id: string): { label: string; letter: string; place: number } {
  const label = withoutYear(entryOf(CURRENT_METHOD.findings, id).name.en);
  const letter = FINDING_KEYS[id] ?? '';
  return { label, letter, place: label.toLowerCase().indexOf(letter) };
}

const { '': _, ...OF_VERDICTS } = CATEGORY_LABELS;
export const VERDICT_LABELS: Record<Verdict, string> = OF_VERDICTS;

/** A verdict in words; without one it is not yet reviewed. */
export function verdictLabel(verdict: Verdict | null): string {
  return CATEGORY_LABELS[verdict ?? ''];
}
