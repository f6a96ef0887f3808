import type { Change, ChangeKind } from '#domain/listing/change/history.ts';
import type { Kind } from '#domain/listing/kind.ts';

/** A change in one line: editor, action, listing and time. */
export interface ChangeLine {
  id: number;
  kind: Kind;
  listingId: string;
  name: string;
  what: ChangeKind;
  at: string;
  by: string;
  /** The listing was deleted since. */
  isGone: boolean;
}

/** Lines for `changes`, which are the latest of all, the newest first. */
export function toChangeLines(changes: Change[]): ChangeLine[] {
  const isThere = new Map<string, boolean>();
  return changes.map(({ id, kind, listingId, what, at, by, before, after }) => {
    const listing = `${kind}/${listingId}`;
    if (!isThere.has(listing)) isThere.set(listing, what !== 'deleted');
    return {
      id,
      kind,
      listingId,
      name: (after ?? before)?.texts.en?.name ?? listingId,
      what,
      at: at.toISOString(),
      by,
      isGone: !isThere.get(listing),
    };
  });
}
