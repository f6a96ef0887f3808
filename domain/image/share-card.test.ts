import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { drawing } from './drawing.ts';
import type { ShareCard } from './share-card.ts';

// Cards are drawn in the child process, which has the site's fonts.
vi.setConfig({ testTimeout: 30_000 });

const CARD: ShareCard = {
  direction: 'rtl',
  kind: 'عملة رقمية',
  name: 'بيتكوين',
  symbol: 'BTC',
  verdict: { text: 'حلال', tone: 'halal', firmness: { sign: 'half', text: 'مختلَف فيه' } },
  rating: { stars: 4.5, text: '4.5 من 5' },
  criteria: null,
  notes: ['صُنِّف في 20 نوفمبر 2026', 'تصنيف بحثي وليس فتوى.'],
  product: 'تبيَّن',
  host: 'tabayyan.example',
};
const GREEN = { r: 0x63, g: 0xd2, b: 0x9b };
const RED = { r: 0xff, g: 0x9c, b: 0x92 };

const drawn = new Map<string, Promise<Uint8Array>>();

/** The picture of the card, drawn once for all tests. */
function pictureOf(card: ShareCard): Promise<Uint8Array> {
  const key = JSON.stringify(card);
  const picture = drawn.get(key) ?? drawing.share(card);
  drawn.set(key, picture);
  return picture;
}

test('a share card is a small PNG of 1200×630', async () => {
  const picture = await pictureOf(CARD);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(40_000);
});

describe('Arabic on a share card', () => {
  test('begins at the right', async () => {
    const [first, last] = await inkOf({ ...CARD, symbol: null });
    expect(last).toBeGreaterThan(1100);
    expect(first).toBeGreaterThan(600);
  });

  test('begins at the right even if the name is in Latin letters', async () => {
    const [, last] = await inkOf({ ...CARD, name: 'OKX', symbol: null });
    expect(last).toBeGreaterThan(1100);
  });

  test('is joined: separated letters take more room', async () => {
    const apart = [...CARD.name].join('\u200c');
    expect(await widthOf(CARD.name)).toBeLessThan(0.9 * (await widthOf(apart)));
  });

  test('is in the site’s typeface, not in replacement boxes', async () => {
    // Replacement boxes are all alike.
    expect(await widthOf('بببب')).not.toBe(await widthOf('سسسس'));
    expect(await widthOf('iiii')).toBeLessThan(0.6 * (await widthOf('wwww')));
  });
});

test('English on a share card begins at the left', async () => {
  const [first] = await inkOf({ ...CARD, direction: 'ltr', name: 'Bitcoin', symbol: null });
  expect(first).toBeLessThan(100);
});

test.each([
  'The Very Long Named Exchange of International Commodities and Everything Else There Is',
  'منصة طويلة الاسم لتداول العملات الرقمية والسلع الدولية وكل ما سوى ذلك مما يخطر على البال',
  'W'.repeat(200),
  '<b>&amp;</b>',
])('a name stays within its place: %s', async (name) => {
  const [first, last, top, bottom] = await inkOf({ ...CARD, name });
  expect(first).toBeGreaterThanOrEqual(80);
  expect(last).toBeLessThanOrEqual(1120);
  expect(top).toBeGreaterThan(200);
  expect(bottom).toBeLessThan(380);
});

test('the findings are under the verdict, in none of the verdict colours', async () => {
  const card: ShareCard = {
    ...CARD,
    criteria: {
      label: 'المعايير:',
      findings: [
        { finding: 'pass', text: 'معياران بلا مأخذ' },
        { finding: 'concern', text: 'مأخذان' },
        { finding: 'fail', text: 'مانعان' },
        { finding: 'unknown', text: 'معياران غير معلومين' },
      ],
    },
  };
  expect(await inkIn(CRITERIA_ROW, CARD)).toBeNull();
  const ink = await inkIn(CRITERIA_ROW, card);
  expect(ink?.right).toBeGreaterThan(1100);
  expect(ink?.left).toBeLessThan(300);
  expect(ink?.left).toBeGreaterThanOrEqual(84);
  expect(await pixelsOf(card, RED)).toBe(0);
});

test('a listing without a ruling has no verdict colour', async () => {
  const unruled: ShareCard = {
    ...CARD,
    verdict: { text: 'لم يُراجَع بعد', tone: 'unruled', firmness: null },
  };
  expect(await pixelsOf(CARD, GREEN)).toBeGreaterThan(1000);
  expect(await pixelsOf(unruled, GREEN)).toBe(0);
});

const PAPER_BRIGHTNESS = 60;
const NAME_ROW = { left: 0, top: 208, width: 1200, height: 168 };
/** Below the pill, above the line. */
const CRITERIA_ROW = { left: 0, top: 474, width: 1200, height: 28 };

async function widthOf(name: string): Promise<number> {
  const [first, last] = await inkOf({ ...CARD, name, symbol: null });
  return last - first;
}

/** First and last column and row of the name: [left, right, top, bottom]. */
async function inkOf(card: ShareCard): Promise<[number, number, number, number]> {
  const ink = await inkIn(NAME_ROW, card);
  if (!ink) throw new Error('there is no name');
  return [ink.left, ink.right, ink.top, ink.bottom];
}

/** The bounds of the text in a part of the picture; null: no text. */
async function inkIn(part: typeof NAME_ROW, card: ShareCard) {
  const { data, info } = await sharp(await pictureOf(card))
    .extract(part)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = { left: info.width, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 };
  data.forEach((brightness, place) => {
    if (brightness < PAPER_BRIGHTNESS) return;
    const column = place % info.width;
    const row = part.top + Math.floor(place / info.width);
    ink.left = Math.min(ink.left, column);
    ink.right = Math.max(ink.right, column);
    ink.top = Math.min(ink.top, row);
    ink.bottom = Math.max(ink.bottom, row);
  });
  return ink.right > 0 ? ink : null;
}

async function pixelsOf(card: ShareCard, { r, g, b }: typeof GREEN): Promise<number> {
  const picture = sharp(await pictureOf(card)).removeAlpha();
  const data = await picture.raw().toBuffer();
  let count = 0;
  for (let place = 0; place < data.length; place += 3) {
    const isNear = [r, g, b].every((part, at) => Math.abs(part - (data[place + at] ?? 0)) < 12);
    if (isNear) count += 1;
  }
  return count;
}
