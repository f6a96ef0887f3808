import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './browser.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails where something stands in a reader's way: dark and as wide as it is, then light and narrow. Needs `bypassCSP`. */
export async function expectNoObstacles(page: Page): Promise<void> {
  expect(await obstacles(page), 'dark').toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.locator('[data-theme-toggle]').click();
  await settled(page);
  expect(await obstacles(page), 'light and narrow').toEqual([]);
}

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
