import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { ask, askJson } from './ask.ts';

/** How a refusal with this status and `Retry-After` reads. */
function refusal(status: number, header?: string) {
  const headers: Record<string, string> = header === undefined ? {} : { 'Retry-After': header };
  return ask(async () => new Response('no', { status, headers }), {
    url: 'https://service.example/',
    timeoutMs: 1000,
    maxBytes: 1000,
  }).catch((error: unknown) => error);
}

test.each([
  [503, undefined, { retryAfterMs: null, isPassing: true }],
  [503, '120', { retryAfterMs: 120_000, isPassing: false }],
  [429, '119', { retryAfterMs: 119_000, isPassing: false }],
  [429, '31536000', { retryAfterMs: 3_600_000, isPassing: false }],
  [429, '1e15', { retryAfterMs: 3_600_000, isPassing: false }],
  [429, 'Infinity', { retryAfterMs: 3_600_000, isPassing: false }],
  [429, 'soon', { retryAfterMs: null, isPassing: false }],
])('a %d that asks to wait %s is heeded, for an hour at most', async (status, header, expected) => {
  expect(await refusal(status, header)).toMatchObject(expected);
});

test('a redirect is refused, and the key in the headers goes nowhere', async () => {
  await using service = await startFakeUpstream();
  await using elsewhere = await startFakeUpstream();
  elsewhere.answers.set('/', { body: '[]' });
  service.answers.set('/', { redirect: `${elsewhere.url}/` });
  const asked = askJson(fetch, {
    url: `${service.url}/`,
    headers: { 'x-cg-demo-api-key': 'sesame' },
    timeoutMs: 1000,
    maxBytes: 1000,
  });
  await expect(asked).rejects.toMatchObject({ message: 'status 302', isPassing: false });
  expect(elsewhere.asked).toEqual([]);
});

test.each([
  ['an answer that repeats the key', async () => new Response('sesame')],
  [
    'an error that repeats the key',
    () => Promise.reject(new TypeError('sesame', { cause: new Error('sesame') })),
  ],
])('%s leaves no trace of it', async (_, fetch) => {
  const question = { url: 'https://service.example/', timeoutMs: 1000, maxBytes: 1000 };
  const error = await askJson(fetch, question).catch((error: unknown) => error);
  expect(inspect(error, { depth: 20 })).not.toContain('sesame');
});

test('why there is no connection is told by its code', async () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const question = { url: 'https://service.example/', timeoutMs: 1000, maxBytes: 1000 };
  await expect(
    ask(() => Promise.reject(new TypeError('fetch failed', { cause })), question),
  ).rejects.toMatchObject({ message: 'no connection (ECONNREFUSED)', isPassing: true });
});

test.each([
  ['redirects to a private address', 'http://127.0.0.1/', /^redirected to an address that is not/],
  ['redirects to no address', 'http://', /^redirected to no address$/],
  ['redirects in a circle', '/', /^too many redirects$/],
])('a service whose redirects are followed and that %s fails', async (_, redirect, message) => {
  await using service = await startFakeUpstream();
  service.answers.set('/', { redirect });
  const url = `${service.url}/`;
  const answer = ask(fetch, { url, timeoutMs: 1000, maxBytes: 1000, redirects: {} });
  await expect(answer).rejects.toMatchObject({
    message: expect.stringMatching(message),
    isPassing: false,
  });
});
