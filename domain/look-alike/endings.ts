import type { Address } from '#domain/address/address.ts';
import { skeletonOf } from './letters/letters.ts';
import type { Around } from './likeness.ts';
import { weightOf } from './words/keywords.ts';

/** Endings under which businesses have their own name. */
const ESTABLISHED = /^\.(?:com|org|net|tech|ai|dev|(?:com?\.)?[a-z]{2})$/;
// Endings that cost little or nothing, or that promise something: public phishing lists have many of each.
const CHEAP = new Set(
  `xyz top vip live online site website space club fun icu shop store info biz click link life world today pro one cyou sbs cfd
  bond rest quest monster lol work email support help center team app apps page finance financial exchange network trade trading
  market money cash fund capital claims gift gifts promo bid loan win deals events bonus events pw tk ml cf ga gq cc ws`.split(
    /\s+/,
  ),
);

/**
 * Whether others have their own name under this ending: an `ordinary` word under any that is not cheap, other names under
 * those of long standing. One that begins like the `official` one, as `.com.se`, imitates it.
 */
export function endingHasOtherOwners(
  { ending, isHosted }: Address,
  { official, isOrdinary }: { official: string; isOrdinary: boolean },
): boolean {
  const last = lastOf(ending);
  if (isHosted || CHEAP.has(last) || weightOf(skeletonOf(last)) === 3) return false;
  if (official !== '' && ending.startsWith(`${official}.`)) return false;
  return isOrdinary || ESTABLISHED.test(ending);
}

/** The parts of an address around its owner's label. */
export function aroundLabel({ ending, isHosted }: Address): Around {
  const last = lastOf(ending);
  return {
    weight: !isHosted && weightOf(skeletonOf(last)) === 3 ? 3 : 0,
    isCheap: isHosted || CHEAP.has(last),
  };
}

function lastOf(ending: string): string {
  return ending.slice(ending.lastIndexOf('.') + 1);
}
