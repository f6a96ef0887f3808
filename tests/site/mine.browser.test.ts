import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { violationsIn } from '#tests/browser/axe.ts';
import {
  addressOf,
  eventually,
  open,
  openBrowser,
  overflowing,
  settled,
  setVisibility,
} from '#tests/browser/browser.ts';
import { expectToFit } from '#tests/browser/overflow.ts';
import { askRaw } from '#tests/requests/ask-raw.ts';
import { combinations } from '#tests/samples/combinations.ts';
import {
  listOf,
  marketWithRates,
  pricesFetched,
  storedList,
  storeList,
} from '#tests/samples/mine-site.ts';

// The visitor's own list is stored and evaluated in the browser, and never sent.

const browser = openBrowser({ surround: marketWithRates, prepare: pricesFetched });
const textIn = (language: Language) => LANGUAGES[language].text;
const WORDS = textIn('en').mine;

async function openMine(page: Page, language: Language = 'en'): Promise<void> {
  const prices = page.waitForResponse(/\/mine\/prices\.json/);
  await open(page, localizedPath('/mine', language));
  await prices;
}

/** Searches for a coin and adds the first result to the list. */
async function add(page: Page, typed: string, language: Language = 'en'): Promise<void> {
  const { mine } = textIn(language);
  await page.getByLabel(mine.add.label).fill(typed);
  await page.getByLabel(mine.add.label).press('Enter');
  await page.getByText(mine.add.added('').replace(/^[\s.]+|[\s.]+$/g, '')).waitFor();
}

/** The card of a coin on the list, by its name. */
function cardOf(page: Page, name: string) {
  return page
    .locator('li .card')
    .filter({ has: page.getByRole('link', { name }) })
    .last();
}

function result(page: Page, language: Language = 'en') {
  const { rounding } = textIn(language).mine.zakat;
  return page.locator('.card').filter({ hasText: rounding }).getByRole('status');
}

describe.each(combinations(['ar'], LANGUAGE_CODES))('in %s', (language) => {
  const { mine, verdict } = textIn(language);
  const bitcoin = inLanguage({ ar: 'بيتكوين', en: 'Bitcoin' }, language);

  test('holdings are totalled by verdict in the reader’s currency, with an estimate of their zakat', async () => {
    const page = await browser.newPage({ language });
    await openMine(page, language);
    await add(page, bitcoin, language);
    await cardOf(page, bitcoin).getByLabel(mine.list.amount).fill('٠٫٥');
    await page.getByLabel(mine.totals.currency).selectOption('SAR');
    await eventually(() => cardOf(page, bitcoin).innerText()).toContain('37,500.00 SAR');
    const row = page.getByRole('row').filter({ hasText: verdict.halal });
    await eventually(() => row.innerText()).toMatch(/37,500\.00 SAR\s+100\.0%/);

    expect(await result(page, language).innerText()).toBe(mine.zakat.choose);
    await page.getByRole('radio', { name: mine.zakat.gold }).check();
    // 85 grams at 59.99 dollars, a dollar at 3.75 riyals.
    await eventually(() => result(page, language).innerText()).toContain('19,123.16 SAR');
    expect(await result(page, language).innerText()).toContain('937.50 SAR');
    await page.getByRole('radio', { name: mine.zakat.solar }).check();
    await eventually(() => result(page, language).innerText()).toContain('966.38 SAR');

    await page.reload();
    await eventually(() => result(page, language).innerText()).toContain('966.38 SAR');
  });

  test('without scripts the page explains why it needs them', async () => {
    const page = await browser.newPage({ language, javaScript: false });
    await page.goto(localizedPath('/mine', language));
    expect(await page.getByText(mine.needsScripts).isVisible()).toBe(true);
    expect(await page.getByLabel(mine.add.label).isVisible()).toBe(false);
  });

  test('the page fits any width and print, without accessibility violations', async () => {
    const page = await browser.newPage({ language, bypassCSP: true });
    const held = { amount: '123456789.123456', seen: null };
    const seen = { verdict: 'haram', ruledOn: '2026-01-05', on: '2026-01-06' } as const;
    const others = [
      { key: '1', name: 'Gold', worth: { amount: '3', currency: 'KWD' as const }, counts: true },
    ];
    await storeList(
      page,
      listOf({ bitcoin: { ...held, seen }, aave: held, monero: held }, { others, nisab: 'gold' }),
    );
    await openMine(page, language);
    await page.getByRole('radio', { name: mine.zakat.leftOut }).waitFor();
    await expectToFit(page);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1000 });
    expect(await overflowing(page), 'printed').toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await violationsIn(page)).toEqual([]);
  });
});

