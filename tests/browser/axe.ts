import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflowing, settled } from './browser.ts';

// Less than half of what the package's entry would send to the page.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails on accessibility violations: dark at the current width, then light and narrow. Needs `bypassCSP`. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsIn(page), 'dark').toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.locator('[data-theme-toggle]').click();
  await settled(page);
  expect(await violationsIn(page), 'light and narrow').toEqual([]);
}

/** Fails on accessibility violations or overflow, in the page's theme and width and in the other ones, where it stays. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectClear(page);
  const { width } = page.viewportSize() ?? {};
  const theme = await themeOf(page);
  await page.setViewportSize({ width: width === 360 ? 1280 : 360, height: 800 });
  // By script, since a dialog may cover the button.
  await page
    .locator('[data-theme-toggle]')
    .first()
    .evaluate((button: HTMLElement) => button.click());
  // Elsewhere a sticky bar may cover half of a field.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page);
  expect(await themeOf(page)).not.toBe(theme);
  await expectClear(page);
}

async function expectClear(page: Page): Promise<void> {
  const where = `${await themeOf(page)}, ${page.viewportSize()?.width} px wide`;
  expect(await violationsIn(page), where).toEqual([]);
  expect(await overflowing(page), where).toEqual([]);
}

const themeOf = (page: Page) =>
  page.evaluate(() => (document.body.classList.contains('light-mode') ? 'light' : 'dark'));

/** Accessibility violations that axe reports. Needs a page with `bypassCSP`. */
export async function violationsIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (rules) => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    // Colours animate when the theme changes, and `finished` rejects when another change cuts them short.
    // Animations that follow scrolling never finish.
    const running = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.timeline === document.timeline);
    while (running().length > 0) await Promise.allSettled(running().map((one) => one.finished));
    const { violations } = await checker.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }, RULES);
}
