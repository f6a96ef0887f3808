import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { addListings } from '#domain/listing/save.ts';
import { addressOf, open, openBrowser, type Surroundings, stickingOut } from './browser.ts';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts';
import { newListing } from './listings.ts';
import { marketAnswer, newMarketCoin } from './market-coins.ts';
import { obstacles } from './obstacles.ts';
import type { Site } from './site.ts';

const browser = openBrowser({ surround: marketOfFew, prepare: addListed });

const READERS = ['ar', 'en'] as const;
const FEW = {
  id: 'few',
  symbol: 'FEW',
  name: 'Few',
  volume: 2_400_000_000,
  marketCap: 1_000_000_000,
  circulatingSupply: 41,
  maxSupply: 100,
};
let fake: FakeUpstream;
const YEAR = String(new Date().getUTCFullYear());

async function marketOfFew(): Promise<Surroundings> {
  fake = await startFakeUpstream();
  fake.answers.set('/coins/markets', { body: marketAnswer([newMarketCoin(FEW)]) });
  return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' } };
}

async function addListed({ db }: Site): Promise<void> {
  const sound = { established: '2015', country: 'Switzerland', github: 'https://github.com/few' };
  await addListings(db, [
    newListing({ id: 'few', name: 'Few', symbol: 'FEW', marketId: 'few', ...sound }),
    newListing({
      id: 'odd',
      name: 'Odd',
      established: YEAR,
      country: null,
      website: 'https://bitfınex-airdrop.com',
    }),
    newListing({ kind: 'exchange', id: 'clear', name: 'Clear', ...sound }),
  ]);
}

describe.each(READERS)('what is pasted is answered without scripts (%s)', (language) => {
  const { text } = LANGUAGES[language];
  const { check, differences } = text.caution;
  const name = { ar: 'باينانس', en: 'Binance' }[language];

  test('by a form, on a page of its own', async () => {
    const page = await browser.newPage({ language, javaScript: false });
    await page.goto(localizedPath('/check', language));
    await page.getByLabel(check.label).fill('https://www.binance.com/en/login');
    await page.getByRole('button', { name: check.submit }).click();
    await page.waitForURL(/\/check\?q=https%3A%2F%2Fwww\.binance\.com%2Fen%2Flogin$/);
    expect(await answer(page)).toContain(bare(check.official(name)));
    expect(await main(page)).toContain(bare(check.says(text.listing.linkTo.website)));
    expect(await page.getByLabel(check.label).inputValue()).toContain('binance.com/en/login');
  });

  test.each([
    ['https://bіnance.com', differences.letters('і', 'i', 'U+0456')],
    ['binance-airdrop.com', differences.call('airdrop')],
    ['binance.io', differences.ending('.io', '.com')],
    ['https://binance.com.evil.io/login', differences.subdomain('evil.io')],
    ['https://binance.com@evil.io', differences.user('evil.io')],
    ['biannce.com', differences.swapped('an', 'na')],
    ['binance.github.io', differences.hosted('.github.io')],
    ['@binance_support', differences.call('support')],
  ])('%s looks like one, and how it differs is said', async (q, difference) => {
    const page = await ask(q, language);
    expect(await answer(page)).toContain(bare(check.looksLike(name)));
    expect(await main(page)).toContain(bare(difference));
  });

  test.each([
    ['https://zamzam.example', check.unknownMeans],
    ['0xdAC17F958D2ee523a2206206994597C13D831ec7', check.walletMeans],
    ['javascript:alert(1)', check.unreadableMeans],
    ['USDT', check.listedMeans],
  ])('of %s it says what the answer means', async (q, meaning) => {
    expect(await answer(await ask(q, language))).toContain(bare(meaning));
  });
});

