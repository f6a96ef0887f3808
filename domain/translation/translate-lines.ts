import { splitText } from './split-text.ts';

type Translate = (text: string) => Promise<string>;

/**
 * A text of any length, translated in pieces that fit. Its lines stay lines: where the answer has others, it is asked for
 * line by line.
 */
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
    // Services do as they like with the space around a text.
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

// Which lines hold something.
function shapeOf(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.trim() ? 'x' : '-'))
    .join('');
}
