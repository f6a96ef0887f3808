import { type Candidate, candidatesFor } from './candidates.ts';
import { compareLetters, textOf } from './compare.ts';
import type { Difference } from './difference.ts';
import { type Identifier, lettersAlone, looksOf } from './identifiers.ts';
import { type Letter, lettersOf, lookOf } from './letters/letters.ts';
import { hasCall, isCommon, isOrdinary } from './lures.ts';

/** A listing's identifier that a text is or looks like, and the differences; none where it is the listing's own. */
export interface Match {
  identifier: Identifier;
  differences: Difference[];
}

export interface Likeness extends Match {
  /** The rank of its candidate: 0 the same form to 4 among other words. */
  rank: number;
}

export type FindIdentifiers = (look: string) => readonly Identifier[];

const AMONG_OTHERS = 4;
/** The least part of a text that a name held in it must be. */
const LEAST_SHARE = 0.4;
/** Shorter texts look like too much. */
const FEWEST_LETTERS = 3;
const FEWEST_APART = 5;
const FEWEST_AMONG_OTHERS = 4;
/** The longest label of a domain; longer names belong to no listing. */
const MOST_LETTERS = 63;
const BETWEEN_WORDS = /^[\s\-_.·‐-―]+$/u;

/** The identifiers that `text` looks most like, all of one rank up to `most`; empty without a match. */
export function likenessesOf(
  text: string,
  find: FindIdentifiers,
  isMeant: (identifier: Identifier) => boolean,
  most = AMONG_OTHERS,
): Likeness[] {
  const { letters, words } = take(text);
  const look = letters.map(({ key }) => key).join('');
  if (look.length < FEWEST_LETTERS) return [];
  const spelled = letters.map(({ plain }) => plain).join('');
  const isCall = hasCall(words.map(([start, end]) => look.slice(start, end)));
  const found = new Map<string, Likeness>();
  let best: number | null = null;
  for (const candidate of candidatesFor(look, words, { most, spelled })) {
    if (best !== null && candidate.rank > best) break;
    for (const identifier of find(candidate.look)) {
      const key = `${identifier.kind} ${identifier.id} ${identifier.field}`;
      if (
        found.has(key) ||
        !counts(identifier, candidate, { length: look.length, isCall }) ||
        !isMeant(identifier)
      )
        continue;
      best = candidate.rank;
      found.set(key, likeness(text, letters, candidate, identifier));
    }
  }
  return [...found.values()];
}

/** The identifiers of the listings that own a domain. */
export function ownDomain(
  domain: string | null,
  label: string,
  find: FindIdentifiers,
): Identifier[] {
  return find(lookOf(lettersAlone(label))).filter(
    ({ sort, text }) => sort === 'domain' && text === domain,
  );
}

function take(text: string): { letters: Letter[]; words: [number, number][] } {
  const letters: Letter[] = [];
  const words: [number, number][] = [];
  let start = 0;
  const end = () => {
    if (letters.length > start) words.push([start, letters.length]);
    start = letters.length;
  };
  for (const letter of lettersOf(text).slice(0, MOST_LETTERS)) {
    if (BETWEEN_WORDS.test(letter.plain)) end();
    else letters.push(letter);
  }
  end();
  return { letters, words: words.length > 1 ? words : [] };
}

// Short names and common words identify nobody beside other words, unless those ask to act.
function counts(
  { sort }: Identifier,
  candidate: Candidate,
  text: { length: number; isCall: boolean },
) {
  const { look, rank, isSure, isWord } = candidate;
  if (rank === 0) return true;
  if (isSure && sort !== 'symbol') return true;
  if (isCommon(look)) return false;
  if (rank === AMONG_OTHERS && !text.isCall) {
    if (isOrdinary(look) || (!isWord && look.length < text.length * LEAST_SHARE)) return false;
  }
  if (rank === 2) return look.length >= FEWEST_APART && sort !== 'symbol';
  if (sort === 'symbol') return rank === 1 && look.length >= FEWEST_AMONG_OTHERS;
  return rank === 1 || look.length >= FEWEST_AMONG_OTHERS;
}

function likeness(
  text: string,
  letters: Letter[],
  { look, start, end, rank }: Candidate,
  identifier: Identifier,
): Likeness {
  const isWhole = !looksOf({ ...identifier, sort: 'name' }).includes(look);
  const written = isWhole ? identifier.text : identifier.label;
  const expected = lettersOf(lettersAlone(written));
  const words = [letters.slice(0, start), letters.slice(end)].map(textOf).filter(Boolean);
  const differences = compareLetters(letters.slice(start, end), expected);
  if (words.length > 0) differences.push({ what: 'added', words, isCall: rank === 1 });
  if (differences.length === 0 && text.toLowerCase() !== written.toLowerCase()) {
    differences.push({ what: 'punctuation' });
  }
  return { identifier, rank, differences };
}
