import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled, stickingOut } from './browser.ts';
import { someOf } from './combinations.ts';

/** Fails where text sticks out on a phone or on a desk. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of someOf([320, 1280], [320, 360, 1280])) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    expect(await stickingOut(page), `at ${width}`).toEqual([]);
  }
}
