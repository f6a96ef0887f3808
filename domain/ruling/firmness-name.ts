import type { Listing } from '#domain/listing/listing.ts';
import { inLanguage } from './bilingual.ts';
import { entryOf, methodOf } from './method.ts';
import { rulingOn } from './ruling.ts';

/** How firm a listing's verdict is, in words; null: the verdict has no grounds, or there is none. */
export function firmnessName(listing: Listing, language: string): string | null {
  const grounds = rulingOn(listing, 'spot')?.grounds;
  if (!grounds) return null;
  return inLanguage(entryOf(methodOf(grounds.method).firmness, grounds.firmness).name, language);
}
