import { foldForSearch } from '#domain/listing/list/search-text.ts';

const ARABIC_PREFIX = '(?:[وف]?(?:ال|لل|[بك]ال|[بلك])?)';

/** The words of a text, folded, with one space around each, so that a word is found whole. */
export function spacedWords(text: string): string {
  const words = foldForSearch(text).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return ` ${words.trim()} `;
}

/**
 * Finds any of the comma-separated phrases among `spacedWords`, as a space and the phrase. `*` stands for any ending of
 * a word; Arabic words are also found behind «ال», «و», «ب» and the like.
 */
export function phrasesPattern(phrases: string): RegExp {
  const patterns = phrases
    .trim()
    .split(/\s*,\s*/)
    .map(phrasePattern);
  return new RegExp(` (?:${patterns.join('|')})(?= )`, 'u');
}

function phrasePattern(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => {
      const folded = foldForSearch(word.replace('*', ''));
      const isArabic = /\p{Script=Arabic}/u.test(folded);
      const stem = isArabic ? ARABIC_PREFIX + folded.replace(/^ال/, '') : folded;
      // Among `spacedWords` that is any letter or digit; a class of all letters is large, and there are many of them.
      return word.endsWith('*') ? `${stem}[^ ]*` : stem;
    })
    .join(' ');
}
