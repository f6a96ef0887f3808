import { skeletonOf } from '../letters/letters.ts';
import { keywordsAt, type Weight } from './keywords.ts';
import type { Word } from './words.ts';

/** Shorter names have too many others one edit away. */
const MIN_TO_EDIT = 5;
/** Longer texts are sentences; editing each would take tens of milliseconds. */
const MAX_TO_EDIT = 28;
/** The shortest word with an edit among words without weight. */
export const MIN_TO_EDIT_ALONE = 7;
/** The shortest rest beside keywords. */
const MIN_BESIDE_KEYWORDS = 3;
/** The shortest name looked for within another. */
const MIN_HELD = 6;
/** Shorter keywords begin and end other words. */
const MIN_AT_AN_END = 5;
/** The longest text that is searched. */
const MAX_CORES = 40;
const MAX_EDITED_CORES = 4;
/** The letters of folded forms. */
export const LETTERS = [...'abcdefghjklmnopqrstuvwxyz6'];

/** The ways in which a text can imitate a form, the likeliest first. */
export const RANK = {
  whole: 0,
  /** Beside words that call to an action. */
  besideCall: 1,
  /** One edit away. */
  edited: 2,
  /** Beside other keywords. */
  besideKeyword: 3,
  /** Among any words. */
  amongOthers: 4,
} as const;
export type Rank = (typeof RANK)[keyof typeof RANK];

/** A folded form to look up, and the part of the text that it stands for. */
export interface Candidate {
  skeleton: string;
  start: number;
  end: number;
  rank: Rank;
  /** The weight of the words beside it. */
  weight: Weight;
  /** The whole text with a letter doubled: no other word is written so. */
  isDoubled?: true;
  /** One edit away. */
  isEdited?: true;
  /** A whole word of the text. */
  isWord?: true;
}

/**
 * The forms that `skeleton` may imitate, the likeliest first, up to rank `most`. `spelled` is the text with the letters
 * that are read as one apart.
 */
export function* candidatesFor(
  skeleton: string,
  words: readonly Word[],
  { most, spelled }: { most: number; spelled: string },
): Generator<Candidate> {
  const whole = { start: 0, end: skeleton.length, weight: 0 as Weight };
  yield { skeleton, ...whole, rank: RANK.whole };
  const beside = wordsBeside(words);
  const cores = [...coresOf(skeleton), ...beside.flatMap((word) => coresWithin(skeleton, word))];
  for (const core of [...cores, ...beside]) {
    if (core.weight === 3) yield { ...part(skeleton, core), rank: RANK.besideCall };
  }
  if (most <= RANK.besideCall) return;
  for (const once of withoutRepeats(skeleton))
    yield { skeleton: once, ...whole, rank: RANK.edited, isDoubled: true };
  // Two letters that are read as one may be a letter doubled: `aavve`.
  for (const once of withoutRepeats(spelled))
    yield { skeleton: skeletonOf(once), ...whole, rank: RANK.edited, isDoubled: true };
  for (const near of editsOf(skeleton))
    yield { skeleton: near, ...whole, rank: RANK.edited, isEdited: true };
  if (spelled !== skeleton) {
    for (const near of editsOf(spelled))
      yield { skeleton: skeletonOf(near), ...whole, rank: RANK.edited, isEdited: true };
  }
  if (most <= RANK.edited) return;
  for (const core of [...cores, ...beside]) {
    if (core.weight < 3)
      yield {
        ...part(skeleton, core),
        rank: core.weight > 0 ? RANK.besideKeyword : RANK.amongOthers,
      };
  }
  for (const core of [...cores.slice(0, MAX_EDITED_CORES), ...beside]) {
    if (core.weight === 0 && core.end - core.start < MIN_TO_EDIT_ALONE) continue;
    const own = part(skeleton, core);
    for (const near of editsOf(own.skeleton))
      yield { ...own, skeleton: near, rank: RANK.besideKeyword, isEdited: true };
    for (const once of withoutRepeats(own.skeleton))
      yield { ...own, skeleton: once, rank: RANK.besideKeyword, isDoubled: true };
    if (core.isWord && core.end - core.start === MIN_TO_EDIT - 1) {
      const near =
        core.weight === 3
          ? [...swapsOf(own.skeleton), ...additionsTo(own.skeleton)]
          : swapsOf(own.skeleton);
      for (const each of near)
        yield { ...own, skeleton: each, rank: RANK.besideKeyword, isEdited: true };
    }
  }
  for (let start = 0; start <= skeleton.length - MIN_HELD; start += 1) {
    for (let end = skeleton.length; end >= start + MIN_HELD; end -= 1) {
      yield {
        ...part(skeleton, { start, end, weight: weightAround(skeleton, words, { start, end }) }),
        rank: RANK.amongOthers,
      };
    }
  }
}

