import sharp, { type OverlayOptions } from 'sharp';

export type Direction = 'rtl' | 'ltr';

/** A text as a picture of its own. */
export interface Drawn {
  input: Buffer;
  width: number;
  height: number;
}

export interface TextStyle {
  size: number;
  weight: number;
  colour: string;
  box?: { width: number; height?: number };
}

export function drawText(direction: Direction, text: string, style: TextStyle): Promise<Drawn> {
  return drawMarkup(direction, escaped(text), style);
}

/** As `drawText`, of Pango's markup. */
export async function drawMarkup(
  direction: Direction,
  markup: string,
  { size, weight, colour, box }: TextStyle,
): Promise<Drawn> {
  // The mark decides the direction of a text that begins in the other script.
  const start = direction === 'rtl' ? '\u200f' : '\u200e';
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" weight="${weight}" size="${size}pt">${start}${markup}</span>`,
      font: 'Readex Pro',
      rgba: true,
      // Points are pixels then.
      ...(box?.height ? {} : { dpi: 72 }),
      ...box,
      // From where reading starts: Pango turns it around for Arabic by itself.
      align: 'left',
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Puts texts onto a card so wide; `x` is from where reading starts: from the right for Arabic. */
export function placing(direction: Direction, cardWidth: number) {
  return ({ input, width, height }: Drawn, at: { x: number; middle: number }): OverlayOptions => ({
    input,
    top: Math.max(0, Math.round(at.middle - height / 2)),
    left: Math.max(0, Math.round(leftOf(direction, cardWidth, at.x, width))),
  });
}

/** Where something `width` wide begins, from the left, that begins at `x` from where reading starts. */
export function leftOf(direction: Direction, cardWidth: number, x: number, width: number): number {
  return direction === 'rtl' ? cardWidth - x - width : x;
}

/** A name within markup: of one that begins or ends in another script, nothing around it is moved. */
export function isolated(text: string): string {
  return `\u2068${escaped(text)}\u2069`;
}

/** A text within markup. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
