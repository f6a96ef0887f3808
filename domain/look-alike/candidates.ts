import { lookOf } from './letters/letters.ts';
import { hasCall, type Lure, luresAt } from './lures.ts';

/** Shorter names have too many others one edit away. */
const FEWEST_TO_EDIT = 5;
/** The shortest rest beside generic words. */
const FEWEST_BESIDE_LURES = 3;
/** The shortest name looked for within another. */
const FEWEST_HELD = 6;
const FEWEST_HELD_AS_WORD = 5;
/** The longest text that is searched. */
const MOST_CORES = 40;
const MOST_EDITED_CORES = 4;
/** The letters of folded forms. */
export const LETTERS = [...'abcdefghjklmnopqrstuvwxyz6'];

/** A folded form to look up, and the part of the text that it stands for. */
export interface Candidate {
  look: string;
  start: number;
  end: number;
  /** 0: the whole text. 1: beside luring words. 2: one edit away. 3: beside generic words. 4: among other words. */
  rank: number;
  /** It is told from the text so surely that a short name or a common word counts too. */
  isSure?: true;
  /** A whole word of the text. */
  isWord?: true;
}

/**
 * The forms that `look` may imitate, the likeliest first, up to rank `most`. `words` are the places where its words begin and
 * end; `spelled` is the text with the letters that are read as one apart.
 */
export function* candidatesFor(
  look: string,
  words: readonly [number, number][],
  { most, spelled }: { most: number; spelled: string },
): Generator<Candidate> {
  const whole = { start: 0, end: look.length };
  yield { look, ...whole, rank: 0 };
  const cores = coresOf(look);
  for (const core of cores) if (core.isCall) yield { ...part(look, core), rank: 1, isSure: true };
  for (const word of besideCalls(look, words)) yield { ...part(look, word), rank: 1, isSure: true };
  if (most <= 1) return;
  for (const once of withoutRepeats(look)) yield { look: once, ...whole, rank: 2, isSure: true };
  for (const near of editsOf(look)) yield { look: near, ...whole, rank: 2 };
  if (spelled !== look) {
    for (const near of editsOf(spelled)) yield { look: lookOf(near), ...whole, rank: 2 };
  }
  if (most <= 2) return;
  for (const core of cores) if (!core.isCall) yield { ...part(look, core), rank: 3 };
  for (const core of cores.slice(0, MOST_EDITED_CORES)) {
    const own = part(look, core);
    for (const near of editsOf(own.look)) yield { ...own, look: near, rank: 3 };
  }
  for (const [start, end] of words) {
    const isWord = true as const;
    if (end - start >= FEWEST_HELD_AS_WORD)
      yield { ...part(look, { start, end }), rank: 4, isWord };
  }
  for (let start = 0; start <= look.length - FEWEST_HELD; start += 1) {
    for (let end = look.length; end >= start + FEWEST_HELD; end -= 1) {
      yield { ...part(look, { start, end }), rank: 4 };
    }
  }
}

// Words beside a word that asks to act, as in `rain-bahrain-login`.
function* besideCalls(look: string, words: readonly [number, number][]) {
  const texts = words.map(([start, end]) => look.slice(start, end));
  for (const [place, [start, end]] of words.entries()) {
    const others = texts.filter((_, other) => other !== place);
    if (end - start >= FEWEST_BESIDE_LURES && hasCall(others)) yield { start, end };
  }
}

// The text with one of two equal letters in a row.
function* withoutRepeats(look: string): Generator<string> {
  for (let at = 1; at < look.length; at += 1) {
    if (look[at] === look[at - 1]) yield look.slice(0, at) + look.slice(at + 1);
  }
}

function part(look: string, { start, end }: { start: number; end: number }) {
  return { look: look.slice(start, end), start, end };
}

interface Core {
  start: number;
  end: number;
  isCall: boolean;
}

// The rests after such words are removed from the ends, one after another.
function coresOf(look: string): Core[] {
  const found = new Map<string, Core>();
  const open: Core[] = [{ start: 0, end: look.length, isCall: false }];
  for (let core = open.pop(); core && found.size < MOST_CORES; core = open.pop()) {
    const { start, end, isCall } = core;
    const rest = look.slice(start, end);
    const less = (side: 'start' | 'end', by: (lure: Lure) => Pick<Core, 'start' | 'end'>) =>
      luresAt(side, rest).map((lure) => ({ ...by(lure), isCall: isCall || lure.isCall }));
    const smaller = [
      ...less('start', (lure) => ({ start: start + lure.look.length, end })),
      ...less('end', (lure) => ({ start, end: end - lure.look.length })),
    ];
    for (const each of smaller) {
      const key = `${each.start} ${each.end} ${each.isCall}`;
      if (each.end - each.start < FEWEST_BESIDE_LURES || found.has(key)) continue;
      found.set(key, each);
      open.push(each);
    }
  }
  return [...found.values()].sort((a, b) => b.end - b.start - (a.end - a.start));
}

// Every text one edit away: a letter missing, added, replaced, or two swapped.
function* editsOf(look: string): Generator<string> {
  if (look.length < FEWEST_TO_EDIT) return;
  for (let at = 0; at <= look.length; at += 1) {
    const [before, after] = [look.slice(0, at), look.slice(at)];
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
    for (const letter of LETTERS) {
      if (after) yield before + letter + after.slice(1);
      yield before + letter + after;
    }
  }
}
