import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { type RatingPlace, type RuledSummary, summarizeRuled } from '#domain/listing/display.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import { today } from '#domain/time/day.ts';

/** Listings as a page in `language` lists them, with their rulings at a glance. */
export async function ruledSummaries(
  { positions, imageAddress }: Pick<Services, 'positions' | 'imageAddress'>,
  listings: ListedListing[],
  language: Language,
  place: RatingPlace,
): Promise<RuledSummary[]> {
  const setting = { imageAddress, positions: await positions.get(), today: today() };
  return listings.map((listing) => summarizeRuled(listing, language, place, setting));
}
