import { CURRENT_METHOD } from '#domain/method/method.ts';
import { SOURCED } from '#domain/ruling/ruling.ts';
import type { AnswerValues } from './typed-ruling.ts';

/** The parts that a typed answer still lacks before it can be saved, in words. */
export function missingParts({ finding, note, evidence, endedOn }: AnswerValues): string[] {
  const { tone = 'unknown', passesAfterYears } = CURRENT_METHOD.findings[finding] ?? {};
  const needsSource = SOURCED.includes(tone);
  const isPartial = evidence.some(({ url, title, quote, readOn }) =>
    [url, title, quote, readOn].some(isEmpty),
  );
  return [
    missingNote(note, tone !== 'unknown'),
    needsSource && evidence.length === 0 && 'source',
    isPartial && 'rest of a source',
    passesAfterYears !== undefined && isEmpty(endedOn) && 'end date',
  ].filter((part) => part !== false);
}

function missingNote({ en, ar }: AnswerValues['note'], isNeeded: boolean): string | false {
  if (isEmpty(en) && isEmpty(ar)) return isNeeded && 'note';
  if (isEmpty(ar)) return 'Arabic note';
  return isEmpty(en) && 'English note';
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}
