/** How well a text matches, the best first. */
export const RANKS = { whole: 0, start: 1, word: 2, inside: 3 } as const;

/** The best rank of the lines; null: no match. The first term was typed; the others are spellings, which match no inside of a word. */
export function rankOf(
  [typed = '', ...others]: readonly string[],
  lines: readonly string[],
): number | null {
  const ranks = lines.flatMap((line) => {
    const asNames = others
      .map((term) => rankIn(term, line))
      .filter((rank) => rank !== RANKS.inside);
    return [rankIn(typed, line), ...asNames].filter((rank) => rank !== null);
  });
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

/** The matching `items`, the best first, otherwise in their order. */
export function ranked<T>(
  items: readonly T[],
  terms: readonly string[],
  linesOf: (item: T) => string[],
): T[] {
  const matches = items.flatMap((item) => {
    const rank = rankOf(terms, linesOf(item));
    return rank === null ? [] : [{ item, rank }];
  });
  return matches.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

function rankIn(term: string, line: string): number | null {
  if (line === term) return RANKS.whole;
  if (line.startsWith(term)) return RANKS.start;
  if (line.includes(` ${term}`)) return RANKS.word;
  return line.includes(term) ? RANKS.inside : null;
}
