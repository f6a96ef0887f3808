import { likenessOf } from '../letters/letters.ts';
import { LETTERS } from './candidates.ts';

/** Letters of other scripts in a word that are tried; each multiplies the readings. */
const MAX_FOREIGN_LETTERS = 3;
const BETWEEN_WORDS = /(\s+)/u;
const LATIN = /\p{Script=Latin}/u;
const FOREIGN = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{N}\p{Mc}]/u;

/**
 * Readings of a name in which one word mixes scripts (UTS #39, section 5.1): in a mostly Latin word, a letter of another
 * script may stand for any Latin one. Words of one script stay as they are, as both do in «بيتكوين BTC».
 */
export function latinReadings(name: string): string[] {
  const words = name.normalize('NFC').split(BETWEEN_WORDS);
  const foreign = new Set(words.flatMap(foreignLettersOf));
  return foreign.size > MAX_FOREIGN_LETTERS ? [name] : readings(words);
}

function readings(words: string[]): string[] {
  const [letter] = words.flatMap(foreignLettersOf);
  if (!letter) return [words.join('')];
  return LETTERS.flatMap((latin) =>
    readings(
      words.map((word) =>
        foreignLettersOf(word).includes(letter) ? word.replaceAll(letter, latin) : word,
      ),
    ),
  );
}

function foreignLettersOf(word: string): string[] {
  const letters = [...word];
  const foreign = letters.filter((letter) => FOREIGN.test(letter) && likenessOf(letter) === null);
  const latin = letters.filter((letter) => LATIN.test(letter));
  return foreign.length < latin.length ? foreign : [];
}
