import { inspect } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  FAULTS,
  type FakeUpstream,
  type Fault,
  startFakeUpstream,
} from '#tests/fakes/fake-upstream.ts';
import type { TranslatedField } from './fields.ts';
import { buildTranslator } from './translator.ts';

const KEY = 'not-a-real-key-0123456789';
const SERVICE = '/translate';
const FALLBACK = '/translate_a/single';

describe.concurrent('the translation service', { timeout: 20_000 }, () => {
  test('is asked to translate plain text from English to Arabic, with the key', async () => {
    await using site = await openSite();
    const questions: unknown[] = [];
    site.fake.responses.set(SERVICE, {
      reply: ({ body }) => {
        questions.push(JSON.parse(body.toString()));
        return { body: '{"translatedText":"مرحبا","alternatives":[]}' };
      },
    });
    expect(await site.translate({ reason: 'Hello' })).toEqual({
      reason: { text: 'مرحبا', made: 'machine' },
    });
    expect(questions).toEqual([
      { q: 'Hello', source: 'en', target: 'ar', format: 'text', api_key: KEY },
    ]);
    expect(site.pathsAsked()).toEqual([SERVICE]);
  });

  test('is not asked for texts under two characters', async () => {
    await using site = await openSite();
    expect(await site.translate({ description: '', pros: ' x ', cons: '\n' })).toEqual({});
    expect(site.fake.asked).toEqual([]);
  });

  test('gets a long text in pieces within its limit', async () => {
    await using site = await openSite();
    site.fake.responses.set(SERVICE, { reply: inCapitals });
    const description = 'This is a sentence of a long text. '.repeat(400).trim();
    const { description: made } = await site.translate({ description });
    expect(made).toEqual({ text: description.toUpperCase(), made: 'machine' });
    expect(site.fake.asked.length).toBe(8);
  });

  test('keeps the lines of pros and cons with any line ending', async () => {
    await using site = await openSite();
    site.fake.responses.set(SERVICE, {
      reply: (question) => {
        const { body } = inCapitals(question);
        return { body: body.replaceAll('\\n', ' ') };
      },
    });
    const { pros } = await site.translate({ pros: 'Fast\r\nCheap\r\n\r\nOpen' });
    expect(pros).toEqual({ text: 'FAST\nCHEAP\n\nOPEN', made: 'machine' });
  });

  test.for(FAULTS)(
    'is replaced by the fallback after %s, and its key is not logged',
    async (fault) => {
      await using site = await openSite(timeLimitWith(fault));
      site.fake.responses.set(FALLBACK, { body: segments('مرحبا ', 'بالعالم') });
      await using other = await startFakeUpstream();
      await misbehave(other, fault);
      const translate = site.with({ url: other.url + SERVICE });
      expect(await translate({ pros: 'Hello world', cons: 'Hello world' })).toEqual({
        pros: { text: 'مرحبا بالعالم', made: 'machine' },
        cons: { text: 'مرحبا بالعالم', made: 'machine' },
      });
      expect(inspect(site.logged, { depth: 20 })).not.toContain(KEY);
      expect(inspect(site.logged, { depth: 20 })).toContain("upstream: 'translation'");
    },
  );

  test.for(FAULTS)(
    'leaves texts as they are, marked as failed, after %s from both',
    async (fault) => {
      await using site = await openSite(timeLimitWith(fault));
      await misbehave(site.fake, fault);
      expect(await site.translate({ description: 'Hello\r\nworld', reason: 'Hello' })).toEqual({
        description: { text: 'Hello\r\nworld', made: 'failed' },
        reason: { text: 'Hello', made: 'failed' },
      });
      expect(inspect(site.logged, { depth: 20 })).not.toContain(KEY);
    },
  );

  test.each([
    ['an error as a success', '{"error":"Slowdown: 10 per 1 minute"}'],
    ['an empty translation', '{"translatedText":" \\n"}'],
    ['a translation that is no text', '{"translatedText":["مرحبا"]}'],
    ['control characters', '{"translatedText":"مرحبا\\u0000"}'],
    [
      'far more beside the translation',
      `{"translatedText":"مرحبا","more":"${'x'.repeat(60_000)}"}`,
    ],
    ['far more than it was asked for', `{"translatedText":"${'مرحبا '.repeat(100)}"}`],
  ])('has failed when it responds with %s', async (_, body) => {
    await using site = await openSite();
    site.fake.responses.set(SERVICE, { body });
    expect(await site.translate({ reason: 'Hello' })).toEqual({
      reason: { text: 'Hello', made: 'failed' },
    });
  });

  test('has hidden characters removed from its answers', async () => {
    await using site = await openSite();
    const body = '{"translatedText":"\u200fمر\u200bحبا می\u200cخواهم"}';
    site.fake.responses.set(SERVICE, { body });
    expect(await site.translate({ reason: 'Hello' })).toEqual({
      reason: { text: 'مرحبا می\u200cخواهم', made: 'machine' },
    });
  });

  test('that repeats the key does not leak it into the log', async () => {
    await using site = await openSite();
    site.fake.responses.set(SERVICE, {
      reply: ({ body }) => ({ status: 403, body: `{"error":"Invalid: ${body.toString()}"}` }),
    });
    await site.translate({ reason: 'Hello' });
    expect(site.logged.length).toBeGreaterThan(0);
    expect(inspect(site.logged, { depth: 20 })).not.toContain(KEY);
  });

  test('is not requested until its Retry-After has passed', async () => {
    // Without Retry-After there would be no rest.
    await using site = await openSite({ restMs: 0 });
    site.fake.responses.set(SERVICE, { fault: '429' });
    site.fake.responses.set(FALLBACK, { body: segments('مرحبا') });
    await site.translate({ reason: 'Hello' });
    await site.translate({ reason: 'Hello' });
    expect(site.pathsAsked()).toEqual([SERVICE, FALLBACK, FALLBACK]);
  });

  test('is requested again after it recovers', async ({ expect }) => {
    await using site = await openSite();
    site.fake.responses.set(SERVICE, { fault: '500' });
    await site.translate({ reason: 'Hello' });
    site.fake.responses.set(SERVICE, { reply: inCapitals });
    await expect
      .poll(() => site.translate({ reason: 'Hello' }))
      .toEqual({ reason: { text: 'HELLO', made: 'machine' } });
  });

  test('keeps the other texts if one fails', async () => {
    await using site = await openSite();
    site.fake.responses.set(SERVICE, {
      reply: (question) =>
        question.body.includes('Bad') ? { status: 400, body: '{}' } : inCapitals(question),
    });
    site.fake.responses.set(FALLBACK, {
      reply: ({ url }) => ({
        body: url.searchParams.get('q') === 'Bad' ? 'null' : segments('مرحبا'),
      }),
    });
    expect(await site.translate({ pros: 'Bad', cons: 'Good' })).toEqual({
      pros: { text: 'Bad', made: 'failed' },
      cons: { text: expect.stringMatching(/^GOOD$|^مرحبا$/), made: 'machine' },
    });
  });

  test('that answers slowly is cancelled at the time limit for all texts', async () => {
    await using site = await openSite({ timeoutMs: 60_000, deadlineMs: 300 });
    site.fake.responses.set(SERVICE, { fault: 'hang' });
    site.fake.responses.set(FALLBACK, { fault: 'hang' });
    expect((await site.translate({ reason: 'Hello' })).reason?.made).toBe('failed');
    // The fallback was not asked any more, so it has not failed.
    expect(site.logged).toHaveLength(1);
  });
});

