import { inLanguage } from '#domain/method/bilingual.ts';
import { entryOf, methodOf } from '#domain/method/method.ts';
import { MAIN_SCOPE } from '#domain/method/scope.ts';
import { type Ruled, rulingOn } from './ruling.ts';

/** How firm a listing's verdict is, in words; null: the verdict has no grounds, or there is none. */
export function firmnessName(listing: Pick<Ruled, 'rulings'>, language: string): string | null {
  const grounds = rulingOn(listing, MAIN_SCOPE)?.grounds;
  if (!grounds) return null;
  return inLanguage(entryOf(methodOf(grounds.method).firmness, grounds.firmness).name, language);
}
