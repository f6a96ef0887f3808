const FIRST_SIZE = 1024;
const FIRST_BYTES = 16 * 1024;

/** Ids in their order, each with a number. */
export interface NumberedIds {
  get(id: string): number | undefined;
  set(id: string, number: number): void;
  remove(id: string): void;
  /** The first ids, at most `count`, whose numbers are wanted. */
  first(count: number, isWanted: (number: number) => boolean): string[];
}

/**
 * No ids yet. They are bytes outside of V8's heap, which a map of 100,000 ids fills with 8 MB. Ids are added fastest in their order; the
 * bytes of those removed are not used again.
 */
export function numberedIds(): NumberedIds {
  let bytes = Buffer.alloc(FIRST_BYTES);
  let written = 0;
  /** By the order of the ids: where the bytes of each begin. The first byte is the length. */
  let places = new Uint32Array(FIRST_SIZE);
  let numbers = new Uint32Array(FIRST_SIZE);
  let count = 0;

  function idAt(index: number): string {
    const place = places[index] ?? 0;
    return bytes.toString('utf8', place + 1, place + 1 + (bytes[place] ?? 0));
  }

  /** The number of ids in front of this one. */
  function indexOf(id: string): number {
    if (count === 0 || idAt(count - 1) < id) return count;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (idAt(middle) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function has(index: number, id: string): boolean {
    return index < count && idAt(index) === id;
  }

  function write(id: string): number {
    const place = written;
    const length = Buffer.byteLength(id);
    if (length > 0xff) throw new Error('the id is too long');
    if (place + 1 + length > bytes.length) bytes = Buffer.concat([bytes], bytes.length * 2);
    bytes[place] = length;
    written += 1 + bytes.write(id, place + 1);
    return place;
  }

  function insert(index: number, id: string, number: number): void {
    if (count === places.length) [places, numbers] = [longer(places), longer(numbers)];
    for (const each of [places, numbers]) each.copyWithin(index + 1, index, count);
    places[index] = write(id);
    numbers[index] = number;
    count += 1;
  }

  return {
    get(id) {
      const index = indexOf(id);
      return has(index, id) ? numbers[index] : undefined;
    },
    set(id, number) {
      const index = indexOf(id);
      if (has(index, id)) numbers[index] = number;
      else insert(index, id, number);
    },
    remove(id) {
      const index = indexOf(id);
      if (!has(index, id)) return;
      for (const each of [places, numbers]) each.copyWithin(index, index + 1, count);
      count -= 1;
    },
    first(most, isWanted) {
      const found: string[] = [];
      for (let index = 0; index < count && found.length < most; index += 1) {
        if (isWanted(numbers[index] ?? 0)) found.push(idAt(index));
      }
      return found;
    },
  };
}

function longer(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const doubled = new Uint32Array(numbers.length * 2);
  doubled.set(numbers);
  return doubled;
}
