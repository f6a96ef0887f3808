import { readTerm } from '#app/listing/list-query.ts';

/** What a search's address asks to find, as far as it counts; '' for nothing. */
export function readSearch(search: URLSearchParams): string {
  return readTerm(search, 'q');
}

/** The address of `path` that asks to find `q`. */
export function searchHref(path: string, q: string): string {
  return q ? `${path}?${new URLSearchParams({ q })}` : path;
}
