import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { SAMPLES } from '#domain/news/samples.ts';
import { addressOf, eventually, open, openBrowser } from '#tests/browser/browser.ts';
import { expectToFit } from '#tests/browser/overflow.ts';
import {
  apiResponse,
  type FakeUpstream,
  type Surroundings,
  startFakeUpstream,
} from '#tests/fakes/fake-upstream.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { textOf, withoutScripts } from '#tests/requests/shown.ts';
import { combinations } from '#tests/samples/combinations.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';

const HOUR = 3_600_000;
/** Slightly more than a whole number of hours ago, so that the age stays the same during the tests. */
const NEWEST = Date.now() - HOUR - 5 * 60_000;
const LONG_WORD = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2);
const LONG_TEXT = `${'Many words about coins and their chains '.repeat(10)}`;

interface Item {
  title: string;
  link?: string;
  text?: string;
  tag?: string;
  picture?: string;
}

const ENGLISH: Item[] = [
  { title: 'Bitcoin with a picture', tag: 'Bitcoin', picture: '/good.png', text: LONG_TEXT },
  { title: 'Ethereum with a dead picture', tag: 'Ethereum', picture: '/dead.png' },
  {
    title: 'Marks &amp;amp; Spencer &lt;b&gt;bold&lt;/b&gt;',
    text: '&lt;script&gt;alert(1)&lt;/script&gt;A tail',
  },
  { title: `Bitcoin ${LONG_WORD}`, text: LONG_WORD },
  { title: 'A link that is a script', link: 'javascript:alert(1)' },
  ...Array.from({ length: 9 }, (_, place) => ({ title: `Bitcoin story ${place}` })),
];
const ARABIC: Item[] = Array.from({ length: 4 }, (_, place) => ({
  title: `خبر عن بيتكوين ${place}`,
  text: 'كلمات كثيرة عن العملات '.repeat(12),
}));
/** Articles with a valid link. */
const ENGLISH_SHOWN = 13;

let fake: FakeUpstream;

/** Two feeds with pictures. */
async function feeds(): Promise<Surroundings> {
  fake = await startFakeUpstream();
  fake.responses.set('/en.xml', { body: feed(ENGLISH) });
  fake.responses.set('/ar.xml', { body: feed(ARABIC) });
  fake.responses.set('/logo.png', { body: await plainPicture(80, 80).png().toBuffer() });
  fake.responses.set('/good.png', { body: await plainPicture(600, 360).png().toBuffer() });
  const environment = { NEWS_FEEDS: `en=${fake.url}/en.xml,ar=${fake.url}/ar.xml` };
  return { fake, environment, connect: LOOPBACK };
}

