import type { Kind } from '#db/schema.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { Difference } from './difference.ts';
import {
  keyOf,
  lettersAlone,
  type Mark,
  type MarkField,
  marksOf,
  shownMark,
} from './identifiers.ts';
import { lookOf } from './letters.ts';
import { type FindMarks, likenessesOf, type Match } from './likeness.ts';

/** A domain or handle of a listing that looks like another listing's, and how it differs. */
export interface OwnLikeness {
  field: MarkField;
  text: string;
  other: Pick<Mark, 'kind' | 'id' | 'field' | 'text'>;
  differences: Difference[];
}

const A_LETTER_OFF = 2;

/** Which of a listing's own domains and handles look like those of others, each listing once. */
export function ownLikenesses(listing: Listing, find: FindMarks): OwnLikeness[] {
  const own = marksOf({ ...listing, name: null, symbol: null, whitepaper: null });
  const house = houseOf(listing, own, find);
  const isOthers = (mark: Mark) => isPlace(mark) && !house.has(keyOf(mark));
  const found = own.filter(isPlace).flatMap((mark) =>
    likenessesOf(mark.label, find, isOthers, A_LETTER_OFF)
      .map((like) => ({ mark, other: like.mark, differences: withEnding(mark, like) }))
      .filter(tells),
  );
  const others = found.map(({ other }) => keyOf(other));
  const once = found.filter(({ other }, place) => others.indexOf(keyOf(other)) === place);
  return once.map(({ mark, other, differences }) => ({
    field: mark.field,
    text: shownMark(mark),
    other: { kind: other.kind, id: other.id, field: other.field, text: shownMark(other) },
    differences,
  }));
}

// Listings that share a domain or an account are of one house, and there names are alike.
function houseOf(
  { kind, id }: { kind: Kind; id: string },
  own: Mark[],
  find: FindMarks,
): Set<string> {
  const shared = own
    .filter(isPlace)
    .flatMap((mark) =>
      find(lookOf(lettersAlone(mark.label))).filter((other) => isSame(mark, other)),
    );
  return new Set([keyOf({ kind, id }), ...shared.map(keyOf)]);
}

function isPlace({ sort }: Mark): boolean {
  return sort === 'domain' || sort === 'account';
}

function isSame(one: Mark, other: Mark): boolean {
  return (
    one.sort === other.sort &&
    one.service === other.service &&
    one.text.toLowerCase() === other.text.toLowerCase()
  );
}

function withEnding(mark: Mark, { mark: other, differences }: Match): Difference[] {
  if (mark.sort !== 'domain' || other.sort !== 'domain') return differences;
  const [ending, expected] = [mark, other].map(({ text, label }) => text.slice(label.length));
  if (ending === undefined || expected === undefined || ending === expected) return differences;
  return [...differences, { what: 'ending', shown: ending, expected, isHosted: false }];
}

// One name at two services is no likeness of the other's, and many a name holds another.
function tells({ differences }: Pick<Match, 'differences'>): boolean {
  if (differences.length === 0) return false;
  return differences.every((difference) => difference.what !== 'added' || difference.isCall);
}
