import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { roundOfItsOwn } from './own-round.server.ts';

test('each caller gets a round of the event loop of its own', async () => {
  let rounds = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; rounds += 1) await nextRound();
  })();
  const got = await Promise.all(
    Array.from({ length: 10 }, () => roundOfItsOwn().then(() => rounds)),
  );
  isOver = true;
  await counting;
  expect(new Set(got).size).toBe(10);
});
