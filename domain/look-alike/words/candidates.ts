import { lookOf } from '../letters/letters.ts';
import { type Lure, luresAt } from './lures.ts';
import type { Word } from './words.ts';

/** Shorter names have too many others one edit away. */
const MIN_TO_EDIT = 5;
/** Longer texts are sentences; editing each would take tens of milliseconds. */
const MAX_TO_EDIT = 28;
/** The shortest word with an edit among words that do not lure. */
export const MIN_TO_EDIT_ALONE = 7;
/** The shortest rest beside luring words. */
const MIN_BESIDE_LURES = 3;
/** The shortest name looked for within another. */
const MIN_HELD = 6;
/** Shorter luring words begin and end other words. */
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
  /** Beside other luring words. */
  besideKeyword: 3,
  /** Among any words. */
  amongOthers: 4,
} as const;
export type Rank = (typeof RANK)[keyof typeof RANK];

/** A folded form to look up, and the part of the text that it stands for. */
export interface Candidate {
  look: string;
  start: number;
  end: number;
  rank: Rank;
  /** How much the words beside it lure. */
  lure: Lure;
  /** The whole text with a letter doubled: no other word is written so. */
  isDoubled?: true;
  /** One edit away. */
  isEdited?: true;
  /** A whole word of the text. */
  isWord?: true;
}

/**
 * The forms that `look` may imitate, the likeliest first, up to rank `most`. `spelled` is the text with the letters that are
 * read as one apart.
 */
export function* candidatesFor(
  look: string,
  words: readonly Word[],
  { most, spelled }: { most: number; spelled: string },
): Generator<Candidate> {
  const whole = { start: 0, end: look.length, lure: 0 as Lure };
  yield { look, ...whole, rank: RANK.whole };
  const beside = wordsBeside(words);
  const cores = [...coresOf(look), ...beside.flatMap((word) => coresWithin(look, word))];
  for (const core of [...cores, ...beside]) {
    if (core.lure === 3) yield { ...part(look, core), rank: RANK.besideCall };
  }
  if (most <= 1) return;
  for (const once of withoutRepeats(look))
    yield { look: once, ...whole, rank: RANK.edited, isDoubled: true };
  // Two letters that are read as one may be a letter doubled: `aavve`.
  for (const once of withoutRepeats(spelled))
    yield { look: lookOf(once), ...whole, rank: RANK.edited, isDoubled: true };
  for (const near of editsOf(look))
    yield { look: near, ...whole, rank: RANK.edited, isEdited: true };
  if (spelled !== look) {
    for (const near of editsOf(spelled))
      yield { look: lookOf(near), ...whole, rank: RANK.edited, isEdited: true };
  }
  if (most <= 2) return;
  for (const core of [...cores, ...beside]) {
    if (core.lure < 3)
      yield { ...part(look, core), rank: core.lure > 0 ? RANK.besideKeyword : RANK.amongOthers };
  }
  for (const core of [...cores.slice(0, MAX_EDITED_CORES), ...beside]) {
    if (core.lure === 0 && core.end - core.start < MIN_TO_EDIT_ALONE) continue;
    const own = part(look, core);
    for (const near of editsOf(own.look))
      yield { ...own, look: near, rank: RANK.besideKeyword, isEdited: true };
    for (const once of withoutRepeats(own.look))
      yield { ...own, look: once, rank: RANK.besideKeyword, isDoubled: true };
    if (core.isWord && core.end - core.start === MIN_TO_EDIT - 1) {
      const near =
        core.lure === 3 ? [...swapsOf(own.look), ...additionsTo(own.look)] : swapsOf(own.look);
      for (const each of near)
        yield { ...own, look: each, rank: RANK.besideKeyword, isEdited: true };
    }
  }
  for (let start = 0; start <= look.length - MIN_HELD; start += 1) {
    for (let end = look.length; end >= start + MIN_HELD; end -= 1) {
      yield {
        ...part(look, { start, end, lure: lureAround(look, words, { start, end }) }),
        rank: RANK.amongOthers,
      };
    }
  }
}

