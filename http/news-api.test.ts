import { describe, expect, test } from 'vitest';
import { SAMPLES } from '#domain/news/samples.ts';
import { newsApi } from './news-api.ts';

const routes = newsApi({
  get: async () => ({ items: SAMPLES, source: 'samples', isStale: true, fetchedAt: null }),
});

async function idsOf(query: string): Promise<string[]> {
  const answer = await routes.request(`/${query}`);
  expect(answer.status).toBe(200);
  const { items, ...rest } = (await answer.json()) as { items: { id: string }[] };
  expect(rest).toEqual({ source: 'samples', stale: true });
  return items.map(({ id }) => id);
}

describe('GET /api/news', () => {
  test('answers with everything, or with a category and a language of it', async () => {
    expect(await idsOf('')).toEqual(SAMPLES.map(({ id }) => id));
    expect(await idsOf('?category=&lang=')).toHaveLength(SAMPLES.length);
    expect(await idsOf('?category=all')).toHaveLength(SAMPLES.length);
    expect(await idsOf('?lang=ar')).toEqual(['sample-2023-ar', 'sample-2018-ar', 'sample-2008-ar']);
    expect(await idsOf('?category=nft&lang=en')).toEqual(['sample-2018-en']);
  });

  test.each([
    ['?category=sports', 'category'],
    ['?lang=tr', 'lang'],
  ])('refuses %s and says which part', async (query, field) => {
    const answer = await routes.request(`/${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.any(String), field });
  });
});
