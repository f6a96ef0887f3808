const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
const ELLIPSIS = '…';
/** Widths of bold letters in ems, from the widest of the common fonts, so that a fitting text fits in all of them. */
const WIDTHS: [letters: RegExp, width: number][] = [
  [/^[\p{Extended_Pictographic}\p{RI}]/u, 1.5],
  // Ligatures of whole phrases.
  [/^[\ufdf0-\ufdff]/u, 12],
  [/^[\p{M}\p{Cf}]/u, 0],
  [/^[سشصضـ]/u, 1.1],
  [/^\p{Script=Arabic}/u, 0.75],
  [/^[MWmw@%&]/u, 1.1],
  [/^[A-ZÀ-ÖØ-Þ]/u, 0.85],
  [/^[fijlrtI.,:;'!| ()-]/u, 0.5],
  [/^[\u0021-\u024f\u0370-\u052f]/u, 0.72],
];
const MAX_WIDTH = 1.25;

/** The text, cut with an ellipsis if it might not fit into `width` pixels at a font size of `size` pixels. */
export function fitText(text: string, { width, size }: { width: number; size: number }): string {
  const letters = GRAPHEMES.segment(text);
  let used = 0;
  let fitting = '';
  for (const { segment } of letters) {
    used += widthOf(segment) * size;
    if (used > width) return fitting.trimEnd() + ELLIPSIS;
    // Only letters that leave room for the ellipsis.
    if (used + widthOf(ELLIPSIS) * size <= width) fitting += segment;
  }
  return text;
}

function widthOf(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? MAX_WIDTH;
}
