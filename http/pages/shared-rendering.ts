import { setTimeout as sleep } from 'node:timers/promises';
import type { EndTurn } from '#http/limits/fair-queue.ts';

/** How long a fresh page is waited for where there is an old one, should the database be gone. */
const PATIENCE_MILLISECONDS = 1000;

/** A rendering that all who ask for the page meanwhile wait for. */
export interface SharedRendering<Page> {
  /** Null: there was no turn for it, or nobody waits any more. */
  page: Promise<Page | null>;
  /** Resolves when an old page is better than waiting. */
  isLate: Promise<void>;
  /** Waits for a turn in the visitor's network too; the first turn of any network starts the rendering. */
  join(visitor: Visitor): void;
}

export interface Visitor {
  network: string | null;
  /** Aborts when the visitor has gone. */
  left: AbortSignal;
  /** Waits for a turn until `withdrawn` aborts; null: refused. */
  enter(withdrawn: AbortSignal): Promise<EndTurn | null>;
}

/** A rendering by `render`, started by the first turn that a visitor who joins it gets. */
export function sharedRendering<Page>(render: () => Promise<Page>): SharedRendering<Page> {
  const { promise: page, resolve, reject } = Promise.withResolvers<Page | null>();
  // Takes the other networks' requests out of the queue, once one has a turn or all visitors have gone.
  const settled = new AbortController();
  const asking = new Set<string | null>();
  let visitors = 0;

  async function ask({ network, enter }: Visitor): Promise<void> {
    asking.add(network);
    const end = await enter(settled.signal);
    asking.delete(network);
    if (!end) {
      if (asking.size === 0 && !settled.signal.aborted) giveUp();
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

  return {
    page,
    isLate: sleep(PATIENCE_MILLISECONDS, undefined, { ref: false }),
    join(visitor) {
      visitors += 1;
      visitor.left.addEventListener('abort', () => {
        visitors -= 1;
        if (visitors === 0 && !settled.signal.aborted) giveUp();
      });
      if (!settled.signal.aborted && !asking.has(visitor.network)) void ask(visitor);
    },
  };
}
