const FIRST_SIZE = 1024;
const REMOVED = 0xffff_ffff;

/**
 * Numbers by texts, in typed arrays outside of V8's heap. Texts are told apart by a hash of 32 bits, so that the caller has to
 * compare what is found. A place is a number below 2³² - 1.
 */
export interface HashedPlaces {
  add(text: string, place: number): void;
  /** The places added under a text of this hash, in their order. */
  find(text: string): number[];
  remove(text: string, place: number): void;
}

/** Hashed places without an entry. */
export function hashedPlaces(): HashedPlaces {
  // An entry 0 is none, so that new arrays are empty ones.
  let heads = new Uint32Array(FIRST_SIZE);
  let next = new Uint32Array(FIRST_SIZE);
  let hashes = new Uint32Array(FIRST_SIZE);
  let places = new Uint32Array(FIRST_SIZE);
  let last = 0;

  function link(entry: number): void {
    const at = (hashes[entry] ?? 0) % heads.length;
    next[entry] = heads[at] ?? 0;
    heads[at] = entry;
  }

  function grow(): void {
    next = new Uint32Array(next.length * 2);
    hashes = longer(hashes);
    places = longer(places);
    heads = new Uint32Array(next.length);
    for (let entry = 1; entry <= last; entry += 1) link(entry);
  }

  function* entriesOf(hash: number): Generator<number> {
    for (let entry = heads[hash % heads.length] ?? 0; entry !== 0; entry = next[entry] ?? 0) {
      if (hashes[entry] === hash && places[entry] !== REMOVED) yield entry;
    }
  }

  return {
    add(text, place) {
      last += 1;
      if (last === next.length) grow();
      hashes[last] = hashOf(text);
      places[last] = place;
      link(last);
    },
    find(text) {
      const hash = hashOf(text);
      // Most texts that are looked for are not there.
      if (heads[hash % heads.length] === 0) return [];
      return Array.from(entriesOf(hash), (entry) => places[entry] ?? 0).reverse();
    },
    remove(text, place) {
      for (const entry of entriesOf(hashOf(text))) {
        if (places[entry] === place) places[entry] = REMOVED;
      }
    },
  };
}

function longer(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const doubled = new Uint32Array(numbers.length * 2);
  doubled.set(numbers);
  return doubled;
}

/** A hash of 32 bits: FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  }
  return hash >>> 0;
}
