import { isKind, KINDS, type Kind } from '#domain/listing/kind.ts';

const MOST = 4;
const LONGEST = 200;
/** Left out of an address. */
const [IMPLIED_KIND] = KINDS;

/** The listings to compare: ids of one kind, or names and tickers as typed. */
export interface CompareQuery {
  kind: Kind | null;
  ids: string[];
  typed: string[];
}

/** Reads `?ids=bitcoin,ethereum`, `?kind=exchange&ids=…`, and the form's `?of=Bitcoin&of=eth`. */
export function readCompareQuery(search: URLSearchParams): CompareQuery {
  const kind = search.get('kind');
  const ids = (search.get('ids') ?? '').split(',').map((id) => id.trim());
  const typed = search.getAll('of').map((text) => text.trim());
  const some = (texts: string[]) =>
    [...new Set(texts.filter((text) => text !== '' && text.length <= LONGEST))].slice(0, MOST);
  return {
    kind: isKind(kind) ? kind : null,
    ids: some(ids),
    typed: some(typed),
  };
}

/** The address of a comparison, in its shortest form. */
export function compareHref(path: string, kind: Kind | null, ids: string[]): string {
  if (ids.length === 0) return path;
  return `${path}?${kind && kind !== IMPLIED_KIND ? `kind=${kind}&` : ''}ids=${ids.map(encodeURIComponent).join(',')}`;
}

/** The page cache's key; null for a comparison, which is made for one visitor. */
export function compareCacheKey(path: string, search: URLSearchParams): string | null {
  const { ids, typed } = readCompareQuery(search);
  return ids.length === 0 && typed.length === 0 ? path : null;
}
