/** Neighbouring letters that are the same in both texts, or differ. */
export interface MarkedPart {
  text: string;
  differs: boolean;
}

/** Longer texts are not compared letter by letter. */
const MAX_LENGTH = 300;

/** Two texts in parts, with as few letters as possible marked as different. Case is ignored unless `inCase`. */
export function markedLetters(
  shown: string,
  expected: string,
  { inCase = false } = {},
): [MarkedPart[], MarkedPart[]] {
  const [a, b] = [lettersOf(shown), lettersOf(expected)];
  if (a.length > MAX_LENGTH || b.length > MAX_LENGTH) return [whole(shown), whole(expected)];
  const folded = (letter: string | undefined) => (inCase ? letter : letter?.toLowerCase());
  const isSame = (i: number, j: number) => folded(a[i]) === folded(b[j]);
  let start = 0;
  while (start < Math.min(a.length, b.length) && isSame(start, start)) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (Math.min(endA, endB) > start && isSame(endA - 1, endB - 1)) {
    endA -= 1;
    endB -= 1;
  }
  // The longest common subsequence of what is left; `common[i][j]`: its length from letter i and letter j on.
  const common = Array.from({ length: endA + 1 }, () => new Array<number>(endB + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = endA - 1; i >= start; i -= 1) {
    for (let j = endB - 1; j >= start; j -= 1) {
      const row = common[i];
      if (row) row[j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const [sameA, sameB] = [a, b].map((letters) => letters.map(() => true)) as [boolean[], boolean[]];
  sameA.fill(false, start, endA);
  sameB.fill(false, start, endB);
  // Letters alike, each with how many lie between it and those before.
  const alike: { i: number; j: number; gap: Gap }[] = [];
  let last = { i: start - 1, j: start - 1 };
  const gapTo = (i: number, j: number): Gap => [i - last.i - 1, j - last.j - 1];
  for (let [i, j] = [start, start]; i < endA && j < endB; ) {
    if (isSame(i, j)) {
      alike.push({ i, j, gap: gapTo(i, j) });
      last = { i, j };
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  for (const [place, { i, j, gap }] of alike.entries()) {
    const isSeen = !isChance(gap, alike[place + 1]?.gap ?? gapTo(endA, endB));
    sameA[i] = isSeen;
    sameB[j] = isSeen;
  }
  return [partsOf(a, sameA), partsOf(b, sameB)];
}

/** Letters between two places in each text. */
type Gap = [number, number];

// A letter alone between others of another number, as the o of rain_support among those of rain.com.
function isChance(before: Gap, after: Gap): boolean {
  const isAlone = [...before, ...after].every((between) => between > 0);
  return isAlone && (before[0] !== before[1] || after[0] !== after[1]);
}

// A letter and its combining marks count as one.
function lettersOf(text: string): string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

function whole(text: string): MarkedPart[] {
  return [{ text, differs: false }];
}

function partsOf(letters: string[], same: boolean[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const [place, text] of letters.entries()) {
    const differs = !same[place];
    const last = parts.at(-1);
    if (last?.differs === differs) last.text += text;
    else parts.push({ text, differs });
  }
  return parts;
}
