import { expect, test } from 'vitest';
import { hasAddedMark } from './added-mark.ts';

test.each([
  ['a mark on a Latin letter', 'Bi\u0301tcoin', 'Bitcoin'],
  ['a letter with its mark', 'Bítcoin', 'Bitcoin'],
  ['tatweel after a Latin letter', 'Bi\u0640tcoin', 'Bitcoin'],
  ['tatweel before a Latin letter', '\u0640Bitcoin', 'Bitcoin'],
  ['a mark before all letters', '\u0301Bitcoin', 'Bitcoin'],
  ['a mark on a digit', '1\u0301inch', '1inch'],
])('%s is added', (_, text, name) => {
  expect(hasAddedMark(text, name)).toBe(true);
});

test.each([
  ['the name itself', 'Bitcoin', 'Bitcoin'],
  ['a mark that the name has', 'Bítcoin', 'Bítcoin'],
  ['a mark that is missing', 'Bitcoin', 'Bítcoin'],
  ['a vowel on an Arabic letter', 'بِتكوين', 'بتكوين'],
  ['tatweel in an Arabic word', 'بيتـكوين', 'بيتكوين'],
  ['an Arabic vowel at the start', '\u0650بتكوين', 'بتكوين'],
  ['a mark on a letter of another script', 'Биткои\u0301н', 'Биткоин'],
])('%s is not', (_, text, name) => {
  expect(hasAddedMark(text, name)).toBe(false);
});
