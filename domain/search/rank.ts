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

/** The distance of the folded `term` from the closest part of the folded `line`, in letters; null: too far. */
export function distanceTo(term: string, line: string): number | null {
  const written = compact(term);
  if (written.length < MIN_TERM_LENGTH || written.length > MAX_TERM_LENGTH) return null;
  const most = Math.min(3, Math.floor(written.length / 3));
  const words = line.split(' ');
  const pairs = words.map((word, place) => word + (words[place + 1] ?? ''));
  const parts = new Set([compact(line), ...words, ...pairs]);
  const distances = [...parts].map((part) => distance(written, part, most));
  const nearest = Math.min(...distances);
  return nearest <= most ? nearest : null;
}

/** The fuzzy matches among `items`, the closest first. */
export function nearest<T>(items: readonly T[], term: string, linesOf: (item: T) => string[]): T[] {
  const near = items.flatMap((item) => {
    const distances = linesOf(item).flatMap((line) => distanceTo(term, line) ?? []);
    return distances.length > 0 ? [{ item, distance: Math.min(...distances) }] : [];
  });
  return near.sort((a, b) => a.distance - b.distance).map(({ item }) => item);
}

function compact(text: string): string {
  return text.replaceAll(' ', '');
}

function distance(a: string, b: string, most: number): number {
  const longer = b.length - a.length;
  const whole = Math.abs(longer) > most ? FAR : editsBetween(a, b);
  // An unfinished name is compared with as much of the line.
  const begun = longer > 0 ? editsBetween(a, b.slice(0, a.length)) + SAME_SOUND : FAR;
  const edits = Math.min(whole, begun);
  const [soundA, soundB] = [soundOf(a), soundOf(b)];
  return soundA === soundB && soundA.length >= MIN_SOUNDS ? Math.min(edits, SAME_SOUND) : edits;
}

function soundOf(text: string): string {
  let sounds = '';
  for (const letter of text) {
    if (sounds === '' || !WEAK.has(letter)) sounds += SOUNDS[letter] ?? letter;
  }
  return sounds;
}

// Optimal string alignment: letters added, missing, replaced, or two swapped.
function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(before, j - 2) + 1);
      }
      row.push(least);
    }
    before = last;
    last = row;
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
export function ranked<T>(
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
