import { brotliCompressSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { listings } from '#db/schema.ts';
import { addressOf, eventually, hydrated, setVisibility } from '#tests/browser/browser.ts';
import { type CuttableProxy, startCuttableProxy } from '#tests/rig/cuttable-proxy.ts';
import { type Site, startSite } from '#tests/rig/site.ts';
import { signedInEditor } from '#tests/samples/editors.ts';
import { newRuling } from '#tests/samples/rulings.ts';

// Visited pages can be read while the site is unreachable, and state that they are copies.

const MAX_WORKER_BYTES = 4_000;
const MAX_INSTALLATION_BYTES = 15_000;

let site: Site;
let front: CuttableProxy;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  const { executablePath, args } = inject('chromium');
  [site, browser] = await Promise.all([startSite(), chromium.launch({ executablePath, args })]);
  front = await startCuttableProxy(site.url);
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await front?.stop();
  await site?.stop();
});

describe('a visited page, while the site is unreachable,', () => {
  test('can be read, with its date and a note on each verdict, and stays as it was saved', async () => {
    const page = await newPage();
    await visit(page, '/en/coin/bitcoin');
    // A proxy cannot reach the site.
    front.isCut = true;
    try {
      await page.reload();
      await expectCopy(page, 'This is a copy from');
    } finally {
      front.isCut = false;
    }
    await context.setOffline(true);
    await page.reload();
    await expectCopy(page, 'The site cannot be reached. This is a copy from');
    const date = await page.locator('.copy-bar time').getAttribute('datetime');
    expect(Math.abs(Date.now() - Date.parse(date ?? ''))).toBeLessThan(60_000);
    await page.getByRole('heading', { level: 1, name: 'Bitcoin' }).waitFor();
    expect(await badgeNote(page)).toContain('offline copy');
    const header = page.locator('.site-header');
    expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(15, 20, 27)',
    );

    // React does not start on it.
    await page.keyboard.press('Shift');
    await page.mouse.wheel(0, 100);
    await context.setOffline(false);
    await page.mouse.wheel(0, 100);
    expect(await page.locator('script[type=module]').count()).toBe(0);
  });

  test('has its bar and notes in Arabic', async () => {
    const page = await newPage('ar-EG');
    await visit(page, '/coin/bitcoin');
    await context.setOffline(true);
    await page.reload();
    await expectCopy(page, 'تعذّر الوصول إلى الموقع. هذه نسخة محفوظة تعود إلى');
    expect(await badgeNote(page)).toContain('نسخة محفوظة');
  });

  test('is listed with its date in place of a page that was not visited', async () => {
    const page = await newPage();
    await visit(page, '/en/coin/bitcoin');
    await front.stop();
    try {
      const answer = await page.goto(`${front.url}/en/coin/ethereum`);
      expect(answer?.status()).toBe(503);
      await expectCopy(
        page,
        'The site cannot be reached, and this page has not been saved for offline use.',
      );
      const copy = page.locator('#saved-pages li');
      expect(await copy.innerText()).toMatch(/Bitcoin[\s\S]*Copy from \d/);
      await copy.getByRole('link').click();
      await page.waitForURL('**/en/coin/bitcoin');
      await expectCopy(page, 'This is a copy from');
    } finally {
      await front.start();
    }
  });

  test('shows the old verdict, and the current one once the site is reachable again', async () => {
    const page = await newPage();
    const judge = (category: 'halal' | 'haram') =>
      site.db
        .update(listings)
        .set({ category, rulings: { spot: newRuling({ verdict: category }) } })
        .where(and(eq(listings.kind, 'coin'), eq(listings.id, 'ethereum')));
    await judge('halal');
    await site.changes.caughtUp();
    await visit(page, '/en/coin/ethereum');
    await front.stop();
    try {
      await judge('haram');
      await site.changes.caughtUp();
      await page.reload();
      await expectCopy(page, 'verdicts and prices may have changed');
      expect(await badgeOf(page).innerText()).toContain('Halal');
    } finally {
      await front.start();
    }
    await page.reload();
    expect(await page.locator('.copy-bar').count()).toBe(0);
    expect(await badgeOf(page).innerText()).toContain('Haram');
    expect(await badgeNote(page)).toBe('none');
  });
});

test('the copy of a page is deleted once the site answers 404 for it, and all by a button', async () => {
  const page = await newPage();
  await visit(page, '/en/coin/bitcoin');
  await page.evaluate(async () => {
    const pages = await caches.open('pages-1');
    await pages.put('/en/coin/gone', (await pages.match('/en/coin/bitcoin')) ?? new Response());
  });
  await page.goto(`${front.url}/en/coin/gone`);
  await eventually(() => cachedPaths(page)).not.toContain('/en/coin/gone');

  await page.goto(`${front.url}/en/offline`);
  await page.getByRole('button', { name: 'Remove saved pages' }).click();
  await page.getByText('No pages saved yet.').waitFor();
  expect(addressOf(page)).toBe('/en/offline');
  const cached = await cachedPaths(page);
  expect(cached.filter((address) => !/^\/assets\/|\/offline$/.test(address))).toEqual([]);
});

