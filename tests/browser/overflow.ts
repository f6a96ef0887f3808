import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { combinations } from '#tests/samples/combinations.ts';
import { overflowing, settled } from './browser.ts';

/** Fails if a text overflows on a phone or a desktop. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of combinations([320, 1280], [320, 360, 1280])) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    expect(await overflowing(page), `at ${width}`).toEqual([]);
  }
}
