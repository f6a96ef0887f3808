import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

const { signal: stays } = new AbortController();
const requestWith = (cookie: string) =>
  ({ headers: { cookie }, url: '/admin/dashboard' }) as IncomingMessage;
const session = (token: string) => `tabayyan-session=${token}`;

function admissionOf() {
  const control = createAdmission('http://localhost:3000', () => ({
    block: 'a block',
    network: 'a network',
  }));
  const enter = (cookie: string) => {
    const turn = control.enter(requestWith(cookie), stays).then(() => 'has a turn');
    return Promise.race([turn, someLoops().then(() => 'waits')]);
  };
  return { ...control, enter, enterDirectly: control.enter };
}

/** Admission control whose turns for visitors are all taken. */
async function busyAdmission() {
  const control = admissionOf();
  const taken = await takeAll(() => control.enterDirectly(requestWith(''), stays));
  return { ...control, taken };
}

// Long enough for a turn to be given. A time limit could pass while other tests use the processor.
async function someLoops(): Promise<void> {
  for (let loop = 0; loop < 5; loop += 1) await nextIteration();
}

async function takeAll(enter: () => Promise<unknown>): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const turn = enter().then(() => true);
    if (!(await Promise.race([turn, someLoops().then(() => false)]))) return taken;
  }
}

test('an editor’s request goes before those of visitors', async () => {
  const { enter, recognise, taken } = await busyAdmission();
  expect(taken).toBe(1);
  recognise(session('known'));
  expect(await enter(session('known'))).toBe('has a turn');
});

test('no visitor’s turn begins while an editor’s form is made', async () => {
  const { enterDirectly, recognise } = admissionOf();
  recognise(session('known'));
  const end = await enterDirectly(requestWith(session('known')), stays);
  const turn = enterDirectly(requestWith(''), stays).then(() => 'has a turn');
  expect(await Promise.race([turn, someLoops().then(() => 'waits')])).toBe('waits');
  end?.();
  expect(await turn).toBe('has a turn');
});

test('no visitor’s turn begins until an editor’s form is sent', async () => {
  const { enterDirectly, recognise } = admissionOf();
  recognise(session('known'));
  const response = new EventEmitter() as ServerResponse;
  const end = await enterDirectly(requestWith(session('known')), stays, { response });
  end?.();
  const turn = enterDirectly(requestWith(''), stays).then(() => 'has a turn');
  expect(await Promise.race([turn, someLoops().then(() => 'waits')])).toBe('waits');
  response.emit('close');
  expect(await turn).toBe('has a turn');
});

test('nothing is rendered while an editor’s form is made, for a tenth of a second at most', async () => {
  const { enterDirectly, recognise, afterEditors } = admissionOf();
  const rendering = () => afterEditors().then(() => 'rendered');
  expect(await rendering()).toBe('rendered');
  recognise(session('known'));
  const ends = [
    await enterDirectly(requestWith(session('known')), stays),
    await enterDirectly(requestWith(session('known')), stays),
  ];
  const first = rendering();
  ends[0]?.();
  expect(await Promise.race([first, someLoops().then(() => 'waits')])).toBe('waits');
  ends[1]?.();
  expect(await first).toBe('rendered');
  await enterDirectly(requestWith(session('known')), stays);
  expect(await rendering()).toBe('rendered');
});

test('a request with an unknown session waits like a visitor’s', async () => {
  const { enter, recognise } = await busyAdmission();
  recognise(session('known'));
  expect(await enter(session('made-up'))).toBe('waits');
  expect(await enter('')).toBe('waits');
});

test('a page that will be cached does not wait behind uncacheable requests', async () => {
  const control = await busyAdmission();
  const request = requestWith('');
  const turn = control.enterDirectly(request, stays, { isForAll: true });
  expect(await turn).toBeTypeOf('function');
});

test('the metrics count waiting and refused requests', async () => {
  const { enter, metrics } = await busyAdmission();
  await enter('');
  const [waiting, refused] = await Promise.all(metrics.map((metric) => metric.get()));
  expect(waiting?.values).toContainEqual({ labels: { lane: 'visitors' }, value: 2 });
  expect(refused?.values).toContainEqual({ labels: { lane: 'visitors' }, value: 0 });
});
