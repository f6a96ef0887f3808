import { expect, test } from 'vitest';
import { inSlices, withRests } from './in-slices.ts';

const ITEMS = Array.from({ length: 40 }, (_, at) => at);
const WORK_MS = 2;

function work(): void {
  const before = process.threadCpuUsage();
  for (let workedMs = 0; workedMs < WORK_MS; ) {
    const { user, system } = process.threadCpuUsage(before);
    workedMs = (user + system) / 1_000;
  }
}

test.each<[string, (each: (item: number) => void) => Promise<void>]>([
  ['in slices', (each) => inSlices(ITEMS, each)],
  [
    'with rests',
    async (each) => {
      for await (const item of withRests(ITEMS)) each(item);
    },
  ],
])('work %s does all items in order, in a quarter of the time', async (_, run) => {
  const done: number[] = [];
  const startMs = performance.now();
  await run((item) => {
    work();
    done.push(item);
  });
  expect(done).toEqual(ITEMS);
  expect(performance.now() - startMs).toBeGreaterThan(3.5 * WORK_MS * ITEMS.length);
});
