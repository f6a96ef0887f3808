import { expect, test } from 'vitest';
import { findListing } from '#domain/listing/find.ts';
import { open, openBrowser } from '#tests/browser/browser.ts';
import { saveForm } from '#tests/browser/managed.ts';
import { editorsPage } from '#tests/browser/signed-in.ts';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { fill, required } from '#tests/samples/listing-form.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';

const browser = openBrowser({
  template: 'empty',
  surround: async () => ({
    fake: await startFakeUpstream(),
    environment: {},
    connect: LOOPBACK,
  }),
});

const png = await plainPicture(40, 40).png().toBuffer();

test.each([true, false])(
  'a picture is taken from its web address (scripts: %s)',
  async (javaScript) => {
    const host = await outsideHost(({ url }, response) =>
      url === '/logo.png' ? response.end(png) : response.writeHead(404).end(),
    );
    const { page } = await editorsPage(browser, { javaScript, failing: [422] });
    if (javaScript) await open(page, '/admin/coins/add');
    else await page.goto('/admin/coins/add');
    const { image: _, ...texts } = required(`Pasted ${javaScript}`);
    await fill(page, texts);
    const address = page.getByLabel('Or its web address');
    await address.fill(`${host.url}/missing.png`);
    if (javaScript) await address.blur();
    else await page.getByRole('button', { name: 'Add Coin' }).click();
    await page.getByText('there is no picture of at most 5 MB at this address').last().waitFor();
    expect(await address.inputValue()).toBe(`${host.url}/missing.png`);

    await address.fill(`${host.url}/logo.png`);
    await saveForm(page, `pasted-${javaScript}`);
    const saved = await findListing(browser.site.db, 'coin', `pasted-${javaScript}`);
    expect(saved?.image).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
  },
);
