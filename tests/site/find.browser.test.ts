import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { violationsIn } from '#tests/browser/axe.ts';
import {
  addressOf,
  eventually,
  open,
  openBrowser,
  overflowing,
  settled,
} from '#tests/browser/browser.ts';
import { withoutScripts } from '#tests/requests/shown.ts';
import { market } from '#tests/samples/market-site.ts';

const browser = openBrowser({ surround: market });
const OPTION = '#find-list [role=option]';

/** Another's link, which begins like Binance's, and an address of Cardano. */
const LONG_ADDRESSES = [
  `https://www.binance.com:${'0'.repeat(90)}@evil.example/login`,
  `addr1${'q9'.repeat(49)}`,
];

const field = (page: Page) => page.locator('#find-field');
const options = (page: Page) => page.locator(OPTION);
const chosen = (page: Page) => page.locator(`${OPTION}[aria-selected=true]`);

/** Opens the box by its key and waits for the results of `q`. */
async function look(page: Page, q: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(q);
  await options(page).first().waitFor();
}

async function get(path: string) {
  const answer = await fetch(browser.site.url + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

function headingsIn(text: string) {
  return [...text.matchAll(/<h2 id="found-\w+".*?>([^<>]+)<\/h2>/gs)].map(([, heading]) => heading);
}

describe('the search page', () => {
  test('shows each group under its heading, with matches highlighted', async () => {
    const search = () => get('/en/search?q=bitc');
    // The site loads the market shortly after its start.
    await eventually(async () => headingsIn((await search()).text)).toEqual(['Coins', 'Markets']);
    const { status, text } = await search();
    expect(status).toBe(200);
    expect(text).toContain('<mark>Bitc</mark>oin');
    expect(text).toContain('href="/en/coin/bitcoin"');
    expect(text).toContain('$43,567.89');
    expect(text).toContain('href="/en/markets?q=Bitcoin+Copy"');
  });

  test.each(LANGUAGE_CODES)(
    'sets the listing with the searched name apart from those that contain it in %s',
    async (language) => {
      const search = () => get(localizedPath('/search?q=bitcoin', language));
      const { exact, groups } = LANGUAGES[language].text.search;
      await eventually(async () => headingsIn((await search()).text)).toEqual([
        exact,
        groups.coins,
        groups.markets,
      ]);
    },
  );

  test('is not indexed, and its searches are not cached', async () => {
    const { text } = await get('/search?q=bitcoin');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toContain(`<link rel="canonical" href="${browser.site.url}/search"/>`);
    const answer = await get('/search.json?q=bitcoin');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test.each([
    ['the end of a script', '</script><script>window.hacked=1</script>'],
    ['the end of an attribute', '"onfocus="window.hacked=1" autofocus="'],
    ['NUL', '%\0%'],
    ['the end of a statement', "') union select 1 --"],
    ['a mark of direction', '\u202ebitcoin'],
    ['far too many letters', 'x'.repeat(5000)],
    ['half of a letter', '\ud83d'],
  ])('accepts %s like any other search', async (_, q) => {
    for (const path of ['/search', '/en/search', '/search.json']) {
      const { status, text } = await get(`${path}?q=${encodeURIComponent(q.toWellFormed())}`);
      expect(status).toBe(200);
      expect(text).not.toMatch(/<script>window.hacked|\n\s+at /);
    }
  });

  test('works without scripts', async () => {
    const page = await browser.newPage({ javaScript: false, width: 360 });
    await page.goto('/en/news');
    await page.getByRole('button', { name: LANGUAGES.en.text.search.title }).click();
    await field(page).fill('bitcion');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=/);
    const coins = page.getByRole('region', { name: LANGUAGES.en.text.search.groups.coins });
    expect(await coins.getByRole('link').first().innerText()).toContain('Bitcoin');
    expect(await overflowing(page)).toEqual([]);
    await page.getByRole('link', { name: 'Did you mean “Bitcoin”?' }).click();
    await page.waitForURL(/\/en\/search\?q=Bitcoin$/);
    expect(await page.getByText('Did you mean').count()).toBe(0);
  });

  test('lists an exchange whose name looks like an address', async () => {
    const answer = await fetch(`${browser.site.url}/search?q=crypto.com`, { redirect: 'manual' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('href="/exchange/crypto-com"');
  });

  test.each(LONG_ADDRESSES)('leads to a check of the whole address: %s', async (q) => {
    const query = new URLSearchParams({ q });
    const answer = await fetch(`${browser.site.url}/en/search?${query}`, { redirect: 'manual' });
    expect(answer.headers.get('Location')).toBe(`/en/check?${query}`);
    // A list, which such a text does not lead to a check, leads to the search with all of it.
    const list = await get(`/en/cryptocurrencies?${query}`);
    expect(list.text).toContain(`href="/en/search?${query}"`);
  });

  test('reports an empty result with suggestions', async () => {
    const { text } = await get('/en/search?q=qqqqqqq');
    expect(withoutScripts(text)).toContain('No results for “qqqqqqq”.');
    expect(withoutScripts(text)).toContain('Try another spelling');
    expect(text).toContain('href="/en/coin/bitcoin"');
  });

  test('announces that nothing was found, and similar names', async () => {
    const { search, filters } = LANGUAGES.en.text;
    const page = await browser.newPage();
    await open(page, '/en/search?q=bitmex');
    const announced = page.locator('main [role=status]');
    expect(await announced.innerText()).toBe(filters.found(1, false));
    await announced.evaluate((element) => element.setAttribute('data-kept', ''));
    for (const [q, hint] of [
      ['qqqqqqq', search.nothingHint],
      ['bitcion', search.near],
    ] as const) {
      await page.locator('#search').fill(q);
      await eventually(() => announced.textContent()).toBe(`${search.nothing(q)} ${hint}`);
    }
    expect(await announced.getAttribute('data-kept')).toBe('');
  });

  test('shows the product of a verdict that is not on spot buying, on a phone too', async () => {
    const page = await browser.newPage({ javaScript: false, width: 360 });
    await page.goto('/en/search?q=bitmex');
    const scope = page.locator('a[href="/en/exchange/bitmex"] .glance-scope');
    expect(await scope.innerText()).toBe('Futures');
    expect((await scope.boundingBox())?.width).toBeGreaterThan(20);
  });

  test('keeps Arabic letters joined at a highlight within a word', async () => {
    const page = await browser.newPage({ language: 'ar' });
    await page.goto(`/search?q=${encodeURIComponent('تكو')}`);
    const widths = await page
      .locator('a[href="/coin/bitcoin"] bdi')
      .first()
      .evaluate((name) => {
        const widthOf = (text: string) => {
          name.textContent = text;
          return name.getBoundingClientRect().width;
        };
        const marked = name.getBoundingClientRect().width;
        const isMarked = name.querySelector('mark')?.textContent;
        const [joined, apart] = [widthOf('بيتكوين'), widthOf('بي\u200cتكو\u200cين')];
        return { isMarked, marked, joined, apart };
      });
    expect(widths.isMarked).toBe('تكو');
    expect(widths.marked).toBeCloseTo(widths.joined, 1);
    expect(Math.abs(widths.marked - widths.apart)).toBeGreaterThan(0.5);
  });
});

describe('the search box', () => {
  test('opens with its keys, not from a field or with other keys, and Escape returns the focus', async () => {
    const page = await browser.newPage();
    await open(page, '/en/cryptocurrencies');
    for (const key of ['Alt+/', 'Control+Shift+K', 'Control+Alt+k', 'Control+/', 'k']) {
      await page.locator('body').press(key);
    }
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a/b');
    expect(await page.getByRole('searchbox').inputValue()).toBe('a/b');
    await settled(page);
    expect(await page.locator('#find').isVisible()).toBe(false);

    const link = page.locator('header').getByRole('link', { name: 'News' });
    await link.focus();
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await eventually(() => isFocused(page, '#find-field')).toBe(true);
      expect(await field(page).inputValue()).toBe('');
      await page.keyboard.press('Escape');
      await page.locator('#find').waitFor({ state: 'hidden' });
      await eventually(() => link.evaluate((it) => it === document.activeElement)).toBe(true);
    }
    // On an Arabic keyboard, by the key's position.
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ن', code: 'KeyK', ctrlKey: true, bubbles: true }),
      ),
    );
    await field(page).waitFor();
  });

  test('closes at a second click on its button', async () => {
    const page = await browser.newPage();
    await open(page, '/en/news');
    const button = page.getByRole('button', { name: LANGUAGES.en.text.search.title });
    for (const isOpen of [true, false, true]) {
      await button.click();
      await eventually(() => page.locator('#find').isVisible()).toBe(isOpen);
    }
    expect(await isFocused(page, '#find-field')).toBe(true);
  });

  test('works by keyboard alone', async () => {
    const { text } = LANGUAGES.ar;
    const page = await browser.newPage({ language: 'ar' });
    await open(page, '/news');
    await look(page, 'bitcoin');
    const box = page.getByRole('combobox', { name: text.search.label });
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    expect(await chosen(page).count()).toBe(0);
    const count = await options(page).count();
    await eventually(() => page.locator('#find [role=status]').innerText()).toBe(
      text.filters.found(count, false),
    );

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await isChosen(page, 1)).toBe(true);
    await page.keyboard.press('End');
    expect(await isChosen(page, count - 1)).toBe(true);
    await page.keyboard.press('Home');
    expect(await isChosen(page, 0)).toBe(true);
    expect(await isFocused(page, '#find-field')).toBe(true);
    const groups = page.getByRole('listbox').getByRole('group');
    expect(await groups.count()).toBe(2);
    expect(await groups.first().getAttribute('aria-labelledby')).toBe('find-coins');

    await page.keyboard.press('Enter');
    await page.waitForURL(/\/coin\/bitcoin$/);
    await page.locator('#find').waitFor({ state: 'hidden' });
  });

  test('leads to the search page if no suggestion is selected', async () => {
    const page = await browser.newPage();
    await open(page, '/en');
    await look(page, 'coin');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/search?q=coin');
    await page.getByRole('heading', { level: 2, name: 'Exchanges' }).waitFor();
    expect(await page.locator('#find').isVisible()).toBe(false);
  });

  test('shows the results of the latest input, in whatever order responses arrive', async () => {
    const page = await browser.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/search.json?q=sol', async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await open(page, '/en');
    // The list's script loads on first use.
    expect(scripts.filter((url) => url.includes('suggestions'))).toEqual([]);
    await page.keyboard.press('/');
    const request = page.waitForRequest('**/search.json?q=sol');
    await field(page).fill('sol');
    const older = await request;
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const endOlder = (request: Request) => request === older && end();
    page.on('requestfinished', endOlder).on('requestfailed', endOlder);
    await field(page).fill('bitcoin');
    await options(page).first().waitFor();
    letGo();
    await isOver;
    await settled(page);
    expect(await options(page).first().innerText()).toContain('Bitcoin');
    expect(await page.locator('#find').innerText()).not.toContain('Solana');
  });

  test('offers to check an address, unless a listing has that name', async () => {
    const { isAddress } = LANGUAGES.en.text.search;
    const page = await browser.newPage();
    await open(page, '/en');
    await page.keyboard.press('/');
    await field(page).fill('crypto.com');
    await options(page).first().waitFor();
    expect(await page.locator('#find').innerText()).not.toContain(isAddress);
    await field(page).fill('zamzam.example');
    await page.getByText(isAddress).waitFor();
  });

  test.each([
    ['/en', '#find-field'],
    ['/en', 'main input[name=q]'],
    ['/en/search', '#search'],
    ['/en/cryptocurrencies', '#search'],
  ])('holds the whole of a long address at %s in %s', async (path, selector) => {
    const page = await browser.newPage();
    await open(page, path);
    if (selector === '#find-field') await page.keyboard.press('/');
    const [link = ''] = LONG_ADDRESSES;
    await page.locator(selector).focus();
    await page.keyboard.insertText(link);
    expect(await page.locator(selector).inputValue()).toBe(link);
  });

  test('reports a failed search, and still leads to the search page', async () => {
    const page = await browser.newPage({ failing: ['net::ERR_CONNECTION_REFUSED'] });
    await page.route('**/search.json*', (route) => route.abort('connectionrefused'));
    await open(page, '/en');
    await page.keyboard.press('/');
    await field(page).fill('bitcoin');
    await page.getByText('Search is not available right now. Try again in a moment.').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/search?q=bitcoin');
  });
});

test('the reasons of suggestions fit a phone', async () => {
  const page = await browser.newPage({ language: 'ar', width: 360 });
  await open(page, '/markets');
  await look(page, 'bit');
  const wide = await page
    .locator(`${OPTION} .glance-decides`)
    .evaluateAll((all) => all.map((reason) => reason.scrollWidth - reason.clientWidth));
  expect(Math.max(...wide)).toBe(0);
});

test('the search box is accessible and fits, wide or narrow', async () => {
  const { text } = LANGUAGES.ar;
  const page = await browser.newPage({ language: 'ar', bypassCSP: true });
  await open(page, '/search?q=bit');
  await page.getByRole('button', { name: text.search.title }).click();
  await field(page).fill('بتكوين');
  await options(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowing(page), `at ${width} px`).toEqual([]);
    const heights = await page
      .locator(`${OPTION}, #find input, #find button:visible`)
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  }
  expect(await violationsIn(page)).toEqual([]);
  // On a phone it has the full width and a close button.
  expect(await page.locator('#find').boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
  await page.getByRole('button', { name: text.search.close }).click();
  await page.locator('#find').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: text.search.title }).click();
  await options(page).first().click();
  await eventually(() => addressOf(page)).toMatch(/\/coin\/bitcoin$/);
});

async function isChosen(page: Page, place: number): Promise<boolean> {
  const id = await options(page).nth(place).getAttribute('id');
  const active = await field(page).getAttribute('aria-activedescendant');
  return active === id && (await chosen(page).getAttribute('id')) === id;
}

function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector);
}
