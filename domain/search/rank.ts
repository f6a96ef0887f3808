/** Shorter terms have too many fuzzy matches; longer ones are not names. */
const MIN_TERM_LENGTH = 4;
const MAX_TERM_LENGTH = 40;
const SAME_SOUND = 0.5;
/** With fewer sounds too many names are the same. */
const MIN_SOUNDS = 3;

const FAR = Number.MAX_SAFE_INTEGER;

// Arabic letters that readers use for the same foreign sound.
const SOUNDS: Record<string, string> = {
  غ: 'ج',
  ق: 'ج',
  ص: 'س',
  ث: 'س',
  ذ: 'س',
  ز: 'س',
  ظ: 'س',
  ط: 'ت',
  ض: 'د',
  c: 'k',
  q: 'k',
  z: 's',
  y: 'i',
};
// Long vowels, which may be omitted except at the beginning.
const WEAK = new Set('اويaeiouy');

/** A term that is compared with many lines. */
interface Term {
  /** Without spaces. */
  written: string;
  sound: string;
  /** The most letters in which a match differs. */
  most: number;
}

// Null: it is too short or too long.
function termOf(term: string): Term | null {
  const written = compact(term);
  if (written.length < MIN_TERM_LENGTH || written.length > MAX_TERM_LENGTH) return null;
  return { written, sound: soundOf(written), most: Math.min(3, Math.floor(written.length / 3)) };
}

// In letters, from the closest part of the folded `line`; null: too far.
function distanceOf(term: Term, line: string): number | null {
  const words = line.split(' ');
  const pairs = words.map((word, place) => word + (words[place + 1] ?? ''));
  const parts = new Set([compact(line), ...words, ...pairs]);
  const distances = [...parts].map((part) => distance(term, part));
  const nearest = Math.min(...distances);
  return nearest <= term.most ? nearest : null;
}

/** The fuzzy matches among `items`, the closest first. */
export function nearest<T>(items: readonly T[], term: string, linesOf: (item: T) => string[]): T[] {
  const known = termOf(term);
  if (!known) return [];
  const near = items.flatMap((item) => {
    const distances = linesOf(item).flatMap((line) => distanceOf(known, line) ?? []);
    return distances.length > 0 ? [{ item, distance: Math.min(...distances) }] : [];
  });
  return near.sort((a, b) => a.distance - b.distance).map(({ item }) => item);
}

function compact(text: string): string {
  return text.replaceAll(' ', '');
}

function distance({ written: a, sound, most }: Term, b: string): number {
  const longer = b.length - a.length;
  const whole = Math.abs(longer) > most ? FAR : editsBetween(a, b, most);
  // An unfinished name is compared with as much of the line.
  const begun = longer > 0 ? editsBetween(a, b.slice(0, a.length), most) + SAME_SOUND : FAR;
  const edits = Math.min(whole, begun);
  if (edits <= SAME_SOUND || sound.length < MIN_SOUNDS) return edits;
  return sound === soundOf(b) ? SAME_SOUND : edits;
}

function soundOf(text: string): string {
  let sounds = '';
  for (const letter of text) {
    if (sounds === '' || !WEAK.has(letter)) sounds += SOUNDS[letter] ?? letter;
  }
  return sounds;
}

// Optimal string alignment: letters added, missing, replaced, or two swapped. `FAR` if there are more than `most`.
function editsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last: number[] = [];
  let row: number[] = [];
  let leastInLast = 0;
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1);
    row[0] = i;
    let leastInRow = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = letter === b.charCodeAt(j - 1);
      let least = at(last, j - 1) + (isSame ? 0 : 1);
      if (at(last, j) < least) least = at(last, j) + 1;
      if (at(row, j - 1) < least) least = at(row, j - 1) + 1;
      const isSwapped =
        i > 1 &&
        j > 1 &&
        letter === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwapped && at(before, j - 2) < least) least = at(before, j - 2) + 1;
      row[j] = least;
      if (least < leastInRow) leastInRow = least;
    }
    // A row follows from the two before it.
    if (leastInRow > most && leastInLast > most) return FAR;
    leastInLast = leastInRow;
    [before, last, row] = [last, row, before];
  }
  return at(last, b.length);
}

function at(row: number[], place: number): number {
  return row[place] ?? FAR;
}

/** How well a text matches, the best first. */
export const RANKS = { whole: 0, start: 1, word: 2, inside: 3 } as const;

/** The best rank of the lines; null: no match. The first term was typed; the others are spellings, which match no inside of a word. */
function rankOf(
  [typed = '', ...others]: readonly string[],
  lines: readonly string[],
): number | null {
  const ranks = lines.flatMap((line) => {
    const asNames = others
      .map((term) => rankIn(term, line))
      .filter((rank) => rank !== RANKS.inside);
    return [rankIn(typed, line), ...asNames].filter((rank) => rank !== null);
  });
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

/** The matching `items`, the best first, otherwise in their order. */
export function rankMatches<T>(
  items: readonly T[],
  terms: readonly string[],
  linesOf: (item: T) => string[],
): T[] {
  const matches = items.flatMap((item) => {
    const rank = rankOf(terms, linesOf(item));
    return rank === null ? [] : [{ item, rank }];
  });
  return matches.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

function rankIn(term: string, line: string): number | null {
  if (line === term) return RANKS.whole;
  if (line.startsWith(term)) return RANKS.start;
  if (line.includes(` ${term}`)) return RANKS.word;
  return line.includes(term) ? RANKS.inside : null;
}
