import { expect, test } from 'vitest';
import { ask } from './ask.ts';

/** How a refusal with this status and `Retry-After` reads. */
function refusal(status: number, header?: string) {
  const headers: Record<string, string> = header === undefined ? {} : { 'Retry-After': header };
  return ask(async () => new Response('no', { status, headers }), {
    url: 'https://service.example/',
    timeoutMilliseconds: 1000,
    maxBytes: 1000,
  }).catch((error: unknown) => error);
}

test.each([
  [503, undefined, { retryAfter: null, isPassing: true }],
  [503, '120', { retryAfter: 120_000, isPassing: false }],
  [429, '119', { retryAfter: 119_000, isPassing: false }],
  [429, '31536000', { retryAfter: 3_600_000, isPassing: false }],
  [429, '1e15', { retryAfter: 3_600_000, isPassing: false }],
  [429, 'Infinity', { retryAfter: 3_600_000, isPassing: false }],
  [429, 'soon', { retryAfter: null, isPassing: false }],
])('a %d that asks to wait %s is heeded, for an hour at most', async (status, header, expected) => {
  expect(await refusal(status, header)).toMatchObject(expected);
});
