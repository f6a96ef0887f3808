import { setTimeout as sleep } from 'node:timers/promises';

const SLICE_MS = 4;
/** Three parts of rest for one of work: an import takes a quarter of a processor. */
const REST_PER_WORK = 3;
/** The longest rest, after a statement that waited for a lock or on a busy machine. */
const MAX_REST_MS = 200;

/** Does `each` for all items, a few milliseconds at a time with rests in between, so that pages beside it stay fast. */
export async function inSlices<T>(
  items: Iterable<T>,
  each: (item: T, index: number) => void,
): Promise<void> {
  let index = 0;
  let startMs = performance.now();
  let usedMs = threadMs();
  for (const item of items) {
    each(item, index++);
    if (performance.now() - startMs < SLICE_MS) continue;
    // Processor time: on a busy machine most of the time since the start may have gone to other programs. Linux counts it in
    // ticks, so the rest of a tick counts for the next slice.
    const nowMs = threadMs();
    await restAfter(nowMs - usedMs);
    usedMs = nowMs;
    startMs = performance.now();
  }
}

/** The items in order, for one statement each; after each comes a rest, so that pages beside it stay fast. */
export async function* withRests<T>(items: Iterable<T>): AsyncGenerator<T, void, undefined> {
  for (const item of items) {
    const startMs = performance.now();
    yield item;
    await restAfter(performance.now() - startMs);
  }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function restAfter(workedMs: number): Promise<void> {
  return sleep(Math.min(REST_PER_WORK * workedMs, MAX_REST_MS));
}
