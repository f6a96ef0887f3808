import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { SPOT } from '#domain/method/scope.ts';
import { groundsSchema } from '#domain/ruling/ruling.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import {
  addressOf,
  eventually,
  hydrated,
  open,
  openBrowser,
  settled,
} from '#tests/browser/browser.ts';
import type { Site } from '#tests/rig/site.ts';
import { newAbsence } from '#tests/samples/licences.ts';
import { newListing } from '#tests/samples/listings.ts';
import { PASS } from '#tests/samples/rulings.ts';

const browser = openBrowser({ template: 'empty', prepare: addManyListings });

const COINS = 135;
const WITHOUT_LICENCE = groundsSchema('exchange', SPOT, {}).parse({
  method: CURRENT_METHOD.version,
  judgedOn: '2026-11-01',
  criteria: { licence: { ...PASS, finding: 'fail' } },
});

async function addManyListings({ db }: Site): Promise<void> {
  const coins = Array.from({ length: COINS - 3 }, (_, place) =>
    newListing({
      name: `Coin ${place}`,
      category: VERDICTS[place % 3] ?? null,
      rating: (place % 11) / 2,
    }),
  );
  const named = [
    newListing({
      id: 'ethereum',
      name: 'Ethereum',
      symbol: 'ETH',
      texts: { ar: { name: 'إيثيريوم' } },
    }),
    newListing({ id: 'nobody-ruled', name: 'Nobody Ruled', category: null }),
    newListing({ id: 'the-newest', name: 'The Newest', category: 'haram', rating: 3.5 }),
  ];
  await addUnrecorded(db, [...coins, ...named]);
  const exchanges = Array.from({ length: 12 }, (_, place) =>
    newListing({
      kind: 'exchange',
      name: `Exchange ${place}`,
      category: VERDICTS[place % 3] ?? null,
      website: place === 0 ? null : 'https://exchange.example/',
      ...(place === 11 && { licences: [newAbsence()], grounds: WITHOUT_LICENCE }),
    }),
  );
  const unruled = newListing({ kind: 'exchange', name: 'Unruled Exchange', category: null });
  await addUnrecorded(db, [...exchanges, unruled]);
}

