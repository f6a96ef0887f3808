import { compareLetters } from './compare.ts';
import { lettersOf } from './letters/letters.ts';

// Tatweel beside a Latin letter counts as a mark. Marks and tatweel in Arabic words are spelling.
const MARK_ON_LATIN = String.raw`\p{Script=Latin}[\p{M}\u0640]`;
const TATWEEL_BEFORE_LATIN = String.raw`\u0640\p{Script=Latin}`;
/** At the start, or on a digit, a sign or a space. */
const MARK_ON_NO_LETTER = String.raw`(?:^|\p{Script=Common})(?!\p{Script_Extensions=Arabic})\p{M}`;
const MARKED = new RegExp([MARK_ON_LATIN, TATWEEL_BEFORE_LATIN, MARK_ON_NO_LETTER].join('|'), 'u');

/**
 * Whether `text` has a mark on a Latin letter, a digit or a sign, or before all letters, where `name`, which is the same for the
 * search, has none. Missing marks are no difference, and marks on letters of other scripts are not compared.
 */
export function hasAddedMark(text: string, name: string): boolean {
  if (!MARKED.test(text.normalize('NFKD'))) return false;
  return compareLetters(lettersOf(text), lettersOf(name)).some(
    (difference) =>
      difference.what !== 'letters' || difference.pairs.some(({ code }) => code !== null),
  );
}