describe.concurrent('the fallback', { timeout: 20_000 }, () => {
  test('has its sentences joined, without transliterations', async () => {
    await using site = await openSite();
    site.fake.responses.set(FALLBACK, {
      body: '[[["مرحبا ","Hello ",null,null,10],[null,null,null,"Hello"],["بالعالم","world",null,null,3]],null,"en",null,null,null,null,[]]',
    });
    expect((await site.translate({ reason: 'Hello world' })).reason?.text).toBe('مرحبا بالعالم');
  });

  test('fails without a translation', async () => {
    await using site = await openSite();
    site.fake.responses.set(FALLBACK, { body: '[null,null,"",null,null,null,null,[]]' });
    expect((await site.translate({ reason: 'Hello' })).reason?.made).toBe('failed');
  });

  test('gets a long text in addresses of 2,000 characters at most, and without the key', async () => {
    await using site = await openSite();
    const addresses: string[] = [];
    site.fake.responses.set(FALLBACK, {
      reply: ({ url }) => {
        addresses.push(url.href);
        return { body: segments(url.searchParams.get('q')?.toUpperCase() ?? '') };
      },
    });
    const pros = 'It is “fast” & cheap\n'.repeat(300).trim();
    expect((await site.translate({ pros })).pros?.text).toBe(pros.toUpperCase());
    expect(addresses.length).toBeGreaterThan(4);
    expect(Math.max(...addresses.map((address) => address.length))).toBeLessThan(2010);
    expect(addresses.join()).not.toContain(KEY);
    expect(addresses[0]).toMatch(/\?client=gtx&sl=en&tl=ar&dt=t&q=/);
  });
});

