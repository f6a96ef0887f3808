import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import {
  type RatingPlace,
  type RuledSetting,
  type RuledSummary,
  summarizeRuled,
} from '#domain/listing/display.ts';
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
  return listings.map((listing) => summaryOf(listing, language, place, setting));
}

interface Summarized {
  setting: RuledSetting;
  summary: RuledSummary;
}

/** The last summaries of each listing: the cache of readings gives many pages the same one. */
const summarized = new WeakMap<ListedListing, Map<string, Summarized>>();

function summaryOf(
  listing: ListedListing,
  language: Language,
  place: RatingPlace,
  setting: RuledSetting,
): RuledSummary {
  const known = summarized.get(listing) ?? new Map<string, Summarized>();
  summarized.set(listing, known);
  const key = `${language} ${place}`;
  const last = known.get(key);
  if (last && isSame(last.setting, setting)) return last.summary;
  const summary = summarizeRuled(listing, language, place, setting);
  known.set(key, { setting, summary });
  return summary;
}

function isSame(one: RuledSetting, other: RuledSetting): boolean {
  return (
    one.positions === other.positions &&
    one.imageAddress === other.imageAddress &&
    one.today === other.today
  );
}