test('a coin chosen before the directory has loaded is added when it has', async () => {
  const page = await browser.newPage();
  const directory = Promise.withResolvers<void>();
  await page.route('**/mine/listings.json*', async (route) => {
    await directory.promise;
    await route.continue();
  });
  await openMine(page);
  await page.getByLabel(WORDS.add.label).fill('Bitcoin');
  await page.getByLabel(WORDS.add.label).press('Enter');
  await page.getByText(textIn('en').loading, { exact: true }).waitFor();
  directory.resolve();
  await cardOf(page, 'Bitcoin').waitFor();
});

test('an empty list offers examples and no sums, and one tap on an example starts it', async () => {
  const page = await browser.newPage();
  await openMine(page);
  expect(await page.getByRole('region', { name: WORDS.zakat.title }).count()).toBe(0);
  await page.getByRole('button', { name: WORDS.add.put('Bitcoin') }).click();
  await cardOf(page, 'Bitcoin').waitFor();
  expect(await page.getByRole('list', { name: WORDS.add.examples }).count()).toBe(0);
  const titles = await page.locator('main h2').allInnerTexts();
  expect(titles[0]).toBe(WORDS.totals.title);
  expect(titles.indexOf(WORDS.zakat.title)).toBeLessThan(titles.indexOf(WORDS.others.title));
});

test('the name of a coin on the list adds no other coin', async () => {
  const page = await browser.newPage();
  await storeList(page, listOf({ bitcoin: { amount: '1' } }));
  await openMine(page);
  const field = page.getByLabel(WORDS.add.label);
  await field.fill('bitcoin');
  await page.getByText('Bitcoin Cash').waitFor();
  await field.press('Enter');
  await page.getByText(WORDS.add.already('Bitcoin')).waitFor();
  expect(await cardOf(page, 'Bitcoin Cash').count()).toBe(0);
});

test('a misspelt name offers similar ones, of which none is added until it is chosen', async () => {
  const page = await browser.newPage();
  await openMine(page);
  const field = page.getByLabel(WORDS.add.label);
  await field.fill('bitcion');
  await page.getByText(`${WORDS.add.nothing} ${textIn('en').search.near}`).waitFor();
  await field.press('Enter');
  await page.getByRole('button', { name: WORDS.add.put('Bitcoin'), exact: true }).click();
  await cardOf(page, 'Bitcoin').waitFor();
  expect(await page.getByText(WORDS.add.added('Bitcoin')).count()).toBe(1);
});

