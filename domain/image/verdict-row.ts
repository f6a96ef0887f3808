import type { OverlayOptions } from 'sharp';
import { firmnessSvg } from '#domain/image/signs/firmness-sign.ts';
import { type FirmnessSign, hasCompleteEvidence } from '#domain/method/definition.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { type Direction, drawText, leftOf, placerFor } from './card-text.ts';

/** A verdict with its firmness in words and as a sign; `firmness` null: nobody has ruled. */
export interface CardVerdict {
  text: string;
  tone: Verdict | 'unruled';
  firmness: { sign: FirmnessSign; text: string } | null;
}

interface Row {
  direction: Direction;
  cardWidth: number;
  x: number;
  middle: number;
  /** The verdict's. */
  colour: string;
  paper: string;
  ink: string;
}

const HEIGHT = 84;
const PADDING = 32;
const SIGN = 34;
const BESIDE_SIGN = 14;
const AFTER_FILLED = 24;
const WORD = { size: 44, weight: 500 };
const FIRMNESS = { size: 34, weight: 400 };

/** A verdict and its firmness in one frame as on the pages: filled where the evidence is complete, else dashed and hollow. */
export async function verdictRow({ text, firmness }: CardVerdict, row: Row) {
  const { direction, cardWidth, x, middle, colour, paper, ink } = row;
  const place = placerFor(direction, cardWidth);
  const isFilled = firmness !== null && hasCompleteEvidence(firmness.sign);
  const word = await drawText(direction, text, { ...WORD, colour: isFilled ? paper : colour });
  const wordWidth = word.width + 2 * PADDING;
  const layers: OverlayOptions[] = [place(word, { x: x + PADDING, middle })];
  const shapes: string[] = [];
  let width = wordWidth;
  if (firmness) {
    const name = await drawText(direction, firmness.text, { ...FIRMNESS, colour: ink });
    const signX = x + wordWidth + (isFilled ? AFTER_FILLED : 0);
    const nameX = signX + SIGN + BESIDE_SIGN;
    layers.push(place(name, { x: nameX, middle }));
    const left = leftOf(direction, cardWidth, signX, SIGN);
    shapes.push(
      firmnessSvg(firmness.sign, { colour: ink, x: left, y: middle - SIGN / 2, size: SIGN }),
    );
    width = nameX + name.width + PADDING - x;
  }
  const box = (boxWidth: number, paint: string) =>
    `<rect x="${leftOf(direction, cardWidth, x, boxWidth)}" y="${middle - HEIGHT / 2}" width="${boxWidth}" height="${HEIGHT}" rx="14" ${paint}/>`;
  const dashes = isFilled ? '' : ' stroke-dasharray="10 8"';
  if (isFilled) shapes.unshift(box(wordWidth, `fill="${colour}"`));
  shapes.push(box(width, `fill="none" stroke="${colour}" stroke-width="3"${dashes}`));
  return { layers, shapes };
}
