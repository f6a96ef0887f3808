import { setImmediate as nextIteration } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a tick of the event loop that no other caller gets. Database responses that arrive together would otherwise
 * render several pages in one tick, while cached pages wait.
 */
export function ownTick(): Promise<void> {
  last = last.then(() => nextIteration());
  return last;
}
