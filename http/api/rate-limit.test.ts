import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitRequests } from './rate-limit.ts';

/** A limited address; who asks says where from. */
function limited(times: number) {
  const clock = { ms: 1_000 };
  const app = new Hono();
  app.use(
    limitRequests(
      times,
      (c) => c.req.header('From') || null,
      () => clock.ms,
    ),
  );
  app.get('/', (c) => c.json({}));
  const ask = async (from = '192.0.2.1') => {
    const { status, headers } = await app.request('/', { headers: { From: from } });
    return [status, headers.get('RateLimit'), headers.get('Retry-After')];
  };
  return { clock, app, ask };
}

test('an answer says what is allowed and what is left of it', async () => {
  const { app, ask } = limited(3);
  const first = await app.request('/', { headers: { From: '192.0.2.9' } });
  expect(first.headers.get('RateLimit-Policy')).toBe('"minute";q=3;w=60');
  expect(await ask()).toEqual([200, '"minute";r=2;t=60', null]);
});

test('whoever has used it up is refused until the minute is over', async () => {
  const { clock, ask } = limited(2);
  await ask();
  clock.ms += 20_500;
  expect(await ask()).toEqual([200, '"minute";r=0;t=40', null]);
  expect(await ask()).toEqual([429, '"minute";r=0;t=40', '40']);
  clock.ms += 39_400;
  expect(await ask()).toEqual([429, '"minute";r=0;t=1', '1']);
  clock.ms += 100;
  expect(await ask()).toEqual([200, '"minute";r=1;t=60', null]);
});

test('networks are counted apart', async () => {
  const { ask } = limited(1);
  await ask('192.0.2.1');
  expect((await ask('192.0.2.2'))[0]).toBe(200);
});

test('where networks cannot be told apart there is no limit', async () => {
  const { ask } = limited(1);
  for (let n = 0; n < 5; n++) expect(await ask('')).toEqual([200, null, null]);
});

test('where there is no limit nothing is said of one', async () => {
  const { ask, app } = limited(0);
  for (let n = 0; n < 5; n++) expect(await ask()).toEqual([200, null, null]);
  expect((await app.request('/')).headers.has('RateLimit-Policy')).toBe(false);
});

test('more networks than there is room for push out those that have not asked for longest', async () => {
  const { ask } = limited(1);
  await ask('10.255.255.255');
  for (let n = 0; n < 20_000; n++) await ask(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  expect((await ask('10.0.78.31'))[0]).toBe(429);
  expect((await ask('10.255.255.255'))[0]).toBe(200);
});
