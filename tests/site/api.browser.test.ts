import { describe, expect, test } from 'vitest';
import { BADGE } from '#app/listing/badge-size.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { eventually, openBrowser } from '#tests/browser/browser.ts';
import { newListing } from '#tests/samples/listings.ts';
import { type Coin, halalCoins } from '../../docs/client/example.ts';

const NAMES = [
  'Bitcoin',
  'W'.repeat(200),
  'MWMWMW mwmwmw @@@@ &&&& MWMWMW mwmwmw',
  'Some coin with a rather long name that nobody will remember',
  'منصة التداول اللامركزية للعملات المستقرة والرموز المرمَّزة كلها',
  'صصصصصصصصصصصصصصصصصصصصصصصصصصصصصصصصصص',
  'إثبات Proof 2.0 (منصة) — Exchange & Co.',
  '🚀🌕💎🙌🏽👨‍👩‍👧‍👦🏳️‍🌈'.repeat(10),
  '﷽﷽﷽﷽﷽',
  '龍'.repeat(60),
  `A${'\u0301'.repeat(80)}`,
];

const browser = openBrowser({
  prepare: async ({ db }) => {
    await addUnrecorded(
      db,
      NAMES.map((name, place) =>
        newListing({
          id: `named-${place}`,
          name,
          category: place % 2 ? 'questionable' : null,
          texts: { ar: { name } },
        }),
      ),
    );
  },
});

describe('the page of the API', () => {
  test.each([
    ['/api', 200, 'text/html; charset=utf-8'],
    ['/api/', 200, 'text/html; charset=utf-8'],
    ['/en/api', 200, 'text/html; charset=utf-8'],
    ['/api/nothing', 404, 'application/json'],
    ['/api/coins/', 404, 'application/json'],
  ])(
    'is not mixed up with what API clients get: %s answers %i as %s',
    async (path, status, type) => {
      const answer = await fetch(browser.site.url + path);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([status, type]);
    },
  );

  test('states the limits of a parameter that has them', async () => {
    const page = await (await fetch(`${browser.site.url}/en/api`)).text();
    expect(page).toContain('From 1 to 100');
    expect(page).not.toContain(String(Number.MAX_SAFE_INTEGER));
  });

  test('shows a request for every endpoint, with its actual response, and the badge', async () => {
    const page = await browser.newPage({ language: 'en' });
    await page.goto('/en/api');
    const { paths } = (await (await fetch(`${browser.site.url}/api/openapi.json`)).json()) as {
      paths: object;
    };
    const commands = await page.locator('#endpoints pre', { hasText: /^curl / }).allTextContents();
    const addresses = commands
      .map((command) => /'(.*)'/.exec(command)?.[1] ?? '')
      .filter((address) => !address.includes('…'));
    expect(addresses).toHaveLength(Object.keys(paths).length);
    for (const address of addresses) {
      const answer = await fetch(address);
      expect(answer.status, address).toBe(200);
      const link = page.locator(`a[href="${address.slice(browser.site.url.length)}"]`);
      expect(await link.count(), address).toBe(1);
    }
    // The example of one list equals its response.
    const [first = ''] = addresses;
    const { items } = (await (await fetch(first)).json()) as { items: { id: string }[] };
    const shown = await page
      .locator('pre', { hasText: /^\{\s+"items"/ })
      .first()
      .textContent();
    expect(JSON.parse(shown ?? '').items[0].id).toBe(items[0]?.id);

    const badges = page.locator('img[src^="/embed/"]');
    expect(await badges.count()).toBe(2);
    await badges.first().scrollIntoViewIfNeeded();
    await eventually(() =>
      badges.evaluateAll((images) =>
        images.map((image) => (image as HTMLImageElement).naturalWidth),
      ),
    ).toEqual([BADGE.width, BADGE.width]);
  });
});

test('the client of docs/api.md reads the whole list', async () => {
  const coins: Coin[] = [];
  for await (const coin of halalCoins(browser.site.url)) coins.push(coin);
  expect(coins.length).toBeGreaterThan(10);
  expect(new Set(coins.map(({ id }) => id)).size).toBe(coins.length);
  expect(new Set(coins.map(({ category }) => category))).toEqual(new Set(['halal']));
  const ratings = coins.map(({ rating }) => rating ?? 0);
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
});

describe('the badge', () => {
  test.each(['ar', 'en'] as const)(
    'keeps to its edges whatever the name (%s)',
    async (language) => {
      const page = await browser.newPage({ language });
      for (const place of NAMES.keys()) {
        await page.goto(`/embed/coin/named-${place}.svg?lang=${language}`);
        const lengths = await page.evaluate(() =>
          [...document.querySelectorAll('text')]
            .map((text) => text.getBBox())
            .map(({ x, width }) => [Math.floor(x), Math.ceil(x + width)]),
        );
        expect(lengths).toHaveLength(4);
        for (const [start = 0, end = 0] of lengths) {
          expect(start, NAMES[place]).toBeGreaterThanOrEqual(0);
          expect(end, NAMES[place]).toBeLessThanOrEqual(BADGE.width);
        }
      }
    },
  );

  test('is a page in a frame of its size, with links that leave the frame', async () => {
    const page = await browser.newPage({ language: 'en' });
    const frames = NAMES.map(
      (_, place) =>
        `<iframe src="/embed/coin/named-${place}?lang=en" width="${BADGE.width}" height="${BADGE.height}"></iframe>`,
    );
    const body = `<!DOCTYPE html><title>Elsewhere</title>${frames.join('')}`;
    await page.route('**/elsewhere', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/elsewhere');
    for (const frame of page.frames().slice(1)) {
      await frame.locator('b').waitFor();
      const sticksOut = await frame.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        return [scrollWidth - clientWidth, scrollHeight - clientHeight];
      });
      expect(sticksOut, frame.url()).toEqual([0, 0]);
    }
    await page.frames()[1]?.locator('a').click();
    await page.waitForURL('**/en/coin/named-0');
  });
});
