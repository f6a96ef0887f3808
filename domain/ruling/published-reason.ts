import type { Ruled } from './ruling.ts';

/** The reason of a listing as the public reads it in one language. */
export interface PublishedReason {
  text: string;
  /** An editor has read this text for the same verdict; a newer one waits to be read. */
  isEarlier: boolean;
}

type Reasoned = Pick<Ruled, 'texts' | 'doubts' | 'readReason'>;

/** The state of the Arabic reason: published, an earlier one published in its place, unread, or not written. */
export type ArabicReason = 'current' | 'earlier' | 'unread' | 'none';

/** The reason in pages, API and feeds in a language; null: no editor has read one. */
export function publishedReason(listing: Reasoned, language: 'en' | 'ar'): PublishedReason | null {
  const { texts, doubts, readReason } = listing;
  const text = texts[language]?.reason?.trim();
  if (!text) return null;
  if (!doubts[language]?.reason) return { text, isEarlier: false };
  return language === 'ar' && readReason ? { text: readReason.trim(), isEarlier: true } : null;
}

/** The state of a listing's Arabic reason. */
export function arabicReason(listing: Reasoned): ArabicReason {
  const published = publishedReason(listing, 'ar');
  if (published) return published.isEarlier ? 'earlier' : 'current';
  return listing.texts.ar?.reason?.trim() ? 'unread' : 'none';
}
