/** A text by its letters and figures alone, so that spaces, punctuation, case and typography make no difference. */
interface Folded {
  /** Decomposed, so that offsets fit. */
  source: string;
  letters: string;
  /** The place of each letter in `source`. */
  places: number[];
  /** 1 where a word starts, or a mark in a figure: a full stop before the number of a footnote looks the same. */
  starts: number[];
}

export interface FoundQuote {
  state: 'seen' | 'changed' | 'gone';
  /** The passage nearest to a quote that was not found, or null. */
  passage: string | null;
}

const LETTER = /[\p{L}\p{N}\p{Sc}%‰]/u;
/** A mark whose loss changes a figure; a comma before three digits separates thousands. */
const DECIMAL_MARK = /(?<=\p{Nd})(?:[.\u066B]|,(?!\p{Nd}{3}))(?=\p{Nd})/gu;
const INVISIBLE = /[\p{M}\p{Cf}\u0640]/u;
const SAME_LETTER: Record<string, string> = { ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا' };
/** The marks of words that an editor left out of a quote or added to it. */
const GAP = /\[[^\]]*\]|…|\.{3,}/;
/** A link of Markdown. The text of a page has no addresses of links. */
const LINK = /\[([^[\]]*)\]\([^()\s]*\)/g;
/** Left out between two parts of a quote, in letters. */
const MAX_GAP = 5000;
/** A passage with this share of the quote's words is the quote reworded. */
const REWORDED = 0.6;
const MAX_PASSAGE_LENGTH = 1500;

/** The letters and figures of a text without case and signs, each with its place in the source. */
export function fold(text: string): Folded {
  // Marks of footnotes, as in an encyclopaedia.
  const source = text.replace(/\[\d{1,3}\]/g, '').normalize('NFKD');
  const folded: Folded = { source, letters: '', places: [], starts: [] };
  const decimalMarks = new Set([...source.matchAll(DECIMAL_MARK)].map(({ index }) => index));
  const parts: string[] = [];
  let isStart = true;
  let place = 0;
  for (const character of source) {
    const isMark = decimalMarks.has(place);
    if (isMark || LETTER.test(character)) {
      const lower = character.toLowerCase().replace(/\p{M}/gu, '');
      for (const unit of (SAME_LETTER[lower] ?? lower).split('')) {
        parts.push(unit);
        folded.places.push(place);
        folded.starts.push(isStart || isMark ? 1 : 0);
        isStart = false;
      }
    } else if (!INVISIBLE.test(character)) {
      isStart = true;
    }
    place += character.length;
  }
  folded.letters = parts.join('');
  return folded;
}

/** Looks for a quote on a page: word for word, else for the passage nearest to it. */
export function findQuote(quote: string, page: Folded): FoundQuote {
  const read = quote.replace(LINK, '$1');
  const isThere = contains(page, partsOf(read)) || contains(page, partsOf(quote));
  if (isThere) return { state: 'seen', passage: null };
  const near = nearest(read, page);
  return near && near.share >= REWORDED
    ? { state: 'changed', passage: near.passage }
    : { state: 'gone', passage: near && near.share > REWORDED / 2 ? near.passage : null };
}

function partsOf(quote: string): string[] {
  const parts = quote.split(GAP).map((part) => fold(part).letters);
  return parts.filter(Boolean);
}

function contains(page: Folded, [first, ...others]: string[]): boolean {
  if (!first) return false;
  for (let at = indexOfWords(page, first, 0); at !== -1; at = indexOfWords(page, first, at + 1)) {
    let end = at + first.length;
    const isWhole = others.every((part) => {
      const next = indexOfWords(page, part, end);
      if (next === -1 || next - end > MAX_GAP) return false;
      end = next + part.length;
      return true;
    });
    if (isWhole) return true;
  }
  return false;
}

/** The index of the next occurrence in whole words; -1: none. */
function indexOfWords(page: Folded, part: string, from: number): number {
  let at = page.letters.indexOf(part, from);
  while (at !== -1) {
    const end = at + part.length;
    if (isWordStart(page, at) && (end === page.letters.length || page.starts[end])) return at;
    at = page.letters.indexOf(part, at + 1);
  }
  return -1;
}

// Arabic writes "and", "so", "in" and the like as one letter before a word.
function isWordStart({ letters, starts }: Folded, at: number): boolean {
  if (starts[at]) return true;
  return [1, 2].some(
    (length) => starts[at - length] && /^[وفبلك]+$/.test(letters.slice(at - length, at)),
  );
}

interface Word {
  word: string;
  start: number;
  end: number;
}

function wordsOf({ letters, starts, places }: Folded): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < letters.length; ) {
    let end = at + 1;
    while (end < letters.length && !starts[end]) end += 1;
    words.push({
      word: letters.slice(at, end),
      start: places[at] ?? 0,
      end: (places[end - 1] ?? 0) + 1,
    });
    at = end;
  }
  return words;
}

/** The passage as long as the quote that shares most words with it. */
function nearest(quote: string, page: Folded): { share: number; passage: string } | null {
  const wanted = new Map<string, number>();
  const quoted = wordsOf(fold(quote));
  for (const { word } of quoted) wanted.set(word, (wanted.get(word) ?? 0) + 1);
  const words = wordsOf(page);
  const inside = new Map<string, number>();
  let [shared, most, last] = [0, 0, -1];
  for (const [index, { word }] of words.entries()) {
    const count = (inside.get(word) ?? 0) + 1;
    inside.set(word, count);
    if (count <= (wanted.get(word) ?? 0)) shared += 1;
    const left = words[index - quoted.length]?.word;
    if (left !== undefined) {
      const before = inside.get(left) ?? 0;
      if (before <= (wanted.get(left) ?? 0)) shared -= 1;
      inside.set(left, before - 1);
    }
    if (shared > most) [most, last] = [shared, index];
  }
  if (last === -1) return null;
  const start = words[Math.max(0, last - quoted.length + 1)]?.start ?? 0;
  const passage = page.source
    .slice(start, words[last]?.end)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_PASSAGE_LENGTH);
  return { share: most / quoted.length, passage };
}
