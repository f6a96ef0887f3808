import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDeadline } from './read-deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The status of a request to a route that takes `seconds`. */
async function statusAfter(seconds: number, method: string): Promise<number> {
  const server = new Hono();
  server.all('*', readDeadline, async (c) => {
    await new Promise((done) => setTimeout(done, seconds * 1000));
    return c.text('there');
  });
  const response = server.request('/', { method });
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return (await response).status;
}

test.each([
  ['GET', 11, 200],
  ['GET', 13, 503],
  ['HEAD', 13, 503],
  ['POST', 13, 200],
])('a %s that takes %i seconds is answered with %i', async (method, seconds, status) => {
  expect(await statusAfter(seconds, method)).toBe(status);
});
