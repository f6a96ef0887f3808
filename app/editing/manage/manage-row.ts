import { type RuledSetting, type RuledSummary, summarizeRuled } from '#domain/listing/display.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import { type InDoubt, textsInDoubt } from './texts-in-doubt.ts';

/** A listing as a manage list shows it. */
export interface ManageRow {
  summary: RuledSummary;
  arabicName: string | null;
  inDoubt: InDoubt[];
  updatedAt: string;
}

/** The row of a listing, in English. */
export function manageRow(listing: ListedListing, setting: RuledSetting): ManageRow {
  return {
    summary: summarizeRuled(listing, 'en', 'detail', setting),
    arabicName: listing.texts.ar?.name ?? null,
    inDoubt: textsInDoubt(listing),
    updatedAt: listing.updatedAt.toISOString(),
  };
}
