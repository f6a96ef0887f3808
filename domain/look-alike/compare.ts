import { unicodeName } from '#domain/text/hidden-characters.ts';
import type { Difference } from './difference.ts';
import type { Letter } from './letters/letters.ts';

/** The differences between two similar texts; empty where their letters are the same. */
export function compareLetters(shown: Letter[], expected: Letter[]): Difference[] {
  const start = commonStart(shown, expected);
  const end = commonStart(shown.slice(start).toReversed(), expected.slice(start).toReversed());
  const pairs = [
    ...pairsOf(shown.slice(0, start), expected.slice(0, start)),
    ...pairsOf(shown.slice(shown.length - end), expected.slice(expected.length - end)),
  ];
  const rest = edit(
    lettersShown(shown.slice(start, shown.length - end)),
    lettersShown(expected.slice(start, expected.length - end)),
  );
  return [...(pairs.length > 0 ? [{ what: 'letters' as const, pairs }] : []), ...rest];
}

/** The letters as written. */
export function lettersShown(letters: Letter[]): string {
  return letters.map(({ shown }) => shown).join('');
}

function commonStart(some: Letter[], others: Letter[]): number {
  const other = some.findIndex(({ key }, place) => key !== others[place]?.key);
  return other === -1 ? some.length : other;
}

// Each once: a letter may be replaced throughout.
function pairsOf(shown: Letter[], expected: Letter[]) {
  const pairs = shown.flatMap((letter, place) => {
    const own = expected[place]?.shown.toLowerCase() ?? '';
    if (letter.shown === '' || letter.shown.toLowerCase() === own) return [];
    return [
      [
        `${letter.shown} ${own}`,
        { shown: letter.shown, expected: own, code: codeOf(letter.shown) },
      ] as const,
    ];
  });
  return [...new Map(pairs).values()];
}

function edit(shown: string, expected: string): Difference[] {
  if (shown === '' && expected === '') return [];
  if (shown === '') return [{ what: 'missing', letters: expected }];
  if (expected === '') return [{ what: 'extra', letters: shown }];
  const isSwapped = [...shown].sort().join('') === [...expected].sort().join('');
  return [{ what: isSwapped ? 'swapped' : 'other', shown, expected }];
}

/** `U+0430`; null for characters on every keyboard. */
function codeOf(letter: string): string | null {
  const foreign = [...letter].find((each) => !/^\p{ASCII}$/u.test(each));
  return foreign ? unicodeName(foreign) : null;
}
