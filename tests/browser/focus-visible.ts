import type { Page } from 'playwright-core';

/** The focusable elements whose focus is not visible: no outline, or covered. */
export async function invisibleFocus(page: Page): Promise<string[]> {
  // Switches the browser to `:focus-visible`.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const FOCUSABLE =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
    const invisible: string[] = [];
    for (const element of document.querySelectorAll<HTMLInputElement>(FOCUSABLE)) {
      if (!element.checkVisibility()) continue;
      element.focus();
      // Disabled, behind a modal dialog, or skipped by the tab order.
      if (document.activeElement !== element || element.tabIndex < 0) continue;
      const name = `${element.localName} ${element.textContent?.trim() || element.id}`.slice(0, 60);
      // A visually hidden field is drawn by its label.
      const isTiny = element.getBoundingClientRect().width <= 1;
      const drawn = (isTiny && element.labels?.[element.labels.length - 1]) || element;
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) {
        invisible.push(`no outline: ${name}`);
      }
      if (!isUncovered(drawn)) invisible.push(`covered: ${name}`);
    }
    return invisible;

    // WCAG 2.4.11 requires only a part of it to be visible.
    function isUncovered(element: Element): boolean {
      return [...element.getClientRects()].some(({ left, right, top, bottom }) => {
        const across = [left + 2, (left + right) / 2, right - 2];
        const down = [top + 2, (top + bottom) / 2, bottom - 2];
        return across.some((x) =>
          down.some((y) => {
            const top = document.elementFromPoint(x, y);
            return top !== null && (element.contains(top) || top.contains(element));
          }),
        );
      });
    }
  });
}
