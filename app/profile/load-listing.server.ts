import { data } from 'react-router';
import { askedWords } from '#app/frame/asked-address.ts';
import type { Language } from '#app/i18n/languages.ts';
import { loadNearest, type NearestSources } from '#app/search/load-search.server.ts';
import { foundOr503 } from '#app/unavailable/found-or-503.server.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { Missing } from './listing-unavailable.tsx';

/** Addresses that somebody may have typed for a name; others are not searched for. */
const NAME = /^[\p{L}\p{M}\p{N} -]+$/u;

/**
 * The listing of a page. Throws a 404 with the nearest names for an unknown id and a 503 while the database is unavailable; the
 * route passes its `Retry-After` on with a `headers` export.
 */
export async function loadListing(
  provided: NearestSources,
  kind: Kind,
  id: string,
  language: Language,
): Promise<Listing> {
  const listing = await foundOr503(provided.log, findListing(provided.db, kind, id));
  if (listing) return listing;
  const nearest = NAME.test(id) ? await loadNearest(provided, kind, askedWords(id), language) : [];
  throw data<Missing>({ nearest }, { status: 404 });
}
