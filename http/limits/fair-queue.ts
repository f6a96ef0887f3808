import type { Share } from '#http/visitor/networks.ts';

/** Ends a turn; calling it again does nothing. */
export type EndTurn = () => void;

export interface FairQueue {
  /**
   * Waits for a turn in `share`; null: a share of its own. Resolves to null where the queue is full, or
   * once `left` aborts.
   */
  turn(share: Share | null, left?: AbortSignal): Promise<EndTurn | null>;
  figures(): { running: number; waiting: number; refused: number };
}

interface Limits {
  /** How many have a turn at once. */
  atOnce: number;
  mostWaiting: number;
  /** A turn that is not ended by then counts as ended, so that work that hangs does not hold the queue for ever. */
  longestTurnMs: number;
}

interface Waiting {
  block: string | symbol;
  network: string | symbol;
  admit: (end: EndTurn | null) => void;
}

/** Requests of one network, the oldest first; in the networks of one block, whose turn is next first. */
type Networks = Map<string | symbol, Waiting[]>;

/**
 * Lets a few work at once and queues the rest, round robin over blocks of networks, and within a block over networks.
 * When the queue is full, the block with the most waiting loses the newest request of its network with the most, so a
 * limit is felt only under contention (longest queue drop).
 */
export function fairQueue({ atOnce, mostWaiting, longestTurnMs }: Limits): FairQueue {
  // In the order of their turns: a Map keeps the order of insertion.
  const blocks = new Map<string | symbol, Networks>();
  let running = 0;
  /** Set until the event loop has come round: rendering is all microtasks, and I/O must be heard between two of them. */
  let isResting = false;
  let waiting = 0;
  let refused = 0;

  function begin(): EndTurn {
    running += 1;
    isResting = true;
    setImmediate(() => {
      isResting = false;
      admitNext();
    });
    let isRunning = true;
    const end = () => {
      if (!isRunning) return;
      isRunning = false;
      clearTimeout(limit);
      running -= 1;
      admitNext();
    };
    const limit = setTimeout(end, longestTurnMs).unref();
    return end;
  }

  function admitNext(): void {
    if (isResting || running >= atOnce) return;
    const [networks] = blocks.values();
    const [requests] = networks?.values() ?? [];
    const first = requests?.[0];
    if (!networks || !first) return;
    remove(first);
    // The next one of this network, and of this block, waits for those of all others.
    moveToEnd(networks, first.network);
    moveToEnd(blocks, first.block);
    first.admit(begin());
  }

  function add(request: Waiting): void {
    const networks: Networks = blocks.get(request.block) ?? new Map();
    const requests = networks.get(request.network) ?? [];
    requests.push(request);
    networks.set(request.network, requests);
    blocks.set(request.block, networks);
    waiting += 1;
  }

  function remove({ block, network, admit }: Waiting): void {
    const networks = blocks.get(block);
    const requests = networks?.get(network);
    const place = requests?.findIndex((request) => request.admit === admit) ?? -1;
    if (!networks || !requests || place === -1) return;
    requests.splice(place, 1);
    if (requests.length === 0) networks.delete(network);
    if (networks.size === 0) blocks.delete(block);
    waiting -= 1;
  }

  function refuse(request: Waiting): void {
    remove(request);
    refused += 1;
    request.admit(null);
  }

  function newestOfMost(): Waiting | undefined {
    const networks = lastWithMost([...blocks.values()], countWaiting);
    return lastWithMost([...(networks?.values() ?? [])], ({ length }) => length)?.at(-1);
  }

  return {
    turn(share, left) {
      if (left?.aborted) return Promise.resolve(null);
      if (!isResting && running < atOnce) return Promise.resolve(begin());
      return new Promise((admit) => {
        const alone = Symbol('a share of its own');
        const request: Waiting = { ...(share ?? { block: alone, network: alone }), admit };
        add(request);
        left?.addEventListener('abort', () => {
          remove(request);
          admit(null);
        });
        const newest = waiting > mostWaiting && newestOfMost();
        if (newest) refuse(newest);
      });
    },
    figures: () => ({ running, waiting, refused }),
  };
}

function moveToEnd<Key, Value>(map: Map<Key, Value>, key: Key): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}

function countWaiting(networks: Networks): number {
  return [...networks.values()].reduce((sum, { length }) => sum + length, 0);
}

// The last of equals, whose turn is farthest away.
function lastWithMost<T>(items: T[], countOf: (item: T) => number): T | undefined {
  let most: T | undefined;
  let mostCount = 0;
  for (const item of items) {
    const count = countOf(item);
    if (count >= mostCount) {
      most = item;
      mostCount = count;
    }
  }
  return most;
}
