import { setImmediate as nextIteration } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairQueue } from '#http/limits/fair-queue.ts';
import { sharedRendering } from './shared-rendering.ts';

const share = (network: string) => ({ block: network, network });

/** A rendering that waits in a queue whose only turn is taken. */
async function waitingRendering({ maxWaiting = 2 } = {}) {
  const queue = fairQueue({ maxRunning: 1, maxWaiting, maxTurnMs: 10_000 });
  const end = await queue.turn(share('somebody'));
  let renderings = 0;
  const rendering = sharedRendering(async () => {
    renderings += 1;
    return 'page';
  });
  const join = (network: string) => {
    const gone = new AbortController();
    const enter = (withdrawn: AbortSignal) => queue.turn(share(network), withdrawn);
    rendering.join({ network, gone: gone.signal, enter });
    return gone;
  };
  return { queue, rendering, join, free: () => end?.(), renderings: () => renderings };
}

test('a page is rendered once for all visitors and takes one place in the queue per network', async () => {
  const { queue, rendering, join, free, renderings } = await waitingRendering();
  for (const network of ['a', 'a', 'a', 'b']) join(network);
  expect(queue.figures().waiting).toBe(2);
  free();
  expect(await rendering.page).toBe('page');
  await nextIteration();
  expect(renderings()).toBe(1);
  expect(queue.figures()).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test('a page is rendered in the first turn of its networks', async () => {
  const { queue, rendering, join, free } = await waitingRendering({ maxWaiting: 9 });
  const order: string[] = [];
  for (const name of ['first', 'second']) {
    void queue.turn(share('a')).then((end) => {
      order.push(name);
      end?.();
    });
  }
  join('a');
  join('b');
  void rendering.page.then(() => order.push('page'));
  free();
  await expect.poll(() => order).toEqual(['first', 'page', 'second']);
});

test('a page is not rendered if all visitors have gone', async () => {
  const { queue, rendering, join, free, renderings } = await waitingRendering();
  const [first, second] = [join('a'), join('b')];
  first.abort();
  expect(queue.figures().waiting).toBe(2);
  second.abort();
  expect(queue.figures().waiting).toBe(0);
  free();
  expect(await rendering.page).toBeNull();
  expect(renderings()).toBe(0);
});

test('a page is refused only if all of its networks are refused', async () => {
  const { queue, rendering, join, free } = await waitingRendering();
  void queue.turn(share('a'));
  void queue.turn(share('a'));
  join('a');
  await nextIteration();
  expect(await rendering.page).toBeNull();

  const other = await waitingRendering();
  void other.queue.turn(share('a')).then((end) => end?.());
  other.join('b');
  other.join('c');
  await nextIteration();
  other.free();
  expect(await other.rendering.page).toBe('page');
  free();
});

test('a rendering that fails rejects and ends its turn', async () => {
  const queue = fairQueue({ maxRunning: 1, maxWaiting: 2, maxTurnMs: 10_000 });
  const rendering = sharedRendering(() => Promise.reject(new Error('no database')));
  const { signal: gone } = new AbortController();
  rendering.join({ network: 'a', gone, enter: (withdrawn) => queue.turn(share('a'), withdrawn) });
  await expect(rendering.page).rejects.toThrow('no database');
  expect(queue.figures().running).toBe(0);
});