function feed(items: Item[]): string {
  const pictures = `http://pictures.test:${new URL(fake.url).port}`;
  const entries = items.map(
    ({ title, link, text = '', tag, picture }, place) => `<item><title>${title}</title>
      <link>${link ?? `https://news.example/${encodeURIComponent(title)}`}</link>
      <description>${text}</description>
      ${tag ? `<category>${tag}</category>` : ''}
      ${picture ? `<enclosure url="${pictures}${picture}" type="image/png" length="1"/>` : ''}
      <pubDate>${new Date(NEWEST - place * HOUR).toUTCString()}</pubDate></item>`,
  );
  return `<rss version="2.0"><channel><title>Example: news</title>
    <image><url>${pictures}/logo.png</url></image>${entries.join('')}</channel></rss>`;
}

describe('the news', () => {
  const browser = openBrowser({ surround: feeds });

  test('are six a page, with the page in the address, and fit any width', async () => {
    const page = await browser.newPage({ language: 'ar' });
    const { pages } = LANGUAGES.ar.text;
    await open(page, '/news');
    // screens.browser.test.ts asserts that they are accessible.
    await expectToFit(page);
    const seen: string[] = [];
    for (const [place, count] of [6, 6, 5].entries()) {
      if (place > 0) {
        await page.getByRole('link', { name: pages.next }).click();
        await eventually(() => addressOf(page)).toBe(`/news?page=${place + 1}`);
        await eventually(async () => (await titlesIn(page))[0]).not.toBe(seen.at(-6));
      }
      await eventually(() => titlesIn(page)).toHaveLength(count);
      seen.push(...(await titlesIn(page)));
    }
    expect(new Set(seen).size).toBe(ENGLISH_SHOWN + ARABIC.length);
    expect(seen).not.toContain('A link that is a script');
    await page.getByRole('link', { name: pages.previous }).click();
    await eventually(() => addressOf(page)).toBe('/news?page=2');
  });

  test('are filtered by category, with the category in the address', async () => {
    const page = await browser.newPage();
    const { news } = LANGUAGES.en.text;
    await open(page, '/en/news');
    const topics = page.getByRole('navigation', { name: news.category });
    expect(await topics.getByRole('link').allInnerTexts()).toEqual([
      news.all,
      ...Object.values(news.categories),
    ]);
    await topics.getByRole('link', { name: news.categories.ethereum, exact: true }).click();
    await eventually(() => addressOf(page)).toBe('/en/news?category=ethereum');
    await eventually(() => titlesIn(page)).toEqual(['Ethereum with a dead picture']);
    expect(await topics.locator('[aria-current=true]').innerText()).toBe(news.categories.ethereum);

    await topics.getByRole('link', { name: news.categories.nft, exact: true }).click();
    await eventually(() => addressOf(page)).toBe('/en/news?category=nft');
    // The words of requirement 8.2.
    const words = 'No news found for this category. Try another category.';
    await page.getByText(words, { exact: true }).waitFor();
    expect(await titlesIn(page)).toEqual([]);
    await page.getByRole('link', { name: news.showAll }).click();
    await eventually(() => addressOf(page)).toBe('/en/news');
    await eventually(() => titlesIn(page)).toHaveLength(6);
  });

  test('are in Arabic first on Arabic pages, and marked as English where they are', async () => {
    const page = await browser.newPage({ language: 'ar' });
    await page.goto('/news');
    const titles = await titlesIn(page);
    expect(titles.slice(0, 4)).toEqual(ARABIC.map(({ title }) => title));
    const languages = await page
      .locator('main article h2 a > span:first-child')
      .evaluateAll((spans) =>
        spans.map((span) => [
          span.closest('[lang]')?.getAttribute('lang'),
          getComputedStyle(span).direction,
        ]),
      );
    expect(languages).toEqual([...Array(4).fill(['ar', 'rtl']), ['en', 'ltr'], ['en', 'ltr']]);
    const english = page.locator('main article', { hasText: 'Bitcoin with a picture' });
    expect(await english.locator('[lang=en][dir=ltr]').count()).toBe(2);
    const name = new Intl.DisplayNames('ar', { type: 'language' }).of('en') ?? '';
    expect(await english.getByText(name, { exact: true }).isVisible()).toBe(true);
    expect(await english.locator('time').innerText()).toBe('قبل ساعة واحدة');
  });

  test('have a safe link, a short excerpt without markup, their source and their age', async () => {
    const page = await browser.newPage();
    await page.goto('/en/news');
    for (const article of await page.locator('main article').all()) {
      const link = article.getByRole('heading').getByRole('link');
      expect(await link.getAttribute('href')).toMatch(/^https:\/\/news\.example\//);
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener noreferrer');
    }
    const first = page.locator('main article', { hasText: 'Bitcoin with a picture' });
    // A verdict on holding is none on what an article is about.
    expect(await first.getByRole('listitem').innerText()).toMatch(/^Bitcoin\s+Spot\s+Halal/);
    expect(await first.locator('h2 + p').innerText()).toMatch(/^Many words .{100,}…$/);
    const time = first.locator('time');
    expect(await time.innerText()).toBe('1 hour ago');
    expect(Date.parse((await time.getAttribute('datetime')) ?? '')).toBe(
      Math.floor(NEWEST / 1000) * 1000,
    );
    expect(await first.locator('p bdi').getByText('Example', { exact: true }).isVisible()).toBe(
      true,
    );
    const sources = page.getByRole('region', { name: LANGUAGES.en.text.news.sources });
    expect(await sources.innerText()).toMatch(/^Sources\s+Updated just now\./);
    const marked = page.locator('main article', { hasText: 'Marks & Spencer bold' });
    expect(await marked.locator('h2 + p').innerText()).toBe('A tail');
    expect(await page.locator('main article b, main article script').count()).toBe(0);
  });

  test.each(combinations(['ar'], LANGUAGE_CODES))(
    'have their pictures from our own site once it has them, and a placeholder for a dead one (%s)',
    async (language) => {
      const page = await browser.newPage({ language });
      const good = page.locator('main article', { hasText: 'Bitcoin with a picture' });
      const dead = page.locator('main article', { hasText: 'Ethereum with a dead picture' });
      const image = good.locator('img[width="300"]');
      await eventually(async () => {
        await page.goto(localizedPath('/news', language));
        return (await image.count()) + (await good.locator('img[width="20"]').count());
      }).toBe(2);
      await good.scrollIntoViewIfNeeded();
      await eventually(() =>
        image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
      ).toBe(300);
      expect(await image.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(180);
      expect(await image.getAttribute('src')).toMatch(/^\/images\/news\//);
      expect(await dead.locator('img[width="300"]').count()).toBe(0);
      expect(await dead.locator('.lucide-newspaper').isVisible()).toBe(true);
      expect(await good.locator('.lucide-newspaper').count()).toBe(0);
      const logo = good.locator('img[src^="/images/source/"]');
      await eventually(() =>
        logo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
      ).toBe(40);
      expect(await logo.getAttribute('alt')).toBe('');
    },
  );

  test.each(['page=1e9', 'category=nft&category=defi', 'category=%E0%A4%A', '__proto__=1'])(
    'are shown for the query %s',
    async (query) => {
      expect((await fetch(`${browser.site.url}/en/news?${query}`)).status).toBe(200);
    },
  );
});

describe('before any news was fetched', () => {
  const browser = openBrowser({
    surround: async () => {
      const surroundings = await feeds();
      await fake.refuse();
      return surroundings;
    },
  });

  test.each([
    ['ar', '/news', 'تعذّر تحميل آخر الأخبار، فنعرض نماذج بدلًا منها.'],
    ['en', '/en/news', 'Unable to load latest news. Showing sample data instead.'],
  ] as const)('there are samples in %s, and %s says so', async (language, path, banner) => {
    const page = await browser.newPage({ language, javaScript: false });
    await page.goto(path);
    expect(await page.getByText(banner, { exact: true }).isVisible()).toBe(true);
    const samples = SAMPLES.filter((sample) => sample.language === language);
    expect(await titlesIn(page)).toEqual(samples.map(({ title }) => title));
    const { news, pages, errors } = LANGUAGES[language].text;
    const again = page.getByRole('link', { name: errors.tryAgain });
    expect(await again.getAttribute('href')).toBe(path);
    expect(await page.getByRole('navigation', { name: pages.label }).count()).toBe(0);
    const sources = page.getByRole('region', { name: news.sources });
    expect(await sources.innerText()).toContain(news.neverReached);
    const links = page.getByRole('navigation', { name: news.meanwhile }).getByRole('link');
    expect(await links.count()).toBe(4);
  });
});

describe('the news API, with a key', () => {
  const key = 'not-a-real-key-0123456789';
  const browser = openBrowser({
    surround: async () => {
      const { environment, ...others } = await feeds();
      fake.responses.set('/api/', {
        body: apiResponse('Bitcoin from the API', 'Another from the API'),
      });
      return {
        ...others,
        environment: { ...environment, NEWS_URL: `${fake.url}/api/`, NEWS_KEY: key },
      };
    },
  });

  test('is the source of the articles, and its key stays secret', async () => {
    const shown = await (await fetch(`${browser.site.url}/en/news`)).text();
    const titles = [...withoutScripts(shown).matchAll(/<h2\b.*?<\/h2>/gs)].map(([it]) =>
      textOf(it),
    );
    for (const title of ['Bitcoin from the API', 'Another from the API']) {
      expect(titles.filter((it) => it.includes(title))).toHaveLength(1);
    }
    expect(shown).not.toContain(key);
    expect(fake.asked.filter(({ authorization }) => authorization)).toEqual([
      { path: '/api/', authorization: `Apikey ${key}` },
    ]);
  });
});

function titlesIn(page: Page): Promise<string[]> {
  return page.locator('main article :is(h2, h3) a > span:first-child').allInnerTexts();
}
