import { data } from 'react-router';
import type { Services } from '#app/context/services.server.ts';
import { isUnavailable } from '#db/client.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';

const RETRY_AFTER_SECONDS = 30;

/**
 * The listing of a page. Throws a 404 for an unknown id and a 503 while the database is unavailable; the
 * route passes its `Retry-After` on with a `headers` export.
 */
export async function loadListing(
  { db, log }: Pick<Services, 'db' | 'log'>,
  kind: Kind,
  id: string,
): Promise<Listing> {
  const listing = await foundOr503(log, findListing(db, kind, id));
  if (!listing) throw data(null, { status: 404 });
  return listing;
}

/** The result of a lookup. Throws a 503 while the database is unavailable. */
export function foundOr503<Found>(log: Services['log'], found: Promise<Found>): Promise<Found> {
  return found.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    log.error({ err: error }, 'a listing failed to load');
    const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS) };
    throw data(null, { status: 503, headers });
  });
}
