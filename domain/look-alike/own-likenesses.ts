import { LRUCache } from 'lru-cache';
import type { LookAlikeTag } from '#db/cache-tags.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import type { Difference } from './difference.ts';
import {
  type Identifier,
  type IdentifierField,
  identifiersOf,
  isPlace,
  listingKey,
  shownIdentifier,
} from './identifiers.ts';
import { lettersAlone, skeletonOf } from './letters/letters.ts';
import { type FindIdentifiers, likenessesOf, type Match } from './likeness.ts';
import { tagsOfLookup } from './lookup/look-alike-tags.ts';
import { RANK } from './words/candidates.ts';

/** A domain or handle of a listing that looks like another listing's, and how it differs. */
export interface OwnLikeness {
  field: IdentifierField;
  text: string;
  other: Pick<Identifier, 'kind' | 'id' | 'field' | 'text'>;
  differences: Difference[];
}

/** The domains and handles of a listing that look like other listings', each listing once. */
export function ownLikenesses(listing: Listing, find: FindIdentifiers): OwnLikeness[] {
  const own = placesOf(listing);
  const related = relatedListings(listing, own, find);
  const isOthers = (identifier: Identifier) =>
    isPlace(identifier) && !related.has(listingKey(identifier));
  const found = own.flatMap((identifier) =>
    likenessesOf(identifier.label, find, isOthers, { most: RANK.edited })
      .map((like) => ({
        identifier,
        other: like.identifier,
        differences: withEnding(identifier, like),
      }))
      .filter(tells),
  );
  const others = found.map(({ other }) => listingKey(other));
  const once = found.filter(({ other }, place) => others.indexOf(listingKey(other)) === place);
  return once.map(({ identifier, other, differences }) => ({
    field: identifier.field,
    text: shownIdentifier(identifier),
    other: { kind: other.kind, id: other.id, field: other.field, text: shownIdentifier(other) },
    differences,
  }));
}

/** The cache tags of all that `ownLikenesses` looks for. */
export function tagsOfOwnLikenesses(listing: Listing): LookAlikeTag[] {
  const labels = new Set(placesOf(listing).map(({ label }) => label));
  return ['look-alikes', ...new Set([...labels].flatMap(tagsOfLabel))];
}

/** Some dozen for a label; they are made from hundreds of spellings. */
const tagsByLabel = new LRUCache<string, LookAlikeTag[]>({ max: 500 });

function tagsOfLabel(label: string): LookAlikeTag[] {
  const tags = tagsByLabel.get(label) ?? tagsOfLookup(label);
  tagsByLabel.set(label, tags);
  return tags;
}

function placesOf(listing: Listing): Identifier[] {
  const identifiers = identifiersOf({ ...listing, name: null, symbol: null, whitepaper: null });
  return identifiers.filter(isPlace);
}

// Listings that share a domain or an account belong together, and their names are alike.
function relatedListings(
  { kind, id }: { kind: Kind; id: string },
  own: Identifier[],
  find: FindIdentifiers,
): Set<string> {
  const shared = own.flatMap((identifier) =>
    find(skeletonOf(lettersAlone(identifier.label))).filter((other) => isSame(identifier, other)),
  );
  return new Set([listingKey({ kind, id }), ...shared.map(listingKey)]);
}

function isSame(one: Identifier, other: Identifier): boolean {
  return (
    one.sort === other.sort &&
    one.service === other.service &&
    one.text.toLowerCase() === other.text.toLowerCase()
  );
}

function withEnding(
  identifier: Identifier,
  { identifier: other, differences }: Match,
): Difference[] {
  if (identifier.sort !== 'domain' || other.sort !== 'domain') return differences;
  const [ending, expected] = [identifier, other].map(({ text, label }) => text.slice(label.length));
  if (ending === undefined || expected === undefined || ending === expected) return differences;
  return [...differences, { what: 'ending', shown: ending, expected, isHosted: false }];
}

// A name that is the same on two services, or part of a longer one, does not count.
function tells({ differences }: Pick<Match, 'differences'>): boolean {
  if (differences.length === 0) return false;
  return differences.every((difference) => difference.what !== 'added' || difference.isCall);
}
