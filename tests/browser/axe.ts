import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled, stickingOut } from './browser.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails where something stands in a reader's way: dark and as wide as it is, then light and narrow. Needs `bypassCSP`. */
export async function expectNoObstacles(page: Page): Promise<void> {
  expect(await obstacles(page), 'dark').toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.locator('[data-theme-toggle]').click();
  await settled(page);
  expect(await obstacles(page), 'light and narrow').toEqual([]);
}

/**
 * Fails where something stands in a reader's way or sticks out at a side: in the theme and width the page has, and then in
 * the other of each. It is left there, and the next time turned back.
 */
export async function expectClearBothWays(page: Page): Promise<void> {
  await expectClear(page);
  const { width } = page.viewportSize() ?? {};
  const theme = await themeOf(page);
  await page.setViewportSize({ width: width === 360 ? 1280 : 360, height: 800 });
  // By script: a dialog may lie over the button.
  await page
    .locator('[data-theme-toggle]')
    .first()
    .evaluate((it: HTMLElement) => it.click());
  // Scrolled to anywhere else, a bar that sticks may lie over half a field.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page);
  expect(await themeOf(page)).not.toBe(theme);
  await expectClear(page);
}

async function expectClear(page: Page): Promise<void> {
  const where = `${await themeOf(page)}, ${page.viewportSize()?.width} px wide`;
  expect(await obstacles(page), where).toEqual([]);
  expect(await stickingOut(page), where).toEqual([]);
}

const themeOf = (page: Page) =>
  page.evaluate(() => (document.body.classList.contains('light-mode') ? 'light' : 'dark'));

/** What stands in the way of readers with a screen reader, a keyboard or weak eyes. Needs a page with `bypassCSP`. */
export async function obstacles(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    // Colours fade for an instant when the theme changes.
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
    const { violations } = await checker.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }, RULES);
}
