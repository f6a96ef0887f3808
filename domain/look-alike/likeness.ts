import { compareLetters, lettersShown } from './compare.ts';
import type { Difference } from './difference.ts';
import { type Identifier, skeletonsOf } from './identifiers.ts';
import { type Letter, lettersAlone, lettersOf, skeletonOf, spellingOf } from './letters/letters.ts';
import {
  type Candidate,
  candidatesFor,
  MIN_TO_EDIT_ALONE,
  RANK,
  type Rank,
} from './words/candidates.ts';
import type { Around } from './words/endings.ts';
import { isOrdinary, isOtherWord, neededWeight, type Weight } from './words/keywords.ts';
import { wordsIn } from './words/words.ts';

/** A listing's identifier that a text is or looks like, and the differences; none where it is the listing's own. */
export interface Match {
  identifier: Identifier;
  differences: Difference[];
}

export interface Likeness extends Match {
  /** The rank of its candidate. */
  rank: Rank;
}

export type FindIdentifiers = (skeleton: string) => readonly Identifier[];

const NOTHING: Around = { weight: 0, isCheap: false };
/** The least part of a text that a name held in it must be. */
const MIN_SHARE = 0.4;
/** Shorter texts look like too much. */
const MIN_LETTERS = 3;
const MIN_APART = 5;
const MIN_OF_A_SYMBOL = 4;

/** The identifiers that `text` looks most like, all of one rank up to `most`; empty without a match. */
export function likenessesOf(
  text: string,
  find: FindIdentifiers,
  isMeant: (identifier: Identifier) => boolean,
  { most = RANK.amongOthers, around = NOTHING }: { most?: Rank; around?: Around } = {},
): Likeness[] {
  const { letters, words } = wordsIn(text);
  const skeleton = letters.map(({ key }) => key).join('');
  if (skeleton.length < MIN_LETTERS) return [];
  const spelled = spellingOf(letters);
  const found = new Map<string, Likeness>();
  let best: number | null = null;
  for (const candidate of candidatesFor(skeleton, words, { most, spelled })) {
    if (best !== null && candidate.rank > best) break;
    for (const identifier of find(candidate.skeleton)) {
      const key = `${identifier.kind} ${identifier.id} ${identifier.field}`;
      if (
        found.has(key) ||
        !counts(identifier, candidate, skeleton, around) ||
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
  return find(skeletonOf(lettersAlone(label))).filter(
    ({ sort, text }) => sort === 'domain' && text === domain,
  );
}

// Short names and ordinary words identify nobody beside other words, except beside keywords.
function counts(identifier: Identifier, candidate: Candidate, text: string, around: Around) {
  const { skeleton, rank, isDoubled, isEdited, isWord } = candidate;
  if (rank === RANK.whole) return true;
  const weight = Math.max(candidate.weight, around.weight) + (around.isCheap ? 1 : 0);
  if (identifier.sort === 'symbol') return countsAsSymbol(candidate, weight);
  if (rank === RANK.besideCall) return true;
  // Nobody imitates a group or an organisation of programmers by a letter.
  if (identifier.field === 'reddit' || identifier.field === 'github') return false;
  const needed = neededWeight(skeleton, { isWord: isWord === true });
  if (rank === RANK.edited && isDoubled) return true;
  if (isEdited) return countsAsEdited(candidate, { text, weight, needed });
  // With its ending a domain is a name only by itself, as `chain.link` is.
  if (skeletonOf(lettersAlone(identifier.label)) !== skeleton) return false;
  if (isWord) return weight >= needed;
  const isShort = skeleton.length < MIN_APART;
  if (rank < RANK.amongOthers) return weight >= (isShort ? Math.max(needed, 2) : needed);
  if (needed > 1) return Math.max(candidate.weight, around.weight) === 3;
  return weight >= 3 || (weight >= needed && skeleton.length >= text.length * MIN_SHARE);
}

function countsAsEdited(
  { skeleton, start, end, rank, isWord }: Candidate,
  { text, weight, needed }: { text: string; weight: number; needed: Weight },
): boolean {
  const written = text.slice(start, end);
  if (needed === 3 || isOtherWord(written)) return false;
  if (rank === RANK.edited) {
    // A name of four letters is found only with a letter too many: other words are as long as the name.
    const isLonger = written.length > skeleton.length && skeleton.length === MIN_APART - 1;
    return skeleton.length >= MIN_APART || (isLonger && needed === 0);
  }
  // Four letters: a word of its own with two of them swapped, as in `app-aaev`.
  if (skeleton.length < MIN_APART) {
    return skeleton.length === MIN_APART - 1 && isWord === true && needed === 0 && weight > 1;
  }
  return (
    weight > needed || (isWord === true && needed === 0 && skeleton.length >= MIN_TO_EDIT_ALONE)
  );
}

function countsAsSymbol(
  { skeleton, rank, isEdited, isDoubled, isWord }: Candidate,
  weight: number,
) {
  if (skeleton.length < MIN_OF_A_SYMBOL || isEdited || isDoubled || isOrdinary(skeleton))
    return false;
  return rank === RANK.besideCall || (isWord === true && weight >= 2);
}

function likeness(
  text: string,
  letters: Letter[],
  { skeleton, start, end, rank }: Candidate,
  identifier: Identifier,
): Likeness {
  const isWhole = !skeletonsOf({ ...identifier, sort: 'name' }).includes(skeleton);
  const written = isWhole ? identifier.text : identifier.label;
  const expected = lettersOf(lettersAlone(written));
  const words = [letters.slice(0, start), letters.slice(end)].map(lettersShown).filter(Boolean);
  const differences = compareLetters(letters.slice(start, end), expected);
  if (words.length > 0)
    differences.push({ what: 'added', words, isCall: rank === RANK.besideCall });
  if (differences.length === 0 && text.toLowerCase() !== written.toLowerCase()) {
    differences.push({ what: 'punctuation' });
  }
  return { identifier, rank, differences };
}
