import { LONGEST_PASTED } from '#domain/look-alike/longest-pasted.ts';

/** What a check's address asks about, as it was pasted; '' for nothing. */
export function readCheck(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, LONGEST_PASTED).trimEnd().toWellFormed();
}

/** The address of `path` that asks about `q`. */
export function checkHref(path: string, q: string): string {
  return q ? `${path}?${new URLSearchParams({ q })}` : path;
}
