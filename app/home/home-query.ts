import { readPage } from '#app/listing/list-query.ts';

/** The query of the home page's address. */
export interface HomeQuery {
  view: 'featured' | 'comparison';
  /** The comparison's page, from 1. */
  page: number;
}

/** Reads the query; invalid values become the defaults. */
export function readHomeQuery(search: URLSearchParams): HomeQuery {
  const isComparison = search.get('tab') === 'comparison';
  return isComparison
    ? { view: 'comparison', page: readPage(search) }
    : { view: 'featured', page: 1 };
}

/** The path of a view, without language; default values are left out. */
export function homePath({ view, page }: HomeQuery): string {
  if (view === 'featured') return '/';
  return page > 1 ? `/?tab=comparison&page=${page}` : '/?tab=comparison';
}
