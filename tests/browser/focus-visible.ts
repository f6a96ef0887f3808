import type { Page } from 'playwright-core';

/** What can have the focus on the page and then does not show it, or stands where it cannot be seen. */
export async function unseenWithFocus(page: Page): Promise<string[]> {
  // From here on a focus is one by keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const FOCUSABLE =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLInputElement>(FOCUSABLE)) {
      if (!element.checkVisibility()) continue;
      element.focus();
      // Under a modal dialog, disabled, or of another part of a list.
      if (document.activeElement !== element || element.tabIndex < 0) continue;
      const name = `${element.localName} ${element.textContent?.trim() || element.id}`.slice(0, 60);
      // What is drawn in place of a field that is there for screen readers alone.
      const isTiny = element.getBoundingClientRect().width <= 1;
      const drawn = (isTiny && element.labels?.[element.labels.length - 1]) || element;
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) {
        found.push(`no outline: ${name}`);
      }
      if (!isSeen(drawn)) found.push(`cannot be seen: ${name}`);
    }
    return found;

    // Any of it counts, as WCAG 2.4.11 has it.
    function isSeen(element: Element): boolean {
      return [...element.getClientRects()].some(({ left, right, top, bottom }) => {
        const across = [left + 2, (left + right) / 2, right - 2];
        const down = [top + 2, (top + bottom) / 2, bottom - 2];
        return across.some((x) =>
          down.some((y) => {
            const there = document.elementFromPoint(x, y);
            return there !== null && (element.contains(there) || there.contains(element));
          }),
        );
      });
    }
  });
}
