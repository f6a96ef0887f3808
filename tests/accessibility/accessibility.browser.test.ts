import { describe, expect, test } from 'vitest';
import type { Language } from '#app/i18n/languages.ts';
import { violationsIn } from '#tests/browser/axe.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { screens } from '#tests/browser/screens.ts';
import { someOf } from '#tests/samples/combinations.ts';

const browser = openBrowser();

interface Mode {
  language: Language;
  theme: 'dark' | 'light';
  width: number;
  /** Whether React has hydrated the page. */
  isHydrated: boolean;
}

const EVERY: Mode[] = (['ar', 'en'] as const).flatMap((language) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    [360, 1280].flatMap((width) =>
      [false, true].map((isHydrated) => ({ language, theme, width, isHydrated })),
    ),
  ),
);
const SOME: Mode[] = [
  { language: 'ar', theme: 'dark', width: 360, isHydrated: false },
  { language: 'en', theme: 'light', width: 1280, isHydrated: true },
];

describe.each(someOf(SOME, EVERY))(
  'in $language, $theme, $width px wide, hydrated: $isHydrated,',
  (mode) => {
    const { isHydrated, ...visitor } = mode;

    test.each(screens(mode.language))('$name has no accessibility violations', async (screen) => {
      const failing = screen.status === 404 ? [404] : [];
      // The content security policy would block the checker.
      const page = await browser.newPage({ ...visitor, bypassCSP: true, failing });
      if (isHydrated) await open(page, screen.path);
      else await page.goto(screen.path);
      const isLight = () => page.locator('body.light-mode').count();
      expect(await isLight()).toBe(mode.theme === 'light' ? 1 : 0);
      expect(await violationsIn(page)).toEqual([]);
    });
  },
);

test('the open menu has no accessibility violations', async () => {
  const page = await browser.newPage({ bypassCSP: true, width: 360 });
  await open(page, '/en');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').waitFor();
  expect(await violationsIn(page)).toEqual([]);
});
