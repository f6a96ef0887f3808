import { data } from 'react-router';
import type { Services } from '#app/services.server.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';

/** The listing of a page. Throws a 404 answer for an unknown id. */
export async function loadListing({ db }: Services, kind: Kind, id: string): Promise<Listing> {
  const listing = await findListing(db, kind, id);
  if (!listing) throw data(null, { status: 404 });
  return listing;
}
