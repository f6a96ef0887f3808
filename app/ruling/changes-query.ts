import type { Kind } from '#domain/listing/kind.ts';

/** The query of the ledger's address; invalid parts are left out. */
export interface ChangesQuery {
  /** Null: all listings. */
  of: { kind: Kind; id: string } | null;
  /** The entries before the one of this number; null: the newest. */
  before: number | null;
}

/** Reads an address; invalid parts of it are ignored. */
export function readChangesQuery(search: URLSearchParams): ChangesQuery {
  const [, kind, id] = /^(coin|exchange):([a-z0-9-]{1,200})$/.exec(search.get('of') ?? '') ?? [];
  const [before = null] = /^[1-9]\d{0,14}$/.exec(search.get('before') ?? '') ?? [];
  return {
    of: kind && id ? { kind: kind as Kind, id } : null,
    before: before === null ? null : Number(before),
  };
}

/** The address of a part of the ledger. */
export function changesHref(path: string, { of = null, before = null }: Partial<ChangesQuery>) {
  const parts = [
    ...(of ? [`of=${of.kind}:${of.id}`] : []),
    ...(before === null ? [] : [`before=${before}`]),
  ];
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/** The page cache's key of a part of the ledger; null for older parts of one listing: there are too many to cache. */
export function changesCacheKey(path: string, search: URLSearchParams): string | null {
  const query = readChangesQuery(search);
  return query.of && query.before !== null ? null : changesHref(path, query);
}

/** The address of one entry, without language: it comes first there, also after later entries. */
export function entryHref(seq: number): string {
  return `${changesHref('/changes', { before: seq + 1 })}#${entryAnchor(seq)}`;
}

/** The id of an entry on a page. */
export function entryAnchor(seq: number): string {
  return `entry-${seq}`;
}