describe('the list is never sent', () => {
  const AMOUNT = '271828.1828';
  const NAME = 'Grandmother’s bracelet';

  /** All requests of a page, as they are sent. */
  function watch(page: Page): Promise<string>[] {
    const sent: Promise<string>[] = [];
    page.context().on('request', (request) => {
      if (request.url().startsWith('http')) sent.push(asSent(request));
    });
    page.on('websocket', (socket) => sent.push(Promise.resolve(`WebSocket ${socket.url()}`)));
    return sent;
  }

  async function asSent(request: Request): Promise<string> {
    // Request bodies are unavailable after navigation.
    const headers = await request.allHeaders().catch(() => request.headers());
    const body = request.postData() ?? 'no body';
    return [request.method(), request.url(), body, JSON.stringify(headers)].join(' ');
  }

  /** Uses every function of the page with `coins`. */
  async function use(page: Page, coins: string[]): Promise<void> {
    await openMine(page);
    for (const coin of coins) await add(page, coin);
    for (const field of await page.getByLabel(WORDS.list.amount).all()) await field.fill(AMOUNT);
    await page.getByRole('button', { name: WORDS.others.add }).click();
    await page.getByLabel(WORDS.others.name, { exact: true }).fill(NAME);
    await page.getByLabel(WORDS.others.worth, { exact: true }).last().fill(AMOUNT);
    await page.getByLabel(WORDS.totals.currency).selectOption('KWD');
    await page.getByRole('radio', { name: WORDS.zakat.silver }).check();
    await page.getByRole('radio', { name: WORDS.zakat.solar }).check();
    await eventually(() => result(page).innerText()).toContain('KWD');
    await page.getByRole('button', { name: WORDS.rates.refresh }).click();
    await page.getByRole('button', { name: WORDS.rates.refresh }).waitFor();
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: WORDS.file.save }).click(),
    ]);
    expect(await storedList(page)).toContain(AMOUNT);
    // A later visit.
    await page.reload();
    await page.getByRole('button', { name: WORDS.rates.refresh }).waitFor();
    await page.getByRole('button', { name: WORDS.file.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: WORDS.file.remove }).click();
    await page.getByText(WORDS.file.removed).waitFor();
    await settled(page);
  }

  test('no request contains a coin, an amount or a word of the list, and two readers send the same requests', async () => {
    const pathsByReader: string[][] = [];
    for (const coins of [
      ['bitcoin', 'aave'],
      ['tether', 'binance'],
    ]) {
      const page = await browser.newPage({ isNew: true });
      const requests = watch(page);
      await use(page, coins);
      const sent = await Promise.all(requests);
      for (const line of sent) {
        expect(line).toMatch(/^GET http:\/\/localhost:\d+\/\S* no body /);
        for (const secret of [...coins, AMOUNT, NAME, 'silver']) {
          expect(line.toLowerCase()).not.toContain(secret.toLowerCase());
        }
      }
      expect(await page.context().cookies()).toEqual([]);
      expect(addressOf(page)).toBe('/en/mine');
      pathsByReader.push(
        [...new Set(sent.map((line) => new URL(line.split(' ')[1] ?? '').pathname))].sort(),
      );
    }
    const [first = [], second] = pathsByReader;
    expect(first).toEqual(second);
    expect(first.filter((path) => path.startsWith('/mine/'))).toEqual([
      '/mine/listings.json',
      '/mine/prices.json',
    ]);
  });

  test('public data is one compressed response, cached until it changes', async () => {
    for (const path of ['/mine/listings.json', '/mine/prices.json']) {
      const headers = { 'Accept-Encoding': 'br' };
      const answer = await askRaw(browser.site.url, path, { headers });
      expect(answer.status, path).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json',
        'content-encoding': 'br',
        'x-robots-tag': 'noindex',
      });
      const etag = String(answer.headers.etag);
      const again = await askRaw(browser.site.url, path, {
        headers: { ...headers, 'If-None-Match': etag },
      });
      expect(again.status).toBe(304);
      const some = await askRaw(browser.site.url, `${path}?id=bitcoin`, { headers });
      expect(some.headers.etag).toBe(etag);
    }
    const prices = await (await fetch(`${browser.site.url}/mine/prices.json`)).json();
    expect(prices.coins).toEqual({ bitcoin: 20_000, tether: 1, aave: 100.5 });
    expect(prices.perBitcoin).toMatchObject({ usd: 16943.548, kwd: 5187.097, xau: 9.08 });
  });
});

