import { describe, expect, test } from 'vitest';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import { newsArticleSchema, type SourceArticle, toArticle } from './article.ts';

const NOW = Date.UTC(2026, 5, 1);

const given: SourceArticle = {
  id: '7',
  title: 'A title',
  body: 'A body',
  source: 'A source',
  url: 'https://news.example/a',
  published: Date.UTC(2026, 4, 31, 23),
  language: 'en',
  tags: ['BTC'],
};

const keep = (change: Partial<SourceArticle> = {}) => toArticle({ ...given, ...change }, NOW);

test('an article is reduced to plain texts and safe addresses', () => {
  const article = keep({ image: ' https://news.example/a.jpg\n', sourceImage: 'missing.png' });
  expect(article).toEqual({
    id: '7',
    title: 'A title',
    body: 'A body',
    source: 'A source',
    sourceImage: null,
    url: 'https://news.example/a',
    image: 'https://news.example/a.jpg',
    publishedAt: '2026-05-31T23:00:00.000Z',
    language: 'en',
    categories: ['bitcoin'],
  });
  expect(newsArticleSchema.parse(article)).toEqual(article);
});

test.each([
  ['News site A titleThe first line.', 'The first line.'],
  ['A TITLE – the first line.', 'the first line.'],
  ['News site reports a line.', 'News site reports a line.'],
  ['A title of this kind is read on.', 'A title of this kind is read on.'],
])('of the text %j %j is kept, without source and title', (body, text) => {
  expect(keep({ body, source: 'News site' })?.body).toBe(text);
});

describe('an article is dropped', () => {
  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://news.example',
    'https://user:word@news.example',
    '/relative',
    '',
    null,
    undefined,
    `https://news.example/${'a'.repeat(3000)}`,
  ])('whose link is %j', (url) => {
    expect(keep({ url })).toBeNull();
  });

  test.each([null, undefined, '', '   ', '<b></b>', '\u202E'])('whose title is %j', (title) => {
    expect(keep({ title })).toBeNull();
  });

  test.each([Number.NaN, 0, -1, Number.POSITIVE_INFINITY, 9e15])('dated %j', (published) => {
    expect(keep({ published })).toBeNull();
  });
});

test('an article of more than 4,000 bytes is dropped, and an Arabic one of the longest texts is not', () => {
  const accents = `e${'\u0301'.repeat(15)}`;
  expect(keep({ body: accents.repeat(600) })).toBeNull();
  expect(keep({ body: accents.repeat(60) })).not.toBeNull();
  const path = encodeURIComponent('عنوان-طويل-'.repeat(8));
  const address = `https://news.example/${path}`;
  const [title, body] = ['عنوان '.repeat(50), 'كلمات الخبر '.repeat(60)];
  expect(keep({ title, body, url: address, image: address })).not.toBeNull();
});

test('fifty tags are read, up to a hundred letters each', () => {
  const others = Array<string>(49).fill('other');
  expect(keep({ tags: [...others, 'nft', 'eth'] })?.categories).toEqual(['nft']);
  const long = 'x '.repeat(48);
  expect(keep({ tags: [`${long}nft`] })?.categories).toEqual(['nft']);
  expect(keep({ tags: [`${long}x x nft`] })?.categories).toEqual([]);
});

test('a picture without a safe address is omitted', () => {
  expect(keep({ image: 'javascript:alert(1)' })?.image).toBeNull();
  expect(keep({ image: 'data:image/png;base64,AAAA' })?.image).toBeNull();
});

test('a date in the future is replaced by now', () => {
  expect(keep({ published: NOW + 3_600_000 })?.publishedAt).toBe('2026-06-01T00:00:00.000Z');
});

test('an article without an id gets one from its address, one without a source its host', () => {
  expect(keep({ id: '' })?.id).toMatch(/^[0-9a-f]{16}$/);
  expect(keep({ id: undefined })?.id).toBe(keep({ id: '' })?.id);
  expect(keep({ source: '' })?.source).toBe('news.example');
});

test.each([
  ['en', 'عنوان عربي', 'ar'],
  ['ar', 'A wholly English title', 'en'],
  ['ar', 'ترقية Ethereum القادمة للشبكة', 'ar'],
  ['ar', 'صعود Ethereum Classic Network', 'ar'],
  ['en', 'Prices «سعر» rise again', 'en'],
  ['ar', '100,000$', 'ar'],
] as const)('given as %s, «%s» is read as %s', (language, title, read) => {
  expect(keep({ language, title })?.language).toBe(read);
});

test('a long id is not cut inside a letter', () => {
  const id = keep({ id: `${'x'.repeat(99)}😀` })?.id;
  expect(id).toHaveLength(100);
  expect(id?.isWellFormed()).toBe(true);
});

test('the last line of WordPress excerpts is omitted', () => {
  const body = 'What happened. The post A title appeared first on A Source.';
  expect(keep({ body })?.body).toBe('What happened.');
  expect(keep({ body: 'The post office reopened.' })?.body).toBe('The post office reopened.');
});

test('a hundred texts that repeat that line are read within 1.5 seconds', async () => {
  const body = 'ظهر المقال الأول أولا على ذلك '.repeat(700);
  const hundred = () => {
    for (let time = 0; time < 100; time += 1) keep({ body });
  };
  expect(await cpuMs(hundred)).toBeLessThan(1500);
});
