import { readTerm } from '#app/listing/list-query.ts';

/** The search term of a query, trimmed and cut; '' if missing. */
export function readSearch(search: URLSearchParams): string {
  return readTerm(search, 'q');
}

/** The address of a search for `q` at `path`. */
export function searchHref(path: string, q: string): string {
  return q ? `${path}?${new URLSearchParams({ q })}` : path;
}

const ADDRESS = /:\/\/|@|\S\.\p{L}{2,}/u;

/** True: the term looks like a link or a handle, which `/check` answers. */
export function isLikeAddress(q: string): boolean {
  return ADDRESS.test(q);
}
