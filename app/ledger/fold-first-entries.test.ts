import { expect, test } from 'vitest';
import type { RulingStateView } from './entry-view.ts';
import { foldFirstEntries } from './fold-first-entries.ts';

const BEFORE: RulingStateView = {
  verdict: 'halal',
  writtenUnder: null,
  firmness: null,
  reviewDue: null,
};

// A capital letter is a first entry, a small one a change.
test.each([
  ['', []],
  ['ABCDE', ['ABCDE']],
  ['ABCDEF', ['(ABCDEF)']],
  ['abcdefg', ['abcdefg']],
  ['aAbBc', ['aAbBc']],
  ['ABCDEFa', ['(ABCDEF)', 'a']],
  ['aABCDEFb', ['a', '(ABCDEF)', 'b']],
  ['ABCDEFaGHb', ['(ABCDEF)', 'aGHb']],
  ['ABCaDEF', ['ABCaDEF']],
  ['ABCDEFaGHIJKL', ['(ABCDEF)', 'a', '(GHIJKL)']],
])('more than five first entries in a row are folded: “%s” is %j', (letters, parts) => {
  const entries = [...letters].map((letter) => ({
    letter,
    before: letter === letter.toUpperCase() ? null : BEFORE,
  }));
  const written = foldFirstEntries(entries).map(({ isFolded, items }) => {
    const own = items.map(({ letter }) => letter).join('');
    return isFolded ? `(${own})` : own;
  });
  expect(written).toEqual(parts);
});
