import { readPage } from '#app/listing/list-query.ts';

/** What the home page's address asks for, already the nearest valid reading of it. */
export interface HomeQuery {
  view: 'featured' | 'comparison';
  /** Of the comparison, from 1. */
  page: number;
}

/** From an address; what is no view there is is the first one. */
export function readHomeQuery(search: URLSearchParams): HomeQuery {
  const isComparison = search.get('tab') === 'comparison';
  return isComparison
    ? { view: 'comparison', page: readPage(search) }
    : { view: 'featured', page: 1 };
}

/** The address of a view, relative to the site and without language; the default is left out. */
export function homePath({ view, page }: HomeQuery): string {
  if (view === 'featured') return '/';
  return page > 1 ? `/?tab=comparison&page=${page}` : '/?tab=comparison';
}
