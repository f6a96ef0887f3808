import { expect, test } from 'vitest';
import { type TextPart, wordDifference } from './word-difference.ts';

const marked = (parts: TextPart[]) =>
  parts.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join('');

test.each([
  ['one two three', 'one four three', 'one [two ]three', 'one [four ]three'],
  ['one two', 'one two three', 'one two', 'one two [three]'],
  ['one two three', 'two three', '[one ]two three', 'two three'],
  [
    'https://one.example',
    'https://one.example/en',
    'https://one.example',
    'https://one.example[/en]',
  ],
  ['same words,', 'same words.', 'same words[,]', 'same words[.]'],
  ['same words', 'same words', 'same words', 'same words'],
  ['حجم تداول كبير', 'حجم تداول صغير', 'حجم تداول [كبير]', 'حجم تداول [صغير]'],
])('the words that only one of “%s” and “%s” has are marked', (before, after, left, right) => {
  const [first, second] = wordDifference(before, after);
  expect(marked(first)).toBe(left);
  expect(marked(second)).toBe(right);
});

test('texts with little in common, empty and very long ones are left whole', () => {
  expect(wordDifference('Halal', 'Haram').map(marked)).toEqual(['Halal', 'Haram']);
  expect(wordDifference('a b c d', 'e f d g').map(marked)).toEqual(['a b c d', 'e f d g']);
  expect(wordDifference('', 'new')).toEqual([[], [{ text: 'new', isOwn: false }]]);
  const long = 'word '.repeat(1001);
  expect(wordDifference(long, `${long}more`).map(marked)).toEqual([long, `${long}more`]);
});
