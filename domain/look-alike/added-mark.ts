import { compareLetters } from './compare.ts';
import { lettersOf } from './letters.ts';

// Tatweel counts as one beside a Latin letter. Marks and tatweel of Arabic words are spelling.
const MARKED_LATIN =
  /\p{Script=Latin}[\p{M}\u0640]|\u0640\p{Script=Latin}|(?:^|\p{Script=Common})(?!\p{Script_Extensions=Arabic})\p{M}/u;

/**
 * Whether `text` has a mark on a letter that is not Arabic where `name`, which the search takes for the same, has none. Marks
 * left out are no difference.
 */
export function hasAddedMark(text: string, name: string): boolean {
  if (!MARKED_LATIN.test(text.normalize('NFKD'))) return false;
  return compareLetters(lettersOf(text), lettersOf(name)).some(
    (difference) =>
      difference.what !== 'letters' || difference.pairs.some(({ code }) => code !== null),
  );
}
