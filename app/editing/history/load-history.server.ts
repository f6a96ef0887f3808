import { isDeepStrictEqual } from 'node:util';
import type { Services } from '#app/context/services.server.ts';
import { listChanges } from '#domain/listing/change/history.ts';
import { changedFields } from '#domain/listing/field.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { ShownHistory } from './shown-history.ts';

/** A listing's changes, the newest first. */
export async function loadHistory(
  db: Services['db'],
  kind: Kind,
  id: string,
  { limit, before }: { limit: number; before?: number },
): Promise<ShownHistory> {
  const found = await listChanges(db, kind, id, {
    limit: limit + 1,
    ...(before !== undefined && { before }),
  });
  const changes = found.slice(0, limit).map((change) => ({
    id: change.id,
    what: change.what,
    by: change.by,
    at: change.at.toISOString(),
    isConfirmed: !isDeepStrictEqual(change.before?.doubts, change.after?.doubts),
    fields: change.isReadable ? changedFields(change.before, change.after) : null,
    canPutBack: change.before !== null,
  }));
  return { changes, next: found.length > limit ? (changes.at(-1)?.id ?? null) : null };
}
