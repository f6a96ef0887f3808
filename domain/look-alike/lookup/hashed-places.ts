/** A power of two. */
const FIRST_SIZE = 1024;
/** The part of the slots that may be taken: beyond it, looking up takes longer and longer. */
const MAX_LOAD = 0.75;
/** A slot holds a place + 1, or one of these. */
const FREE = 0;
const REMOVED = 0xffff_ffff;

/**
 * Numbers by texts, in typed arrays outside of V8's heap. Texts are told apart by a hash of 32 bits, so that the caller has to
 * compare what is found. A place is a number below 2³² - 2.
 */
export interface HashedPlaces {
  add(text: string, place: number): void;
  /** The places under a text of this hash, in ascending order. */
  find(text: string): number[];
  remove(text: string, place: number): void;
}

/** Hashed places without an entry: an open-addressing table, with a step of its own for each hash, since many texts are equal. */
export function hashedPlaces(): HashedPlaces {
  let hashes = new Uint32Array(FIRST_SIZE);
  let slots = new Uint32Array(FIRST_SIZE);
  let taken = 0;

  /** The slot after this one in the sequence of a hash. The step is odd, so that the sequence reaches each slot. */
  const after = (at: number, hash: number) => (at + ((hash >>> 16) | 1)) & (slots.length - 1);
  const first = (hash: number) => hash & (slots.length - 1);

  function put(hash: number, held: number): void {
    let at = first(hash);
    while (slots[at] !== FREE) at = after(at, hash);
    hashes[at] = hash;
    slots[at] = held;
    taken += 1;
  }

  function grow(): void {
    const [oldHashes, oldSlots] = [hashes, slots];
    hashes = new Uint32Array(oldSlots.length * 2);
    slots = new Uint32Array(oldSlots.length * 2);
    taken = 0;
    for (const [at, held] of oldSlots.entries()) {
      if (held !== FREE && held !== REMOVED) put(oldHashes[at] ?? 0, held);
    }
  }

  return {
    add(text, place) {
      if (taken + 1 > slots.length * MAX_LOAD) grow();
      put(hash32(text), place + 1);
    },
    find(text) {
      const hash = hash32(text);
      const found: number[] = [];
      for (let at = first(hash); slots[at] !== FREE; at = after(at, hash)) {
        const held = slots[at] ?? FREE;
        if (hashes[at] === hash && held !== REMOVED) found.push(held - 1);
      }
      return found.sort((one, other) => one - other);
    },
    remove(text, place) {
      const hash = hash32(text);
      for (let at = first(hash); slots[at] !== FREE; at = after(at, hash)) {
        if (hashes[at] === hash && slots[at] === place + 1) slots[at] = REMOVED;
      }
    },
  };
}

/** A hash of 32 bits: FNV-1a. */
export function hash32(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  }
  return hash >>> 0;
}