describe('stored in the browser', () => {
  test('a stored list is shown by itself, and without one React starts on the first interaction', async () => {
    const keeper = await browser.newPage();
    await storeList(keeper, listOf({ bitcoin: { amount: '1' } }));
    await keeper.goto('/en/mine');
    await cardOf(keeper, 'Bitcoin').getByText('20,000.00 USD').first().waitFor();
    // A currency without a known rate needs the reader's.
    await keeper.getByLabel(WORDS.totals.currency).selectOption('EGP');
    await keeper.getByText(WORDS.rates.none).waitFor();
    await cardOf(keeper, 'Bitcoin').getByText('20,000.00 USD').last().waitFor();
    await keeper.getByLabel(/EGP.* per US dollar/).fill('٤٩٫٥');
    await cardOf(keeper, 'Bitcoin').getByText('990,000.00 EGP').last().waitFor();

    const stranger = await browser.newPage();
    const scripts: string[] = [];
    stranger.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await stranger.goto('/en/mine');
    await settled(stranger);
    expect(scripts).toEqual([]);
    await stranger.getByLabel(WORDS.add.label).focus();
    await eventually(() => scripts).not.toEqual([]);
  });

  test('a coin added on its own page or by its star in a list appears in another tab', async () => {
    const page = await browser.newPage();
    const tab = await page.context().newPage();
    await openMine(tab);
    await setVisibility(tab, 'hidden');
    await open(page, '/en/cryptocurrencies');
    const star = page.getByRole('button', {
      name: WORDS.bookmark.listedNamed('Bitcoin'),
      exact: true,
    });
    expect(await star.getAttribute('aria-pressed')).toBe('false');
    await star.click();
    await eventually(() => star.getAttribute('aria-pressed')).toBe('true');
    await cardOf(tab, 'Bitcoin').waitFor();
    await star.click();
    await eventually(() => star.getAttribute('aria-pressed')).toBe('false');
    await eventually(() => tab.getByText(WORDS.purposes.title).isVisible()).toBe(true);

    await open(page, '/en/coin/bitcoin');
    const add = page.getByRole('button', { name: WORDS.bookmark.add });
    const remove = page.getByRole('button', { name: WORDS.bookmark.remove });
    await add.click();
    await remove.click();
    await add.click();
    await cardOf(tab, 'Bitcoin').waitFor();
    // The reader has not seen the content of a hidden tab.
    expect(JSON.parse((await storedList(page)) ?? '').items[0].seen).toBeNull();
    await setVisibility(tab, 'visible');
    await eventually(
      async () => JSON.parse((await storedList(page)) ?? '').items[0].seen,
    ).toMatchObject({ verdict: 'halal' });
    await cardOf(tab, 'Bitcoin').getByLabel(WORDS.list.amount).fill('2');
    // An accidental removal does not lose the amounts.
    await eventually(() => remove.isVisible()).toBe(false);
    await page.getByRole('link', { name: WORDS.bookmark.listed }).click();
    await eventually(() => addressOf(page)).toBe('/en/mine');
    await cardOf(page, 'Bitcoin').waitFor();
  });

  test('a changed verdict is shown until it has been seen, and a product’s own one always', async () => {
    const page = await browser.newPage();
    const seen = { verdict: 'haram', ruledOn: '2026-01-05', on: '2026-01-06' } as const;
    const other = { verdict: 'halal', ruledOn: null, products: {}, on: '2026-01-07' } as const;
    await storeList(page, listOf({ bitcoin: { seen }, aave: {}, cardano: { seen: other } }));
    await openMine(page);
    const changes = page.getByRole('region', { name: WORDS.changes.title });
    await eventually(() => changes.innerText()).toMatch(/6 January 2026:\s+Haram[\s\S]+Halal/);
    expect(await changes.innerText()).toMatch(
      /Staking\s+On your visit of 7 January 2026:\s+Not yet reviewed\s+now:\s+Questionable/i,
    );
    const whys = await changes
      .getByRole('link', { name: /^Why it changed/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(whys).toEqual(['/en/changes?of=coin:bitcoin', '/en/changes?of=coin:cardano']);
    await page.reload();
    for (const name of ['Bitcoin', 'Cardano']) {
      await changes.getByRole('button', { name: WORDS.changes.seenNamed(name) }).click();
    }
    await eventually(() => changes.innerText()).toContain(WORDS.changes.none);
    await page.reload();
    await eventually(() => changes.innerText()).toContain(WORDS.changes.none);
    expect(JSON.parse((await storedList(page)) ?? '').items[0].seen.verdict).toBe('halal');

    // A product with a different ruling is listed with its coin and leads to its evidence.
    const card = cardOf(page, 'Cardano');
    expect(await card.innerText()).toMatch(/Staking\s+Questionable/);
    expect(await cardOf(page, 'Bitcoin').innerText()).not.toContain(WORDS.uses.otherwise);
    await card.getByRole('link', { name: WORDS.uses.names.staking }).click();
    await eventually(() => addressOf(page)).toBe('/en/coin/cardano#staking');
    await page.locator('h3#staking').waitFor();
  });

  test('the list is saved as a file, deleted after a confirmation, and restored', async () => {
    const page = await browser.newPage();
    await storeList(page, listOf({ bitcoin: { amount: '0.25' } }, { nisab: 'gold' }));
    await openMine(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: WORDS.file.save }).click(),
    ]);
    const file = await download.path();
    await page.getByRole('button', { name: WORDS.file.remove }).click();
    await page.keyboard.press('Escape');
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
    expect(await storedList(page)).toContain('0.25');
    await page.getByRole('button', { name: WORDS.file.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: WORDS.file.remove }).click();
    await page.getByText(WORDS.purposes.title).waitFor();
    expect(await storedList(page)).toBeNull();
    await page.locator(':focus', { hasText: WORDS.file.removed }).waitFor();
    await page.getByRole('button', { name: WORDS.others.add }).click();
    await page.getByRole('button', { name: WORDS.file.remove }).waitFor();
    expect(await page.locator(':focus', { hasText: WORDS.file.removed }).count()).toBe(0);
    await page.getByRole('button', { name: WORDS.file.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: WORDS.file.remove }).click();
    await page.getByText(WORDS.purposes.title).waitFor();

    const input = page.locator('input[type=file]');
    await input.setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    });
    await page.getByText(WORDS.file.invalid).waitFor();
    await input.setInputFiles(file);
    await page.locator(':focus', { hasText: WORDS.file.restored }).waitFor();
    await cardOf(page, 'Bitcoin').getByText('5,000.00 USD').waitFor();
    await input.setInputFiles(file);
    await page.getByRole('dialog').getByRole('button', { name: WORDS.file.replace }).click();
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
  });

  test.each([
    ['is full', 'setItem', 'QuotaExceededError'],
    ['refuses everything', 'getItem', 'SecurityError'],
  ] as const)(
    'where the browser %s, the list lasts as long as the page',
    async (_, name, error) => {
      const page = await browser.newPage();
      await page.addInitScript(
        ([name, error]) => {
          for (const each of name === 'getItem' ? (['getItem', 'setItem'] as const) : [name]) {
            const use = Storage.prototype[each];
            Storage.prototype[each] = function (key: string, ...rest: string[]) {
              if (key === 'mine:1') throw new DOMException('not here', error);
              return Reflect.apply(use, this, [key, ...rest]);
            };
          }
        },
        [name, error] as const,
      );
      await openMine(page);
      await add(page, 'bitcoin');
      await cardOf(page, 'Bitcoin').getByLabel(WORDS.list.amount).fill('3');
      await cardOf(page, 'Bitcoin').getByText('60,000.00 USD').waitFor();
      expect(await page.getByText(WORDS.unsaved).isVisible()).toBe(true);
    },
  );

  test('an unreadable list stays unchanged until the reader decides', async () => {
    const page = await browser.newPage();
    await storeList(page, '{"items":"from the future"}');
    await open(page, '/en/mine');
    await eventually(() => page.getByText(WORDS.unreadable).isVisible()).toBe(true);
    expect(await storedList(page)).toBe('{"items":"from the future"}');
    await open(page, '/en/coin/bitcoin');
    await settled(page);
    expect(await page.getByRole('button', { name: WORDS.bookmark.add }).count()).toBe(0);
    await open(page, '/en/mine');
    await page.getByRole('button', { name: WORDS.startAnew }).click();
    await page.getByText(WORDS.purposes.title).waitFor();
  });
});

