import type { RuledListing } from './ruling.ts';

export interface PublishedReason {
  text: string;
  /** An editor has read this text for the same verdict; a newer one waits to be read. */
  isEarlier: boolean;
}

type Reasoned = Pick<RuledListing, 'texts' | 'doubts' | 'readReason'>;

/** The state of the Arabic reason: published, an earlier one published in its place, unread, or not written. */
export type ArabicReason = 'current' | 'earlier' | 'unread' | 'none';

/** The last Arabic reason that an editor has read for the listing's verdict, as it is stored; null: none. */
export function readArabicReason({ texts, doubts, readReason }: Reasoned): string | null {
  return doubts.ar?.reason ? readReason : (texts.ar?.reason ?? null);
}

/** The reason in pages, API and feeds in a language; null: there is none, or no editor has read the Arabic one. */
export function publishedReason(listing: Reasoned, language: 'en' | 'ar'): PublishedReason | null {
  const isArabic = language === 'ar';
  const text = (isArabic ? readArabicReason(listing) : listing.texts.en?.reason)?.trim();
  return text ? { text, isEarlier: isArabic && listing.doubts.ar?.reason !== undefined } : null;
}

/** The state of a listing's Arabic reason. */
export function arabicReason(listing: Reasoned): ArabicReason {
  const published = publishedReason(listing, 'ar');
  if (published) return published.isEarlier ? 'earlier' : 'current';
  return listing.texts.ar?.reason?.trim() ? 'unread' : 'none';
}
