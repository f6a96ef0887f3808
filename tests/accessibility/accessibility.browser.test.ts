import { describe, expect, test } from 'vitest';
import type { Language } from '#app/i18n/languages.ts';
import { obstacles } from '#tests/browser/axe.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { someOf } from '#tests/browser/combinations.ts';
import { screens } from '#tests/browser/screens.ts';

const browser = openBrowser();

interface Way {
  language: Language;
  theme: 'dark' | 'light';
  width: number;
  /** As it comes, or once React has it. */
  isRun: boolean;
}

const EVERY: Way[] = (['ar', 'en'] as const).flatMap((language) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    [360, 1280].flatMap((width) =>
      [false, true].map((isRun) => ({ language, theme, width, isRun })),
    ),
  ),
);
const SOME: Way[] = [
  { language: 'ar', theme: 'dark', width: 360, isRun: false },
  { language: 'en', theme: 'light', width: 1280, isRun: true },
];

describe.each(someOf(SOME, EVERY))('in $language, $theme, $width px wide, run: $isRun,', (way) => {
  const { isRun, ...visitor } = way;

  test.each(screens(way.language))('nothing is in a reader’s way: $name', async (screen) => {
    const failing = screen.status === 404 ? [404] : [];
    // The policy would not let the checker in.
    const page = await browser.newPage({ ...visitor, bypassCSP: true, failing });
    if (isRun) await open(page, screen.path);
    else await page.goto(screen.path);
    const isLight = () => page.locator('body.light-mode').count();
    expect(await isLight()).toBe(way.theme === 'light' ? 1 : 0);
    expect(await obstacles(page)).toEqual([]);
  });
});

test('the open menu has nothing in a reader’s way', async () => {
  const page = await browser.newPage({ bypassCSP: true, width: 360 });
  await open(page, '/en');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').waitFor();
  expect(await obstacles(page)).toEqual([]);
});
