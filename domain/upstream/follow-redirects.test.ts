import { describe, expect, test } from 'vitest';
import { type FakeUpstream, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { LOOPBACK } from '#tests/fakes/picture-host.ts';
import { ask } from './ask.ts';
import { followRedirects } from './follow-redirects.ts';

/** What comes of asking `url`; `connect` stands for the public internet. */
async function follow(url: string, connect?: Parameters<typeof followRedirects>[1]) {
  const question = { url, timeoutMilliseconds: 2000, maxBytes: 1000 };
  return new TextDecoder().decode(await ask(followRedirects(fetch, connect), question));
}

const pathsOf = ({ asked }: FakeUpstream) => asked.map(({ path }) => path);

describe('an address that the operator has set', () => {
  test('may be on a private network, and lead on within its host', async () => {
    await using own = await startFakeUpstream();
    own.answers.set('/feed', { redirect: '/feed/' });
    own.answers.set('/feed/', { body: 'news' });
    expect(await follow(`${own.url}/feed`)).toBe('news');
  });

  test.each([
    ['the loopback', (port: string) => `http://127.0.0.1:${port}/private`],
    ['the loopback in another spelling', (port: string) => `http://2130706433:${port}/private`],
    ['a name of the loopback', (port: string) => `http://localhost:${port}/private`],
    ['a file', () => 'file:///etc/passwd'],
    ['a script', () => 'javascript:alert(1)'],
  ])('does not lead to %s', async (_, locationOf) => {
    await using own = await startFakeUpstream();
    await using inner = await startFakeUpstream();
    inner.answers.set('/private', { body: 'secret' });
    own.answers.set('/', { redirect: locationOf(new URL(inner.url).port) });
    await expect(follow(`${own.url}/`)).rejects.toMatchObject({
      message: expect.stringMatching(/^redirected to an address that is not/),
      isPassing: false,
    });
    expect(inner.asked).toEqual([]);
  });
});

describe('a public address', () => {
  test('is followed to', async () => {
    await using own = await startFakeUpstream();
    await using open = await startFakeUpstream();
    open.answers.set('/moved', { redirect: '/here' });
    open.answers.set('/here', { body: 'news' });
    own.answers.set('/', { redirect: `http://open.test:${new URL(open.url).port}/moved` });
    expect(await follow(`${own.url}/`, LOOPBACK)).toBe('news');
    expect(pathsOf(open)).toEqual(['/moved', '/here']);
  });

  test('does not lead back to the operator’s host', async () => {
    await using own = await startFakeUpstream();
    await using open = await startFakeUpstream();
    own.answers.set('/', { redirect: `http://open.test:${new URL(open.url).port}/` });
    own.answers.set('/admin', { body: 'secret' });
    open.answers.set('/', { redirect: `${own.url}/admin` });
    let asked = 0;
    const onlyTheFirst = { ...LOOPBACK, isAllowed: () => ++asked === 1 };
    await expect(follow(`${own.url}/`, onlyTheFirst)).rejects.toThrow('not on the public internet');
    expect(pathsOf(own)).toEqual(['/']);
  });

  test.each([
    ['fails', '/none', 'status 404'],
    ['leads nowhere', '/nowhere', 'redirected to no address'],
    ['leads round and round', '/round', 'more than 4 redirects'],
  ])('that %s is a failure', async (_, path, message) => {
    await using own = await startFakeUpstream();
    await using open = await startFakeUpstream();
    own.answers.set('/', { redirect: `http://open.test:${new URL(open.url).port}${path}` });
    open.answers.set('/nowhere', { redirect: 'http://' });
    open.answers.set('/round', { redirect: '/round' });
    await expect(follow(`${own.url}/`, LOOPBACK)).rejects.toMatchObject({ message });
  });
});
