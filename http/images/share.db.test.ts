import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listingCard, sharePicture, siteCard } from '#app/listing/share-card.server.ts';
import type { ShareCard } from '#domain/image/share-card.ts';
import { createShareCards } from '#domain/image/share-cards.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newGrounds, PASS, ruledAs } from '#tests/samples/rulings.ts';
import { share } from './share.ts';

const SITE = { origin: 'https://tabayyan.example', positions: [] };
const RULED = newListing({ id: 'ruled', texts: { ar: { name: 'مصنَّفة' } } });
const UNRULED = newListing({ id: 'unruled', category: null, rating: null });

let database: Awaited<ReturnType<typeof newDatabase>>;
let folder: string;
let app: Hono;

beforeAll(async () => {
  database = await newDatabase('empty');
  await addUnrecorded(database.db, [RULED, UNRULED]);
  folder = await mkdtemp(join(tmpdir(), 'tabayyan-test-'));
  const shareCards = createShareCards({ cacheDir: folder, log: { warn: () => {} } });
  app = new Hono().route(
    '/share',
    share({ ...SITE, db: database.db, positions: { get: async () => [] }, shareCards }),
  );
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

describe('the share picture of a listing', () => {
  test('is an immutable PNG at the address with its version', async () => {
    const { path } = sharePicture(RULED, 'ar', SITE);
    expect(path).toMatch(/^\/share\/coin\/ruled\/ar\.png\?v=[\w-]{12}$/);
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=2592000, immutable');
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(1200);
  });

  test.each(['/share/coin/ruled/ar.png', '/share/coin/ruled/ar.png?v=of-a-verdict'])(
    'is the current one at an address without its version, cached for five minutes: %s',
    async (path) => {
      const response = await app.request(path);
      const today = await app.request(sharePicture(RULED, 'ar', SITE).path);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
      expect(await response.arrayBuffer()).toEqual(await today.arrayBuffer());
    },
  );

  test.each([
    '/share/coin/nothing/ar.png',
    '/share/exchange/ruled/ar.png',
    '/share/users/ruled/ar.png',
    '/share/coin/ruled/tr.png',
    '/share/coin/ruled/toString.png',
    '/share/coin/ruled/ar.jpg',
    '/share/coin/%00/ar.png',
    '/share/site/de.png',
  ])('is 404 at %s', async (path) => {
    const response = await app.request(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  });
});

test('the site has a share picture in each language', async () => {
  for (const language of ['ar', 'en']) {
    expect((await app.request(`/share/site/${language}.png`)).status).toBe(200);
  }
  expect(siteCard('ar', SITE)).toMatchObject({ name: 'تبيَّن قبل أن تستثمر', verdict: null });
});

describe('a share card', () => {
  test('has the texts of the listing in the language of the page', () => {
    expect(listingCard(RULED, 'ar', SITE)).toMatchObject({
      direction: 'rtl',
      kind: 'عملة رقمية',
      name: 'مصنَّفة',
      verdict: { text: 'حلال', tone: 'halal' },
      rating: { stars: 4, text: 'المتانة: 4 من 5' },
      host: 'tabayyan.example',
    });
    const [ruledOn] = listingCard(RULED, 'en', SITE).notes;
    expect(ruledOn).toMatch(/^Holding and spot buying · Classified on \d+ January 2026$/);
  });

  test('shows no verdict for an unreviewed listing', () => {
    const card = listingCard(UNRULED, 'en', SITE);
    expect(card.verdict).toEqual({ text: 'not yet reviewed', tone: 'unruled', firmness: null });
    expect(card.rating).toBeNull();
    expect(JSON.stringify(card)).not.toMatch(/halal/i);
  });

  test('shows the firmness of the verdict, as the least firm without grounds', () => {
    const based = ruledAs(RULED, 'halal', newGrounds());
    expect(listingCard(based, 'en', SITE).verdict?.firmness).toEqual({
      sign: 'half',
      text: 'Contested',
    });
    expect(listingCard(based, 'ar', SITE).verdict?.firmness?.text).toBe('مختلَف فيه');
    expect(listingCard(RULED, 'en', SITE).verdict?.firmness?.sign).toBe('dashed');
  });

  test('counts the findings of the criteria, in the picture and in its alternative text', () => {
    const criteria = {
      legitimacy: PASS,
      riba: PASS,
      gharar: { ...PASS, finding: 'concern' as const },
      staking: { ...PASS, finding: 'not-applicable' as const },
    };
    const based = ruledAs(RULED, 'halal', newGrounds({ criteria }));
    expect(listingCard(based, 'en', SITE).criteria).toEqual({
      label: 'Criteria:',
      findings: [
        { finding: 'pass', text: '2 without objection' },
        { finding: 'concern', text: '1 concern' },
        { finding: 'unknown', text: '5 not known' },
      ],
    });
    expect(sharePicture(based, 'ar', SITE).alt).toBe(
      'مصنَّفة · حلال · مختلَف فيه · المتانة: 4 من 5 · المعايير: معياران بلا مأخذ · مأخذ واحد · 5 معايير غير معلومة',
    );
    for (const listing of [RULED, UNRULED]) {
      expect(listingCard(listing, 'en', SITE).criteria).toBeNull();
    }
  });

  test('has another address once its verdict changes', () => {
    const haram = ruledAs(RULED, 'haram');
    const paths = [RULED, haram].map((listing) => sharePicture(listing, 'en', SITE).path);
    expect(new Set(paths).size).toBe(2);
  });
});

test('a card requested many times is drawn once, and a full drawing queue refuses more', async () => {
  const shareCards = createShareCards({ cacheDir: `${folder}/full`, log: { warn: () => {} } });
  const card = (name: string): ShareCard => ({ ...siteCard('en', SITE), name });
  const same = Array.from({ length: 50 }, () => shareCards.get(card('same')));
  const others = Array.from({ length: 30 }, (_, place) => shareCards.get(card(`${place}`)));
  const drawn = await Promise.all(same);
  expect(new Set(drawn).size).toBe(1);
  expect((await Promise.all(others)).filter((picture) => picture === null)).toHaveLength(10);
}, 60_000);