describe('searching', () => {
  test('starts while typing, with the query in the address, which Back and Forward restore', async () => {
    const page = await browser.newPage();
    await open(page, '/en/cryptocurrencies');
    const field = page.getByRole('searchbox');
    await field.pressSequentially('ether');
    await eventually(() => namesIn(page)).toEqual(['Ethereum']);
    expect(addressOf(page)).toBe('/en/cryptocurrencies?q=ether');
    expect(await page.getByText('1 result', { exact: true }).isVisible()).toBe(true);
    await field.pressSequentially('eum');
    await eventually(() => addressOf(page)).toBe('/en/cryptocurrencies?q=ethereum');
    expect(await field.inputValue()).toBe('ethereum');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);

    await page.goBack();
    await eventually(() => addressOf(page)).toBe('/en/cryptocurrencies');
    await eventually(() => field.inputValue()).toBe('');
    await eventually(() => namesIn(page)).toHaveLength(20);
    await page.goForward();
    await eventually(() => addressOf(page)).toBe('/en/cryptocurrencies?q=ethereum');
    await eventually(() => field.inputValue()).toBe('ethereum');
    await eventually(() => namesIn(page)).toEqual(['Ethereum']);
  });

  test('keeps the typed text when a filter is chosen before its result arrives', async () => {
    const page = await browser.newPage();
    await open(page, '/en/cryptocurrencies');
    await page.route('**/cryptocurrencies.data?q=ether*', () => {}, { times: 1 });
    const isAsked = page.waitForRequest('**/cryptocurrencies.data?q=ether*');
    await page.getByRole('searchbox').fill('ether');
    await isAsked;
    const verdicts = page.getByRole('list', { name: 'Verdict' });
    await verdicts.getByRole('link', { name: 'Haram' }).click();
    await eventually(() => addressOf(page)).toMatch(/[?&]category=haram\b/);
    await eventually(() => addressOf(page)).toMatch(/[?&]q=ether\b/);
    expect(addressOf(page)).toMatch(/[?&]category=haram\b/);
    expect(await page.getByRole('searchbox').inputValue()).toBe('ether');
  });

  test.each([
    ['last letter', 0],
    ['pause after the last letter', 300],
    ['start of the search', 320],
  ])('keeps filter and text when the filter is clicked right after the %s', async (_, afterMs) => {
    const page = await browser.newPage();
    await open(page, '/en/cryptocurrencies');
    await page.getByRole('searchbox').focus();
    await page.evaluate((afterMs) => {
      const field = document.querySelector<HTMLInputElement>('#search');
      const haram = document.querySelector<HTMLElement>('a[href*="category=haram"]');
      setTimeout(() => haram?.click(), afterMs);
      field?.setRangeText('ether');
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, afterMs);
    await eventually(() => addressOf(page)).toMatch(/[?&]category=haram\b/);
    await page.getByText('No results found').waitFor();
    expect(addressOf(page)).toBe('/en/cryptocurrencies?category=haram&q=ether');
    expect(await page.getByRole('searchbox').inputValue()).toBe('ether');
  });

  test('finds a name in another spelling', async () => {
    const query = new URLSearchParams({ q: 'ايثيريوم' });
    const answer = await fetch(`${browser.site.url}/cryptocurrencies?${query}`);
    const [found = ''] = /<tbody\b.*<\/tbody>/s.exec(await answer.text()) ?? [];
    expect(found.match(/<tr\b/g)).toHaveLength(1);
    expect(found).toContain('إيثيريوم');
  });

  test('leads from an empty result to the site’s search, which knows more spellings', async () => {
    const page = await browser.newPage({ language: 'ar' });
    await open(page, '/cryptocurrencies?q=ايثريوم');
    await page.getByRole('link', { name: 'ابحث في الموقع كله' }).click();
    await page.getByRole('main').getByRole('link', { name: 'إيثيريوم' }).first().waitFor();
  });

  test('reports an empty result, with a link to all listings', async () => {
    const page = await browser.newPage();
    await open(page, '/en/exchange?q=nothing+like+it');
    await page.getByText('No results found', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Show all' }).click();
    await eventually(() => addressOf(page)).toBe('/en/exchange');
    await page.getByRole('heading', { name: 'Unruled Exchange' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  });
});

describe('the verdict buttons', () => {
  test.each([
    ['/en/cryptocurrencies', 'table tbody tr', ['Haram', 'Questionable', 'Halal']],
    ['/en/exchange', 'main article', ['Questionable']],
  ])('of %s filter by verdict, in the address', async (path, row, verdicts) => {
    const page = await browser.newPage();
    await open(page, path);
    const leavesOut = page.getByText('Filtering by verdict leaves out listings not yet reviewed.');
    expect(await leavesOut.count()).toBe(0);
    const buttons = page.getByRole('list', { name: 'Verdict' });
    for (const verdict of verdicts) {
      await buttons.getByRole('link', { name: verdict }).click();
      await eventually(() => addressOf(page)).toBe(`${path}?category=${verdict.toLowerCase()}`);
      const rows = page.locator(row);
      await eventually(async () => {
        const texts = await rows.allInnerTexts();
        return texts.length > 0 && texts.every((text) => text.includes(verdict));
      }).toBe(true);
      // With the number of such listings beside the word.
      expect(await buttons.locator('[aria-current=true]').innerText()).toMatch(
        new RegExp(`^${verdict}\\s*\\d+$`),
      );
      expect(await leavesOut.count()).toBe(1);
      // Unreviewed listings show the default verdict.
      expect(await rows.getByText('not yet reviewed').count()).toBe(0);
    }
    await buttons.getByRole('link', { name: 'All' }).click();
    await eventually(() => addressOf(page)).toBe(path);
  });
});

describe('the columns of the coin list', () => {
  test('sort by rating, best first, then reversed, from the first page, within a verdict and a search', async () => {
    const page = await browser.newPage();
    await open(page, '/en/cryptocurrencies?page=2');
    const heading = page.getByRole('columnheader', { name: 'Soundness' });
    expect(await heading.getAttribute('aria-sort')).toBeNull();
    await heading.getByRole('link').click();
    await eventually(() => addressOf(page)).toBe('/en/cryptocurrencies?sort=rating');
    await eventually(() => heading.getAttribute('aria-sort')).toBe('descending');
    await eventually(() => ratingsIn(page)).toSatisfy(isFalling);
    await heading.getByRole('link').click();
    await eventually(() => addressOf(page)).toBe('/en/cryptocurrencies?sort=rating&order=asc');
    await eventually(() => heading.getAttribute('aria-sort')).toBe('ascending');
    await eventually(async () => (await ratingsIn(page)).reverse()).toSatisfy(isFalling);

    // A verdict and a search keep the order.
    const paramsOf = () => Object.fromEntries(new URL(page.url()).searchParams);
    await page.getByRole('list', { name: 'Verdict' }).getByRole('link', { name: 'Haram' }).click();
    const chosen = { category: 'haram', sort: 'rating', order: 'asc' };
    await eventually(paramsOf).toEqual(chosen);
    await page.getByRole('searchbox').fill('coin');
    await eventually(paramsOf).toEqual({ ...chosen, q: 'coin' });
  });

  test('sort by verdict, and by rating, in a narrow window too', async () => {
    const page = await browser.newPage({ width: 360 });
    await open(page, '/en/cryptocurrencies');
    const heading = page.getByRole('columnheader', { name: 'Verdict' });
    await heading.getByRole('link').click();
    await eventually(() => heading.getAttribute('aria-sort')).toBe('ascending');
    await eventually(async () => new Set(await verdictsIn(page))).toEqual(new Set(['Halal']));
    await heading.getByRole('link').click();
    await eventually(() => heading.getAttribute('aria-sort')).toBe('descending');
    await eventually(async () => (await verdictsIn(page)).slice(1, 20)).toEqual(
      Array(19).fill('Haram'),
    );
    await page.getByRole('link', { name: 'Soundness' }).click();
    await eventually(() => addressOf(page)).toBe('/en/cryptocurrencies?sort=rating');
  });
});

test('the rows of exchanges sort by soundness on a wide screen', async () => {
  const page = await browser.newPage({ width: 1280 });
  await open(page, '/en/exchange');
  const link = page.getByRole('link', { name: 'Soundness' });
  await link.click();
  await eventually(() => addressOf(page)).toBe('/en/exchange?sort=rating');
  await link.getByText('descending').waitFor({ state: 'attached' });
});

test('an exchange whose licences nobody looked up is told from one without a licence, which fails the criterion', async () => {
  const page = await browser.newPage({ width: 360 });
  await open(page, '/en/exchange');
  const licencesOf = (name: string) =>
    page
      .locator('main article', { hasText: name })
      .getByText('Licensed in')
      .locator('..')
      .innerText();
  expect(await licencesOf('Unruled Exchange')).toBe('Licensed in: Not confirmed');
  expect(await licencesOf('Exchange 11')).toMatch(
    /^Licensed in: No valid licence found\s+·\s+Licence: fails$/,
  );
});

test.each(['en', 'ar'] as const)(
  'the heads of the exchanges are over their columns in %s',
  async (language) => {
    const page = await browser.newPage({ width: 1280, language });
    await open(page, language === 'en' ? '/en/exchange' : '/exchange');
    const startsOf = (elements: Element[]) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return Math.round(document.dir === 'rtl' ? right : left);
      });
    const heads = page.locator('.exchange-head > :nth-child(n + 2):visible');
    const row = page.locator('main article').first();
    const cells = [
      '.exchange-rating',
      '.exchange-verdict',
      '.exchange-licensed',
      '.product-groups',
    ];
    const starts = cells.map((cell) => row.locator(cell).evaluateAll(startsOf));
    expect(await heads.evaluateAll(startsOf)).toEqual((await Promise.all(starts)).flat());
  },
);

test('the heads of the coin list are on one line, also beside one of two lines', async () => {
  const page = await browser.newPage({ width: 1280 });
  await open(page, '/en/cryptocurrencies');
  const names = ['Coin', 'Verdict', 'Grounds', 'Soundness'];
  const bottoms = await page.locator('thead').evaluate((head, words) => {
    const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    const found: Record<string, number> = {};
    while (texts.nextNode()) {
      const word = texts.currentNode.textContent?.trim() ?? '';
      if (!words.includes(word)) continue;
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      found[word] = Math.round(range.getBoundingClientRect().bottom);
    }
    return found;
  }, names);
  expect(Object.keys(bottoms).toSorted()).toEqual(names.toSorted());
  const places = Object.values(bottoms);
  expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1);
});

