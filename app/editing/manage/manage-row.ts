import { type RuledSetting, type RuledSummary, summarizeRuled } from '#domain/listing/display.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import { firstDue, lastDueDay } from '#domain/ruling/review-due.ts';
import { type InDoubt, missingArabic, textsInDoubt } from './texts-in-doubt.ts';

/** A listing as a manage list shows it. */
export interface ManageRow {
  summary: RuledSummary;
  arabicName: string | null;
  inDoubt: InDoubt[];
  /** Names the English texts without an Arabic one; null: there are none. */
  missing: string | null;
  updatedAt: string;
  /** The review that is due first. */
  review: { due: string; when: 'overdue' | 'soon' | null } | null;
}

/** The row of a listing, in English. */
export function manageRow(listing: ListedListing, setting: RuledSetting): ManageRow {
  return {
    summary: summarizeRuled(listing, 'en', 'detail', setting),
    arabicName: listing.texts.ar?.name ?? null,
    inDoubt: textsInDoubt(listing),
    missing: missingArabic(listing),
    updatedAt: listing.updatedAt.toISOString(),
    review: reviewOf(listing, setting.today),
  };
}

function reviewOf({ judged }: ListedListing, today: string): ManageRow['review'] {
  const due = firstDue(judged)?.due;
  if (!due) return null;
  const isSoon = due <= lastDueDay(today);
  return { due, when: due < today ? 'overdue' : isSoon ? 'soon' : null };
}