test('a page reached by a link is saved too, and an offline link leads to its copy', async () => {
  const page = await newPage();
  await visit(page, '/en/cryptocurrencies');
  await hydrated(page);
  await page.getByRole('link', { name: 'View Bitcoin', exact: true }).first().click();
  await page.waitForURL('**/en/coin/bitcoin');
  await eventually(() => cachedPaths(page)).toContain('/en/coin/bitcoin');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'All coins' }).first().click();
  await page.waitForURL('**/en/cryptocurrencies');
  await expectCopy(page, 'This is a copy from');
});

test('no search and no page of the admin is saved, and none of the admin is shown offline', async () => {
  const page = await newPage();
  await visit(page, '/en');
  await page.goto(`${front.url}/en/search?q=bitcoin`);
  const { token, email } = await signedInEditor(site);
  await context.addCookies([{ name: 'tabayyan-session', value: token, url: front.url }]);
  await page.addInitScript((adminEmail) => {
    localStorage.setItem('adminAuthenticated', 'true');
    localStorage.setItem('adminEmail', adminEmail);
  }, email);
  for (const path of ['/admin/dashboard', '/admin/coins', '/admin/coins/edit/bitcoin']) {
    await page.goto(front.url + path);
    await page.locator('h1').first().waitFor();
    expect(addressOf(page)).toBe(path);
  }
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await visit(page, '/en/coin/bitcoin');
  expect(
    (await cachedPaths(page)).filter((address) => /admin|\.data|\/api\/|q=/.test(address)),
  ).toEqual([]);
  expect(await cachedTexts(page)).not.toContain(email);
  await context.setOffline(true);
  await expect(page.goto(`${front.url}/admin/coins`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('an open page offers a new version with a button, and its copy stays readable', async () => {
  const page = await newPage();
  await visit(page, '/en/coin/bitcoin');
  await page.reload();
  const notice = page.locator('#new-version');
  expect(await notice.isVisible()).toBe(false);
  front.stamp = 'the next one';
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await eventually(() => notice.isVisible()).toBe(true);
  await Promise.all([
    page.waitForEvent('load'),
    notice.getByRole('button', { name: 'Reload' }).click(),
  ]);
  expect(await notice.isVisible()).toBe(false);
  await context.setOffline(true);
  await page.reload();
  await expectCopy(page, 'This is a copy from');
});

test('a page of the new version shows no notice of it', async () => {
  const page = await newPage();
  front.stamp = 'the one before';
  await visit(page, '/en/coin/bitcoin');
  await page.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(globalThis, { messages });
    navigator.serviceWorker?.addEventListener('message', ({ data }) => messages.push(data));
  });
  front.stamp = null;
  await page.goto(`${front.url}/en/cryptocurrencies`);
  const messages = () =>
    page.evaluate(() => (globalThis as unknown as { messages: string[] }).messages);
  await eventually(messages).toHaveLength(1);
  expect(await page.locator('#new-version').isVisible()).toBe(false);
});

test('a page shows a notice after an hour in the background', async () => {
  const page = await newPage();
  await page.clock.install();
  await page.goto(`${front.url}/en/coin/bitcoin`);
  const notice = page.locator('#old-page');
  await setVisibility(page, 'hidden');
  await page.clock.fastForward('59:00');
  await setVisibility(page, 'visible');
  expect(await notice.isVisible()).toBe(false);
  await setVisibility(page, 'hidden');
  await page.clock.fastForward('01:01:00');
  await setVisibility(page, 'visible');
  await eventually(() => notice.isVisible()).toBe(true);
  expect(await notice.innerText()).toContain('over an hour ago');
  await hydrated(page);
  await page.getByRole('link', { name: 'All coins' }).first().click();
  await page.waitForURL('**/en/cryptocurrencies');
  await notice.waitFor({ state: 'hidden' });
});

test('the worker and everything its installation loads stay small', async () => {
  const script = await (await fetch(`${site.url}/sw.js`)).arrayBuffer();
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(MAX_WORKER_BYTES);
  const sentFor = async (serviceWorkers: 'allow' | 'block') => {
    const page = await newPage('ar-EG', serviceWorkers);
    const before = front.sentBytes();
    if (serviceWorkers === 'allow') await visit(page, '/coin/bitcoin');
    else await page.goto(`${front.url}/coin/bitcoin`);
    await page.waitForLoadState('networkidle');
    await context.close();
    return front.sentBytes() - before;
  };
  const without = await sentFor('block');
  expect((await sentFor('allow')) - without).toBeLessThanOrEqual(MAX_INSTALLATION_BYTES);
});

async function newPage(
  locale = 'en-GB',
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<Page> {
  context = await browser.newContext({ locale, serviceWorkers });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

/** Opens a page and waits until its copy is saved. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(front.url + path);
  // Styles and fonts are fetched first, while other browsers use the processor.
  await expect.poll(() => cachedPaths(page), { timeout: 25_000 }).toContain(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const list = path.startsWith('/en') ? '/en/offline' : '/offline';
  await eventually(() => cachedPaths(page)).toContain(list);
}

async function expectCopy(page: Page, message: string): Promise<void> {
  const bar = page.locator('.copy-bar');
  await eventually(async () => (await bar.allInnerTexts()).join()).toContain(message);
}

function badgeOf(page: Page) {
  return page.locator('main [data-verdict]').first();
}

function badgeNote(page: Page): Promise<string> {
  return badgeOf(page).evaluate((badge) => getComputedStyle(badge, '::after').content);
}

/** Paths of everything in the browser's caches. */
function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

function cachedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()));
    return (await Promise.all(all.flat().map((response) => response.text()))).join('\n');
  });
}
