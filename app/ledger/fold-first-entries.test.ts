import { expect, test } from 'vitest';
import type { RulingStateView } from './entry-view.ts';
import { foldFirstEntries, foldSameVerdicts, splitUnchanged } from './fold-first-entries.ts';

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

// A letter is a product; a capital one has another verdict than before.
test.each([
  ['ab', ['(ab)']],
  ['abAc', ['A', '(abc)']],
  ['aa', ['aa']],
  ['a', ['a']],
])(
  'products of a listing whose verdicts stay are folded after the others: “%s” is %j',
  (letters, parts) => {
    const entries = [...letters].map((scope) => ({
      scope,
      isWording: false,
      before: BEFORE,
      after: scope === scope.toUpperCase() ? null : BEFORE,
    }));
    const written = foldSameVerdicts(entries).map(({ isFolded, items }) => {
      const scopes = items.map(({ scope }) => scope).join('');
      return isFolded ? `(${scopes})` : scopes;
    });
    expect(written).toEqual(parts);
  },
);

// A letter is a listing; a capital one has another verdict than before.
test.each([
  ['ab', ['', 'ab']],
  ['abAc', ['A', 'abc']],
  ['aBa', ['aBa', '']],
  ['A', ['A', '']],
])(
  'a day’s listings whose verdicts stay are apart from the others, if they are several: “%s” is %j',
  (letters, parts) => {
    const entries = [...letters].map((name) => ({
      kind: 'coin' as const,
      name,
      scope: 'Staking',
      isWording: false,
      before: BEFORE,
      after: name === name.toUpperCase() ? null : BEFORE,
    }));
    const { changed, unchanged } = splitUnchanged(entries);
    expect([changed, unchanged].map((part) => part.map(({ name }) => name).join(''))).toEqual(
      parts,
    );
  },
);
