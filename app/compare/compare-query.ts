import { isKind, type Kind } from '#domain/listing/kind.ts';

export const MAX_COMPARED = 4;
/** Characters of a typed name. */
export const MAX_NAME_LENGTH = 200;

/** The listings to compare: ids of one kind, or names and tickers as typed. */
export interface CompareQuery {
  kind: Kind | null;
  ids: string[];
  typed: string[];
}

/** Parameters that name one listing each: the form's, and those that people write themselves. */
const TYPED = ['of', 'coin', 'exchange'];

/** Reads `?ids=bitcoin,ethereum`, `?kind=exchange&ids=…`, and the form's `?of=Bitcoin&of=eth`. */
export function readCompareQuery(search: URLSearchParams): CompareQuery {
  const kind = search.get('kind');
  const ids = (search.get('ids') ?? '').split(',').map((id) => id.trim());
  const typed = TYPED.flatMap((name) => search.getAll(name)).map((text) => text.trim());
  const valid = (texts: string[]) =>
    [...new Set(texts.filter((text) => text !== '' && text.length <= MAX_NAME_LENGTH))].slice(
      0,
      MAX_COMPARED,
    );
  return {
    kind: isKind(kind) ? kind : null,
    ids: valid(ids),
    typed: valid(typed),
  };
}

/** Whether a comparison shows only the rows that differ: `?only=diff`. */
export function isOnlyDifferent(search: URLSearchParams): boolean {
  return search.get('only') === 'diff';
}

/** The page cache's key; null for a comparison, which hardly two visitors share. */
export function compareCacheKey(path: string, search: URLSearchParams): string | null {
  const { ids, typed } = readCompareQuery(search);
  return ids.length === 0 && typed.length === 0 ? path : null;
}
