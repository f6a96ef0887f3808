type Translate = (text: string) => Promise<string>;

/** Translates a text in pieces that fit. If the answer has other lines, each line is translated separately. */
export async function translateLines(
  text: string,
  fits: (piece: string) => boolean,
  translate: Translate,
): Promise<string> {
  const whole = await inPieces(text, fits, translate);
  if (shapeOf(whole) === shapeOf(text)) return whole;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const translated = await inPieces(line, fits, translate);
    lines.push(inOneLine(translated));
  }
  return lines.join('\n');
}

async function inPieces(
  text: string,
  fits: (piece: string) => boolean,
  translate: Translate,
): Promise<string> {
  let translated = '';
  for (const piece of splitText(text, fits)) {
    const core = piece.trim();
    // Services change the space around a text.
    const made = core && (await translate(core)).replaceAll('\r\n', '\n').trim();
    const start = piece.indexOf(core);
    translated += piece.slice(0, start) + made + piece.slice(start + core.length);
  }
  return translated;
}

// Not `/\s*\n\s*/`: a long answer of spaces would take it minutes.
function inOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join(' ');
}

function shapeOf(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.trim() ? 'x' : '-'))
    .join('');
}

const segments = (granularity: 'sentence' | 'word' | 'grapheme') => (text: string) =>
  [...new Intl.Segmenter('en', { granularity }).segment(text)].map(({ segment }) => segment);

const CUTS: ((text: string) => string[])[] = [
  (text) => text.split(/(?<=\n)/),
  segments('sentence'),
  segments('word'),
  segments('grapheme'),
];

/** Cuts `text` into large pieces that fit: between lines, else sentences, words or characters. */
export function splitText(text: string, fits: (piece: string) => boolean): string[] {
  return splitBy(CUTS, text, fits);
}

function splitBy(
  [cut, ...finer]: typeof CUTS,
  text: string,
  fits: (piece: string) => boolean,
): string[] {
  if (fits(text) || !cut) return [text];
  const pieces: string[] = [];
  for (const part of cut(text).flatMap((unit) => splitBy(finer, unit, fits))) {
    const last = pieces.at(-1);
    if (last !== undefined && fits(last + part)) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces;
}
