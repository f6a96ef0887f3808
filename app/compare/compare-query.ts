import { isKind, KINDS, type Kind } from '#domain/listing/kind.ts';

export const MAX_COMPARED = 4;
/** Characters of a typed name. */
export const MAX_NAME_LENGTH = 200;

/** The listings to compare: ids of one kind, or names and tickers as typed. */
export interface CompareQuery {
  kind: Kind | null;
  ids: string[];
  typed: TypedName[];
}

export interface TypedName {
  /** Null where the address leaves it open. */
  kind: Kind | null;
  text: string;
}

/** Parameters that name one listing each: the form's, and those that people write themselves. */
const TYPED = ['of', ...KINDS];

/** Reads `?ids=bitcoin,ethereum`, `?kind=exchange&ids=…`, and the form's `?of=Bitcoin&of=eth`. */
export function readCompareQuery(search: URLSearchParams): CompareQuery {
  const asked = search.get('kind');
  const kind = isKind(asked) ? asked : null;
  const ids = (search.get('ids') ?? '').split(',');
  const typed = TYPED.flatMap((name) =>
    valid(search.getAll(name)).map((text) => ({ kind: isKind(name) ? name : kind, text })),
  );
  return {
    kind,
    ids: valid(ids).slice(0, MAX_COMPARED),
    typed: typed.slice(0, MAX_COMPARED),
  };
}

function valid(texts: string[]): string[] {
  const trimmed = texts.map((text) => text.trim());
  const filled = trimmed.filter((text) => text !== '' && text.length <= MAX_NAME_LENGTH);
  return [...new Set(filled)];
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
