import sharp, { type OverlayOptions } from 'sharp';
import type { Verdict } from '#domain/ruling/verdict.ts';

/** What a listing's picture for sharing says; every text in the reader's language. */
export interface ShareCard {
  direction: 'rtl' | 'ltr';
  kind: string;
  name: string;
  symbol: string | null;
  /** Null for the site itself. */
  verdict: { text: string; tone: Verdict | 'unruled' } | null;
  /** 0 to 5 in halves, and the same in words; null: not rated. */
  rating: { stars: number; text: string } | null;
  /** When it was ruled, and what kind of statement that is. */
  notes: string[];
  product: string;
  host: string;
}

/** What those who show shared links ask for. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

const MARGIN = 84;
const INNER_WIDTH = SHARE_CARD.width - 2 * MARGIN;
/** Middles of the rows, from the top. */
const ROW = { head: 84, kind: 186, name: 288, badge: 430, notes: 556 };
const RULES = [136, 504];
const NAME_HEIGHT = 152;
const BADGE_HEIGHT = 84;
const NOTE_HEIGHT = 42;

// The dark theme's, from app/style.css.
const PAPER = '#12161d';
const LINE = '#333d4b';
const INK = '#eeece5';
const MUTED = '#a9b1bd';
const ACCENT = '#a9bdff';
const TONES = { halal: '#6fd3a0', questionable: '#eec06a', haram: '#ff9c92', unruled: MUTED };

