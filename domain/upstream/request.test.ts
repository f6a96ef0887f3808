import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { requestBytes, requestJson } from './request.ts';

/** The error for a refusal with this status and `Retry-After`. */
function refusal(status: number, header?: string) {
  const headers: Record<string, string> = header === undefined ? {} : { 'Retry-After': header };
  return requestBytes(async () => new Response('no', { status, headers }), {
    url: 'https://service.example/',
    timeoutMs: 1000,
    maxBytes: 1000,
  }).catch((error: unknown) => error);
}

test.each([
  [503, undefined, { retryAfterMs: null, isTransient: true }],
  [503, '120', { retryAfterMs: 120_000, isTransient: false }],
  [429, '119', { retryAfterMs: 119_000, isTransient: false }],
  [429, '31536000', { retryAfterMs: 3_600_000, isTransient: false }],
  [429, '1e15', { retryAfterMs: 3_600_000, isTransient: false }],
  [429, 'Infinity', { retryAfterMs: 3_600_000, isTransient: false }],
  [429, 'soon', { retryAfterMs: null, isTransient: false }],
])(
  'Retry-After of a %d is respected, for an hour at most: %s',
  async (status, header, expected) => {
    expect(await refusal(status, header)).toMatchObject(expected);
  },
);

test('a redirect is refused, so that the key in the headers is not sent on', async () => {
  await using service = await startFakeUpstream();
  await using elsewhere = await startFakeUpstream();
  elsewhere.responses.set('/', { body: '[]' });
  service.responses.set('/', { redirect: `${elsewhere.url}/` });
  const answer = requestJson(fetch, {
    url: `${service.url}/`,
    headers: { 'x-cg-demo-api-key': 'sesame' },
    timeoutMs: 1000,
    maxBytes: 1000,
  });
  await expect(answer).rejects.toMatchObject({ message: 'status 302', isTransient: false });
  expect(elsewhere.asked).toEqual([]);
});

test.each([
  ['an answer that repeats the key', async () => new Response('sesame')],
  [
    'an error that repeats the key',
    () => Promise.reject(new TypeError('sesame', { cause: new Error('sesame') })),
  ],
])('%s is reported without the key', async (_, fetch) => {
  const request = { url: 'https://service.example/', timeoutMs: 1000, maxBytes: 1000 };
  const error = await requestJson(fetch, request).catch((error: unknown) => error);
  expect(inspect(error, { depth: 20 })).not.toContain('sesame');
});

test('the error of a failed connection names its code', async () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const request = { url: 'https://service.example/', timeoutMs: 1000, maxBytes: 1000 };
  await expect(
    requestBytes(() => Promise.reject(new TypeError('fetch failed', { cause })), request),
  ).rejects.toMatchObject({ message: 'no connection (ECONNREFUSED)', isTransient: true });
});

test.each([
  ['redirects to a private address', 'http://127.0.0.1/', /^redirected to an address that is not/],
  ['redirects to no address', 'http://', /^redirected to no address$/],
  ['redirects in a circle', '/', /^too many redirects$/],
])('following redirects, a service that %s fails', async (_, redirect, message) => {
  await using service = await startFakeUpstream();
  service.responses.set('/', { redirect });
  const url = `${service.url}/`;
  const answer = requestBytes(fetch, { url, timeoutMs: 1000, maxBytes: 1000, redirects: {} });
  await expect(answer).rejects.toMatchObject({
    message: expect.stringMatching(message),
    isTransient: false,
  });
});
