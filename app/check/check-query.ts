import { queryHref } from '#app/ui/query.ts';
import { MAX_PASTED_LENGTH } from '#domain/look-alike/pasted/pasted-length.ts';
import { cutText } from '#domain/text/cut.ts';

/** The pasted text in a check's query, trimmed and cut; '' if missing. */
export function readCheck(search: URLSearchParams): string {
  return cutText((search.get('q') ?? '').trim(), MAX_PASTED_LENGTH)
    .trimEnd()
    .toWellFormed();
}

/** The address of a check of `q`. */
export function checkHref(path: string, q: string): string {
  return queryHref(path, new URLSearchParams(q && { q }));
}
