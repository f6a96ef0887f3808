/** Ends a turn; calling it again does nothing. */
export type EndTurn = () => void;

export interface FairQueue {
  /**
   * Waits for a turn in the share of `network`; null: a share of its own. Resolves to null where the queue is full, or
   * once `left` aborts.
   */
  turn(network: string | null, left?: AbortSignal): Promise<EndTurn | null>;
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
  network: string | symbol;
  admit: (end: EndTurn | null) => void;
}

/**
 * Lets a few work at once and queues the rest, round robin over networks. When the queue is full, the network with the
 * most waiting loses its newest request, so a limit is felt only under contention (longest queue drop).
 */
export function fairQueue({ atOnce, mostWaiting, longestTurnMs }: Limits): FairQueue {
  // In the order of their turns: a Map keeps the order of insertion.
  const shares = new Map<string | symbol, Waiting[]>();
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
    const [next] = shares.values();
    const first = next?.[0];
    if (!first) return;
    remove(first);
    // The network's next request waits for those of all others.
    const rest = shares.get(first.network);
    if (rest) {
      shares.delete(first.network);
      shares.set(first.network, rest);
    }
    first.admit(begin());
  }

  function add(request: Waiting): void {
    const share = shares.get(request.network);
    if (share) share.push(request);
    else shares.set(request.network, [request]);
    waiting += 1;
  }

  function remove(request: Waiting): void {
    const share = shares.get(request.network);
    const place = share?.indexOf(request) ?? -1;
    if (!share || place === -1) return;
    share.splice(place, 1);
    if (share.length === 0) shares.delete(request.network);
    waiting -= 1;
  }

  function refuse(request: Waiting): void {
    remove(request);
    refused += 1;
    request.admit(null);
  }

  function longestShare(): Waiting[] {
    return [...shares.values()].reduce((most, share) =>
      share.length >= most.length ? share : most,
    );
  }

  return {
    turn(network, left) {
      if (left?.aborted) return Promise.resolve(null);
      if (!isResting && running < atOnce) return Promise.resolve(begin());
      return new Promise((admit) => {
        const request: Waiting = { network: network ?? Symbol('a share of its own'), admit };
        add(request);
        left?.addEventListener('abort', () => {
          remove(request);
          admit(null);
        });
        const newest = waiting > mostWaiting && longestShare().at(-1);
        if (newest) refuse(newest);
      });
    },
    figures: () => ({ running, waiting, refused }),
  };
}
