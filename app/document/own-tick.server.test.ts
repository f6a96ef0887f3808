import { setImmediate as nextIteration } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ownTick } from './own-tick.server.ts';

test('each caller gets a tick of the event loop of its own', async () => {
  let ticks = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; ticks += 1) await nextIteration();
  })();
  const got = await Promise.all(Array.from({ length: 10 }, () => ownTick().then(() => ticks)));
  isOver = true;
  await counting;
  expect(new Set(got).size).toBe(10);
});
