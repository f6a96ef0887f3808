import { type Letter, lettersOf } from '../letters/letters.ts';
import { type Weight, weightOf } from './keywords.ts';

/** A word of a text, between separators or beside a number. */
export interface Word {
  start: number;
  end: number;
  /** Its weight beside a name. */
  weight: Weight;
}

/** The longest label of a domain; longer names belong to no listing. */
const MAX_LETTERS = 63;
const BETWEEN_WORDS = /^[\s\-_.·‐-―]+$/u;
/** `2x` and `x10` promise a multiple. */
const NUMBER_FIRST = [/^\d+/, /^\d+x/];
const NUMBER_LAST = [/\d+$/, /x\d+$/, /\d+x$/];
/** Numbers of so many digits are years, or belong to no name. */
const MIN_OF_A_YEAR = 3;

/** The letters of a text without separators, and its words; no words where it is a single one. */
export function wordsIn(text: string): { letters: Letter[]; words: Word[] } {
  const letters: Letter[] = [];
  const parts: [number, number][] = [];
  let start = 0;
  const end = () => {
    if (letters.length > start) parts.push([start, letters.length]);
    start = letters.length;
  };
  for (const letter of lettersOf(text).slice(0, MAX_LETTERS)) {
    if (BETWEEN_WORDS.test(letter.plain)) end();
    else letters.push(letter);
  }
  end();
  const words = parts.flatMap((part) => [wordOf(letters, part), ...besideNumbers(letters, part)]);
  return { letters, words: words.length > 1 ? words : [] };
}

function wordOf(letters: Letter[], [start, end]: [number, number]): Word {
  const keys = letters.slice(start, end).map(({ key }) => key);
  return { start, end, weight: weightOf(keys.join('')) };
}

function besideNumbers(letters: Letter[], [start, end]: [number, number]): Word[] {
  // One character for each letter, so that places in it are places in the letters.
  const text = letters
    .slice(start, end)
    .map(({ shown }) => (shown.length === 1 ? shown.toLowerCase() : '?'))
    .join('');
  const numbers = [...NUMBER_FIRST, ...NUMBER_LAST].flatMap((pattern) => pattern.exec(text) ?? []);
  return numbers.flatMap((number) => {
    if (number.length === text.length) return [];
    const weight: Weight = number.includes('x') ? 3 : number.length >= MIN_OF_A_YEAR ? 2 : 1;
    const isFirst = text.startsWith(number);
    const [from, to] = isFirst ? [start + number.length, end] : [start, end - number.length];
    const own = isFirst ? { start, end: from, weight } : { start: to, end, weight };
    return [own, wordOf(letters, [from, to])];
  });
}
