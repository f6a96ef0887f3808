import { readPage } from '#app/listing/list-query.ts';
import { type NewsCategory, parseNewsCategory } from '#domain/news/categories.ts';

/** What the news page's address asks for, already the nearest valid reading of it. */
export interface NewsQuery {
  /** Null: all. */
  category: NewsCategory | null;
  page: number;
}

/** From an address; an unknown category is all of them. */
export function readNewsQuery(search: URLSearchParams): NewsQuery {
  return { category: parseNewsCategory(search.get('category')), page: readPage(search) };
}

/** The address of the news as asked for by `query` with `change`; defaults are left out. */
export function newsHref(path: string, query: NewsQuery, change: Partial<NewsQuery>): string {
  // Another category starts at its first page.
  const next = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  if (next.category) search.set('category', next.category);
  if (next.page > 1) search.set('page', String(next.page));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** The page cache's key of the news. */
export function newsCacheKey(path: string, search: URLSearchParams): string {
  const query = readNewsQuery(search);
  return newsHref(path, query, { page: query.page });
}
