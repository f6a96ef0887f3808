import { Hono } from 'hono';
import { z } from 'zod';
import { newsLanguageSchema } from '#domain/news/article.ts';
import { NEWS_CATEGORIES } from '#domain/news/categories.ts';
import type { NewsSource } from '#domain/news/news.ts';
import { inCategory } from '#domain/news/selection.ts';

const emptyAsNone = (value: unknown) => (value === '' || value === 'all' ? undefined : value);

const newsQuery = z.object({
  category: z.preprocess(emptyAsNone, z.enum(NEWS_CATEGORIES).optional()),
  lang: z.preprocess(emptyAsNone, newsLanguageSchema.optional()),
});

/** `GET /`: the news, newest first, of a category and in a language where they are given. */
export function newsApi(news: Pick<NewsSource, 'get'>): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    const read = newsQuery.safeParse(c.req.query());
    if (!read.success) {
      const [issue] = read.error.issues;
      return c.json({ error: issue?.message ?? 'Bad query', field: issue?.path.join('.') }, 400);
    }
    const { category, lang } = read.data;
    const { items, source, isStale } = await news.get();
    const chosen = inCategory(items, category ?? null).filter(
      ({ language }) => !lang || language === lang,
    );
    return c.json({ items: chosen, source, stale: isStale });
  });
  return routes;
}
