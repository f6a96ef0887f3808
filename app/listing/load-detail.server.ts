import { data } from 'react-router';
import type { Services } from '#app/services.server.ts';
import { detail, type ListingDetail } from '#domain/listing/display.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { PublicLanguage } from '#domain/listing/listing.ts';

/** The listing a page shows, in one language. Throws a 404 answer for an unknown id. */
export async function loadDetail(
  { db }: Services,
  kind: Kind,
  id: string,
  language: PublicLanguage,
): Promise<ListingDetail> {
  const listing = await findListing(db, kind, id);
  if (!listing) throw data(null, { status: 404 });
  return detail(listing, language);
}