test('a setting may name the host alone', async () => {
  await using site = await openSite();
  const translate = site.with({ url: site.fake.url, fallbackUrl: site.fake.url });
  await translate({ reason: 'Hello' });
  expect(site.pathsAsked()).toEqual([SERVICE, FALLBACK]);
});

function segments(...texts: string[]): string {
  return JSON.stringify([texts.map((text) => [text, 'original', null, null, 3]), null, 'en']);
}

/** A service whose Arabic is English in capitals; like the public one it takes 2,000 characters. */
function inCapitals({ body }: { body: Buffer }): { status?: number; body: string } {
  const { q } = JSON.parse(body.toString());
  if (q.length > 2000) return { status: 400, body: '{"error":"exceeds text limit (2000)"}' };
  return { body: JSON.stringify({ translatedText: q.toUpperCase() }) };
}

test('a service that recovers between two failures rests equally long after the second', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await using site = await openSite({ restMs: 1000 });
  for (const answer of [{ fault: 'html' }, { reply: inCapitals }, { fault: 'html' }] as const) {
    site.fake.responses.set(SERVICE, answer);
    await site.translate({ reason: 'Hello' });
    vi.setSystemTime(Date.now() + 1001);
  }
  site.fake.responses.set(SERVICE, { reply: inCapitals });
  expect((await site.translate({ reason: 'Hello' })).reason?.text).toBe('HELLO');
});

/** A short time limit for faults that never answer. */
function timeLimitWith(fault: Fault): { timeoutMs?: number } {
  return fault === 'hang' || fault === 'drip' ? { timeoutMs: 1000 } : {};
}

async function misbehave(fake: FakeUpstream, fault: Fault): Promise<void> {
  if (fault === 'refused') return fake.refuse();
  for (const path of [SERVICE, FALLBACK]) fake.responses.set(path, { fault });
}

/** A translator whose two services are at a fake of one's own. */
async function openSite(waits: { timeoutMs?: number; deadlineMs?: number; restMs?: number } = {}) {
  const fake = await startFakeUpstream();
  const logged: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void logged.push(line) };
  const open = (settings: { url?: string; fallbackUrl?: string } = {}) => {
    const { translate } = buildTranslator(
      fetch,
      { url: fake.url + SERVICE, key: KEY, fallbackUrl: fake.url + FALLBACK, ...settings },
      log,
      { timeoutMs: 10_000, deadlineMs: 15_000, restMs: 50, ...waits },
    );
    return (texts: Partial<Record<TranslatedField, string>>) => translate(texts);
  };
  return {
    fake,
    logged,
    translate: open(),
    with: open,
    pathsAsked: () => fake.asked.map(({ path }) => path),
    [Symbol.asyncDispose]: () => fake[Symbol.asyncDispose](),
  };
}
