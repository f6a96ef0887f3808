import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { isolated } from '#domain/text/isolated.ts';
import { violationsIn } from '#tests/browser/axe.ts';
import { eventually, open, openBrowser, overflowing } from '#tests/browser/browser.ts';
import {
  type FakeUpstream,
  type Surroundings,
  startFakeUpstream,
} from '#tests/fakes/fake-upstream.ts';
import { textOf } from '#tests/requests/shown.ts';
import type { Site } from '#tests/rig/site.ts';
import { combinations } from '#tests/samples/combinations.ts';
import { newListing } from '#tests/samples/listings.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';
import { currentGrounds } from '#tests/samples/rulings.ts';

const browser = openBrowser({ surround: marketOfFew, prepare: addListed });

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
/** The languages of the words below. */
const WRITTEN_IN = ['ar', 'en'] as const;
const CYRILLIC = { ar: 'السيريلية', en: 'Cyrillic' };
const LATIN = { ar: 'اللاتينية', en: 'Latin' };
const WHY = { en: 'An issuer owes a dollar for each.', ar: 'يلتزم مُصدِرها بدولار لكل وحدة.' };
const SAVED = { ar: '1 يناير 2026', en: '1 January 2026' };
const YEAR = String(new Date().getUTCFullYear());

async function marketOfFew(): Promise<Surroundings> {
  fake = await startFakeUpstream();
  fake.responses.set('/coins/markets', { body: marketResponse([newMarketCoin(FEW)]) });
  return { fake, environment: { MARKET_URL: fake.url, NEWS_FEEDS: '' } };
}

async function addListed({ db }: Site): Promise<void> {
  const sound = { established: '2015', country: 'Switzerland', github: 'https://github.com/few' };
  await addUnrecorded(db, [
    newListing({ id: 'few', name: 'Few', symbol: 'FEW', marketId: 'few', ...sound }),
    newListing({
      id: 'odd',
      name: 'Odd',
      established: YEAR,
      country: null,
      website: 'https://bitfınex-airdrop.com',
      grounds: currentGrounds({ asset: { kind: 'currency-backed', why: WHY } }),
    }),
    newListing({
      id: 'free',
      name: 'Free',
      ...sound,
      country: null,
      grounds: currentGrounds(),
    }),
    newListing({ kind: 'exchange', id: 'clear', name: 'Clear', ...sound }),
  ]);
}

describe.each(WRITTEN_IN)('pasted text is checked without scripts (%s)', (language) => {
  const { text } = LANGUAGES[language];
  const { check, differences } = text.caution;
  const name = { ar: 'باينانس', en: 'Binance' }[language];

  test('by a form on its own page', async () => {
    const page = await browser.newPage({ language, javaScript: false });
    await page.goto(localizedPath('/check', language));
    await page.getByLabel(check.label).fill('https://www.binance.com/en/login');
    await page.getByRole('button', { name: check.submit }).click();
    await page.waitForURL(/\/check\?q=https%3A%2F%2Fwww\.binance\.com%2Fen%2Flogin$/);
    const main = bare(await page.locator('main').innerText());
    expect(main).toContain(bare(check.official(name)));
    expect(main).toContain(bare(check.says(text.listing.linkTo.website)));
    expect(await page.getByLabel(check.label).inputValue()).toContain('binance.com/en/login');
  });

  test.each([
    ['https://bіnance.com', differences.letters('і', 'i', `${CYRILLIC[language]} U+0456`)],
    ['binance-airdrop.com', differences.call(differences.quoted('airdrop'))],
    ['binance.io', differences.ending('.io', '.com')],
    ['https://binance.com.evil.io/login', differences.subdomain('evil.io')],
    ['https://binance.com@evil.io', differences.user('evil.io')],
    ['biannce.com', differences.swapped('an', 'na')],
    ['binance.github.io', differences.hosted('.github.io')],
    ['@binance_support', differences.call(differences.quoted('support'))],
  ])('%s is recognized as similar, with its differences', async (q, difference) => {
    const said = saidIn(await htmlAt(checkPath(q, language)));
    expect(said).toContain(bare(check.looksLike(name)));
    expect(said).toContain(bare(difference));
  });

  test.each([
    ['B\u0338inance', differences.marked('B\u0338', 'b', 'U+0338')],
    ['Bi\u0640nance', differences.marked('i\u0640', 'i', 'U+0640')],
  ])('%s is recognized as a similar name, with its differences', async (q, difference) => {
    const said = saidIn(await htmlAt(checkPath(q, language)));
    expect(said).toContain(bare(check.nameLooksLike(name)));
    expect(said).toContain(bare(check.nameLooksLikeMeans));
    expect(said).toContain(bare(difference));
  });

  test.each([
    ['https://zamzam.example', check.unknownMeans],
    ['https://kraken.tech', check.sharesNameMeans],
    ['0xdAC17F958D2ee523a2206206994597C13D831ec7', check.contract.listed],
    ['0x1111111111111111111111111111111111111111', check.walletMeans],
    ['javascript:alert(1)', check.unreadableMeans],
    ['USDT', check.listedMeans(isolated('USDT'))],
    // Listings have domains, not e-mail addresses.
    ['support@binance.com', check.officialMail(name)],
  ])('the result for %s is explained', async (q, meaning) => {
    expect(saidIn(await htmlAt(checkPath(q, language)))).toContain(bare(meaning));
  });
});