describe('no price is invented', () => {
  test('a coin without a price is in no sum, and a haram one in no zakat, until the reader decides', async () => {
    const page = await browser.newPage();
    const held = { monero: { amount: '10' }, bitcoin: { amount: '1' }, aave: { amount: '100' } };
    await storeList(page, listOf(held, { nisab: 'gold' }));
    await openMine(page);
    await page.getByText(WORDS.zakat.chooseUnlawful).waitFor();
    await eventually(() => result(page).innerText()).toContain('500.00 USD');
    await page.getByRole('radio', { name: WORDS.zakat.counted }).check();
    await eventually(() => result(page).innerText()).toContain('751.25 USD');
    expect(await page.getByText(WORDS.zakat.chooseUnlawful).count()).toBe(0);

    const totals = page.getByRole('region', { name: WORDS.totals.title });
    await eventually(() => totals.innerText()).toMatch(/no price is available:\s+Monero/);
    await cardOf(page, 'Monero').getByLabel(WORDS.list.priceIn('USD')).fill('1,5 x');
    await page.getByText(WORDS.field.notANumber).waitFor();
    await cardOf(page, 'Monero').getByLabel(WORDS.list.priceIn('USD')).fill('150,5');
    await eventually(() => totals.innerText()).toContain('31,555.00 USD');
    expect(await totals.innerText()).not.toContain(WORDS.totals.unpriced);

    await cardOf(page, 'Bitcoin').getByLabel(WORDS.list.amount).fill('-1');
    await page.getByText(WORDS.field.notANumber).waitFor();
    expect(await totals.innerText()).toContain('11,555.00 USD');
  });

  test('if prices fail to load, the reader’s own are used, and loading can be retried', async () => {
    const page = await browser.newPage({ failing: [503] });
    await page.route('**/mine/prices.json', (route) =>
      route.fulfill({ status: 503, body: 'null' }),
    );
    await storeList(page, listOf({ bitcoin: { amount: '1' } }, { nisab: 'gold' }));
    await open(page, '/en/mine');
    await page.getByText(WORDS.failed).waitFor();
    expect(await result(page).innerText()).toBe(WORDS.zakat.noGram);
    await cardOf(page, 'Bitcoin').getByLabel(WORDS.list.priceIn('USD')).fill('10000');
    await page.getByLabel(/price for a gram of gold/).fill('100');
    await eventually(() => result(page).innerText()).toContain('250.00 USD');
    await page.unroute('**/mine/prices.json');
    await page.getByRole('button', { name: WORDS.again }).click();
    await eventually(() => result(page).innerText()).toContain('500.00 USD');
  });
});
