import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersAlone, skeletonOf, spellingOf } from '../letters/letters.ts';
import { candidatesFor, RANK } from '../words/candidates.ts';
import { wordsIn } from '../words/words.ts';
import { tagsOfFinding, tagsOfLookup } from './look-alike-tags.ts';

const LABELS = [
  'binance',
  'barnacle-login',
  'wormdvv',
  'aavve',
  'claim-rnetacl',
  'bicn',
  'vvvvv',
  '1ŉᾨ/',
  '㎂in',
];
const label = fc.oneof(
  fc.constantFrom(...LABELS),
  // Letters that are read as one, and letters of other alphabets that look Latin.
  fc.string({ unit: fc.constantFrom(...'rnmvwcldio0-ае한é😀ﬁﷺ'), minLength: 1, maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'abcdeinr1-'), minLength: 1, maxLength: 20 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);

test('every lookup shares a tag with the identifier that it finds', () => {
  fc.assert(
    fc.property(label, (text) => {
      const looking = new Set(tagsOfLookup(text));
      const isTagged = (skeleton: string) =>
        tagsOfFinding(skeleton).some((tag) => looking.has(tag));
      expect(lookedUp(text).filter((skeleton) => !isTagged(skeleton))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

function lookedUp(text: string): string[] {
  const { letters, words } = wordsIn(text);
  const skeleton = letters.map(({ key }) => key).join('');
  const spelled = spellingOf(letters);
  const candidates = [...candidatesFor(skeleton, words, { most: RANK.edited, spelled })];
  return [skeletonOf(lettersAlone(text)), ...candidates.map((each) => each.skeleton)];
}

test('a name is found by its look-alikes, and shares no tag with others', () => {
  const finding = new Set(tagsOfFinding(skeletonOf('chainlink')));
  const isTagged = (text: string) => tagsOfLookup(text).some((tag) => finding.has(tag));
  const alike = ['chainlink', 'chain-link', 'cha1nlinc', 'chianlink', 'claim-chainlink'];
  const others = ['chain', 'chainlinked', 'brainlinks', 'binance', 'link'];
  expect([...alike, ...others].filter(isTagged)).toEqual(alike);
});
