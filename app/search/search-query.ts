import { readTerm } from '#app/listing/list-query.ts';
import { queryHref } from '#app/ui/query.ts';

/** The search term of a query, trimmed and cut; '' if missing. */
export function readSearch(search: URLSearchParams): string {
  return readTerm(search, 'q');
}

/** The address of a search for `q` at `path`. */
export function searchHref(path: string, q: string): string {
  return queryHref(path, new URLSearchParams(q && { q }));
}

/** A link, a handle, or a word with digits that is as long as addresses on chains are. */
const ADDRESS = /^(?:\S*:\/\/\S*|\S*@\S*|\S+\.\p{L}{2,}\S*|(?=\S*\d)[\w+/:-]{32,})$/u;

/** Whether the whole term looks like a link, a handle or an address on a chain, which `/check` answers. */
export function isLikeAddress(q: string): boolean {
  return ADDRESS.test(q);
}
