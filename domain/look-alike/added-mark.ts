import { compareLetters } from './compare.ts';
import { lettersOf } from './letters/letters.ts';

// Tatweel beside a Latin letter counts as a mark. Marks and tatweel in Arabic words are spelling.
const MARKED_LATIN =
  /\p{Script=Latin}[\p{M}\u0640]|\u0640\p{Script=Latin}|(?:^|\p{Script=Common})(?!\p{Script_Extensions=Arabic})\p{M}/u;

/**
 * Whether `text` has a mark on a non-Arabic letter where `name`, which is the same for the search, has none. Missing marks are
 * no difference.
 */
export function hasAddedMark(text: string, name: string): boolean {
  if (!MARKED_LATIN.test(text.normalize('NFKD'))) return false;
  return compareLetters(lettersOf(text), lettersOf(name)).some(
    (difference) =>
      difference.what !== 'letters' || difference.pairs.some(({ code }) => code !== null),
  );
}