// The words, each with the highest weight of the others, as in `rain-bahrain-login`.
function wordsBeside(words: readonly Word[]) {
  return words.flatMap(({ start, end }, place) => {
    if (end - start < MIN_BESIDE_KEYWORDS) return [];
    const others = words.filter((_, other) => other !== place);
    const weight = Math.max(0, ...others.map((other) => other.weight)) as Weight;
    return [{ start, end, weight, isWord: true as const }];
  });
}

// The rests within a word.
function coresWithin(skeleton: string, { start, end, weight }: Core): Core[] {
  return coresOf(skeleton.slice(start, end)).map((core) => ({
    start: start + core.start,
    end: start + core.end,
    weight: max(weight, core.weight),
  }));
}

// The text with one of two equal letters in a row.
function* withoutRepeats(skeleton: string): Generator<string> {
  for (let at = 1; at < skeleton.length; at += 1) {
    if (skeleton[at] === skeleton[at - 1]) yield skeleton.slice(0, at) + skeleton.slice(at + 1);
  }
}

interface Core {
  start: number;
  end: number;
  weight: Weight;
  isWord?: true;
}

function part(skeleton: string, core: Core) {
  return { ...core, skeleton: skeleton.slice(core.start, core.end) };
}

// The rests after keywords are removed from the ends, one after another.
function coresOf(skeleton: string): Core[] {
  const found = new Map<string, Core>();
  const open: Core[] = [{ start: 0, end: skeleton.length, weight: 0 }];
  for (let core = open.pop(); core && found.size < MAX_CORES; core = open.pop()) {
    const { start, end, weight } = core;
    const rest = skeleton.slice(start, end);
    const smaller = [
      ...keywordsAt('start', rest).map((each) => ({
        start: start + each.skeleton.length,
        end,
        weight: max(weight, each.weight),
      })),
      ...keywordsAt('end', rest).map((each) => ({
        start,
        end: end - each.skeleton.length,
        weight: max(weight, each.weight),
      })),
    ];
    for (const each of smaller) {
      const key = `${each.start} ${each.end} ${each.weight}`;
      if (each.end - each.start < MIN_BESIDE_KEYWORDS || found.has(key)) continue;
      found.set(key, each);
      open.push(each);
    }
  }
  return [...found.values()].sort((a, b) => b.end - b.start - (a.end - a.start));
}

// The highest weight of the longer keywords before and after a part.
function weightAround(
  skeleton: string,
  words: readonly Word[],
  own: Pick<Core, 'start' | 'end'>,
): Weight {
  const ends = [
    ...keywordsAt('start', skeleton.slice(0, own.start)),
    ...keywordsAt('end', skeleton.slice(own.end)),
  ].filter((each) => each.skeleton.length >= MIN_AT_AN_END);
  const others = words.filter(({ start, end }) => end <= own.start || start >= own.end);
  return [...ends, ...others].reduce<Weight>((most, each) => max(most, each.weight), 0);
}

function max(one: Weight, other: Weight): Weight {
  return one > other ? one : other;
}

// Every text one edit away: a letter missing, added, replaced, or two swapped.
function* editsOf(skeleton: string): Generator<string> {
  if (skeleton.length < MIN_TO_EDIT || skeleton.length > MAX_TO_EDIT) return;
  for (let at = 0; at < skeleton.length; at += 1) {
    const [before, after] = [skeleton.slice(0, at), skeleton.slice(at + 1)];
    yield before + after;
    for (const letter of LETTERS) yield before + letter + after;
  }
  yield* swapsOf(skeleton);
  yield* additionsTo(skeleton);
}

function* swapsOf(skeleton: string): Generator<string> {
  for (let at = 1; at < skeleton.length; at += 1) {
    yield skeleton.slice(0, at - 1) + skeleton[at] + skeleton[at - 1] + skeleton.slice(at + 1);
  }
}

function* additionsTo(skeleton: string): Generator<string> {
  for (let at = 0; at <= skeleton.length; at += 1) {
    for (const letter of LETTERS) yield skeleton.slice(0, at) + letter + skeleton.slice(at);
  }
}
