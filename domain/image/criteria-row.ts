import type { OverlayOptions } from 'sharp';
import type { CountedTone } from '#domain/ruling/ruling-view.ts';
import { type Direction, drawMarkup, escapeMarkup, leftOf, placerFor } from './card-text.ts';

/** The numbers of criteria per finding, in words; findings without criteria are left out. */
export interface CardCriteria {
  label: string;
  findings: { finding: CountedTone; text: string }[];
}

/** Position and colours of the row. */
interface Row {
  direction: Direction;
  cardWidth: number;
  x: number;
  middle: number;
  ink: string;
  muted: string;
}

const SIZE = 27;
const ICON = 30;
const BESIDE_ICON = 10;
const BETWEEN = 24;
/** Invisible; gives all words the same height and so the same baseline. */
const STRUT = '<span alpha="1">|</span>';

// The icons of app/ruling/finding-mark.tsx, from lucide.
const RING = '<circle cx="12" cy="12" r="10"/>';
const ICONS: Record<CountedTone, string> = {
  pass: `${RING}<path d="m9 12 2 2 4-4"/>`,
  concern: `${RING}<path d="M12 8v4M12 16h.01"/>`,
  fail: `${RING}<path d="m15 9-6 6M9 9l6 6"/>`,
  unknown: '<circle cx="12" cy="12" r="10" stroke-dasharray="4 3.9"/>',
};

/** The criteria behind a verdict in one line: the texts as layers, and the icons as SVG. */
export async function criteriaRow({ label, findings }: CardCriteria, row: Row) {
  const { direction, cardWidth, middle, ink, muted } = row;
  const place = placerFor(direction, cardWidth);
  const style = { size: SIZE, weight: 300 };
  const draw = (text: string, colour: string) =>
    drawMarkup(direction, escapeMarkup(text) + STRUT, { ...style, colour });
  const head = await draw(label, muted);
  const layers: OverlayOptions[] = [place(head, { x: row.x, middle })];
  const icons: string[] = [];
  let x = row.x + head.width + BETWEEN;
  for (const { finding, text } of findings) {
    const colour = finding === 'unknown' ? muted : ink;
    const words = await draw(text, colour);
    icons.push(icon(finding, leftOf(direction, cardWidth, x, ICON), middle, colour));
    layers.push(place(words, { x: x + ICON + BESIDE_ICON, middle }));
    x += ICON + BESIDE_ICON + words.width + BETWEEN;
  }
  return { layers, icons };
}

function icon(finding: CountedTone, left: number, middle: number, colour: string): string {
  return `<svg x="${left}" y="${middle - ICON / 2}" width="${ICON}" height="${ICON}" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${ICONS[finding]}</svg>`;
}
