import { foldForSearch } from '#domain/listing/list/search-text.ts';

/** A text and its matching ranges: start inclusive, end exclusive. */
export interface Marked {
  text: string;
  marks: [from: number, to: number][];
}

const LETTERS = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** `text` with every occurrence of the first folded term that it contains. */
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
    // Two matches may share a letter that folds to several.
    if (before && first.start < before[1]) before[1] = last.end;
    else marks.push([first.start, last.end]);
  }
  return { text, marks };
}

/** The folded text, and for each of its code units the position of its letter in `text`. */
function foldByLetter(text: string) {
  let folded = '';
  const places: { start: number; end: number }[] = [];
  for (const { segment, index } of LETTERS.segment(text)) {
    // Folded between letters, since blanks at the ends would be trimmed.
    let piece = foldForSearch(`x${segment}x`).slice(1, -1);
    if (piece.startsWith(' ') && (folded === '' || folded.endsWith(' '))) piece = piece.slice(1);
    folded += piece;
    const place = { start: index, end: index + segment.length };
    for (let unit = 0; unit < piece.length; unit += 1) places.push(place);
  }
  return { folded, places };
}
