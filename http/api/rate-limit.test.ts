import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitRequests } from './rate-limit.ts';

/** A rate-limited route; the header `From` of a request is its network. */
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

test('a response has the limit and the remaining requests', async () => {
  const { app, ask } = limited(3);
  const first = await app.request('/', { headers: { From: '192.0.2.9' } });
  expect(first.headers.get('RateLimit-Policy')).toBe('"minute";q=3;w=60');
  expect(await ask()).toEqual([200, '"minute";r=2;t=60', null]);
});

test('a network that has used up its requests is refused until the minute is over', async () => {
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

test('requests from an unknown network have no limit', async () => {
  const { ask } = limited(1);
  for (let n = 0; n < 5; n++) expect(await ask('')).toEqual([200, null, null]);
});

test('without a limit responses have no rate-limit headers', async () => {
  const { ask, app } = limited(0);
  for (let n = 0; n < 5; n++) expect(await ask()).toEqual([200, null, null]);
  expect((await app.request('/')).headers.has('RateLimit-Policy')).toBe(false);
});

test('beyond the maximum of networks the least recently seen is forgotten', async () => {
  const { ask } = limited(1);
  await ask('10.255.255.255');
  for (let n = 0; n < 20_000; n++) await ask(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  expect((await ask('10.0.78.31'))[0]).toBe(429);
  expect((await ask('10.255.255.255'))[0]).toBe(200);
});
