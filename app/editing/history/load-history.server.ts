import { isDeepStrictEqual } from 'node:util';
import { data, type RouterContextProvider } from 'react-router';
import { type Services, services } from '#app/context/services.server.ts';
import { listChanges } from '#domain/listing/change/history.ts';
import { changedFields } from '#domain/listing/field.ts';
import { findVersioned } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { HistoryOfListing, ShownHistory } from './shown-history.ts';

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
    canRestore: change.before !== null,
  }));
  return { changes, next: found.length > limit ? (changes.at(-1)?.id ?? null) : null };
}

const PAGE_SIZE = 20;

/** A listing's history from `?before=` on. Throws 404 where there is no such listing. */
export async function loadHistoryPage(
  kind: Kind,
  id: string,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<HistoryOfListing> {
  const { db } = context.get(services);
  const stored = await findVersioned(db, kind, id);
  if (!stored) throw data(null, { status: 404 });
  const history = await loadHistory(db, kind, id, { limit: PAGE_SIZE, ...beforeIn(url) });
  const name = stored.listing.texts.en?.name ?? id;
  return { id, name, version: stored.version, ...history };
}

function beforeIn({ searchParams }: URL): { before?: number } {
  const text = searchParams.get('before') ?? '';
  return /^\d{1,15}$/.test(text) ? { before: Number(text) } : {};
}
