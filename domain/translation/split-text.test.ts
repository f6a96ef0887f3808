import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

const atMost = (length: number) => (text: string) => text.length <= length;

test('a text that fits stays whole', () => {
  expect(splitText('One. Two.\nThree.', atMost(100))).toEqual(['One. Two.\nThree.']);
});

test('a long text is cut between lines, as few times as may be', () => {
  expect(splitText('One.\nTwo.\n\nThree.\n', atMost(12))).toEqual(['One.\nTwo.\n\n', 'Three.\n']);
});

test('a long line is cut between sentences, a long sentence between words, a long word anywhere', () => {
  expect(splitText('It is fast. It is cheap. It works.', atMost(25))).toEqual([
    'It is fast. It is cheap. ',
    'It works.',
  ]);
  expect(splitText('one two three four', atMost(9))).toEqual(['one two ', 'three ', 'four']);
  expect(splitText('aaaaaaaaaa', atMost(4))).toEqual(['aaaa', 'aaaa', 'aa']);
});

test('no letter is cut in two', () => {
  expect(splitText('👩‍👩‍👧👩‍👩‍👧', atMost(9))).toEqual(['👩‍👩‍👧', '👩‍👩‍👧']);
});

test('whatever the text, its pieces fit and are the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 5, max: 40 }), (text, most) => {
      const pieces = splitText(text, atMost(most));
      expect(pieces.join('')).toBe(text);
      expect(pieces.every((piece) => piece.length <= most)).toBe(true);
    }),
  );
});
