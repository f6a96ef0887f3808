import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { admission } from './admission.ts';

const { signal: stays } = new AbortController();
const requestWith = (cookie: string) =>
  ({ headers: { cookie }, url: '/admin/dashboard' }) as IncomingMessage;
const session = (token: string) => `tabayyan-session=${token}`;

/** The admission of a site whose turns for visitors are all taken. */
async function crowded() {
  const entrance = admission('http://localhost:3000', () => ({
    block: 'a block',
    network: 'a network',
  }));
  const taken = await takeAll(() => entrance.enter(requestWith(''), stays));
  const enter = (cookie: string) => {
    const turn = entrance.enter(requestWith(cookie), stays).then(() => 'has a turn');
    return Promise.race([turn, new Promise((resolve) => setTimeout(resolve, 50, 'waits'))]);
  };
  return { ...entrance, enter, taken };
}

async function takeAll(enter: () => Promise<unknown>): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const turn = enter().then(() => true);
    const late = new Promise<false>((resolve) => setTimeout(resolve, 50, false));
    if (!(await Promise.race([turn, late]))) return taken;
  }
}

test('an editor’s session goes before visitors', async () => {
  const { enter, recognise, taken } = await crowded();
  expect(taken).toBe(3);
  recognise(session('known'));
  expect(await enter(session('known'))).toBe('has a turn');
});

test('a session nobody has let in waits like any visitor', async () => {
  const { enter, recognise } = await crowded();
  recognise(session('known'));
  expect(await enter(session('made-up'))).toBe('waits');
  expect(await enter('')).toBe('waits');
});

test('the metrics say how many wait and how many were refused', async () => {
  const { enter, metrics } = await crowded();
  await enter('');
  const [waiting, refused] = await Promise.all(metrics.map((metric) => metric.get()));
  expect(waiting?.values).toContainEqual({ labels: { lane: 'visitors' }, value: 2 });
  expect(refused?.values).toContainEqual({ labels: { lane: 'visitors' }, value: 0 });
});
