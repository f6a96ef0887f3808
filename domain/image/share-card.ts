import sharp, { type OverlayOptions } from 'sharp';
import {
  type Direction,
  drawMarkup,
  drawText,
  isolateInMarkup,
  leftOf,
  placerFor,
  type TextImage,
} from './card-text.ts';
import { type CardCriteria, criteriaRow } from './criteria-row.ts';
import { type CardVerdict, verdictRow } from './verdict-row.ts';

/** The content of a share card; all texts are in the reader's language. */
export interface ShareCard {
  direction: Direction;
  kind: string;
  name: string;
  symbol: string | null;
  /** Null for the site itself. */
  verdict: CardVerdict | null;
  /** 0 to 5 in halves, also in words; null: not rated. */
  rating: { stars: number; text: string } | null;
  /** Null: no ruling, or a verdict without criteria. */
  criteria: CardCriteria | null;
  /** Date and kind of the ruling. */
  notes: string[];
  /** The site's name. Its key is part of the picture's version. */
  product: string;
  host: string;
}

/** The size that social networks request. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The space at both ends of a line. */
export const MARGIN = 84;
const INNER_WIDTH = SHARE_CARD.width - 2 * MARGIN;
/** Vertical middles of the rows, from the top; the lines are below the head and above the notes. */
const HEAD = 84;
const HEAD_RULE = 136;
const ROWS = { kind: 186, name: 288, badge: 430, rule: 504, notes: 556 };
/** Rows of a card with criteria between the verdict and the notes. */
const TIGHTER_ROWS = { kind: 180, name: 272, badge: 398, criteria: 473, rule: 514, notes: 568 };
const NAME_HEIGHT = 152;
const TIGHTER_NAME_HEIGHT = 136;
const NOTE_HEIGHT = 42;

// The colours of the dark theme; a test compares them with app/styles/colours.css.
const PAPER = '#0f141b';
const LINE = '#2f3947';
const INK = '#f1efe8';
const MUTED = '#b3bbc7';
const ACCENT = '#a9bdff';

/** The colour of a verdict. */
export const TONES = {
  halal: '#63d29b',
  questionable: '#f0bf5e',
  haram: '#ff9187',
  unruled: MUTED,
} as const;

