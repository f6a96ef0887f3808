import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