test('an empty check offers examples, and the answer shows the pasted text once, its letters that differ marked', async () => {
  const page = await browser.newPage({ language: 'en', javaScript: false });
  await page.goto('/en/check');
  // No list has been read.
  expect(await page.locator('main').innerText()).not.toContain(
    LANGUAGES.en.text.caution.check.listsToo,
  );
  await page.getByRole('link', { name: 'binance-support.com' }).click();
  await page.waitForURL('**/en/check?q=binance-support.com');
  expect(await page.locator('dd mark').allInnerTexts()).toEqual(['-support']);
  expect(await page.locator('main').getByText('You entered').count()).toBe(1);
});

describe('pasted text is harmless', () => {
  test.each([
    'https://evil.example/binance.com',
    'https://evil.example/"><a href=https://evil.example>x</a>',
    'javascript:alert(1)//binance.com',
    '<a href="https://evil.example">binance.com</a>',
    '<img src="https://evil.example/x.png" onerror="alert(1)">',
    '//evil.example/binance.com',
  ])('%s does not become a link', async (q) => {
    const html = await htmlAt(checkPath(q, 'en'));
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    // An address that is compared is shown without its scheme.
    expect(saidIn(main)).toContain(q.replace(/^(https:)?\/\//, ''));
    const addresses = [...main.matchAll(/ (?:href|src|action|srcset)="([^"]*)"/g)];
    expect(addresses.length).toBeGreaterThan(0);
    // The signs of a verdict are symbols of the page itself.
    const own = /^(\/(?![/\\])|#(verdict|firmness)-)/;
    expect(addresses.filter(([, address]) => !own.test(address ?? ''))).toEqual([]);
  });

  test('it is never opened', async () => {
    for (const path of ['pasted', 'binance.com', 'binance.com.zip']) {
      expect(saidIn(await htmlAt(checkPath(`${fake.url}/${path}`, 'en')))).toContain(path);
    }
    const paths = fake.asked.map(({ path }) => path);
    expect(paths.filter((path) => path !== '/coins/markets')).toEqual([]);
  });

  test('direction marks and invisible characters are named and removed', async () => {
    const unseen = ['\u202E', '\u2067', '\u200B', '\u0007', '\u00AD', '\uFEFF'];
    const html = await htmlAt(checkPath(`bin${unseen.join('a')}nce.com`, 'en'));
    expect(unseen.filter((letter) => html.includes(letter))).toEqual([]);
    for (const letter of unseen) {
      const code = `U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
      expect(html).toContain(`<mark title="${code}">${code}</mark>`);
    }
    expect(html).toContain('value="binaaaaance.com"');
  });

  test('a letter of another alphabet is highlighted in place', async () => {
    const html = await htmlAt(checkPath('https://bіnance.com', 'en'));
    expect(html).toMatch(
      /<bdi dir="ltr"[^>]*>https:\/\/b<mark title="U\+0456">і<\/mark>nance\.com/,
    );
    expect(saidIn(html)).toContain('xn--bnance-pvf.com');
  });
});

test('the page is indexed without its results, and no title contains the pasted text', async () => {
  const robots = '<meta name="robots" content="noindex"';
  expect(await htmlAt('/en/check')).not.toContain(robots);
  const answered = await htmlAt('/en/check?q=binance.io');
  expect(answered).toContain(robots);
  expect(answered).not.toMatch(/<(title|meta)[^>]*binance\.io|<title>[^<]*binance\.io/);
});

test('a search and the footer of every page lead to the check, and its result leads to the review', async () => {
  const page = await browser.newPage();
  await open(page, '/en/search?q=zamzamexample');
  await page
    .locator('main')
    .getByRole('link', { name: 'Check a website, account or contract' })
    .click();
  await page.waitForURL(/\/en\/check\?q=zamzamexample$/);
  // The home page sends an address to the check at once.
  await open(page, '/en');
  await page.getByRole('textbox', { name: 'Name, symbol or link' }).fill('zamzam.example');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/check\?q=zamzam\.example$/);
  await page
    .locator('footer')
    .getByRole('link', { name: 'Check a website, account or contract' })
    .click();
  await page.waitForURL(/\/en\/check$/);
  // The address changes before the page does.
  const field = page.getByLabel('Link, handle, name, symbol or contract address');
  await eventually(() => field.inputValue()).toBe('');
  await field.fill('@okx');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=%40okx$/);
  await page.getByRole('link', { name: /^Review of .?OKX/ }).click();
  await page.waitForURL(/\/en\/exchange\/okx$/);
});

test.each(
  combinations([['ar', 360]], [
    ['ar', 360],
    ['en', 1280],
  ] as const),
)('a result and red flags are accessible and fit (%s, %i px)', async (language, width) => {
  const page = await browser.newPage({ language, width, bypassCSP: true });
  for (const path of ['/check?q=https%3A%2F%2Fb%D1%96nance-airdrop.com.evil.io', '/coin/odd']) {
    await page.goto(localizedPath(path, language));
    expect(await violationsIn(page), path).toEqual([]);
    expect(await overflowing(page), path).toEqual([]);
  }
});

describe.each(WRITTEN_IN)('red flags on the page of a listing (%s)', (language) => {
  const { text } = LANGUAGES[language];
  const { flags, fields, differences } = text.caution;
  const flagsAt = async (path: string) => {
    const html = await htmlAt(localizedPath(path, language));
    const [region = ''] = /<section aria-labelledby="red-flags".*?<\/section>/s.exec(html) ?? [];
    return { region, said: saidIn(region) };
  };

  test('each have a finding and its source', async () => {
    const { region, said } = await flagsAt('/coin/odd');
    for (const sentence of [
      flags.title,
      flags.code,
      flags.sourceField(text.listing.linkTo.github, SAVED[language]),
      flags.country.coin,
      flags.sourceField(fields.country, SAVED[language]),
      flags.age(YEAR),
      flags.sourceField(fields.established, SAVED[language]),
      differences.letters('ı', 'i', `${LATIN[language]} U+0131`),
      differences.call(differences.quoted('airdrop')),
      flags.note,
      flags.names.volume,
    ]) {
      expect(said).toContain(bare(sentence));
    }
    expect(region).toContain(`href="${localizedPath('/exchange/bitfinex', language)}"`);
    expect(region).not.toMatch(/href="https?:/);
  });

  test('do not ask a coin without an issuer for a country, and say so', async () => {
    const { said } = await flagsAt('/coin/free');
    expect(said).toContain(bare(flags.notAsked.coin(flags.names.country)));
    expect(said).not.toContain(bare(flags.country.coin));
  });

  test('of the market have the time of its figures', async () => {
    const { said } = await flagsAt('/coin/few');
    expect(said).toContain(bare(flags.highVolume('240%')));
    expect(said).toContain(bare(flags.supply('41%')));
    expect(said).toMatch(/CoinGecko.*UTC/);
    expect(said).not.toContain(flags.code);
  });

  test('if there are none, list the checks, and state that this is no seal of approval', async () => {
    const { said } = await flagsAt('/exchange/clear');
    expect(said).toContain(flags.none);
    expect(said).toContain(flags.names.likeness);
    expect(said).not.toContain(flags.note);
  });
});

function checkPath(q: string, language: 'ar' | 'en'): string {
  return localizedPath(`/check?${new URLSearchParams({ q })}`, language);
}

async function htmlAt(path: string): Promise<string> {
  return (await fetch(browser.site.url + path)).text();
}

/** The text of a page, without markup and scripts. */
function saidIn(html: string): string {
  return bare(textOf(html));
}

// Without the isolating characters between Latin and Arabic.
function bare(text: string): string {
  return text.replace(/[\u2066\u2068\u2069]/g, '');
}
