import { inspect } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { describe, test } from 'vitest';
import type { Connection } from '#db/client.ts';
import { storedResponses } from '#db/schema.ts';
import type { Connect } from '#domain/outbound/fetch-public.ts';
import { DAY_MS } from '#domain/time/day.ts';
import {
  apiResponse,
  FAULTS,
  type FakeUpstream,
  type Fault,
  feedResponse,
  newsApi,
  newsRows,
  startFakeUpstream,
} from '#tests/fakes/fake-upstream.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { NEWS_CATEGORIES, type NewsCategory } from './categories.ts';
import { createNews, type News } from './news.ts';
import { SAMPLES } from './samples.ts';
import { inCategory, newsFor } from './selection.ts';

const KEY = 'not-a-real-key-0123456789';
const SOON_OLD = { freshMs: 50 };
const MINUTE_MS = 60_000;
/** However slowly a busy machine starts the thread that reads a long response. */
const PATIENT = { firstResponseMs: MINUTE_MS, askMs: MINUTE_MS, readMs: MINUTE_MS };

describe.concurrent('the news API', () => {
  test.for(FAULTS)(
    'when it answers with %s: samples, and the key in no log',
    async (fault, { expect }) => {
      await using site = await openSite({ key: KEY });
      await misbehave(site.fake, '/api/', fault);
      expect(await site.get()).toEqual({
        items: SAMPLES,
        source: 'samples',
        isStale: true,
        fetchedAt: null,
        services: [{ host: '127.0.0.1', answeredAt: null }],
      });
      await expect.poll(() => site.logged.length, { timeout: 10_000 }).toBeGreaterThan(0);
      expect(inspect(site.logged, { depth: 20 })).not.toContain(KEY);
      expect(inspect(site.logged, { depth: 20 })).toContain('news api');
    },
  );

  // Every fault of a service that has answered before is in `cached-source.db.test.ts`.
  test.for(['refused', '500', 'wrong shape'] as const)(
    'when it has answered well and then %s: what was there stays',
    async (fault, { expect }) => {
      await using site = await openSite({ key: KEY, ...SOON_OLD });
      site.fake.responses.set('/api/', { body: apiResponse('First', 'Second') });
      expect(titles(await site.get())).toEqual(['First', 'Second']);

      await misbehave(site.fake, '/api/', fault);
      await expect.poll(async () => (await site.get()).isStale).toBe(true);
      await expect.poll(() => site.logged.length, { timeout: 10_000 }).toBeGreaterThan(0);
      const after = await site.get();
      expect(titles(after)).toEqual(['First', 'Second']);
      expect([after.source, after.isStale]).toEqual(['api', true]);
      expect(inspect(site.logged, { depth: 20 })).not.toContain(KEY);
    },
  );

  test('is asked with the key in a header', async ({ expect }) => {
    await using site = await openSite({ key: KEY });
    site.fake.responses.set('/api/', { body: apiResponse('First') });
    expect(await site.get()).toMatchObject({ source: 'api', isStale: false });
    expect(site.fake.asked).toEqual([{ path: '/api/', authorization: `Apikey ${KEY}` }]);
  });

  test('is not asked without a key', async ({ expect }) => {
    await using site = await openSite({ feeds: ['/en'] });
    site.fake.responses.set('/api/', { body: apiResponse('First') });
    site.fake.responses.set('/en', { body: feedResponse('From the feed') });
    expect(await site.get()).toMatchObject({ source: 'feeds', isStale: false });
    expect(site.fake.asked.map(({ path }) => path)).toEqual(['/en']);
  });

  test('gives new articles again after it recovers', async ({ expect }) => {
    await using site = await openSite({ key: KEY, ...SOON_OLD });
    site.fake.responses.set('/api/', { body: apiResponse('First') });
    await site.get();
    site.fake.responses.set('/api/', { fault: '500' });
    await expect.poll(async () => (await site.get()).isStale).toBe(true);
    site.fake.responses.set('/api/', { body: apiResponse('Newer') });
    await expect.poll(async () => titles(await site.get()), { timeout: 10_000 }).toEqual(['Newer']);
  });

  test('that sends Retry-After is not requested until then', async ({ expect }) => {
    await using site = await openSite({ key: KEY });
    site.fake.responses.set('/api/', { fault: '429' });
    for (let time = 0; time < 3; time += 1) {
      expect((await site.get()).source).toBe('samples');
    }
    expect(site.fake.asked).toHaveLength(1);
  });

  test('that has never answered is replaced by the feeds', async ({ expect }) => {
    await using site = await openSite({ key: KEY, feeds: ['/en'] });
    site.fake.responses.set('/api/', { fault: '500' });
    site.fake.responses.set('/en', { body: feedResponse('From the feed') });
    expect(await site.get()).toMatchObject({
      source: 'feeds',
      items: [{ title: 'From the feed' }],
    });
  });

  test('that hangs is requested concurrently with the feeds', async ({ expect }) => {
    await using site = await openSite({ key: KEY, feeds: ['/en', '/ar'] });
    for (const path of ['/api/', '/en', '/ar']) site.fake.responses.set(path, { fault: 'hang' });
    const news = site.get();
    // One after the other the second would be requested after 2.5 seconds.
    await expect
      .poll(() => site.fake.asked.map(({ path }) => path).toSorted(), { timeout: 2000 })
      .toEqual(['/api/', '/ar', '/en']);
    expect((await news).source).toBe('samples');
  });

  test('is combined with the Arabic feeds, not with the English ones', async ({ expect }) => {
    await using site = await openSite({ key: KEY, feeds: ['/en', '/ar'] });
    site.fake.responses.set('/api/', { body: apiResponse('First', 'Both') });
    site.fake.responses.set('/en', { body: feedResponse('English') });
    site.fake.responses.set('/ar', { body: feedResponse('عربي', 'Both') });
    const news = await site.get();
    expect(titles(news).toSorted()).toEqual(['Both', 'First', 'عربي'].toSorted());
    expect(news).toMatchObject({ source: 'api', isStale: false });
    expect(newsFor('ar', news)[0]?.title).toBe('عربي');
    expect(newsFor('en', news).map(({ title }) => title)).toEqual(['First', 'Both']);
  });

  test('that has not answered for an hour is replaced by newer feeds', async ({ expect }) => {
    await using site = await openSite({ key: KEY, feeds: ['/en'] });
    site.fake.responses.set('/api/', { body: apiResponse('First') });
    site.fake.responses.set('/en', { fault: '500' });
    await site.get();
    const ageApi = (minutes: number) =>
      site.db
        .update(storedResponses)
        .set({ fetchedAt: new Date(Date.now() - minutes * 60_000) })
        .where(eq(storedResponses.name, 'news api'));
    site.fake.responses.set('/api/', { fault: 'html' });

    await ageApi(61);
    expect(await site.restarted().get()).toMatchObject({ source: 'api', isStale: true });
    site.fake.responses.set('/en', { body: feedResponse('From the feed') });
    const news = await site.restarted().get();
    expect([news.source, news.isStale, titles(news)]).toEqual(['feeds', false, ['From the feed']]);
    await ageApi(50);
    expect(await site.restarted().get()).toMatchObject({ source: 'api', isStale: true });
  });

  test('keeps fifty articles of thousands', async ({ expect }) => {
    await using site = await openSite({ key: KEY, ...PATIENT });
    const names = Array.from({ length: 3000 }, (_, place) => `Bitcoin hack ${place}`);
    site.fake.responses.set('/api/', { body: apiResponse(...names) });
    const news = await site.get();
    expect([news.source, titles(news)]).toEqual(['api', names.slice(0, 50)]);
    const length = sql<number>`octet_length(${storedResponses.response}::text)`;
    await expect
      .poll(() => site.db.select({ length }).from(storedResponses))
      .toEqual([{ length: expect.toSatisfy((bytes: number) => bytes < 200_000) }]);
  });

  test('is requested again if an older version stored thousands of articles', async ({
    expect,
  }) => {
    await using site = await openSite({ key: KEY });
    site.fake.responses.set('/api/', { body: apiResponse('First') });
    const [first] = (await site.get()).items;
    await site.db.update(storedResponses).set({ response: Array(51).fill(first) });
    expect(titles(await site.restarted().get())).toEqual(['First']);
    site.fake.responses.set('/api/', { body: apiResponse('Second') });
    await site.db.update(storedResponses).set({ response: Array(51).fill(first) });
    expect(titles(await site.restarted().get())).toEqual(['Second']);
  });

  describe('by category', () => {
    // Bitcoin fills the fifty newest; Ethereum and the law come after it.
    const named = (word: string, count: number) =>
      Array.from({ length: count }, (_, place) => `${word} ${place}`);
    const ROWS = [
      ...newsRows(named('Miners', 60), 'BTC|MINING'),
      ...newsRows(named('Staking', 30), 'ETH').map((row) => ({
        ...row,
        published_on: 1_700_000_000,
      })),
      ...newsRows(named('Court', 8), 'REGULATION').map((row) => ({
        ...row,
        published_on: 1_600_000_000,
      })),
      ...newsRows(['Uniswap grows'], 'ALTCOIN'),
    ];

    /** `titlesOf` a category's articles; `requests` are the categories that the API was asked for. */
    async function openCategories() {
      const site = await openSite({ key: KEY });
      const requests: (string | null)[] = [];
      const api = newsApi(ROWS);
      site.fake.responses.set('/api/', {
        reply: (question) => {
          requests.push(question.url.searchParams.get('categories'));
          return api.reply(question);
        },
      });
      const titlesOf = async (category: NewsCategory | null) =>
        inCategory((await site.get(category)).items, category).map(({ title }) => title);
      return { site, requests, titlesOf };
    }

    test.for([
      ['bitcoin', 'BTC', 50],
      ['ethereum', 'ETH', 30],
      ['regulation', 'REGULATION', 8],
    ] as const)('%s is asked for as %s', async ([category, apiCategory, count], { expect }) => {
      const { site, requests, titlesOf } = await openCategories();
      await using _ = site;
      expect(await titlesOf(category)).toHaveLength(count);
      expect(requests.toSorted()).toEqual([apiCategory, null].toSorted());
    });

    test.for(['defi', 'nft'] as const)(
      '%s, which the API does not have, is sorted by our words',
      async (category, { expect }) => {
        const { site, requests, titlesOf } = await openCategories();
        await using _ = site;
        expect(await titlesOf(category)).toEqual(category === 'defi' ? ['Uniswap grows'] : []);
        expect(requests).toEqual([null]);
      },
    );

    test('all visitors of all categories make four requests', async ({ expect }) => {
      const { site, requests, titlesOf } = await openCategories();
      await using _ = site;
      const everyone = () =>
        Promise.all(
          Array.from({ length: 10 }, () => [null, ...NEWS_CATEGORIES].map(titlesOf)).flat(),
        );
      await everyone();
      await everyone();
      expect(requests.toSorted()).toEqual(['BTC', 'ETH', 'REGULATION', null].toSorted());
    });

    test('is cached over a restart and an outage', async ({ expect }) => {
      const { site, titlesOf } = await openCategories();
      await using _ = site;
      await titlesOf('ethereum');
      await site.fake.refuse();
      const restarted = await site.restarted().get('ethereum');
      expect(inCategory(restarted.items, 'ethereum')).toHaveLength(30);
    });

    test('that was last visited yesterday shows its stored articles', async ({ expect }) => {
      await using site = await openSite({ key: KEY, feeds: ['/en'] });
      site.fake.responses.set('/api/', newsApi(ROWS));
      site.fake.responses.set('/en', { body: feedResponse('From the feed') });
      await site.get('ethereum');
      await site.db
        .update(storedResponses)
        .set({ fetchedAt: new Date(Date.now() - DAY_MS) })
        .where(eq(storedResponses.name, 'news api ETH'));
      const news = await site.restarted().get('ethereum');
      expect(news).toMatchObject({ source: 'api', isStale: false });
      expect(inCategory(news.items, 'ethereum')).toHaveLength(30);
    });

    test('that the API fails to answer is sorted by our words', async ({ expect }) => {
      await using site = await openSite({ key: KEY });
      const api = newsApi(newsRows(['Ether rises', 'Miners'], 'MARKET'));
      site.fake.responses.set('/api/', {
        reply: (question) =>
          question.url.searchParams.has('categories')
            ? { status: 400, body: '' }
            : api.reply(question),
      });
      const news = await site.get('ethereum');
      expect(news).toMatchObject({ source: 'api', isStale: false });
      expect(inCategory(news.items, 'ethereum')).toMatchObject([{ title: 'Ether rises' }]);
      expect(site.health()).toMatchObject([
        { upstream: 'news api', isHealthy: true },
        { upstream: 'news api BTC', isHealthy: null },
        { upstream: 'news api ETH', isHealthy: false },
        { upstream: 'news api REGULATION', isHealthy: null },
      ]);
    });
  });

  test('keeps its answer over a restart', async ({ expect }) => {
    await using site = await openSite({ key: KEY });
    site.fake.responses.set('/api/', { body: apiResponse('First') });
    await site.get();
    await site.fake.refuse();
    expect(titles(await site.restarted().get())).toEqual(['First']);
  });
});