// The words, each with what lures most beside it, as in `rain-bahrain-login`.
function wordsBeside(words: readonly Word[]) {
  return words.flatMap(({ start, end }, place) => {
    if (end - start < MIN_BESIDE_LURES) return [];
    const others = words.filter((_, other) => other !== place);
    const lure = Math.max(0, ...others.map((other) => other.lure)) as Lure;
    return [{ start, end, lure, isWord: true as const }];
  });
}

// The rests within a word.
function coresWithin(look: string, { start, end, lure }: Core): Core[] {
  return coresOf(look.slice(start, end)).map((core) => ({
    start: start + core.start,
    end: start + core.end,
    lure: max(lure, core.lure),
  }));
}

// The text with one of two equal letters in a row.
function* withoutRepeats(look: string): Generator<string> {
  for (let at = 1; at < look.length; at += 1) {
    if (look[at] === look[at - 1]) yield look.slice(0, at) + look.slice(at + 1);
  }
}

interface Core {
  start: number;
  end: number;
  lure: Lure;
  isWord?: true;
}

function part(look: string, core: Core) {
  return { ...core, look: look.slice(core.start, core.end) };
}

// The rests after luring words are removed from the ends, one after another.
function coresOf(look: string): Core[] {
  const found = new Map<string, Core>();
  const open: Core[] = [{ start: 0, end: look.length, lure: 0 }];
  for (let core = open.pop(); core && found.size < MAX_CORES; core = open.pop()) {
    const { start, end, lure } = core;
    const rest = look.slice(start, end);
    const smaller = [
      ...luresAt('start', rest).map((each) => ({
        start: start + each.look.length,
        end,
        lure: max(lure, each.lure),
      })),
      ...luresAt('end', rest).map((each) => ({
        start,
        end: end - each.look.length,
        lure: max(lure, each.lure),
      })),
    ];
    for (const each of smaller) {
      const key = `${each.start} ${each.end} ${each.lure}`;
      if (each.end - each.start < MIN_BESIDE_LURES || found.has(key)) continue;
      found.set(key, each);
      open.push(each);
    }
  }
  return [...found.values()].sort((a, b) => b.end - b.start - (a.end - a.start));
}

// The weights of the longer luring words before and after a part.
function lureAround(look: string, words: readonly Word[], own: Pick<Core, 'start' | 'end'>): Lure {
  const ends = [
    ...luresAt('start', look.slice(0, own.start)),
    ...luresAt('end', look.slice(own.end)),
  ].filter((each) => each.look.length >= MIN_AT_AN_END);
  const others = words.filter(({ start, end }) => end <= own.start || start >= own.end);
  return [...ends, ...others].reduce<Lure>((most, each) => max(most, each.lure), 0);
}

function max(one: Lure, other: Lure): Lure {
  return one > other ? one : other;
}

// Every text one edit away: a letter missing, added, replaced, or two swapped.
function* editsOf(look: string): Generator<string> {
  if (look.length < MIN_TO_EDIT || look.length > MAX_TO_EDIT) return;
  for (let at = 0; at < look.length; at += 1) {
    const [before, after] = [look.slice(0, at), look.slice(at + 1)];
    yield before + after;
    for (const letter of LETTERS) yield before + letter + after;
  }
  yield* swapsOf(look);
  yield* additionsTo(look);
}

function* swapsOf(look: string): Generator<string> {
  for (let at = 1; at < look.length; at += 1) {
    yield look.slice(0, at - 1) + look[at] + look[at - 1] + look.slice(at + 1);
  }
}

function* additionsTo(look: string): Generator<string> {
  for (let at = 0; at <= look.length; at += 1) {
    for (const letter of LETTERS) yield look.slice(0, at) + letter + look.slice(at);
  }
}
