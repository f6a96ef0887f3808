import { readPage } from '#app/listing/list-query.ts';
import { queryHref } from '#app/ui/query.ts';
import { type NewsCategory, parseNewsCategory } from '#domain/news/categories.ts';

/** The query of the news page's address. */
export interface NewsQuery {
  /** Null: all. */
  category: NewsCategory | null;
  page: number;
}

/** Reads the query; an unknown category becomes all. */
export function readNewsQuery(search: URLSearchParams): NewsQuery {
  return { category: parseNewsCategory(search.get('category')), page: readPage(search) };
}

/** The address of the news page for `query` with `change`; default values are left out. */
export function newsHref(path: string, query: NewsQuery, change: Partial<NewsQuery>): string {
  // A new category starts at its first page.
  const next = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  if (next.category) search.set('category', next.category);
  if (next.page > 1) search.set('page', String(next.page));
  return queryHref(path, search);
}

/** The page cache's key of the news. */
export function newsCacheKey(path: string, search: URLSearchParams): string {
  const query = readNewsQuery(search);
  return newsHref(path, query, { page: query.page });
}
