import { foldForSearch } from '#domain/listing/list/search-text.ts';

/** A text and which parts of it match: from the first letter on, up to the last but not with it. */
export interface Marked {
  text: string;
  marks: [from: number, to: number][];
}

// A letter with its vowel marks is one: half of it cannot be shown.
const LETTERS = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** `text` with every place marked where it says the first of the folded `terms` that is in it. */
export function mark(text: string, terms: readonly string[]): Marked {
  const { folded, places } = foldByLetter(text);
  const term = terms.find((each) => each !== '' && folded.includes(each));
  const marks: Marked['marks'] = [];
  if (term === undefined) return { text, marks };
  for (
    let from = folded.indexOf(term);
    from !== -1;
    from = folded.indexOf(term, from + term.length)
  ) {
    const [first, last] = [places[from], places[from + term.length - 1]];
    const before = marks.at(-1);
    if (!first || !last) continue;
    // Two matches may begin and end in one letter, which folds to several.
    if (before && first.start < before[1]) before[1] = last.end;
    else marks.push([first.start, last.end]);
  }
  return { text, marks };
}

/** The folded text, and for each of its code units the letter of `text` it comes from. */
function foldByLetter(text: string) {
  let folded = '';
  const places: { start: number; end: number }[] = [];
  for (const { segment, index } of LETTERS.segment(text)) {
    // Between letters: blanks at the ends would be cut off.
    let piece = foldForSearch(`x${segment}x`).slice(1, -1);
    if (piece.startsWith(' ') && (folded === '' || folded.endsWith(' '))) piece = piece.slice(1);
    folded += piece;
    const place = { start: index, end: index + segment.length };
    for (let unit = 0; unit < piece.length; unit += 1) places.push(place);
  }
  return { folded, places };
}
