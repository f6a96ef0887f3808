import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fetchCryptoCompare } from './crypto-compare.ts';

const KEY = 'not-a-real-key';
/** A busy machine can need seconds to start the thread that reads. */
const READ_MS = 60_000;
const asked: { url: string; authorization: string | null }[] = [];

function ask(answer: unknown, baseUrl = 'https://api.example/data/v2/news') {
  return fetchCryptoCompare(
    async (url, init) => {
      asked.push({ url, authorization: new Headers(init.headers).get('Authorization') });
      return Response.json(answer);
    },
    { baseUrl, key: KEY, readMs: READ_MS },
    new AbortController().signal,
  );
}

const row = {
  id: '1',
  title: 'Bitcoin &#8220;rises&#8221;',
  body: 'A &lt;b&gt;body&lt;/b&gt;',
  url: 'https://news.example/1',
  imageurl: 'https://img.example/1.png',
  source: 'news-example',
  source_info: { name: 'News Example', img: 'https://img.example/source.png', lang: 'EN' },
  published_on: 1_767_225_600,
  categories: 'BTC|Regulation',
  tags: 'DeFi',
};

test('an article is read with its date and categories', async () => {
  expect(await ask({ Type: 100, Data: [row] })).toEqual([
    {
      id: '1',
      title: 'Bitcoin “rises”',
      body: 'A body',
      source: 'News Example',
      sourceImage: 'https://img.example/source.png',
      url: 'https://news.example/1',
      image: 'https://img.example/1.png',
      publishedAt: '2026-01-01T00:00:00.000Z',
      language: 'en',
      categories: ['bitcoin', 'defi', 'regulation'],
    },
  ]);
});

test.each([
  'https://api.example/data/v2/news',
  'https://api.example/data/v2/news/',
  'https://api.example/data/v2/news//?extraParams=x',
])('%s is asked with its slash and without the key in it', async (baseUrl) => {
  await ask({ Data: [row] }, baseUrl);
  const last = asked.at(-1);
  expect(last?.url).toMatch(
    /^https:\/\/api\.example\/data\/v2\/news\/\?(?:extraParams=x&)?lang=EN$/,
  );
  expect(last?.authorization).toBe(`Apikey ${KEY}`);
});

test('malformed articles are omitted', async () => {
  const least = { title: 'Least', url: 'https://news.example/2', published_on: '1767225600' };
  const odd = [null, 7, {}, { ...row, url: 'javascript:alert(1)' }, { ...row, title: null }];
  const undated = { ...row, published_on: 'soon' };
  const found = await ask({ Data: [...odd, undated, least, { ...row, source_info: null }] });
  expect(found.map(({ title, source }) => [title, source])).toEqual([
    ['Least', 'news.example'],
    ['Bitcoin “rises”', 'news-example'],
  ]);
});

test.each([
  [
    { Response: 'Error', Message: `no such key: ${KEY}`, Type: 1, Data: {} },
    'refused: no such key: …',
  ],
  [
    { Response: 'Error', Message: 'no such key: not&#45;a-<b>real</b>-key' },
    'refused: no such key: …',
  ],
  [{ Response: 'Error', Data: [row] }, 'refused: no reason'],
  [{ Data: {}, Err: { type: 2, message: 'API key required' } }, 'refused: API key required'],
  [{ Data: {}, Err: 'broken' }, 'refused: no reason'],
  [{ Data: [] }, 'contains no articles'],
  [{ Data: {} }, 'contains no articles'],
  [{}, 'contains no articles'],
  [[], 'not news'],
  ['text', 'not news'],
  [null, 'not news'],
])('%j is a failure', async (answer, message) => {
  const failure = await ask(answer).catch((error: unknown) => error);
  expect(String(failure)).toContain(message);
  expect(String(failure)).not.toContain(KEY);
});

test('an answer of more than fifty articles is read up to the fiftieth', async () => {
  const rows = Array.from({ length: 60 }, (_, place) => ({ ...row, id: String(place) }));
  const found = await ask({ Data: rows });
  expect(found.map(({ id }) => id)).toEqual(rows.slice(0, 50).map(({ id }) => id));
});

test('tags are read up to 2,000 letters', async () => {
  const named = (tags: string) => ({ ...row, title: 'Title', categories: null, tags });
  const padding = 'x'.repeat(1990);
  const found = await ask({ Data: [named(`${padding}|NFT`), named(`${padding}|a|b|c|NFT`)] });
  expect(found.map(({ categories }) => categories)).toEqual([['nft'], []]);
});

describe('an answer of almost 2 MB', () => {
  const rows = (count: number, given: object) =>
    Array.from({ length: count }, (_, place) => ({ ...row, id: String(place), ...given }));
  const markup = '<a '.repeat(3300);

  test.each([
    ['thousands of articles', rows(5500, {})],
    ['hundreds of thousands of tags', rows(1, { tags: 'a|'.repeat(950_000) })],
    ['tags that never end', rows(95, { title: markup, body: markup })],
    ['letters of a hundred marks', rows(50, { body: `e${'\u0301'.repeat(99)}`.repeat(180) })],
  ])(
    'with %s is read in a thread of its own, and 200 kB of it at most are kept',
    async (_, Data) => {
      const answer = { Data };
      expect(Buffer.byteLength(JSON.stringify(answer))).toBeGreaterThan(1_700_000);
      const started = vi.fn();
      process.on('worker', started);
      onTestFinished(() => void process.off('worker', started));
      // Some answers have no usable article.
      const articles = await ask(answer).catch((error: unknown) => {
        expect(String(error)).toContain('contains no articles');
        return [];
      });
      expect(started).toHaveBeenCalledOnce();
      expect(articles.length).toBeLessThanOrEqual(50);
      expect(Buffer.byteLength(JSON.stringify(articles))).toBeLessThan(200_000);
    },
  );
});
