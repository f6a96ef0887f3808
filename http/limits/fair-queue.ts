import type { Share } from '#http/visitor/networks.ts';

/** Ends a turn; calling it again does nothing. */
export type EndTurn = () => void;

export interface FairQueue {
  /**
   * Waits for a turn in `share`; null: a share of its own. Resolves to null if the request is refused because the queue
   * is full, or when `gone` aborts.
   */
  turn(share: Share | null, gone?: AbortSignal): Promise<EndTurn | null>;
  /** Lets no turn begin until the returned function is called, or for `MAX_ALONE_MS`. */
  hold(): () => void;
  figures(): { running: number; waiting: number; refused: number };
}

interface Limits {
  /** Concurrent turns. */
  maxRunning: number;
  maxWaiting: number;
  /** A longer turn counts as ended, so that work that hangs does not block the queue. */
  maxTurnMs: number;
  /**
   * Whether turns take at most half of the time: after each the queue rests for as long as it took. They are concurrent only
   * while the others wait for something.
   */
  rests?: boolean;
}

/** A turn that took longer was waiting, for a database or another service. */
const MAX_REST_MS = 250;

/** A turn that takes longer is waiting, so that others may begin meanwhile. */
const MAX_ALONE_MS = 100;

interface Waiting {
  block: string | symbol;
  network: string | symbol;
  admit: (end: EndTurn | null) => void;
}

/** Waiting requests by network, oldest first; the networks of a block in the order of their turns. */
type Networks = Map<string | symbol, Waiting[]>;

/**
 * Lets a few requests run at once and queues the rest, round robin over blocks of networks, and within a block over its
 * networks. A full queue refuses the newest request of the busiest network in the block with the most waiting requests
 * (longest queue drop), so the limit affects others only under contention.
 */
export function fairQueue({ maxRunning, maxWaiting, maxTurnMs, rests = false }: Limits): FairQueue {
  const queue = waitingList();
  let running = 0;
  /** Pauses and rests; above 0 nothing is admitted. */
  let holds = 0;
  let refused = 0;

  function begin(): EndTurn {
    const startMs = performance.now();
    running += 1;
    const release = hold();
    // Rendering is all microtasks, and I/O has to run between two renderings.
    if (!rests) setImmediate(release);
    let isRunning = true;
    const end = () => {
      if (!isRunning) return;
      isRunning = false;
      clearTimeout(limit);
      running -= 1;
      if (rests && running + queue.count() > 0) {
        holds += 1;
        setTimeout(endRest, Math.min(performance.now() - startMs, MAX_REST_MS)).unref();
      }
      if (rests) release();
      admitNext();
    };
    const limit = setTimeout(end, maxTurnMs).unref();
    return end;
  }

  function endRest(): void {
    holds -= 1;
    admitNext();
  }

  function admitNext(): void {
    if (holds > 0 || running >= maxRunning) return;
    queue.takeNext()?.admit(begin());
  }

  function hold(): () => void {
    holds += 1;
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(limit);
      endRest();
    };
    const limit = setTimeout(release, MAX_ALONE_MS).unref();
    return release;
  }

  return {
    hold,
    turn(share, gone) {
      if (gone?.aborted) return Promise.resolve(null);
      if (holds === 0 && running < maxRunning) return Promise.resolve(begin());
      return new Promise((admit) => {
        const alone = Symbol('a share of its own');
        const request: Waiting = { ...(share ?? { block: alone, network: alone }), admit };
        queue.add(request);
        gone?.addEventListener('abort', () => {
          queue.remove(request);
          admit(null);
        });
        const dropped = queue.count() > maxWaiting && queue.newestOfMost();
        if (!dropped) return;
        queue.remove(dropped);
        refused += 1;
        dropped.admit(null);
      });
    },
    figures: () => ({ running, waiting: queue.count(), refused }),
  };
}

// Maps iterate in order of insertion: here, in the order of turns.
function waitingList() {
  const blocks = new Map<string | symbol, Networks>();
  let count = 0;

  function remove({ block, network, admit }: Waiting): void {
    const networks = blocks.get(block);
    const requests = networks?.get(network);
    const place = requests?.findIndex((request) => request.admit === admit) ?? -1;
    if (!networks || !requests || place === -1) return;
    requests.splice(place, 1);
    if (requests.length === 0) networks.delete(network);
    if (networks.size === 0) blocks.delete(block);
    count -= 1;
  }

  return {
    count: () => count,
    add(request: Waiting): void {
      const networks: Networks = blocks.get(request.block) ?? new Map();
      const requests = networks.get(request.network) ?? [];
      requests.push(request);
      networks.set(request.network, requests);
      blocks.set(request.block, networks);
      count += 1;
    },
    remove,
    /** Removes the request whose turn it is; its network and its block go to the end. */
    takeNext(): Waiting | undefined {
      const [networks] = blocks.values();
      const [requests] = networks?.values() ?? [];
      const first = requests?.[0];
      if (!networks || !first) return undefined;
      remove(first);
      moveToEnd(networks, first.network);
      moveToEnd(blocks, first.block);
      return first;
    },
    /** The newest request of the busiest network in the block with the most requests. */
    newestOfMost(): Waiting | undefined {
      const networks = lastWithMost([...blocks.values()], countWaiting);
      return lastWithMost([...(networks?.values() ?? [])], ({ length }) => length)?.at(-1);
    },
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

// Among equals the last one, whose turn is farthest away.
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
