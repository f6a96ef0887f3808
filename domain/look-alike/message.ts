import { type CheckResult, checkResultOf, type Registered } from './check-result.ts';
import type { FindIdentifiers } from './likeness.ts';
import type { PastedText } from './pasted/pasted-text.ts';

/** A text has the result of its most deceptive part: the one with the highest weight. */
const WEIGHT: Record<CheckResult['result'], number> = {
  'looks-like': 4,
  'other-address': 3,
  unreadable: 2,
  unknown: 1,
  official: 0,
};

export interface CheckedText {
  asked: PastedText;
  found: CheckResult;
}

/** The results that need no database, of each part. */
export function resultsOf(
  parts: readonly PastedText[],
  find: FindIdentifiers,
  registered?: Registered,
): CheckedText[] {
  return parts.map((asked) => ({ asked, found: checkResultOf(asked, find, registered) }));
}

/** The first of the parts with the worst result; null without any. */
export function worstOf(checked: readonly CheckedText[]): CheckedText | null {
  const weightOf = ({ found }: CheckedText) => WEIGHT[found.result];
  return checked.toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? null;
}
