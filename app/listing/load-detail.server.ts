import { data } from 'react-router';
import { languageOf } from '#app/i18n/localized-path.ts';
import type { Services } from '#app/services.server.ts';
import { detail, type ListingDetail } from '#domain/listing/display.ts';
import { findListing } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';

/** The listing a page shows, in the language of its address. Throws a 404 answer for an unknown id. */
export async function loadDetail(
  { db }: Services,
  kind: Kind,
  id: string,
  request: Request,
): Promise<ListingDetail & { rank: number | null }> {
  const listing = await findListing(db, kind, id);
  if (!listing) throw data(null, { status: 404 });
  return { ...detail(listing, languageOf(new URL(request.url).pathname)), rank: listing.rank };
}
