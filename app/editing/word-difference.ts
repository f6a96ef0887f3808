/** A part of a text; `isOwn`: the other text does not have it. */
export interface TextPart {
  text: string;
  isOwn: boolean;
}

/** The most comparisons: texts of a thousand words each. */
const MAX_COMPARISONS = 1_000_000;

/** Texts with less in common are read more easily without marks. */
const MIN_COMMON_SHARE = 1 / 3;

/** Two texts in parts that both have and that only one has; whole where they have little in common or are very long. */
export function wordDifference(before: string, after: string): [TextPart[], TextPart[]] {
  const [left, right] = [wordsOf(before), wordsOf(after)];
  if (left.length * right.length > MAX_COMPARISONS) return [whole(before), whole(after)];
  const lengths = commonLengths(left, right);
  const shorter = Math.min(left.length, right.length);
  if (lengthAt(lengths, 0, 0) < Math.max(1, shorter * MIN_COMMON_SHARE)) {
    return [whole(before), whole(after)];
  }
  const parts: [TextPart[], TextPart[]] = [[], []];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const isCommon = i < left.length && j < right.length && isSame(left[i], right[j]);
    if (isCommon) {
      add(parts[0], left[i++], false);
      add(parts[1], right[j++], false);
    } else if (lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1) && i < left.length) {
      add(parts[0], left[i++], true);
    } else if (j < right.length) {
      add(parts[1], right[j++], true);
    } else {
      add(parts[0], left[i++], true);
    }
  }
  return parts;
}

// Words and signs, each with the space after it.
function wordsOf(text: string): string[] {
  return text.match(/^\s+|(?:[\p{L}\p{N}\p{M}]+|\S)\s*/gu) ?? [];
}

function isSame(one = '', other = ''): boolean {
  return one.trim() === other.trim();
}

// The longest common sequence of the words from `i` and from `j` on.
function commonLengths(left: string[], right: string[]): number[][] {
  const lengths = Array.from({ length: left.length + 1 }, () =>
    Array<number>(right.length + 1).fill(0),
  );
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (!row) continue;
      row[j] = isSame(left[i], right[j])
        ? lengthAt(lengths, i + 1, j + 1) + 1
        : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
    }
  }
  return lengths;
}

function lengthAt(lengths: number[][], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

function whole(text: string): TextPart[] {
  return text ? [{ text, isOwn: false }] : [];
}

function add(parts: TextPart[], text = '', isOwn: boolean): void {
  const last = parts.at(-1);
  if (last?.isOwn === isOwn) last.text += text;
  else parts.push({ text, isOwn });
}
