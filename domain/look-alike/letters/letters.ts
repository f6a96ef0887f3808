import { isHidden } from '#domain/text/hidden-characters.ts';
import { DRAWN_LIKE } from './confusables.ts';

/** A letter of a text, or two that are read as one. */
export interface Letter {
  /** As written. */
  shown: string;
  /** As read, in lower-case Latin letters; itself where it looks like none. */
  plain: string;
  /** The same for all letters that look alike: `i`, `l` and `1`; `rn` and `m`. */
  key: string;
}

// Letters that look alike. The first is the key of its group.
const ALIKE = ['l1i|!', 'o0', 'e3', 'a4', 's5$', 't7', 'b8', 'g9', 'z2'];
const KEYS = new Map(ALIKE.flatMap((group) => [...group].map((each) => [each, group[0] ?? each])));
const PAIRS: Record<string, string> = { rn: 'm', vv: 'w', cl: 'd' };
const PAIRED = new RegExp(Object.keys(PAIRS).join('|'), 'g');
const SPREAD = new Map(Object.entries(PAIRS).map(([pair, letter]) => [letter, pair]));
// Letters whose key is another letter.
const KEYED = new RegExp(`[${ALIKE.map((group) => group.slice(1)).join('')}]`, 'g');
const ALONE = /^[a-z0-9]*$/i;
const LONG = /[\u{10000}-\u{10ffff}]/gu;
const PLAIN = /^[\x20-\x7e]*$/;
// Tatweel lengthens the preceding letter.
const MARKS = /[\p{M}\u0640]/gu;
// Combining marks belong to the following letter, since nothing precedes them.
const LEADING_MARKS = /^([\p{M}\u0640]+)(\P{M})/u;

/** The visible letters of `text` as they are read. */
export function lettersOf(text: string): Letter[] {
  const written = text.normalize('NFC').replace(LEADING_MARKS, '$2$1');
  const letters = [...written].filter((each) => !isHidden(each));
  return letters.flatMap(lettersIn).reduce<Letter[]>((read, letter) => {
    const last = read.at(-1);
    const pair = last && PAIRS[last.plain + letter.plain];
    if (pair) read[read.length - 1] = { ...joined(last, letter), key: letterKey(pair) };
    else if (last && letter.plain === '') read[read.length - 1] = joined(last, letter);
    else if (letter.plain !== '') read.push(letter);
    return read;
  }, []);
}

/** The skeleton of `text`: the folded form that all its look-alikes share (UTS #39, section 4). */
export function skeletonOf(text: string): string {
  // Nearly all names are plain Latin, for which this is the same at a tenth of the cost.
  if (PLAIN.test(text)) {
    const paired = text.toLowerCase().replace(PAIRED, (pair) => PAIRS[pair] ?? pair);
    return paired.replace(KEYED, letterKey);
  }
  return lettersOf(text)
    .map(({ key }) => key)
    .join('');
}

/** A text without separators. */
export function lettersAlone(text: string): string {
  if (ALONE.test(text)) return text;
  return text.replace(/[\s\-_.·‐-―]+/gu, '');
}

/** Letters as they are read, those that are read as one apart; every letter is whole when the text is cut anywhere. */
export function spellingOf(letters: readonly Letter[]): string {
  return letters.map(({ plain }) => plain.replace(LONG, '\uFFFD')).join('');
}

/** The letters of a skeleton, each with the two that may be read as it: `rn` for `m`. */
export function spreadOf(skeleton: string): string[] {
  return [...skeleton].map((letter) => SPREAD.get(letter) ?? letter);
}

/** The Latin letters that a letter looks like; null: none. */
export function likenessOf(letter: string): string | null {
  if (/^\p{ASCII}$/u.test(letter)) return null;
  const plain = readAs(letter);
  return /^[a-z0-9]+$/.test(plain) ? plain : null;
}

// Two letters where one character stands for both, as `ﬁ`.
function lettersIn(shown: string): Letter[] {
  const [first = '', ...more] = readAs(shown);
  return [
    { shown, plain: first, key: letterKey(first) },
    ...more.map((plain) => ({ shown: '', plain, key: letterKey(plain) })),
  ];
}

function readAs(letter: string): string {
  if (/^\p{ASCII}$/u.test(letter)) return letter.toLowerCase();
  const known = DRAWN_LIKE.get(letter);
  if (known) return known;
  const bare = letter.normalize('NFKD').replace(MARKS, '');
  return [...bare].map(drawnAs).join('');
}

// A capital and its small letter come to the same, since forms that were read are read again.
function drawnAs(letter: string): string {
  const small = letter.toLowerCase();
  return (DRAWN_LIKE.get(letter) ?? DRAWN_LIKE.get(small) ?? small).toLowerCase();
}

function letterKey(plain: string): string {
  // One code unit per letter, so that positions in a form are positions among its letters.
  return KEYS.get(plain) ?? (plain.length === 1 ? plain : '\uFFFD');
}

function joined(first: Letter, second: Letter): Letter {
  return { ...first, shown: first.shown + second.shown, plain: first.plain + second.plain };
}
