import { describe, expect, test } from 'vitest';
import { cacheMentions } from '#domain/headline/mention-cache.ts';
import type { NewsArticle } from '#domain/news/article.ts';
import type { News } from '#domain/news/news.ts';
import { SAMPLES } from '#domain/news/samples.ts';
import { cachePositions } from '#domain/position/positions.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { loadNews } from './load-news.server.ts';

const HOUR_MS = 3_600_000;

const { db } = await sharedDatabase('starter');
const changes = { onChange: () => {}, isListening: () => true };
const directory = {
  db,
  mentions: cacheMentions(db, changes),
  positions: cachePositions(db, changes),
  log: { error: (details: object) => expect.fail(JSON.stringify(details)) },
};

function article(place: number, change: Partial<NewsArticle> = {}): NewsArticle {
  return {
    id: `${place}`,
    title: `Article ${place}`,
    body: 'word '.repeat(60).trim(),
    source: 'A source',
    sourceImage: null,
    url: `https://news.example/${place}`,
    image: null,
    publishedAt: new Date(Date.now() - 3 * HOUR_MS).toISOString(),
    language: 'en',
    categories: place % 2 ? ['bitcoin'] : [],
    ...change,
  };
}

const FRESH: Omit<News, 'items'> = {
  source: 'feeds',
  isStale: false,
  fetchedAt: new Date(),
  services: [],
};

function load(path: string, items: NewsArticle[], state: Partial<News> = {}) {
  return loadNews(
    {
      ...directory,
      news: { get: async () => ({ ...FRESH, items, ...state }) },
      pictures: { has: (_, url) => !url.includes('dead'), prefetch: () => {} },
      imageAddress: (size, url) => url && `/images/${size}/${new URL(url).hostname}`,
    },
    new URL(path, 'http://localhost'),
  );
}

const thirteen = Array.from({ length: 13 }, (_, place) => article(place));

test.each([
  ['/en/news', 1, 3, 6],
  ['/en/news?page=3', 3, 3, 1],
  ['/en/news?page=99', 3, 3, 1],
  ['/en/news?page=abc&category=sports', 1, 3, 6],
  ['/en/news?category=BITCOIN', 1, 1, 6],
  ['/en/news?category=nft&page=4', 1, 1, 0],
])('%s is page %i of %i with %i articles', async (path, page, pages, count) => {
  const news = await load(path, thirteen);
  expect([news.page, news.pages, news.articles.length]).toEqual([page, pages, count]);
});

describe('an article is shown', () => {
  test('with an excerpt of at most 150 letters', async () => {
    const [shown] = (await load('/en/news', [article(1)])).articles;
    expect(shown?.excerpt).toMatch(/^(?:word )+word…$/);
    expect(shown?.excerpt.length).toBeLessThanOrEqual(151);
  });

  test('with its picture and the logo of its publisher from our own site', async () => {
    const pictures = {
      image: 'https://i.example/1.jpg',
      sourceImage: 'https://logo.example/1.png',
    };
    const dead = { image: 'https://dead.example/1.jpg' };
    const { articles } = await load('/en/news', [
      article(1, pictures),
      article(2),
      article(3, dead),
    ]);
    expect(articles.map(({ picture, logo }) => [picture, logo])).toEqual([
      ['/images/news/i.example', '/images/source/logo.example'],
      [null, null],
      [null, null],
    ]);
  });

  test.each([
    ['/en/news', '3 hours ago'],
    ['/news', 'قبل 3 ساعات'],
  ])('at %s with its age, and its time in full', async (path, age) => {
    const [shown] = (await load(path, [article(1)])).articles;
    expect(shown?.published.age).toBe(age);
    expect(shown?.published.inFull).toMatch(/\d{4}.*UTC$/);
    expect(shown?.published.inFull).not.toMatch(/[\u0660-\u0669]/);
  });

  test.each([
    [30, '30 minutes ago', 'قبل 30 دقيقة'],
    [60 * 24, '1 day ago', 'قبل يوم واحد'],
    [60 * 24 * 11, '11 days ago', 'قبل 11 يومًا'],
    [60 * 24 * 365 * 18, '17 years ago', 'قبل 17 سنة'],
    [0, 'just now', 'الآن'],
    [-90, 'just now', 'الآن'],
  ])('%i minutes after it: «%s», «%s»', async (minutes, english, arabic) => {
    const publishedAt = new Date(Date.now() - minutes * 60_000).toISOString();
    const ages = await Promise.all(
      ['/en/news', '/news'].map(
        async (path) =>
          (await load(path, [article(1, { publishedAt })])).articles[0]?.published.age,
      ),
    );
    expect(ages).toEqual([english, arabic]);
  });
});

test('an article has the listings that its title names, with their verdicts, at most three', async () => {
  const titles = [
    'Binance and Kraken list Solana, Cardano and Dogecoin',
    'Tether’s USDT briefly loses its peg',
    'The market in graphs: a gate opens near the rain',
  ];
  const { articles } = await load(
    '/en/news',
    titles.map((title, place) => article(place, { title })),
  );
  expect(
    articles.map(({ named, more }) => [
      named.map(({ name, ruling }) => [name, ruling?.verdict]),
      more,
    ]),
  ).toEqual([
    [expect.any(Array), 2],
    [[['Tether', 'questionable']], 0],
    [[], 0],
  ]);
  expect(articles[0]?.named).toHaveLength(3);
  const arabic = await load('/news', [
    article(1, { title: 'بينانس تدرج عملة سولانا', language: 'ar' }),
  ]);
  expect(arabic.articles[0]?.named.map(({ name }) => name).toSorted()).toEqual([
    'باينانس',
    'سولانا',
  ]);
});

test('an exchange has the verdict on the product that its headline names, and no other', async () => {
  const titles = [
    'Binance Futures adds 75x contracts',
    'OKX futures grow',
    'Binance opens an office',
  ];
  const { articles } = await load(
    '/en/news',
    titles.map((title, place) => article(place, { title })),
  );
  expect(
    articles.map(({ named }) =>
      named.map(({ id, product, ruling }) => [id, product, ruling?.scope, ruling?.verdict]),
    ),
  ).toEqual([
    [['binance', 'futures', 'futures', 'haram']],
    [['okx', 'futures', undefined, undefined]],
    [['binance', null, 'spot', 'questionable']],
  ]);
});

test('the page distinguishes fresh news, stale news with its age, and samples', async () => {
  expect(await load('/en/news', thirteen)).toMatchObject({ isSample: false, staleSince: null });
  const fetchedAt = new Date(Date.now() - 2 * HOUR_MS);
  expect(await load('/en/news', thirteen, { isStale: true, fetchedAt })).toMatchObject({
    isSample: false,
    staleSince: { age: '2 hours ago' },
  });
  const samples = { source: 'samples', isStale: true, fetchedAt: null } as const;
  const shown = await load('/news', SAMPLES, samples);
  expect(shown).toMatchObject({ isSample: true, staleSince: null, pages: 1 });
  expect(shown.articles.map(({ language }) => language)).toEqual(['ar', 'ar', 'ar']);
});
