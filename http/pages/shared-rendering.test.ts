import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairQueue } from '#http/limits/fair-queue.ts';
import { sharedRendering } from './shared-rendering.ts';

const share = (network: string) => ({ block: network, network });

/** A rendering, and a queue of one turn that is taken. */
async function waitingRendering({ mostWaiting = 2 } = {}) {
  const queue = fairQueue({ atOnce: 1, mostWaiting, longestTurnMs: 10_000 });
  const end = await queue.turn(share('somebody'));
  let renderings = 0;
  const rendering = sharedRendering(async () => {
    renderings += 1;
    return 'page';
  });
  const join = (network: string) => {
    const leaving = new AbortController();
    const enter = (withdrawn: AbortSignal) => queue.turn(share(network), withdrawn);
    rendering.join({ network, left: leaving.signal, enter });
    return leaving;
  };
  return { queue, rendering, join, free: () => end?.(), renderings: () => renderings };
}

test('a page is rendered once for all who wait for it, and takes one place in the queue for each network', async () => {
  const { queue, rendering, join, free, renderings } = await waitingRendering();
  for (const network of ['a', 'a', 'a', 'b']) join(network);
  expect(queue.figures().waiting).toBe(2);
  free();
  expect(await rendering.page).toBe('page');
  await nextLoop();
  expect(renderings()).toBe(1);
  expect(queue.figures()).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test('it is rendered in the turn of the network that comes first', async () => {
  const { queue, rendering, join, free } = await waitingRendering({ mostWaiting: 9 });
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

test('once nobody waits for it any more it is not rendered', async () => {
  const { queue, rendering, join, free, renderings } = await waitingRendering();
  const [one, other] = [join('a'), join('b')];
  one.abort();
  expect(queue.figures().waiting).toBe(2);
  other.abort();
  expect(queue.figures().waiting).toBe(0);
  free();
  expect(await rendering.page).toBeNull();
  expect(renderings()).toBe(0);
});

test('it is refused only where every network that asked was refused', async () => {
  const { queue, rendering, join, free } = await waitingRendering();
  void queue.turn(share('a'));
  void queue.turn(share('a'));
  join('a');
  await nextLoop();
  expect(await rendering.page).toBeNull();

  const other = await waitingRendering();
  void other.queue.turn(share('a'));
  other.join('b');
  other.join('c');
  await nextLoop();
  other.free();
  expect(await other.rendering.page).toBe('page');
  free();
});

test('a rendering that fails says so and gives its turn back', async () => {
  const queue = fairQueue({ atOnce: 1, mostWaiting: 2, longestTurnMs: 10_000 });
  const rendering = sharedRendering(() => Promise.reject(new Error('no database')));
  const { signal: left } = new AbortController();
  rendering.join({ network: 'a', left, enter: (withdrawn) => queue.turn(share('a'), withdrawn) });
  await expect(rendering.page).rejects.toThrow('no database');
  expect(queue.figures().running).toBe(0);
});
