import { setImmediate as nextRound } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a round of the event loop in which it does for no other caller. Answers of the database that arrive together would
 * make several pages be rendered at a stretch, while cached pages wait.
 */
export function roundOfItsOwn(): Promise<void> {
  last = last.then(() => nextRound());
  return last;
}
