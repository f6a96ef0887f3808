import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MS = 8;

/** Does `each` for all items, a few milliseconds at a time, so that a server beside it goes on answering. */
export async function inSlices<T>(
  items: Iterable<T>,
  each: (item: T, index: number) => void,
): Promise<void> {
  let index = 0;
  let startMs = performance.now();
  for (const item of items) {
    each(item, index++);
    if (performance.now() - startMs < SLICE_MS) continue;
    await nextTurn();
    startMs = performance.now();
  }
}
