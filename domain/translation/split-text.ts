const segments = (granularity: 'sentence' | 'word' | 'grapheme') => (text: string) =>
  [...new Intl.Segmenter('en', { granularity }).segment(text)].map(({ segment }) => segment);

// Where a text is best cut, and where at worst.
const CUTS: ((text: string) => string[])[] = [
  (text) => text.split(/(?<=\n)/),
  segments('sentence'),
  segments('word'),
  segments('grapheme'),
];

/** `text` in pieces that fit, as few as may be: cut between lines, else sentences, else words. Joined they are the text. */
export function splitText(text: string, fits: (piece: string) => boolean, cuts = CUTS): string[] {
  const [cut, ...finer] = cuts;
  if (fits(text) || !cut) return [text];
  const pieces: string[] = [];
  for (const part of cut(text).flatMap((unit) => splitText(unit, fits, finer))) {
    const last = pieces.at(-1);
    if (last !== undefined && fits(last + part)) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces;
}
