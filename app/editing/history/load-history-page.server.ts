import { data, type RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { findVersioned } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { loadHistory } from './load-history.server.ts';
import type { HistoryOfListing } from './shown-history.ts';

const PAGE_SIZE = 20;

/** A listing's history from `?before=` on. Throws 404 where there is no such listing. */
export async function loadHistoryPage(
  kind: Kind,
  id: string,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<HistoryOfListing> {
  const { db } = context.get(services);
  const kept = await findVersioned(db, kind, id);
  if (!kept) throw data(null, { status: 404 });
  const history = await loadHistory(db, kind, id, { limit: PAGE_SIZE, ...beforeIn(url) });
  const name = kept.listing.texts.en?.name ?? id;
  return { id, name, version: kept.version, ...history };
}

function beforeIn({ searchParams }: URL): { before?: number } {
  const text = searchParams.get('before') ?? '';
  return /^\d{1,15}$/.test(text) ? { before: Number(text) } : {};
}
