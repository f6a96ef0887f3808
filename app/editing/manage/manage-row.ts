import type { ImageAddress } from '#domain/image/signed-address.ts';
import { type ListingSummary, summarize } from '#domain/listing/display.ts';
import type { ListingFields } from '#domain/listing/listing.ts';
import { type InDoubt, textsInDoubt } from './texts-in-doubt.ts';

/** A listing as a manage list shows it. */
export interface ManageRow {
  summary: ListingSummary;
  arabicName: string | null;
  inDoubt: InDoubt[];
  updatedAt: string;
}

/** The row of a listing, in English. */
export function manageRow(listing: ListingFields, imageAddress: ImageAddress): ManageRow {
  return {
    summary: summarize(listing, 'en', 'detail', imageAddress),
    arabicName: listing.texts.ar?.name ?? null,
    inDoubt: textsInDoubt(listing),
    updatedAt: listing.updatedAt.toISOString(),
  };
}