/** A PNG of 1200×630 pixels. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array> {
  const { width, height } = SHARE_CARD;
  const { direction } = card;
  const rows = card.criteria ? TIGHTER_ROWS : ROWS;
  const place = placerFor(direction, width);
  const { layers, shapes } = await rulingRows(card, rows);
  const [product, host, kind, name] = await Promise.all([
    drawText(direction, card.product, { size: 36, weight: 500, colour: INK }),
    drawText('ltr', card.host, { size: 28, weight: 300, colour: MUTED }),
    card.kind ? drawText(direction, card.kind, { size: 32, weight: 300, colour: MUTED }) : null,
    drawName(card),
  ]);
  layers.push(
    place(product, { x: MARGIN + 76, middle: HEAD }),
    place(host, { x: width - MARGIN - host.width, middle: HEAD }),
    place(name, { x: MARGIN, middle: rows.name }),
    ...(kind ? [place(kind, { x: MARGIN, middle: rows.kind })] : []),
    ...(await noteRows(card, rows.notes)),
  );
  if (card.criteria) {
    const at = { direction, cardWidth: width, x: MARGIN, middle: TIGHTER_ROWS.criteria };
    const criteria = await criteriaRow(card.criteria, { ...at, ink: INK, muted: MUTED });
    layers.push(...criteria.layers);
    shapes.push(...criteria.icons);
  }
  const tone = card.verdict ? TONES[card.verdict.tone] : ACCENT;
  const rules = [HEAD_RULE, rows.rule].map((y) => `M${MARGIN} ${y}H${width - MARGIN}`).join('');
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${PAPER}"/><rect width="100%" height="12" fill="${tone}"/>
<path d="${rules}" stroke="${LINE}" stroke-width="2"/>
${mark(direction)}${shapes.join('')}</svg>`;
  return sharp(Buffer.from(background))
    .composite(layers)
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

// The verdict with its firmness, and above, at the end of the first row, the stars.
async function rulingRows({ direction, verdict, rating }: ShareCard, rows: typeof ROWS) {
  const layers: OverlayOptions[] = [];
  const shapes: string[] = [];
  const { width } = SHARE_CARD;
  if (verdict) {
    const at = { direction, cardWidth: width, x: MARGIN, middle: rows.badge };
    const row = await verdictRow(verdict, {
      ...at,
      colour: TONES[verdict.tone],
      paper: PAPER,
      ink: INK,
    });
    layers.push(...row.layers);
    shapes.push(...row.shapes);
  }
  if (verdict && rating) {
    const words = await drawText(direction, rating.text, { size: 30, weight: 300, colour: INK });
    const x = width - MARGIN - words.width;
    layers.push(placerFor(direction, width)(words, { x, middle: rows.kind }));
    shapes.push(stars(direction, { x: x - 24 - STARS_WIDTH, middle: rows.kind }, rating.stars));
  }
  return { layers, shapes };
}

// The site's own card has a single note, which may take two lines.
async function noteRows({ direction, notes }: ShareCard, middle: number) {
  const place = placerFor(direction, SHARE_CARD.width);
  const style = { size: 26, weight: 300, colour: MUTED, box: { width: INNER_WIDTH } };
  const drawn = await Promise.all(notes.map((note) => drawText(direction, note, style)));
  const top = middle - ((drawn.length - 1) * NOTE_HEIGHT) / 2;
  return drawn.map((note, row) => place(note, { x: MARGIN, middle: top + row * NOTE_HEIGHT }));
}

// A long name wraps to two lines, and shrinks if it still does not fit.
async function drawName({ direction, name, symbol, criteria }: ShareCard): Promise<TextImage> {
  const ticker = symbol
    ? ` <span weight="300" foreground="${MUTED}" size="70%">${isolateInMarkup(symbol)}</span>`
    : '';
  const markup = isolateInMarkup(name) + ticker;
  const height = criteria ? TIGHTER_NAME_HEIGHT : NAME_HEIGHT;
  const style = { size: 92, weight: 600, colour: INK };
  const drawn = await drawMarkup(direction, markup, { ...style, box: { width: INNER_WIDTH } });
  if (drawn.height <= height && drawn.width <= INNER_WIDTH) return drawn;
  return drawMarkup(direction, markup, { ...style, box: { width: INNER_WIDTH, height } });
}

// The mark of app/frame/brand-mark.tsx.
function mark(direction: Direction) {
  const left = leftOf(direction, SHARE_CARD.width, MARGIN, 56);
  return `<svg x="${left}" y="${HEAD - 28}" width="56" height="56" viewBox="0 0 32 32" fill="none" stroke="${ACCENT}"><rect x="6" y="6" width="20" height="20" stroke-width="1.6"/><rect x="6" y="6" width="20" height="20" stroke-width="1.6" transform="rotate(45 16 16)"/><path d="m11.5 16.4 3.2 3.2 6-6.6" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

const STARS_WIDTH = 240;
const STAR = 'l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8z';
const STARS = [12, 36, 60, 84, 108].map((middle) => `M${middle} 2.8${STAR}`).join('');

// The stars fill from the start of the line.
function stars(
  direction: Direction,
  { x: start, middle }: { x: number; middle: number },
  rating: number,
) {
  const x = leftOf(direction, SHARE_CARD.width, start, STARS_WIDTH);
  const mirrored = direction === 'rtl' ? ' transform="matrix(-1 0 0 1 120 0)"' : '';
  return `<svg x="${x}" y="${middle - 24}" width="${STARS_WIDTH}" height="48" viewBox="0 0 120 24"><g${mirrored}><path d="${STARS}" fill="none" stroke="${ACCENT}" stroke-width="1.2"/><svg width="${rating * 24}" height="24"><path d="${STARS}" fill="${ACCENT}"/></svg></g></svg>`;
}