describe.concurrent('feeds', () => {
  test.for(FAULTS)('one with %s does not affect the others', async (fault, { expect }) => {
    await using site = await openSite({ feeds: ['/en', '/ar'] });
    await using bad = await startFakeUpstream();
    await misbehave(bad, '/bad', fault);
    site.fake.responses.set('/en', { body: feedResponse('English', 'Both') });
    site.fake.responses.set('/ar', { body: feedResponse('عربي', 'Both') });
    const news = await site.withFeed(`${bad.url}/bad`).get();
    expect(titles(news).toSorted()).toEqual(['Both', 'English', 'عربي'].toSorted());
    expect([news.source, news.isStale]).toEqual(['feeds', false]);
    expect(news.items.find(({ title }) => title === 'عربي')?.language).toBe('ar');
  });

  test('one that fails keeps its articles and does not make the others stale', async ({
    expect,
  }) => {
    await using site = await openSite({ feeds: ['/en', '/ar'] });
    site.fake.responses.set('/en', { body: feedResponse('English') });
    site.fake.responses.set('/ar', { body: feedResponse('عربي') });
    await site.get();
    await site.db
      .update(storedResponses)
      .set({ fetchedAt: new Date(Date.now() - DAY_MS) })
      .where(sql`${storedResponses.response}::text like '%English%'`);
    site.fake.responses.set('/en', { fault: 'html' });
    const news = await site.restarted().get();
    expect(titles(news).toSorted()).toEqual(['English', 'عربي'].toSorted());
    expect(news.isStale).toBe(false);
    expect(Date.now() - (news.fetchedAt?.getTime() ?? 0)).toBeLessThan(60_000);
    // The stored articles are shown while the feed is being requested.
    await expect.poll(() => site.logged.length).toBe(1);
  });

  test('are replaced by the samples if none has ever answered, or there is none', async ({
    expect,
  }) => {
    await using site = await openSite({});
    expect((await site.get()).source).toBe('samples');
    await using other = await openSite({ feeds: ['/en', '/ar'] });
    expect((await other.get()).source).toBe('samples');
  });

  test('one that redirects is followed to the public internet only', async ({ expect }) => {
    await using site = await openSite({ feeds: ['/en'] });
    await using other = await startFakeUpstream();
    other.responses.set('/moved', { body: feedResponse('Moved') });
    const { port } = new URL(other.url);
    site.fake.responses.set('/en', { redirect: `http://public.test:${port}/moved` });
    const moved = await site.restarted({ connect: LOOPBACK }).get();
    expect(titles(moved)).toEqual(['Moved']);

    await using inner = await openSite({ feeds: ['/en'] });
    inner.fake.responses.set('/en', { redirect: `${other.url}/moved` });
    expect((await inner.get()).source).toBe('samples');
    expect(inspect(inner.logged, { depth: 20 })).toContain('not on the public internet');
    expect(other.asked).toHaveLength(1);
  });

  test.for([
    { redirect: `/en2?token=${KEY}` },
    { redirect: `http://127.0.0.1:1/?token=${KEY}` },
    { redirect: `http://[${KEY}` },
    { body: KEY },
    { body: `<rss><${KEY}` },
    { fault: 'reset' },
    { fault: '500' },
  ] as const)('a token in an address is not logged after %j', async (answer, { expect }) => {
    await using site = await openSite({ feeds: [`/en?token=${KEY}`] });
    site.fake.responses.set('/en', answer);
    await site.get();
    await expect.poll(() => site.logged.length).toBeGreaterThan(0);
    expect(inspect(site.logged, { depth: 20 })).not.toContain(KEY);
  });
});