describe('pages', () => {
  test('show at most five numbers around the current page', async () => {
    const page = await browser.newPage();
    await open(page, '/en/cryptocurrencies');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const numbers = () => pages.locator('li').allInnerTexts();
    const current = () => pages.locator('[aria-current=page]').innerText();
    expect(await numbers()).toEqual(['1', '2', '3', '4', '5']);
    await pages.getByRole('link', { name: 'Page 5' }).click();
    await eventually(() => addressOf(page)).toBe('/en/cryptocurrencies?page=5');
    await eventually(numbers).toEqual(['3', '4', '5', '6', '7']);
    await open(page, '/en/cryptocurrencies?page=6');
    await pages.getByRole('link', { name: 'Next' }).click();
    await eventually(() => addressOf(page)).toBe('/en/cryptocurrencies?page=7');
    await eventually(numbers).toEqual(['3', '4', '5', '6', '7']);
    await eventually(current).toBe('7');
    expect(await namesIn(page)).toHaveLength(COINS % 20);
    expect(await pages.getByRole('link', { name: 'Next' }).count()).toBe(0);
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('hold ten exchanges each, the newest first', async () => {
    const page = await browser.newPage({ language: 'ar' });
    await open(page, '/exchange');
    expect(await page.locator('main article h3, main article h2').allInnerTexts()).toEqual([
      'Unruled Exchange',
      ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map((place) => `Exchange ${place}`),
    ]);
    await page.getByRole('link', { name: 'صفحة 2' }).click();
    await eventually(() => page.locator('main article').count()).toBe(3);
    const last = page.locator('main article').last();
    // Its name and the review lead to its page: it has no site to visit.
    expect(await last.getByRole('link').count()).toBe(2);
  });
});

test.each([360, 1280])(
  'an exchange shows its verdict once when the window is %i wide',
  async (width) => {
    const page = await browser.newPage({ width });
    await open(page, '/en/exchange?category=haram');
    const card = page.locator('main article').first();
    expect(await card.getByText('Haram', { exact: true }).filter({ visible: true }).count()).toBe(
      1,
    );
  },
);

describe('returning to a list', () => {
  test('by Back restores page, place and focus; Forward leads on', async () => {
    const page = await browser.newPage();
    await open(page, '/en/cryptocurrencies?page=2&sort=rating');
    const row = page.locator('tbody tr').nth(15);
    const link = row.getByRole('link').last();
    const href = await link.getAttribute('href');
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    await link.click();
    await eventually(() => addressOf(page)).toBe(href);
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await eventually(() => addressOf(page)).toBe('/en/cryptocurrencies?page=2&sort=rating');
    await eventually(() => page.evaluate(() => scrollY)).toBe(before);
    await eventually(() => focusedIn(page)).toBe(href);

    await page.goForward();
    await eventually(() => addressOf(page)).toBe(href);
    await page.locator('h1').waitFor();
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('by reload restores list, place and focus', async () => {
    const page = await browser.newPage();
    await open(page, '/en/cryptocurrencies?q=coin&category=haram');
    const names = await namesIn(page);
    const link = page.locator('tbody tr').nth(12).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await settled(page);
    await page.reload();
    await eventually(() => namesIn(page)).toEqual(names);
    await eventually(() => page.evaluate(() => scrollY)).toBe(400);
    // On a slow machine the scrolling ends before the page listens for a first interaction.
    await hydrated(page);
    await eventually(() => focusedIn(page)).toBe(await link.getAttribute('href'));
    expect(await page.getByRole('searchbox').inputValue()).toBe('coin');
  });
});

// Each part of a query is read in app/listing/list-query.test.ts.
test.each([
  'page=9999',
  'category=forbidden',
  'q=%00',
  'q=%E0%A4%A',
  `q=${'a'.repeat(8_000)}`,
  '%%%',
  '__proto__=1&constructor=1',
])('the invalid query ?%.40s shows a page', async (query) => {
  const paths = ['/cryptocurrencies', '/en/exchange', '/en', '/'];
  const answers = await Promise.all(
    paths.map((path) => fetch(`${browser.site.url}${path}?tab=comparison&${query}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test.each([
  ['ar', '/cryptocurrencies', 'tbody tr', 'Nobody Ruled', 'حلال', 'لم يُراجَع بعد'],
  ['en', '/en/exchange', 'main article', 'Unruled Exchange', 'Halal', 'not yet reviewed'],
] as const)(
  'in %s, %s says which verdict nobody gave',
  async (language, path, each, name, verdict, words) => {
    const page = await browser.newPage({ language, javaScript: false });
    await page.goto(path);
    const unruled = page.locator(each, { hasText: name });
    expect(await unruled.innerText()).toContain(verdict);
    expect(await unruled.getByText(words, { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText(words, { exact: true }).count()).toBe(1);
  },
);

function namesIn(page: Page): Promise<string[]> {
  return page.locator('tbody th[scope=row] a bdi:first-of-type').allInnerTexts();
}

function verdictsIn(page: Page): Promise<string[]> {
  return page.locator('tbody tr > td:nth-of-type(1) [data-verdict]').allInnerTexts();
}

function ratingsIn(page: Page): Promise<number[]> {
  return page
    .locator('tbody td')
    .getByRole('img', { name: /out of 5/ })
    .evaluateAll((stars) => stars.map(({ ariaLabel }) => Number.parseFloat(ariaLabel ?? '')));
}

function isFalling(numbers: number[]): boolean {
  return (
    numbers.length === 20 &&
    new Set(numbers).size > 1 &&
    numbers.every((number, place) => place === 0 || number <= (numbers[place - 1] ?? 0))
  );
}

function focusedIn(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('href'));
}
