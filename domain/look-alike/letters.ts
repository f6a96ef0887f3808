import { isHidden } from '#domain/text/hidden-characters.ts';
import { DRAWN_LIKE } from './confusables.ts';

/** A letter of a text, or two that are read as one. */
export interface Letter {
  /** As it was written. */
  shown: string;
  /** What it is read as, in small Latin letters; itself where it is like none of them. */
  plain: string;
  /** The same for all letters that are drawn alike: `i`, `l` and `1`; `rn` and `m`. */
  key: string;
}

// Drawn so much alike that one is put for the other. The first is the key of all.
const ALIKE = ['l1i|!', 'o0', 'e3', 'a4', 's5$', 't7', 'b8', 'g9', 'z2'];
const KEYS = new Map(ALIKE.flatMap((group) => [...group].map((each) => [each, group[0] ?? each])));
const PAIRS: Record<string, string> = { rn: 'm', vv: 'w', cl: 'd' };
const PAIRED = new RegExp(Object.keys(PAIRS).join('|'), 'g');
// All that have another key than themselves.
const KEYED = new RegExp(`[${ALIKE.map((group) => group.slice(1)).join('')}]`, 'g');
const PLAIN = /^[\x20-\x7e]*$/;
// Tatweel lengthens the letter before it.
const MARKS = /[\p{M}\u0640]/gu;
// Nothing stands before them, so they are counted to the letter after them.
const LEADING_MARKS = /^([\p{M}\u0640]+)(\P{M})/u;

/** The letters of `text` by what they are read as. What is not seen is left out. */
export function lettersOf(text: string): Letter[] {
  const written = text.normalize('NFC').replace(LEADING_MARKS, '$2$1');
  const letters = [...written].filter((each) => !isHidden(each));
  return letters.flatMap(lettersIn).reduce<Letter[]>((read, letter) => {
    const last = read.at(-1);
    const pair = last && PAIRS[last.plain + letter.plain];
    if (pair) read[read.length - 1] = { ...joined(last, letter), key: keyOf(pair) };
    else if (last && letter.plain === '') read[read.length - 1] = joined(last, letter);
    else if (letter.plain !== '') read.push(letter);
    return read;
  }, []);
}

/** What all texts share that look like `text`. */
export function lookOf(text: string): string {
  // Nearly all are, and all listings are read: it is the same with a tenth of the work.
  if (PLAIN.test(text)) {
    const paired = text.toLowerCase().replace(PAIRED, (pair) => PAIRS[pair] ?? pair);
    return paired.replace(KEYED, keyOf);
  }
  return lettersOf(text)
    .map(({ key }) => key)
    .join('');
}

/** `text` in the Latin letters that it looks like, small. */
export function plainOf(text: string): string {
  return lettersOf(text)
    .map(({ plain }) => plain)
    .join('');
}

/** What a letter that is not Latin is drawn like; null where it is like none. */
export function likenessOf(letter: string): string | null {
  if (/^\p{ASCII}$/u.test(letter)) return null;
  const plain = readAs(letter);
  return /^[a-z0-9]+$/.test(plain) ? plain : null;
}

// Two where one is written for both, as in `ﬁ`.
function lettersIn(shown: string): Letter[] {
  const [first = '', ...more] = readAs(shown);
  return [
    { shown, plain: first, key: keyOf(first) },
    ...more.map((plain) => ({ shown: '', plain, key: keyOf(plain) })),
  ];
}

function readAs(letter: string): string {
  if (/^\p{ASCII}$/u.test(letter)) return letter.toLowerCase();
  const known = DRAWN_LIKE.get(letter);
  if (known) return known;
  const bare = letter.normalize('NFKD').replace(MARKS, '');
  return (DRAWN_LIKE.get(bare) ?? bare).toLowerCase();
}

function keyOf(plain: string): string {
  // One code unit each, so that a place in a look is a place among its letters.
  return KEYS.get(plain) ?? (plain.length === 1 ? plain : '\uFFFD');
}

function joined(first: Letter, second: Letter): Letter {
  return { ...first, shown: first.shown + second.shown, plain: first.plain + second.plain };
}
