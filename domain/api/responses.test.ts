import { expect, test } from 'vitest';
import type { News } from '#domain/news/news.ts';
import { SAMPLES } from '#domain/news/samples.ts';
import { newsQuery } from './queries.ts';
import { answerNews } from './responses.ts';

const cached: News = {
  items: SAMPLES,
  source: 'samples',
  isStale: true,
  fetchedAt: null,
  services: [],
};
const sources = { news: { get: async () => cached } };

async function idsOf(query: Record<string, string>): Promise<string[]> {
  const { items, ...rest } = await answerNews(sources, newsQuery.parse(query));
  expect(rest).toEqual({ source: 'samples', stale: true });
  return items.map(({ id }) => id);
}

test('the news are everything, or a category and a language of it', async () => {
  expect(await idsOf({})).toEqual(SAMPLES.map(({ id }) => id));
  expect(await idsOf({ category: '', lang: '' })).toHaveLength(SAMPLES.length);
  expect(await idsOf({ category: 'all' })).toHaveLength(SAMPLES.length);
  expect(await idsOf({ lang: 'ar' })).toEqual([
    'sample-2023-ar',
    'sample-2018-ar',
    'sample-2008-ar',
  ]);
  expect(await idsOf({ category: 'nft', lang: 'en' })).toEqual(['sample-2018-en']);
});
