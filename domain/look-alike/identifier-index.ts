import type { Kind } from '#domain/listing/kind.ts';
import {
  IDENTIFIER_FIELDS,
  type IdentifiedListing,
  type Identifier,
  identifiersOf,
  listingKey,
  skeletonsOf,
} from './identifiers.ts';
import type { FindIdentifiers } from './likeness.ts';
import { hashedPlaces } from './lookup/hashed-places.ts';

type Key = Pick<Identifier, 'kind' | 'id'>;

/** The identifiers of listings by folded form. */
export interface IdentifierIndex {
  /** Adds a listing, in place of an earlier state of it. Returns false if that has the same identifiers. */
  set(listing: IdentifiedListing): boolean;
  remove(key: Key): void;
  find: FindIdentifiers;
  /** The identifiers of a listing. */
  of(key: Key): Identifier[];
  /** The number of listings. */
  count(): number;
  /** Whether most of its memory holds former states. */
  isWasteful(): boolean;
}

const FIRST_BYTES = 64 * 1024;
const SORTS = ['domain', 'account', 'name', 'symbol', 'address'] as const;
const SERVICES = [undefined, 'twitter', 'telegram', 'github', 'reddit'] as const;
/** Begins the line of a listing; its identifiers' lines follow. Identifiers hold no tab and no line break. */
const LISTING = '\r';

/**
 * Makes an empty index. Its lines are bytes outside of V8's heap: 100,000 listings have a million forms, of which hardly any is
 * ever looked up, and each garbage collection would mark them all.
 */
export function indexIdentifiers(): IdentifierIndex {
  const lines = growingLines();
  const bySkeleton = hashedPlaces();
  const byKey = hashedPlaces();
  let count = 0;
  let former = 0;

  function keyAt(place: number): Key {
    const [kind, id = ''] = lines.at(lines.before(place, LISTING)).slice(1).split(' ');
    return { kind: kind as Kind, id };
  }

  function* identifiersAfter(place: number, key: Key): Generator<[number, Identifier]> {
    for (let at = lines.after(place); at < lines.length(); at = lines.after(at)) {
      const line = lines.at(at);
      if (line.startsWith(LISTING)) return;
      yield [at, read(line, key)];
    }
  }

  function placeOf(key: Key): number | undefined {
    return byKey
      .find(listingKey(key))
      .find((place) => lines.at(place) === LISTING + listingKey(key));
  }

  function remove(key: Key): void {
    const place = placeOf(key);
    if (place === undefined) return;
    for (const [at, identifier] of identifiersAfter(place, key)) {
      for (const skeleton of skeletonsOf(identifier)) bySkeleton.remove(skeleton, at);
    }
    byKey.remove(listingKey(key), place);
    count -= 1;
    former += 1;
  }

  function of(key: Key): Identifier[] {
    const place = placeOf(key);
    if (place === undefined) return [];
    return [...identifiersAfter(place, key)].map(([, identifier]) => identifier);
  }

  function isAsBefore(key: Key, now: ReadonlyMap<string, Identifier>): boolean {
    if (placeOf(key) === undefined) return false;
    const before = of(key).map(written);
    return before.length === now.size && before.every((line) => now.has(line));
  }

  return {
    remove,
    of,
    set(listing) {
      const identifiers = new Map(identifiersOf(listing).map((each) => [written(each), each]));
      if (isAsBefore(listing, identifiers)) return false;
      remove(listing);
      byKey.add(listingKey(listing), lines.add(LISTING + listingKey(listing)));
      count += 1;
      for (const [line, identifier] of identifiers) {
        const place = lines.add(line);
        for (const skeleton of new Set(skeletonsOf(identifier))) bySkeleton.add(skeleton, place);
      }
      return true;
    },
    find(skeleton) {
      const found = bySkeleton.find(skeleton).flatMap((place) => {
        const identifier = read(lines.at(place), keyAt(place));
        return skeletonsOf(identifier).includes(skeleton) ? [identifier] : [];
      });
      return found.length > 1 ? found.sort(byListing) : found;
    },
    count: () => count,
    isWasteful: () => former > count,
  };
}

function growingLines() {
  let bytes = Buffer.alloc(FIRST_BYTES);
  let length = 0;
  const endOf = (place: number) => bytes.indexOf('\n', place);
  return {
    length: () => length,
    /** Returns the line's place. */
    add(line: string): number {
      const place = length;
      const needed = place + Buffer.byteLength(line) + 1;
      if (needed > bytes.length) {
        const longer = Buffer.alloc(Math.max(bytes.length * 2, needed));
        bytes.copy(longer);
        bytes = longer;
      }
      length += bytes.write(`${line}\n`, place);
      return place;
    },
    at: (place: number) => bytes.toString('utf8', place, endOf(place)),
    after: (place: number) => endOf(place) + 1,
    /** The place of the last `mark` up to a place. */
    before: (place: number, mark: string) => bytes.lastIndexOf(mark, place),
  };
}

// The order of the lines tells which listing was changed last.
function byListing(one: Identifier, other: Identifier): number {
  if (one.kind === other.kind && one.id === other.id) return 0;
  return listingKey(one) < listingKey(other) ? -1 : 1;
}

// Field, sort and service by their places, the text, and the label if it is another.
function written({ field, sort, service, text, label }: Identifier): string {
  const places = [IDENTIFIER_FIELDS.indexOf(field), SORTS.indexOf(sort), SERVICES.indexOf(service)];
  return `${places.join('')}${text}${label === text ? '' : `\t${label}`}`;
}

function read(line: string, { kind, id }: Key): Identifier {
  const [field, sort, service] = [...line.slice(0, 3)].map(Number);
  const [text = '', label = text] = line.slice(3).split('\t');
  const known = SERVICES[service ?? 0];
  return {
    kind,
    id,
    field: IDENTIFIER_FIELDS[field ?? 0] ?? 'name',
    sort: SORTS[sort ?? 0] ?? 'name',
    text,
    label,
    ...(known && { service: known }),
  };
}