/** A PNG of 1200×630 pixels. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array> {
  const { layers, shapes } = await rulingRow(card);
  const place = placing(card.direction);
  const [product, host, kind, name] = await Promise.all([
    drawText(card, card.product, { size: 36, weight: 500, colour: INK }),
    drawText({ direction: 'ltr' }, card.host, { size: 28, weight: 300, colour: MUTED }),
    card.kind ? drawText(card, card.kind, { size: 32, weight: 300, colour: MUTED }) : null,
    drawName(card),
  ]);
  layers.push(
    place(product, { x: MARGIN + 76, middle: ROW.head }),
    place(host, { x: SHARE_CARD.width - MARGIN - host.width, middle: ROW.head }),
    place(name, { x: MARGIN, middle: ROW.name }),
    ...(kind ? [place(kind, { x: MARGIN, middle: ROW.kind })] : []),
    ...(await noteRows(card)),
  );
  const tone = card.verdict ? TONES[card.verdict.tone] : ACCENT;
  const { width, height } = SHARE_CARD;
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${PAPER}"/><rect width="100%" height="12" fill="${tone}"/>
<path d="${RULES.map((y) => `M${MARGIN} ${y}H${width - MARGIN}`).join('')}" stroke="${LINE}" stroke-width="2"/>
${mark(card.direction)}${shapes.join('')}</svg>`;
  return sharp(Buffer.from(background))
    .composite(layers)
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

// The verdict in its pill, and the stars beside it.
async function rulingRow(card: ShareCard) {
  const { direction, verdict, rating } = card;
  const layers: OverlayOptions[] = [];
  const shapes: string[] = [];
  if (!verdict) return { layers, shapes };
  const place = placing(direction);
  const colour = TONES[verdict.tone];
  const word = await drawText(card, verdict.text, { size: 44, weight: 500, colour });
  const badge = { width: word.width + 76, colour, isDashed: verdict.tone === 'unruled' };
  shapes.push(pill(direction, badge));
  layers.push(place(word, { x: MARGIN + 38, middle: ROW.badge }));
  if (!rating) return { layers, shapes };
  const x = MARGIN + badge.width + 40;
  const words = await drawText(card, rating.text, { size: 34, weight: 300, colour: INK });
  shapes.push(stars(direction, x, rating.stars));
  layers.push(place(words, { x: x + STARS_WIDTH + 28, middle: ROW.badge }));
  return { layers, shapes };
}

// The site's own has one that may take two lines.
async function noteRows(card: ShareCard): Promise<OverlayOptions[]> {
  const place = placing(card.direction);
  const style = { size: 26, weight: 300, colour: MUTED, box: { width: INNER_WIDTH } };
  const drawn = await Promise.all(card.notes.map((note) => drawText(card, note, style)));
  const top = ROW.notes - ((drawn.length - 1) * NOTE_HEIGHT) / 2;
  return drawn.map((note, row) => place(note, { x: MARGIN, middle: top + row * NOTE_HEIGHT }));
}

interface Drawn {
  input: Buffer;
  width: number;
  height: number;
}

interface Style {
  size: number;
  weight: number;
  colour: string;
  box?: { width: number; height?: number };
}

// One line as large as it can be, two where it is long; shrunk where that is too much.
async function drawName(card: ShareCard): Promise<Drawn> {
  const symbol = card.symbol
    ? ` <span weight="300" foreground="${MUTED}" size="70%">${isolate(card.symbol)}</span>`
    : '';
  const markup = isolate(card.name) + symbol;
  const style = { size: 92, weight: 600, colour: INK };
  const drawn = await drawMarkup(card, markup, { ...style, box: { width: INNER_WIDTH } });
  if (drawn.height <= NAME_HEIGHT && drawn.width <= INNER_WIDTH) return drawn;
  const box = { width: INNER_WIDTH, height: NAME_HEIGHT };
  return drawMarkup(card, markup, { ...style, box });
}

function drawText(card: Pick<ShareCard, 'direction'>, text: string, style: Style): Promise<Drawn> {
  return drawMarkup(card, escaped(text), style);
}

async function drawMarkup(
  { direction }: Pick<ShareCard, 'direction'>,
  markup: string,
  { size, weight, colour, box }: Style,
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

// `x` is from where reading starts: from the right for Arabic.
function placing(direction: ShareCard['direction']) {
  return ({ input, width, height }: Drawn, at: { x: number; middle: number }): OverlayOptions => ({
    input,
    top: Math.max(0, Math.round(at.middle - height / 2)),
    left: Math.max(0, Math.round(startOf(direction, at.x, width))),
  });
}

function startOf(direction: ShareCard['direction'], x: number, width: number): number {
  return direction === 'rtl' ? SHARE_CARD.width - x - width : x;
}

function pill(
  direction: ShareCard['direction'],
  { width, colour, isDashed }: { width: number; colour: string; isDashed: boolean },
) {
  const dashes = isDashed ? ' stroke-dasharray="10 8"' : '';
  const x = startOf(direction, MARGIN, width);
  const y = ROW.badge - BADGE_HEIGHT / 2;
  return `<rect x="${x}" y="${y}" width="${width}" height="${BADGE_HEIGHT}" rx="${BADGE_HEIGHT / 2}" fill="${colour}" fill-opacity="0.1" stroke="${colour}" stroke-width="2.5"${dashes}/>`;
}

// The mark of app/frame/brand-mark.tsx.
function mark(direction: ShareCard['direction']) {
  const left = startOf(direction, MARGIN, 56);
  return `<svg x="${left}" y="${ROW.head - 28}" width="56" height="56" viewBox="0 0 32 32" fill="none" stroke="${ACCENT}"><rect x="6" y="6" width="20" height="20" stroke-width="1.6"/><rect x="6" y="6" width="20" height="20" stroke-width="1.6" transform="rotate(45 16 16)"/><path d="m11.5 16.4 3.2 3.2 6-6.6" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

const STARS_WIDTH = 240;
const STAR = 'l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8z';
const STARS = [12, 36, 60, 84, 108].map((middle) => `M${middle} 2.8${STAR}`).join('');

// They fill from where reading starts.
function stars(direction: ShareCard['direction'], start: number, rating: number) {
  const x = startOf(direction, start, STARS_WIDTH);
  const mirrored = direction === 'rtl' ? ' transform="matrix(-1 0 0 1 120 0)"' : '';
  return `<svg x="${x}" y="${ROW.badge - 24}" width="${STARS_WIDTH}" height="48" viewBox="0 0 120 24"><g${mirrored}><path d="${STARS}" fill="none" stroke="${ACCENT}" stroke-width="1.2"/><svg width="${rating * 24}" height="24"><path d="${STARS}" fill="${ACCENT}"/></svg></g></svg>`;
}

// Of a name that begins or ends in another script, nothing around it is moved.
function isolate(text: string): string {
  return `\u2068${escaped(text)}\u2069`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