async function misbehave(fake: FakeUpstream, path: string, fault: Fault): Promise<void> {
  if (fault === 'refused') await fake.refuse();
  else fake.responses.set(path, { fault });
}

function titles(news: News): string[] {
  return news.items.map(({ title }) => title);
}

/** News over a fake of one's own, on a database of one's own. */
async function openSite({
  key,
  feeds = [],
  ...waits
}: {
  key?: string;
  feeds?: string[];
} & Parameters<typeof createNews>[4]) {
  const database: Connection = await newDatabase();
  const fake = await startFakeUpstream();
  const logged: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void logged.push(line) };
  const feedAt = (url: string) => ({ language: url.endsWith('/ar') ? 'ar' : 'en', url }) as const;
  const open = (more: string[] = [], options: { connect?: Connect } = {}) =>
    createNews(
      database.db,
      fetch,
      {
        baseUrl: `${fake.url}/api`,
        key,
        feeds: [...feeds.map((path) => fake.url + path), ...more].map(feedAt),
      },
      log,
      { freshMs: MINUTE_MS, restMs: 50, ...waits, ...options },
    );
  const news = open();
  return {
    db: database.db,
    fake,
    logged,
    get: (category?: NewsCategory | null) => news.get(category),
    health: () => news.health(),
    restarted: (options?: { connect?: Connect }) => open([], options),
    withFeed: (url: string) => open([url]),
    async [Symbol.asyncDispose]() {
      await fake[Symbol.asyncDispose]();
      await database.close();
    },
  };
}
