import { expect, test } from 'vitest';
import { cutText } from './cut.ts';

test.each([
  ['a text of the greatest length', 'abc', 'abc'],
  ['a longer one', 'abcd', 'abc'],
  ['one that ends in an emoji', 'a😀', 'a😀'],
  ['one with an emoji at the cut', 'ab😀', 'ab'],
])('%s is cut between characters', (_, text, cut) => {
  expect(cutText(text, 3)).toBe(cut);
});
