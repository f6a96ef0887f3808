import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { ar } from '#app/i18n/text.ar.ts';
import { en } from '#app/i18n/text.en.ts';
import { openBrowser, overflowing, settled } from '#tests/browser/browser.ts';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';

// The operator's statements: publisher, contact and links.

const ENVIRONMENT = {
  PUBLISHER_NAME: 'The Example <Foundation>',
  PUBLISHER_URL: 'https://foundation.example/who',
  PUBLISHER_TEXT_EN: 'We are an example.\nWe pay for it ourselves & take nothing.',
  CONTACT: 'mailto:hello@tabayyan.example',
  START_TRADING_URL: 'https://trade.example/start',
  SIGN_UP_URL: 'https://trade.example/sign-up',
  DEMO_VIDEO_URL: 'https://video.example/demo',
  SOCIAL_LINKS: 'https://photos.example/us',
};

const browser = openBrowser({ surround: operator });

async function operator() {
  const fake = await startFakeUpstream();
  return { fake, environment: { ...ENVIRONMENT, MARKET_URL: fake.url } };
}

const mainOf = (page: Page) => page.locator('main').innerText();

describe('/about with settings', () => {
  test('shows the publisher’s name and words as plain text, and who is named in the data', async () => {
    const page = await browser.newPage({ language: 'en' });
    await page.goto('/en/about');
    const name = page.getByRole('link', { name: 'The Example <Foundation>' });
    expect(await name.getAttribute('href')).toBe('https://foundation.example/who');
    expect(await page.locator('main blockquote p').allInnerTexts()).toEqual([
      'We are an example.',
      'We pay for it ourselves & take nothing.',
    ]);
    const main = await mainOf(page);
    expect(main).toContain(en.about.ownWords);
    expect(main).not.toContain(en.about.beyond);
    expect(main).toContain(`${en.about.operatorIcons} ${en.about.operatorArrow}`);
    expect(await page.locator('main h2').allInnerTexts()).toEqual([
      en.about.answersTitle,
      en.about.decidesTitle,
      en.about.verifyTitle,
      en.about.linksTitle,
    ]);
    expect(await thingsOn(page)).toMatchObject({
      '@type': 'AboutPage',
      publisher: {
        '@type': 'Organization',
        name: 'The Example <Foundation>',
        url: 'https://foundation.example/who',
      },
    });
  });

  test('shows a text that is missing in Arabic in English, marked as English', async () => {
    const page = await browser.newPage({ language: 'ar' });
    await page.goto('/about');
    const words = page.locator('main blockquote');
    expect([await words.getAttribute('lang'), await words.getAttribute('dir')]).toEqual([
      'en',
      'ltr',
    ]);
    expect(await mainOf(page)).toContain(ar.about.correctionsText);
  });

  test('names the hosts of the operator’s links', async () => {
    const page = await browser.newPage({ language: 'en' });
    await page.goto('/en/about');
    expect(await page.locator('#operator-links li bdi').allInnerTexts()).toEqual([
      'trade.example',
      'trade.example',
      'video.example',
    ]);
  });
});

describe('a link that the operator has set', () => {
  test.each([
    ['en', '/en', en],
    ['ar', '/', ar],
  ] as const)(
    'opens a new tab, and says that it leaves the site (%s)',
    async (language, path, text) => {
      const page = await browser.newPage({ language });
      await page.goto(path);
      for (const [label, href] of [
        [text.nav.startTrading, 'https://trade.example/start'],
        [text.home.signUp, 'https://trade.example/sign-up'],
        [text.home.watchDemo, 'https://video.example/demo'],
      ] as const) {
        const link = page.getByRole('link', { name: `${label} ${text.leavesSite}` }).first();
        expect(await link.getAttribute('href')).toBe(href);
        expect(await link.getAttribute('target')).toBe('_blank');
        expect(await link.locator('svg').last().isVisible()).toBe(true);
      }
    },
  );

  test.each(['ar', 'en'] as const)('fits the bar and the menu (%s)', async (language) => {
    const page = await browser.newPage({ language });
    await page.goto(localizedPath('/', language));
    const menu = page.locator('#menu');
    for (const width of [1024, 640, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      const bar = await page.locator('header.site-header').boundingBox();
      expect(bar?.height, `${width} px`).toBeLessThan(72);
      expect(await overflowing(page), `${width} px`).toEqual([]);
      if (width === 1024) continue;
      await page.locator('[popovertarget=menu]').click();
      await menu.waitFor();
      expect(await overflowing(page), `the menu, ${width} px`).toEqual([]);
      await page.locator('[popovertarget=menu]').click();
      await menu.waitFor({ state: 'hidden' });
    }
  });
});

describe('a contact', () => {
  test('is where /about and /accessibility tell readers to write', async () => {
    const page = await browser.newPage({ language: 'en' });
    for (const path of ['/en/about', '/en/accessibility']) {
      await page.goto(path);
      const mail = page.getByRole('link', { name: 'hello@tabayyan.example' });
      expect(await mail.getAttribute('href')).toBe('mailto:hello@tabayyan.example');
    }
  });

  test.each([
    ['en', '/en/coin/bitcoin', 'Bitcoin'],
    ['ar', '/exchange/binance', 'باينانس'],
  ] as const)(
    'takes corrections, with the page in the subject of the mail (%s %s)',
    async (language, path, name) => {
      const page = await browser.newPage({ language });
      await page.goto(path);
      const mail = page.getByRole('link', { name: 'hello@tabayyan.example' });
      const href = (await mail.getAttribute('href')) ?? '';
      const [address, subject = ''] = href.split('?subject=');
      expect(address).toBe('mailto:hello@tabayyan.example');
      expect(decodeURIComponent(subject)).toBe(`${name}: ${browser.site.url}${path}`);
    },
  );
});

/** The structured data of the page about the site. */
async function thingsOn(page: Page): Promise<Record<string, unknown>> {
  const texts = await page.locator('script[type="application/ld+json"]').allInnerTexts();
  const things = texts.map((text) => JSON.parse(text));
  return things.find((thing) => thing['@type'] === 'AboutPage');
}
