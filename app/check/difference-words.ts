import { formatList } from '#app/i18n/format.ts';
import type { Text } from '#app/i18n/text.en.ts';
import type { Difference } from '#domain/look-alike/difference.ts';
import { isolated, latin } from '#domain/text/isolated.ts';
import { fieldName } from './field-name.ts';
import { letterName } from './letter-name.ts';

/** A difference in words, one sentence for each deviation. */
export function differenceWords(
  { text, locale }: { text: Text; locale: string },
  difference: Difference,
): string[] {
  const words = text.caution.differences;
  switch (difference.what) {
    case 'letters':
      return difference.pairs.map(({ shown, expected, code }) =>
        code && isMark(code)
          ? words.marked(latin(shown), latin(expected), latin(code))
          : words.letters(latin(shown), latin(expected), code && letterName(locale, shown, code)),
      );
    case 'missing':
    case 'extra':
      return [words[difference.what](latin(difference.letters))];
    case 'other':
    case 'swapped':
      return [words[difference.what](latin(difference.shown), latin(difference.expected))];
    case 'punctuation':
      return [words.punctuation];
    case 'added': {
      const added = formatList(
        locale,
        difference.words.map((word) => words.quoted(isolated(word))),
      );
      return [difference.isCall ? words.call(added) : words.added(added)];
    }
    case 'ending': {
      const { shown, expected, isHosted } = difference;
      const ending = words.ending(latin(shown), latin(expected));
      return isHosted ? [ending, words.hosted(latin(shown))] : [ending];
    }
    case 'subdomain':
    case 'user':
    case 'path':
      return [words[difference.what](latin(difference.host))];
    case 'contract':
    case 'middle':
    case 'capitals':
      return [words[difference.what]];
    case 'place':
      return [words.place(fieldName(text, difference.field))];
  }
}

// Tatweel (U+0640) extends a letter like a combining mark, but has the category of a letter.
function isMark(code: string): boolean {
  return /[\p{M}\u0640]/u.test(String.fromCodePoint(Number.parseInt(code.slice(2), 16)));
}
