import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { drawing } from './drawing.ts';
import { MARGIN, SHARE_CARD, type ShareCard, TONES } from './share-card.ts';

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
const { width: CARD_WIDTH } = SHARE_CARD;
/** A line reaches so far at its start; letters have a little space before them. */
const START = MARGIN + 16;
/** Antialiased letters reach a little further than their box. */
const OUTERMOST = MARGIN - 4;

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
    const name = await nameOn({ ...CARD, symbol: null });
    expect(name.right).toBeGreaterThan(CARD_WIDTH - START);
    expect(name.left).toBeGreaterThan(CARD_WIDTH / 2);
  });

  test('begins at the right even if the name is in Latin letters', async () => {
    const name = await nameOn({ ...CARD, name: 'OKX', symbol: null });
    expect(name.right).toBeGreaterThan(CARD_WIDTH - START);
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
  const name = await nameOn({ ...CARD, direction: 'ltr', name: 'Bitcoin', symbol: null });
  expect(name.left).toBeLessThan(START);
});

test.each([
  'The Very Long Named Exchange of International Commodities and Everything Else There Is',
  'منصة طويلة الاسم لتداول العملات الرقمية والسلع الدولية وكل ما سوى ذلك مما يخطر على البال',
  'W'.repeat(200),
  '<b>&amp;</b>',
])('a name stays within its place: %s', async (name) => {
  const { left, right, top, bottom } = await nameOn({ ...CARD, name });
  expect(left).toBeGreaterThanOrEqual(OUTERMOST);
  expect(right).toBeLessThanOrEqual(CARD_WIDTH - OUTERMOST);
  // Neither its first nor its last row has ink.
  expect(top).toBeGreaterThan(NAME_ROW.top);
  expect(bottom).toBeLessThan(NAME_ROW.top + NAME_ROW.height - 1);
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
  expect(ink?.right).toBeGreaterThan(CARD_WIDTH - START);
  expect(ink?.left).toBeLessThan(CARD_WIDTH / 4);
  expect(ink?.left).toBeGreaterThanOrEqual(MARGIN);
  expect(await pixelsOf(card, TONES.questionable)).toBe(0);
  expect(await pixelsOf(card, TONES.haram)).toBe(0);
});

test('a listing without a ruling has no verdict colour', async () => {
  const unruled: ShareCard = {
    ...CARD,
    verdict: { text: 'لم يُراجَع بعد', tone: 'unruled', firmness: null },
  };
  expect(await pixelsOf(CARD, TONES.halal)).toBeGreaterThan(1000);
  expect(await pixelsOf(unruled, TONES.halal)).toBe(0);
});

test.each(['halal', 'questionable', 'haram'] as const)(
  'the colour of %s is drawn, and that of the site',
  async (tone) => {
    const verdict = { text: 'حلال', tone, firmness: null };
    expect(await pixelsOf({ ...CARD, verdict }, TONES[tone])).toBeGreaterThan(1000);
    const css = readFileSync(new URL('../../app/styles/colours.css', import.meta.url), 'utf8');
    expect(css).toContain(`--${tone}: ${TONES[tone]};`);
  },
);

const PAPER_BRIGHTNESS = 60;
const NAME_ROW = { left: 0, top: 208, width: CARD_WIDTH, height: 168 };
/** Below the pill, above the line. */
const CRITERIA_ROW = { left: 0, top: 474, width: CARD_WIDTH, height: 28 };

async function widthOf(name: string): Promise<number> {
  const { left, right } = await nameOn({ ...CARD, name, symbol: null });
  return right - left;
}

/** The bounds of the name. */
async function nameOn(card: ShareCard) {
  return (await inkIn(NAME_ROW, card)) ?? expect.fail('the card has no name');
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

/** The number of pixels of about this colour. */
async function pixelsOf(card: ShareCard, colour: string): Promise<number> {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const picture = sharp(await pictureOf(card)).removeAlpha();
  const data = await picture.raw().toBuffer();
  let count = 0;
  for (let place = 0; place < data.length; place += 3) {
    const isNear = parts.every((part, at) => Math.abs(part - (data[place + at] ?? 0)) < 12);
    if (isNear) count += 1;
  }
  return count;
}
