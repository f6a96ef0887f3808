import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ar } from '#app/i18n/text.ar.ts';
import { en } from '#app/i18n/text.en.ts';
import { openBrowser } from '#tests/browser/browser.ts';

const browser = openBrowser();

const mainOf = (page: Page) => page.locator('main').innerText();

describe('/about without settings', () => {
  test.each([
    ['ar', '/about', ar],
    ['en', '/en/about', en],
  ] as const)(
    'says that nothing has been said, without scripts (%s)',
    async (language, path, text) => {
      const page = await browser.newPage({ language, javaScript: false });
      await page.goto(path);
      const main = await mainOf(page);
      for (const sentence of [
        ...Object.values(text.about.unsaid),
        text.contact.none,
        text.about.errorText,
        text.about.payments.text,
        text.about.beyond,
        text.about.linkRules,
        ...text.about.links.map(({ to }) => to),
      ]) {
        expect(main).toContain(sentence);
      }
      const heads = await page.locator('main h2').allInnerTexts();
      const { answersTitle, decidesTitle, verifyTitle, linksTitle } = text.about;
      expect(heads).toEqual([answersTitle, decidesTitle, verifyTitle, linksTitle]);
      for (const absent of [
        text.contact.title,
        text.about.operatorIcons,
        text.about.operatorArrow,
      ]) {
        expect(main).not.toContain(absent);
      }
      expect(await page.locator('main a[target=_blank], main blockquote').count()).toBe(0);
      const things = await page.locator('script[type="application/ld+json"]').allInnerTexts();
      expect(things.join()).toContain('"AboutPage"');
      expect(things.join()).not.toContain('"publisher"');
    },
  );

  test('lists the pages of this site to which the operator’s links lead', async () => {
    const page = await browser.newPage({ language: 'en' });
    await page.goto('/en/about');
    const hrefs = await page
      .locator('#operator-links a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/en/exchange', '/en/mine', '/en/methodology']);
    expect(await mainOf(page)).toContain(en.about.ownPages);
  });

  test.each(['/en/coin/bitcoin', '/en/exchange/binance', '/en/accessibility'])(
    '%s does not ask readers to write either',
    async (path) => {
      const page = await browser.newPage({ language: 'en' });
      await page.goto(path);
      const main = await mainOf(page);
      for (const request of [en.contact.title, en.contact.link, en.contact.wrongHere]) {
        expect(main).not.toContain(request);
      }
    },
  );
});