describe('nothing pasted does anything', () => {
  test.each([
    'https://evil.example/binance.com',
    'https://evil.example/"><a href=https://evil.example>x</a>',
    'javascript:alert(1)//binance.com',
    '<a href="https://evil.example">binance.com</a>',
    '<img src="https://evil.example/x.png" onerror="alert(1)">',
    '//evil.example/binance.com',
  ])('no link is made of %s', async (q) => {
    const page = await ask(q, 'en');
    expect(await page.locator('[data-pasted]').innerText()).toBe(q);
    const addresses = await page
      .locator('main a, main area, main form, main iframe, main img, main [src]')
      .evaluateAll((all) => all.map((each) => each.outerHTML));
    expect(addresses.filter((html) => html.includes('evil'))).toEqual([]);
  });

  test('it is read and never opened', async () => {
    for (const path of ['pasted', 'binance.com', 'binance.com.zip']) {
      expect(await answer(await ask(`${fake.url}/${path}`, 'en'))).not.toBe('');
    }
    expect(fake.asked.map(({ path }) => path).filter((path) => path !== '/coins/markets')).toEqual(
      [],
    );
  });

  test('what turns text round or is not seen is named and taken out', async () => {
    const unseen = ['\u202E', '\u2066', '\u200B', '\u0007', '\u00AD', '\uFEFF'];
    const q = `bin${unseen.join('a')}nce.com`;
    const path = `/en/check?${new URLSearchParams({ q })}`;
    const html = await (await fetch(browser.site.url + path)).text();
    expect([...html].filter((letter) => unseen.includes(letter) && letter !== '\u2066')).toEqual(
      [],
    );
    const page = await ask(q, 'en');
    for (const letter of unseen) {
      const code = `U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
      expect(await page.locator(`mark[title="${code}"]`).innerText()).toBe(code);
    }
    expect(await page.getByLabel('Link, handle, name or ticker').inputValue()).toBe(
      'binaaaaance.com',
    );
  });

  test('a letter of another alphabet is marked in its place', async () => {
    const page = await ask('https://bіnance.com', 'en');
    const pasted = page.locator('[data-pasted]');
    expect(await pasted.getAttribute('dir')).toBe('ltr');
    expect(await pasted.locator('mark').allInnerTexts()).toEqual(['і']);
    expect(await main(page)).toContain('і is U+0456; it only looks like i.');
    expect(await main(page)).toContain('xn--bnance-pvf.com');
  });
});

test('search engines keep the page and none of its answers, and no title repeats what was pasted', async () => {
  const page = await browser.newPage();
  await page.goto('/en/check');
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
  await page.goto('/en/check?q=binance.io');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('head').innerHTML()).not.toMatch(/<(title|meta)[^>]*binance\.io/);
});

test('with scripts it is asked and answered again on the spot, and leads to the review', async () => {
  const page = await browser.newPage();
  await open(page, '/en/check');
  await page.getByLabel('Link, handle, name or ticker').fill('@okx');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=%40okx$/);
  await page.getByRole('link', { name: 'The review of OKX' }).click();
  await page.waitForURL(/\/en\/exchange\/okx$/);
});

test('every page leads there, and a search that finds nothing with what was searched', async () => {
  const page = await browser.newPage();
  await page.goto('/en/search?q=zamzam.example');
  await page.getByRole('link', { name: 'Check whether it is the real one' }).click();
  await page.waitForURL(/\/en\/check\?q=zamzam\.example$/);
  await page.goto('/en');
  await page.locator('footer').getByRole('link', { name: 'Is this the real one?' }).click();
  await page.waitForURL(/\/en\/check$/);
});

test.each(READERS)(
  'nothing stands in the way of a reader, wide or narrow (%s)',
  async (language) => {
    const page = await browser.newPage({ language, bypassCSP: true });
    for (const path of ['/check?q=https%3A%2F%2Fb%D1%96nance-airdrop.com.evil.io', '/coin/odd']) {
      await open(page, localizedPath(path, language));
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await obstacles(page), `${path} at ${width} px`).toEqual([]);
        expect(await stickingOut(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  },
);

describe.each(READERS)('red flags on the page of a listing (%s)', (language) => {
  const { text } = LANGUAGES[language];
  const { flags, fields } = text.caution;
  const flagsAt = async (path: string) => {
    const page = await browser.newPage({ language, javaScript: false });
    await page.goto(localizedPath(path, language));
    return page.getByRole('region', { name: flags.title });
  };

  test('each say what was found and where that is from', async () => {
    const region = await flagsAt('/coin/odd');
    const said = bare(await region.innerText());
    for (const sentence of [
      flags.code,
      flags.sourceField(text.listing.linkTo.github),
      flags.countryOfCoin,
      flags.sourceField(fields.country),
      flags.age(YEAR),
      flags.sourceField(fields.established),
      text.caution.differences.letters('ı', 'i', 'U+0131'),
      text.caution.differences.call('airdrop'),
      flags.note,
    ]) {
      expect(said).toContain(bare(sentence));
    }
    expect(said).toContain(bare(flags.unknown('')).replace(/[: .]+$/, ''));
    await region.getByRole('link').click();
    expect(await region.page().locator('h1').innerText()).toMatch(
      /BITFINEX|Bitfinex|بتفينكس|بيتفينكس/,
    );
  });

  test('of the market say from when its figures are', async () => {
    const region = await flagsAt('/coin/few');
    const said = bare(await region.innerText());
    expect(said).toContain(bare(flags.highVolume('240%')));
    expect(said).toContain(bare(flags.supply('41%')));
    expect(said).toMatch(/CoinGecko.*UTC/);
    expect(said).not.toContain(flags.code);
  });

  test('that are none say what was looked at, and that this is no seal', async () => {
    const said = bare(await (await flagsAt('/exchange/clear')).innerText());
    expect(said).toContain(flags.none);
    expect(said).toContain(flags.names.likeness);
    expect(said).not.toContain(flags.note);
  });
});

async function ask(q: string, language: 'ar' | 'en'): Promise<Page> {
  const page = await browser.newPage({ language, javaScript: false });
  await page.goto(localizedPath(`/check?${new URLSearchParams({ q })}`, language));
  expect(addressOf(page)).toContain('/check?');
  return page;
}

async function answer(page: Page): Promise<string> {
  return bare(await page.locator('main [role=status]').innerText());
}

async function main(page: Page): Promise<string> {
  return bare(await page.locator('main').innerText());
}

// Without the marks that keep Latin and Arabic apart.
function bare(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
