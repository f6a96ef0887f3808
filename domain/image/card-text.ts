import sharp, { type OverlayOptions } from 'sharp';
import { isolated } from '#domain/text/isolated.ts';

export type Direction = 'rtl' | 'ltr';

/** A text drawn as a PNG. */
export interface TextImage {
  input: Buffer;
  width: number;
  height: number;
}

export interface TextStyle {
  /** In pixels; a text with a height is fitted into its box instead. */
  size: number;
  weight: number;
  colour: string;
  /** In pixels. */
  box?: { width: number; height?: number };
}

/** Draws a plain text. */
export function drawText(direction: Direction, text: string, style: TextStyle): Promise<TextImage> {
  return drawMarkup(direction, escapeMarkup(text), style);
}

/** Draws a text with Pango markup. */
export async function drawMarkup(
  direction: Direction,
  markup: string,
  { size, weight, colour, box }: TextStyle,
): Promise<TextImage> {
  // The mark sets the direction of a text that begins in the other script.
  const start = direction === 'rtl' ? '\u200f' : '\u200e';
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" weight="${weight}" size="${size}pt">${start}${markup}</span>`,
      font: 'Readex Pro',
      rgba: true,
      // At 72 dpi a point is a pixel. A text with a height is fitted into its box at another.
      ...(box?.height ? {} : { dpi: 72 }),
      ...box,
      // The start of the line: Pango mirrors it for Arabic.
      align: 'left',
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Returns a function that places texts on a card; `x` counts from the start of the line, which is right in Arabic. */
export function placerFor(direction: Direction, cardWidth: number) {
  return (
    { input, width, height }: TextImage,
    at: { x: number; middle: number },
  ): OverlayOptions => ({
    input,
    top: Math.max(0, Math.round(at.middle - height / 2)),
    left: Math.max(0, Math.round(leftOf(direction, cardWidth, at.x, width))),
  });
}

/** The left edge of something `width` wide whose `x` counts from the start of the line. */
export function leftOf(direction: Direction, cardWidth: number, x: number, width: number): number {
  return direction === 'rtl' ? cardWidth - x - width : x;
}

/** A name within markup, isolated so that its script does not reorder the text around it. */
export function isolateInMarkup(text: string): string {
  return isolated(escapeMarkup(text));
}

/** A text escaped for markup. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
