import { setImmediate as nextIteration, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type EndTurn, fairQueue } from './fair-queue.ts';

const A = { block: 'a', network: 'a' };
const LIMITS = { maxRunning: 1, maxWaiting: 4, maxTurnMs: 10_000 };

/** A queue whose turns are taken and ended by name. */
function queueOf(limits: Partial<typeof LIMITS> = {}) {
  const queue = fairQueue({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, EndTurn>();
  const refused: string[] = [];
  const ask = (name: string, network: string | null, gone?: AbortSignal) => {
    const [block = ''] = network?.split('/') ?? [];
    void queue.turn(network === null ? null : { block, network }, gone).then((end) => {
      if (!end) return refused.push(name);
      begun.push(name);
      ends.set(name, end);
    });
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await nextIteration();
    await nextIteration();
  };
  return { queue, ask, end, begun, refused };
}

test('networks take turns however many requests a network has', async () => {
  const { ask, end, begun } = queueOf();
  for (const name of ['a1', 'a2', 'a3']) ask(name, 'a');
  ask('b1', 'b');
  await nextIteration();
  for (let turn = 0; turn < 4; turn += 1) await end(begun.at(-1) ?? '');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a queue that rests pauses after each turn for as long as the turn took', async () => {
  const queue = fairQueue({ ...LIMITS, rests: true });
  const startMs = performance.now();
  const end = await queue.turn(A);
  const next = queue.turn(A);
  await sleep(60);
  // Read before the end: a busy machine may pause after it, while the rest is counted from it.
  const tookMs = performance.now() - startMs;
  end?.();
  const endNext = await next;
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(2 * tookMs - 5);
  // After a turn at whose end nothing waits, the queue does not pause.
  endNext?.();
  await nextIteration();
  const begun = await Promise.race([queue.turn(A), nextIteration('none')]);
  expect(begun).toBeTypeOf('function');
});

test('turns of a queue that rests are concurrent only if they take long', async () => {
  const queue = fairQueue({ ...LIMITS, maxRunning: 2, rests: true });
  await queue.turn(A);
  const next = queue.turn(A).then(() => 'has a turn');
  expect(await Promise.race([next, sleep(20, 'waits')])).toBe('waits');
  expect(await next).toBe('has a turn');
});

test('a held queue begins no turn until it is released', async () => {
  const queue = fairQueue(LIMITS);
  const release = queue.hold();
  const turn = queue.turn(A).then(() => 'has a turn');
  await nextIteration();
  expect(await Promise.race([turn, nextIteration('waits')])).toBe('waits');
  release();
  release();
  expect(await turn).toBe('has a turn');
});

test('blocks take turns however many networks a block has', async () => {
  const { ask, end, begun } = queueOf();
  for (const network of ['a/1', 'a/2', 'a/2', 'a/3', 'b/1']) ask(network, network);
  await nextIteration();
  for (let turn = 0; turn < 5; turn += 1) await end(begun.at(-1) ?? '');
  expect(begun).toEqual(['a/1', 'a/2', 'b/1', 'a/3', 'a/2']);
});

test('concurrent turns are limited', async () => {
  const { ask, end, begun, queue } = queueOf({ maxRunning: 2 });
  for (const name of ['1', '2', '3']) ask(name, name);
  for (let loop = 0; loop < 5; loop += 1) await nextIteration();
  expect(begun).toEqual(['1', '2']);
  expect(queue.figures()).toEqual({ running: 2, waiting: 1, refused: 0 });
  await end('1');
  expect(begun).toEqual(['1', '2', '3']);
});

test('I/O runs between two turns, even if their work is all microtasks', async () => {
  const queue = fairQueue({ ...LIMITS, maxWaiting: 100 });
  let done = 0;
  for (let n = 0; n < 50; n += 1) {
    void queue.turn(A).then((end) => {
      done += 1;
      end?.();
    });
  }
  await nextIteration();
  expect(done).toBeLessThan(5);
});

describe('a full queue', () => {
  test('refuses the newest request of the network with the most', async () => {
    const { ask, begun, refused } = queueOf();
    for (const name of ['a0', 'a1', 'a2', 'a3', 'a4']) ask(name, 'a');
    ask('b1', 'b');
    ask('a5', 'a');
    await nextIteration();
    expect(begun).toEqual(['a0']);
    expect(refused).toEqual(['a4', 'a5']);
  });

  test('refuses a request of the block with the most, however many networks the block has', async () => {
    const { ask, refused } = queueOf();
    for (const network of ['a/0', 'a/1', 'a/2', 'a/3', 'a/4', 'b/1']) ask(network, network);
    await nextIteration();
    expect(refused).toEqual(['a/4']);
  });

  test('refuses the last request if all networks have the same number', async () => {
    const { ask, refused } = queueOf();
    for (const name of ['a0', 'a', 'b', 'c', 'd', 'e']) ask(name, name);
    await nextIteration();
    expect(refused).toEqual(['e']);
  });

  test('counts requests of unknown networks apart', async () => {
    const { ask, refused } = queueOf();
    for (const name of ['a0', 'a1', 'a2']) ask(name, 'a');
    for (const name of ['1', '2', '3']) ask(name, null);
    await nextIteration();
    expect(refused).toEqual(['a2']);
  });
});

describe('a request whose client is gone', () => {
  test('leaves the queue', async () => {
    const { ask, end, begun, queue } = queueOf();
    const gone = new AbortController();
    ask('0', 'a');
    ask('1', 'a', gone.signal);
    ask('2', 'a');
    gone.abort();
    expect(queue.figures().waiting).toBe(1);
    await nextIteration();
    await end('0');
    expect(begun).toEqual(['0', '2']);
  });

  test('gets no turn', async () => {
    const { queue } = queueOf();
    expect(await queue.turn(A, AbortSignal.abort())).toBeNull();
    expect(queue.figures().running).toBe(0);
  });
});

test('a turn that hangs ends by itself', async () => {
  const { ask, begun } = queueOf({ maxTurnMs: 50 });
  ask('hangs', 'a');
  ask('next', 'a');
  await expect.poll(() => begun).toEqual(['hangs', 'next']);
});

test('ending a turn twice frees one place', async () => {
  const { ask, end, queue } = queueOf();
  ask('1', 'a');
  await nextIteration();
  await end('1');
  await end('1');
  expect(queue.figures().running).toBe(0);
});
