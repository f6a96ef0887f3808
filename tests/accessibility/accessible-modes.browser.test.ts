import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { open, openBrowser, overflowing } from '#tests/browser/browser.ts';
import { invisibleFocus } from '#tests/browser/focus-visible.ts';
import { screens } from '#tests/browser/screens.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { combinations } from '#tests/samples/combinations.ts';
import { market } from '#tests/samples/market-site.ts';

const browser = openBrowser({ surround: market });

/** A window of 1280 × 1024 at 400 % zoom, with forced colours and reduced motion. */
const MODES = {
  width: 320,
  viewport: { width: 320, height: 256 },
  forcedColors: 'active',
  reducedMotion: 'reduce',
} as const;

const ADMIN = [
  '/admin/dashboard',
  '/admin/coins',
  '/admin/coins/edit/bitcoin',
  '/admin/coins/edit/bitcoin/history',
  '/admin/coins/delete/bitcoin',
  '/admin/coins/translations/bitcoin',
];

// That every screen fits: tests/site/screens.browser.test.ts. These have every kind of bar, menu, table and form; the
// language matters only for widths.
const SOME = ['home', 'coin list', 'coin', 'exchange', 'markets', 'my list'];
const PUBLIC = [
  ...combinations(
    screens('ar').filter(({ name }) => SOME.includes(name)),
    screens('ar'),
  ),
  ...screens('en').filter(({ name }) => ['coin', 'accessibility'].includes(name)),
  { path: '/admin/login' },
];

describe('at 400 % zoom, with forced colours and reduced motion', () => {
  test('public pages fit, do not move, leave room for content and show the focus', {
    timeout: 240_000,
  }, async () => {
    const page = await browser.newPage({ ...MODES, language: 'ar', failing: [404] });
    for (const { path } of PUBLIC) {
      await page.goto(path);
      await expectUsable(page, path);
    }
  });

  test('every admin page fits, does not move, leaves room for content and shows the focus', async () => {
    const { page } = await editorsPage(browser, MODES);
    for (const path of ADMIN) {
      await open(page, path);
      await expectUsable(page, path);
    }
  });

  test('a chosen filter looks different, and icons have the colour of their text', async () => {
    const page = await browser.newPage(MODES);
    await page.goto('/en/cryptocurrencies?category=haram');
    const chosen = page.getByRole('list', { name: 'Verdict' }).getByRole('link');
    const grounds = await chosen.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).backgroundColor),
    );
    expect(new Set(grounds).size).toBe(2);
    expect(grounds[3]).not.toBe(grounds[0]);
    await page.goto('/en?tab=comparison');
    const fills = await page
      .locator('aside li svg rect')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
    expect(fills.length).toBeGreaterThan(3);
    for (let place = 0; place < fills.length; place += 2) {
      expect(fills[place]).not.toBe(fills[place + 1]);
    }
    const apart = await page.locator('main svg').evaluateAll((drawings) =>
      drawings.flatMap((drawing) => {
        const { parentElement: text } = drawing;
        if (!text || !drawing.checkVisibility()) return [];
        const isSame = getComputedStyle(drawing).color === getComputedStyle(text).color;
        return isSame ? [] : [drawing.outerHTML.slice(0, 80)];
      }),
    );
    expect(apart).toEqual([]);
  });

  test('menu, search and dialogs scroll to their last button', async () => {
    const { page } = await editorsPage(browser, MODES);
    await open(page, '/en');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectInReach(page.locator('#menu a').last());
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Find anything' }).click();
    await page.locator('#find-field').fill('bit');
    await page.locator('#find-list [role=option]').first().waitFor();
    await page.keyboard.press('End');
    await expectInReach(page.locator('#find-list [role=option]').last());
    await open(page, '/admin/coins/delete/bitcoin');
    await expectInReach(page.getByRole('dialog').getByRole('button').last());
    await open(page, '/admin/coins/edit/bitcoin');
    await page.locator('summary').first().click();
    await expectInReach(page.getByRole('button', { name: 'Logout' }).last());
  });
});

test('changes of a listing are not cut off in letters of twice the size', async () => {
  const page = await browser.newPage({ width: 1000 });
  await page.goto('/en/coin/bitcoin');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const facts = page.locator('.state-row .facts:visible');
  expect(await facts.count()).toBeGreaterThan(0);
  const cut = await facts.evaluateAll((lines) =>
    lines.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
  );
  expect(cut).toHaveLength(0);
});

test('the markets table shows all columns on request in a narrow window', async () => {
  const page = await browser.newPage({ width: 320, javaScript: false });
  await page.goto('/en/markets');
  const shown = async () => {
    const heads = await page.locator('thead th').filter({ visible: true }).allInnerTexts();
    // Under the first line is the order of the table.
    return heads.map((head) => head.split('\n')[0]);
  };
  expect(await shown()).toHaveLength(3);
  await page.getByText('Shares by verdict and options').click();
  await page.getByRole('checkbox', { name: 'All columns' }).check();
  const { rank, name, verdict, ...figures } = LANGUAGES.en.text.markets.columns;
  expect(await shown()).toEqual([rank, name, verdict, ...Object.values(figures)]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: 'Circulating supply' }).focus();
  expect(await page.getByRole('link', { name: 'Circulating supply' }).boundingBox()).toMatchObject({
    x: expect.toSatisfy((x: number) => x > 0 && x < 320),
  });
});

test('sticky elements do not cover the focus', async () => {
  const viewport = { width: 360, height: 640 };
  const { page } = await editorsPage(browser, { width: 360, viewport });
  const ofAdmin = ['edit', 'ruling', 'soundness'].map((form) => `/admin/coins/${form}/bitcoin`);
  for (const path of ['/en/cryptocurrencies', ...ofAdmin]) {
    await open(page, path);
    expect(await invisibleFocus(page), path).toEqual([]);
  }
});

async function expectUsable(page: Page, where: string): Promise<void> {
  expect(await overflowing(page), where).toEqual([]);
  expect(await moving(page), where).toEqual([]);
  expect(await partCovered(page), where).toBeLessThan(1 / 3);
  expect(await invisibleFocus(page), where).toEqual([]);
}

async function expectInReach(last: ReturnType<Page['locator']>): Promise<void> {
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  if (!box) throw new Error('the element has no box');
  expect(box.y).toBeGreaterThanOrEqual(-1);
  expect(box.y + box.height).toBeLessThanOrEqual(MODES.viewport.height + 1);
}

/** Elements with animations, transitions or smooth scrolling. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MAX_SECONDS = 0.01;
    const longest = (durations: string) =>
      Math.max(...durations.split(',').map((duration) => Number.parseFloat(duration)));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isAnimated =
          style.animationName !== 'none' && longest(style.animationDuration) > MAX_SECONDS;
        const isFading =
          style.transitionProperty !== 'none' && longest(style.transitionDuration) > MAX_SECONDS;
        const isGliding = style.scrollBehavior === 'smooth';
        return isAnimated || isFading || isGliding
          ? [`${element.localName}.${element.className}`]
          : [];
      }),
    );
  });
}

/** The part of the window, from 0 to 1, that sticky and fixed elements cover in the middle of the page. */
function partCovered(page: Page): Promise<number> {
  return page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const heights = [...document.querySelectorAll('body *')].map((element) => {
      const { position } = getComputedStyle(element);
      const isStuck = position === 'sticky' || position === 'fixed';
      // A dialog is itself the content.
      if (!isStuck || element.matches(':modal') || !element.checkVisibility()) return 0;
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}
