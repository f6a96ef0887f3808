import type { Listing } from '#domain/listing/listing.ts';
import { inLanguage } from './bilingual.ts';
import { methodText } from './method-text.ts';
import { rulingOn } from './ruling.ts';

/** How firm a listing's verdict is, in words; null where it rests on its reason alone, or nobody has ruled. */
export function firmnessName(listing: Listing, language: string): string | null {
  const grounds = rulingOn(listing, 'spot')?.grounds;
  if (!grounds) return null;
  return inLanguage(methodText(grounds.method).firmness[grounds.firmness].name, language);
}
