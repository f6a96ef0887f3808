import type { LookAlikeTag } from '#db/cache-tags.ts';
import { lettersAlone, skeletonOf, spellingOf, spreadOf } from '../letters/letters.ts';
import { candidatesFor, RANK } from '../words/candidates.ts';
import { wordsIn } from '../words/words.ts';
import { hash32 } from './hashed-places.ts';

/** The tags of looking for look-alikes of `label`, up to one edit away. */
export function tagsOfLookup(label: string): LookAlikeTag[] {
  const { letters, words } = wordsIn(label);
  const skeleton = letters.map(({ key }) => key).join('');
  const spelled = spellingOf(letters);
  const unedited = candidatesFor(skeleton, words, { most: RANK.besideCall, spelled });
  const forms = new Set([
    spreadOf(skeletonOf(lettersAlone(label))).join(''),
    ...[...unedited].map((candidate) => spreadOf(candidate.skeleton).join('')),
    ...formsAround(skeleton),
  ]);
  return [...forms].map(tagOf);
}

/** The tags of finding an identifier by this skeleton: every look for look-alikes that may find it has one of them. */
export function tagsOfFinding(skeleton: string): LookAlikeTag[] {
  return [...new Set(formsAround(skeleton))].map(tagOf);
}

/**
 * The skeleton and what is left of it without one of its letters: two forms one edit apart share one of these. Letters are spread,
 * since an edit may part two that are read as one or bring them together.
 */
function formsAround(skeleton: string): string[] {
  const parts = spreadOf(skeleton);
  const whole = parts.join('');
  return [whole, ...withoutOne([...whole]), ...withoutOne(parts)];
}

function withoutOne(letters: readonly string[]): string[] {
  return letters.map((_, place) => letters.toSpliced(place, 1).join(''));
}

function tagOf(form: string): LookAlikeTag {
  return `look-alike/${hash32(form).toString(36)}`;
}
