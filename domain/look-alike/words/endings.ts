import type { Address } from '#domain/address/address.ts';
import { skeletonOf } from '../letters/letters.ts';
import { type Weight, weightOf } from './keywords.ts';

/** Endings under which businesses of any name have their addresses. */
const BUSINESS = /^\.(?:com|org|net|tech|ai|dev|(?:com?\.)?[a-z]{2})$/;
// Endings that cost little or nothing, or that promise something: public phishing lists have many of each.
const CHEAP = new Set(
  `xyz top vip live online site website space club fun icu shop store info biz click link life world today pro one cyou sbs cfd
  bond rest quest monster lol work email support help center team app apps page finance financial exchange network trade trading
  market money cash fund capital claims gift gifts promo bid loan win deals events bonus pw tk ml cf ga gq cc ws`.split(
    /\s+/,
  ),
);

/**
 * Whether somebody else is likely to own a listing's name under this ending. A name that is an ordinary word, as `kraken`, is
 * likely to have another owner under any ending that is not cheap, as `.blue`. Another name, as `aptos`, is likely to have one
 * only where businesses of any name are, as `.fr`. An ending that begins like the official one, as `.com.co` like `.com`,
 * imitates it.
 */
export function endingHasOtherOwners(
  { ending, isHosted }: Address,
  { official, isOrdinary }: { official: string; isOrdinary: boolean },
): boolean {
  const last = lastOf(ending);
  if (isHosted || CHEAP.has(last) || promisesAction(last)) return false;
  if (official !== '' && ending.startsWith(`${official}.`)) return false;
  return isOrdinary || BUSINESS.test(ending);
}

/** The other words of the address. */
export interface Around {
  /** The weight of its ending beside a name: 3 for `.claims`. */
  weight: Weight;
  /** The ending is one that fakes prefer, or anybody has. */
  isCheap: boolean;
}

/** The parts of an address around its owner's label. */
export function aroundLabel({ ending, isHosted }: Address): Around {
  const last = lastOf(ending);
  return {
    weight: !isHosted && promisesAction(last) ? 3 : 0,
    isCheap: isHosted || CHEAP.has(last),
  };
}

function lastOf(ending: string): string {
  return ending.slice(ending.lastIndexOf('.') + 1);
}

// `services` and `support` call on the reader as phishing does.
function promisesAction(ending: string): boolean {
  return weightOf(skeletonOf(ending)) === 3;
}
