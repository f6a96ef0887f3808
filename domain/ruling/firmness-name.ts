import { inLanguage } from './bilingual.ts';
import { entryOf, methodOf } from './method.ts';
import { type Ruled, rulingOn } from './ruling.ts';
import { MAIN_SCOPE } from './scope.ts';

/** How firm a listing's verdict is, in words; null: the verdict has no grounds, or there is none. */
export function firmnessName(listing: Pick<Ruled, 'rulings'>, language: string): string | null {
  const grounds = rulingOn(listing, MAIN_SCOPE)?.grounds;
  if (!grounds) return null;
  return inLanguage(entryOf(methodOf(grounds.method).firmness, grounds.firmness).name, language);
}
