import { isKind, type Kind } from '#domain/listing/kind.ts';
import { ENTRY_GROUPS, type EntryGroup } from '#domain/ruling/ledger/ledger-group.ts';

/** The query of the ledger's address. */
export interface ChangesQuery {
  /** Null: all listings. */
  of: { kind: Kind; id: string } | null;
  /** The entries before this sequence number; null: the newest. */
  before: number | null;
  /** Null: every entry. */
  only: EntryGroup | null;
  /** The name of a listing to look for; empty: none. */
  q: string;
}

const MAX_Q = 100;

/** Reads the query; invalid parts are ignored. */
export function readChangesQuery(search: URLSearchParams): ChangesQuery {
  const [, kind, id] = /^([a-z]+):([a-z0-9-]{1,200})$/.exec(search.get('of') ?? '') ?? [];
  const [before = null] = /^[1-9]\d{0,14}$/.exec(search.get('before') ?? '') ?? [];
  return {
    of: isKind(kind) && id ? { kind, id } : null,
    before: before === null ? null : Number(before),
    only: ENTRY_GROUPS.find((group) => group === search.get('only')) ?? null,
    q: (search.get('q') ?? '').trim().slice(0, MAX_Q),
  };
}

/** The address of a ledger page. */
export function changesHref(
  path: string,
  { of = null, before = null, only = null }: Partial<Omit<ChangesQuery, 'q'>>,
) {
  const parts = [
    ...(of ? [`of=${of.kind}:${of.id}`] : []),
    ...(only ? [`only=${only}`] : []),
    ...(before === null ? [] : [`before=${before}`]),
  ];
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/** The page cache's key; null for searches and for older entries of one listing, which are too many to cache. */
export function changesCacheKey(path: string, search: URLSearchParams): string | null {
  const query = readChangesQuery(search);
  const isRare = query.q !== '' || (query.of && query.before !== null);
  return isRare ? null : changesHref(path, query);
}

/** The address of one entry, without language; it stays first there when later entries are added. */
export function entryHref(seq: number): string {
  return `${changesHref('/changes', { before: seq + 1 })}#${entryAnchor(seq)}`;
}

/** The element id of an entry. */
export function entryAnchor(seq: number): string {
  return `entry-${seq}`;
}
