import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hydrated, open, openBrowser } from '#tests/browser/browser.ts';

// Readers' questions from the home page of a phone: after a few taps or typed lines the answer is in view.

const browser = openBrowser();
let page: Page;

beforeAll(async () => {
  page = await browser.newPage({ width: 360 });
  await page.setViewportSize({ width: 360, height: 780 });
});
beforeEach(() => open(page, '/en'));

const glance = () => page.getByRole('region', { name: 'At a glance' });

async function tap(link: Locator): Promise<void> {
  await link.click();
  await hydrated(page);
}

async function ask(words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Name, symbol or link' });
  await expectInView(field);
  await field.fill(words);
  await field.press('Enter');
  await page.waitForURL(/\/(search|check)\?/);
  await hydrated(page);
}

/** Expects the whole answer within the window, above the bottom bar. */
async function expectInView(answer: Locator): Promise<void> {
  await answer.waitFor();
  // Null while the page replaces the element.
  const box = await vi.waitUntil(() => answer.boundingBox(), { timeout: 10_000 });
  const bar = await page.locator('.bottom-bar').boundingBox();
  expect(box.y, await answer.innerText()).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height, await answer.innerText()).toBeLessThanOrEqual(bar?.y ?? 0);
}

async function toCoin(name: string): Promise<void> {
  await ask(name);
  await tap(page.getByRole('main').getByRole('link', { name }).first());
  await page.waitForURL('**/en/coin/*');
}

describe('a reader with a phone finds in view', () => {
  test('whether Ethereum is halal, how firmly, for what, and whether staking is', async () => {
    await toCoin('Ethereum');
    await expectInView(glance().getByText('Halal').first());
    await expectInView(glance().getByText('Contested').first());
    await expectInView(glance().getByText('Covers holding and spot buying'));
    await expectInView(glance().getByRole('link', { name: /^Staking/ }));
  });

  test('when it was classified, when next, whether it changed, who decided otherwise', async () => {
    await toCoin('Bitcoin');
    for (const label of ['Classified on', 'Last ledger entry', 'Next review by']) {
      await expectInView(glance().getByText(label));
    }
    await expectInView(glance().getByRole('link', { name: /decisions collected here/ }));
  });

  test('that a pasted link is not the exchange it names', async () => {
    await ask('binance-support.com');
    await expectInView(
      page.getByRole('heading', { name: /not the address we list for .?Binance/ }),
    );
  });

  test('which products of an exchange are haram, and that its licence fails', async () => {
    await ask('Binance');
    await tap(page.getByRole('main').getByRole('link', { name: 'Binance' }).first());
    await page.waitForURL('**/en/exchange/binance');
    const rows = glance().getByRole('row', { name: /Haram/ });
    await expectInView(rows.nth(2));
    expect(await rows.count()).toBe(3);
    await expectInView(page.getByRole('link', { name: 'It fails on its licence' }));
  });

  test('how firm the verdicts of a list are', async () => {
    await tap(page.locator('.bottom-bar').getByRole('link', { name: 'Coins' }));
    await page.waitForURL('**/en/cryptocurrencies');
    await expectInView(page.getByRole('table').getByText('Contested').first());
  });

  test('the page of their own list and zakat', async () => {
    await tap(page.locator('.bottom-bar').getByRole('link', { name: 'My list' }));
    await page.waitForURL('**/en/mine');
    await expectInView(page.getByRole('heading', { level: 1 }));
  });

  test('how two coins compare', async () => {
    await tap(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Compare/ })
        .first(),
    );
    await page.waitForURL('**/en/compare');
    for (const [place, name] of ['Bitcoin', 'Ethereum'].entries()) {
      await page.getByLabel(`Coin or exchange ${place + 1}`).fill(name);
    }
    await page.getByLabel('Coin or exchange 2').press('Enter');
    await page.waitForURL('**/en/compare?*ids=bitcoin,ethereum*');
    await expectInView(page.getByRole('main').getByText('Contested').first());
  });

  test('the exchanges of a country with a verdict', async () => {
    await tap(page.locator('.bottom-bar').getByRole('link', { name: 'Exchanges' }));
    await page.waitForURL('**/en/exchange');
    await tap(page.getByText('Country and licence'));
    await tap(page.getByRole('list', { name: 'Country' }).getByRole('link', { name: 'Bahrain' }));
    await page.waitForURL(/country=BH/);
    await expectInView(page.getByRole('main').getByRole('heading', { level: 3 }).first());
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
      expect.arrayContaining(['Rain', 'CoinMENA']),
    );
  });

  test('the exchanges with a verdict', async () => {
    await tap(page.locator('.bottom-bar').getByRole('link', { name: 'Exchanges' }));
    await page.waitForURL('**/en/exchange');
    await tap(
      page.getByRole('list', { name: 'Verdict' }).getByRole('link', { name: 'Questionable' }),
    );
    await page.waitForURL(/category=questionable/);
    await expectInView(page.getByRole('main').getByRole('heading', { level: 3 }).first());
  });
});
