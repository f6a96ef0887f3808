import { describe, expect, test } from 'vitest';
import { open, openBrowser } from './browser.ts';
import { expectNoObstacles, obstacles } from './obstacles.ts';
import { screens } from './screens.ts';

const browser = openBrowser();

for (const language of ['ar', 'en'] as const) {
  describe.each(screens(language))(`$name in ${language}`, ({ path, status }) => {
    test('has nothing in a reader’s way, dark or light, wide or narrow', async () => {
      // The policy would not let the checker in.
      const page = await browser.newPage({
        language,
        bypassCSP: true,
        failing: status === 404 ? [404] : [],
      });
      await open(page, path);
      await expectNoObstacles(page);
    });
  });
}

test('the open menu has nothing in a reader’s way', async () => {
  const page = await browser.newPage({ bypassCSP: true, width: 360 });
  await open(page, '/en');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').waitFor();
  expect(await obstacles(page)).toEqual([]);
});
