import { listingKey } from './identifiers.ts';
import { lettersAlone, skeletonOf } from './letters/letters.ts';
import type { FindIdentifiers, Match } from './likeness.ts';
import { isCommon } from './words/keywords.ts';
import { wordsIn } from './words/words.ts';

/** Shorter names begin too many words. */
const MIN_AT_AN_END = 5;
const MIN_OF_A_WORD = 4;

/**
 * Listings whose name a domain's `label` is, begins or ends with, or has among its words. Others may rightly bear the name, so
 * these are no look-alikes.
 */
export function namesakesOf(label: string, find: FindIdentifiers): Match[] {
  const { letters, words } = wordsIn(label);
  const skeleton = letters.map(({ key }) => key).join('');
  const named = words
    .filter(({ start, end }) => end - start >= MIN_OF_A_WORD)
    .map(({ start, end }) => skeleton.slice(start, end));
  const ends: string[] = [];
  for (let length = skeleton.length - 1; length >= MIN_AT_AN_END; length -= 1) {
    ends.push(skeleton.slice(0, length), skeleton.slice(-length));
  }
  const whole = skeletonOf(lettersAlone(label));
  const parts = [...named, ...ends].filter((each) => !isCommon(each));
  for (const each of [whole, ...parts]) {
    const found = find(each).filter(
      (identifier) =>
        (identifier.sort === 'name' || identifier.sort === 'domain') &&
        skeletonOf(lettersAlone(identifier.label)) === each,
    );
    const once = new Map(found.map((identifier) => [listingKey(identifier), identifier]));
    if (once.size > 0) {
      return [...once.values()].map((identifier) => ({ identifier, differences: [] }));
    }
  }
  return [];
}
