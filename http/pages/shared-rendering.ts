import { setTimeout as sleep } from 'node:timers/promises';
import type { EndTurn } from '#http/limits/fair-queue.ts';

/** After this, new requests no longer join a rendering that hangs. */
export const STUCK_MS = 10_000;
/** Waiting longer for a fresh page is worse than a stale page. */
const MAX_WAIT_MS = 1000;

/** A rendering shared by all concurrent requests for a page. */
export interface SharedRendering<Page> {
  /** Null: all networks were refused, or all visitors have gone. */
  page: Promise<Page | null>;
  /** Resolves when a stale page should be served instead. */
  isLate: Promise<void>;
  /** Adds a visitor, and with a new network its place in the queue. */
  join(visitor: Visitor): void;
}

export interface Visitor {
  network: string | null;
  /** Aborts when the visitor has gone. */
  gone: AbortSignal;
  /** Waits for a turn; null if refused or when `withdrawn` aborts. */
  enter(withdrawn: AbortSignal): Promise<EndTurn | null>;
}

/** A rendering by `render`, started by the first turn that one of its networks gets. */
export function sharedRendering<Page>(render: () => Promise<Page>): SharedRendering<Page> {
  const { promise: page, resolve, reject } = Promise.withResolvers<Page | null>();
  // Takes the other networks out of the queue once one has a turn or all visitors have gone.
  const settled = new AbortController();
  const queued = new Set<string | null>();
  let visitors = 0;

  async function queue({ network, enter }: Visitor): Promise<void> {
    queued.add(network);
    const end = await enter(settled.signal);
    queued.delete(network);
    if (!end) {
      if (queued.size === 0 && !settled.signal.aborted) giveUp();
      return;
    }
    if (settled.signal.aborted) return end();
    settled.abort();
    try {
      resolve(await render());
    } catch (error) {
      reject(error);
    } finally {
      end();
    }
  }

  function giveUp(): void {
    settled.abort();
    resolve(null);
  }

  const ended = new AbortController();
  const { promise: isLate, resolve: giveUpWaiting } = Promise.withResolvers<void>();
  sleep(MAX_WAIT_MS, undefined, { ref: false, signal: ended.signal }).then(giveUpWaiting, () => {});
  // The timer would hold the page.
  const end = () => ended.abort();
  page.then(end, end);

  return {
    page,
    isLate,
    join(visitor) {
      visitors += 1;
      visitor.gone.addEventListener('abort', () => {
        visitors -= 1;
        if (visitors === 0 && !settled.signal.aborted) giveUp();
      });
      if (!settled.signal.aborted && !queued.has(visitor.network)) void queue(visitor);
    },
  };
}
