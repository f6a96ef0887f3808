import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { storedResponses } from '#db/schema.ts';
import { FAULTS, type FakeUpstream, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { cachedSource } from './cached-source.ts';
import { requestJson, UpstreamError } from './request.ts';
import { claim } from './stored-responses.ts';

const shape = z.object({ figure: z.number() });
const PATH = '/figures';
/** Longer than a test may take: a test that waits for the service fails. */
const ENDLESS_MS = 60_000;
let database: Awaited<ReturnType<typeof newDatabase>>;
let made = 0;

beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

async function newUpstream(figure = 1, onFinished = onTestFinished): Promise<FakeUpstream> {
  const upstream = await startFakeUpstream();
  onFinished(() => upstream[Symbol.asyncDispose]());
  say(upstream, figure);
  return upstream;
}

function say(upstream: FakeUpstream, figure: number): void {
  upstream.responses.set(PATH, { body: JSON.stringify({ figure }) });
}

function sourceOf(
  upstream: FakeUpstream,
  options: {
    name?: string;
    freshMs?: number;
    firstResponseMs?: number;
    restMs?: number;
  } = {},
) {
  made += 1;
  return cachedSource({
    db: database.db,
    name: `source-${made}`,
    shape,
    freshMs: 60_000,
    firstResponseMs: 400,
    restMs: 60_000,
    log: pino({ level: 'silent' }),
    load: async (signal) => {
      const answer = await requestJson(fetch, {
        url: upstream.url + PATH,
        timeoutMs: 1000,
        maxBytes: 10_000,
        signal,
      });
      const { data } = shape.safeParse(answer);
      if (!data) throw new UpstreamError('wrong shape');
      return data;
    },
    ...options,
  });
}

/** A source whose service answers when the test resolves `answer`. */
function sourceThatWaits(name: string, waits: { firstResponseMs?: number; askMs?: number } = {}) {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<{ figure: number }>();
  const source = cachedSource({
    db: database.db,
    name,
    shape,
    freshMs: 60_000,
    log: pino({ level: 'silent' }),
    ...waits,
    load: (signal) => {
      asked.resolve();
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () =>
          reject(new UpstreamError('late', { isTransient: true })),
        ),
      );
      return Promise.race([answer.promise, aborted]);
    },
  });
  return { source, asked: asked.promise, answer };
}

/** The value of `promise` if it resolves before any input or output can happen, else `late`. */
function atOnce<T>(promise: Promise<T>): Promise<T | 'late'> {
  return Promise.race([promise, new Promise<'late'>((done) => setImmediate(done, 'late'))]);
}

test('an answer is requested once and then cached', async () => {
  const upstream = await newUpstream(7);
  const source = sourceOf(upstream);
  for (let i = 0; i < 3; i++) {
    expect(await source.get()).toMatchObject({ value: { figure: 7 }, isStale: false });
  }
  expect(upstream.asked).toHaveLength(1);
});

test('500 concurrent cold requests make one call', async () => {
  const upstream = await newUpstream();
  const source = sourceOf(upstream);
  const answers = await Promise.all(Array.from({ length: 500 }, () => source.get()));
  expect(answers.every((answer) => answer?.value.figure === 1)).toBe(true);
  expect(upstream.asked).toHaveLength(1);
});

test('a stale answer is returned immediately while a new one is requested', async () => {
  const upstream = await newUpstream(1);
  const source = sourceOf(upstream, { freshMs: 0 });
  await source.get();
  say(upstream, 2);
  expect(await atOnce(source.get())).toMatchObject({ value: { figure: 1 }, isStale: true });
  await expect.poll(async () => (await source.get())?.value.figure).toBe(2);
});

describe('when the clock is set back', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('an answer from the future does not count as fresh', async () => {
    const upstream = await newUpstream(1);
    const source = sourceOf(upstream);
    await source.get();
    say(upstream, 2);
    setClock(-3_600_000);
    await expect.poll(async () => (await source.get())?.value.figure).toBe(2);
  });

  test('a failed service is requested again before the clock reaches the old time', async () => {
    const upstream = await newUpstream(1);
    const source = sourceOf(upstream);
    upstream.responses.set(PATH, { fault: 'garbage' });
    await source.get();
    await expect.poll(() => upstream.asked.length).toBeGreaterThan(0);
    say(upstream, 3);
    setClock(-3_600_000);
    await expect.poll(async () => (await source.get())?.value.figure).toBe(3);
  });
});

function setClock(byMs: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs });
}

test('two instances make one request', async () => {
  const upstream = await newUpstream(5);
  const instances = [1, 2].map(() => sourceOf(upstream, { name: 'shared' }));
  const answers = await Promise.all(instances.map((source) => source.get()));
  // The second instance may wait for the first for longer than a page does.
  await expect
    .poll(async () =>
      (await Promise.all(instances.map((source) => source.get()))).map(
        (answer) => answer?.value.figure,
      ),
    )
    .toEqual([5, 5]);
  expect(answers.some((answer) => answer?.value.figure === 5)).toBe(true);
  expect(upstream.asked).toHaveLength(1);
});

test('an answer stored by an earlier version in another shape is ignored', async () => {
  const upstream = await newUpstream(3);
  await cachedSource({
    db: database.db,
    name: 'reshaped',
    shape: z.string(),
    freshMs: 60_000,
    log: pino({ level: 'silent' }),
    load: async () => 'of old',
  }).get();
  const source = sourceOf(upstream, { name: 'reshaped' });
  expect((await source.get())?.value).toEqual({ figure: 3 });
});

const EVERY_FAULT = FAULTS.filter((fault) => fault !== 'no articles');

async function fail(upstream: FakeUpstream, fault: (typeof EVERY_FAULT)[number]): Promise<void> {
  if (fault === 'refused') await upstream.refuse();
  else upstream.responses.set(PATH, { fault });
}

test.each(EVERY_FAULT)(
  'when the service fails by %s, the last good answer is returned immediately, after a restart too',
  async (fault) => {
    const upstream = await newUpstream(9);
    const options = { name: `failing by ${fault}`, freshMs: 0, firstResponseMs: ENDLESS_MS };
    const source = sourceOf(upstream, options);
    await source.get();
    await fail(upstream, fault);
    const stale = { value: { figure: 9 }, isStale: true };
    expect(await atOnce(source.get())).toMatchObject(stale);
    expect(await atOnce(source.get())).toMatchObject(stale);
    const restarted = sourceOf(upstream, options);
    expect(await restarted.get()).toMatchObject(stale);
    expect(await atOnce(restarted.get())).toMatchObject(stale);
  },
);

test('the last good answer stays in memory when the database has lost it', async () => {
  const upstream = await newUpstream(9);
  const name = 'lost by the database';
  const source = sourceOf(upstream, { name, freshMs: 0 });
  await source.get();
  await fail(upstream, 'garbage');
  await source.get();
  await expect.poll(() => source.health().isHealthy, { timeout: 4000 }).toBe(false);
  await database.db.delete(storedResponses).where(eq(storedResponses.name, name));
  expect(await source.get()).toMatchObject({ value: { figure: 9 }, isStale: true });
});

describe('when the service has never answered', () => {
  test.each(EVERY_FAULT)(
    'and fails by %s, it is not requested again while it rests',
    async (fault) => {
      const upstream = await newUpstream();
      await fail(upstream, fault);
      const source = sourceOf(upstream);
      expect(await source.get()).toBeNull();
      await expect.poll(() => source.health().isHealthy, { timeout: 4000 }).toBe(false);
      const requests = upstream.asked.length;
      // A transient failure is retried twice.
      expect(requests).toBeLessThanOrEqual(3);
      for (let i = 0; i < 20; i++) expect(await source.get()).toBeNull();
      expect(upstream.asked).toHaveLength(requests);
    },
  );

  test('the first visitors share one limited wait', async () => {
    const { source } = sourceThatWaits('never answered', { firstResponseMs: 50 });
    // The request is still running.
    expect(await Promise.all([source.get(), source.get()])).toEqual([null, null]);
    // A timer may end a millisecond early.
    await sleep(2);
    expect(await atOnce(source.get())).toBeNull();
  });
});

test('a service that recovers is requested again', async () => {
  const upstream = await newUpstream();
  upstream.responses.set(PATH, { fault: 'html' });
  const source = sourceOf(upstream, { restMs: 100 });
  expect(await source.get()).toBeNull();
  say(upstream, 4);
  await expect.poll(async () => (await source.get())?.value.figure, { timeout: 5000 }).toBe(4);
});

test('every instance respects Retry-After', async () => {
  const upstream = await newUpstream();
  upstream.responses.set(PATH, { fault: '429' });
  const options = { name: 'asked to wait', restMs: 50 };
  expect(await sourceOf(upstream, options).get()).toBeNull();
  say(upstream, 4);
  await sleep(200);
  expect(await sourceOf(upstream, options).get()).toBeNull();
  expect(upstream.asked).toHaveLength(1);
});

test('without the database the service is still requested', async () => {
  const upstream = await newUpstream(6);
  const gone = await newDatabase();
  await gone.close();
  const source = cachedSource({
    db: gone.db,
    name: 'alone',
    shape,
    freshMs: 60_000,
    log: pino({ level: 'silent' }),
    load: async (signal) =>
      shape.parse(
        await requestJson(fetch, {
          url: upstream.url + PATH,
          timeoutMs: 1000,
          maxBytes: 10_000,
          signal,
        }),
      ),
  });
  expect((await source.get())?.value).toEqual({ figure: 6 });
});

describe('an answer that is due', () => {
  test('is not stale while a newer one is being requested', async () => {
    const upstream = await newUpstream(1);
    const source = sourceOf(upstream, { freshMs: 300 });
    expect(await source.get()).toMatchObject({ isDue: false, isStale: false });
    await sleep(310);
    say(upstream, 2);
    expect(await source.get()).toMatchObject({ value: { figure: 1 }, isDue: true, isStale: false });
    await expect.poll(async () => (await source.get())?.value.figure).toBe(2);
  });

  test('is stale once the service has failed', async () => {
    const upstream = await newUpstream(1);
    const source = sourceOf(upstream, { freshMs: 60_000 });
    await source.get();
    await age(`source-${made}`, 61);
    const instance = sourceOf(upstream, { name: `source-${made}` });
    upstream.responses.set(PATH, { fault: 'html' });
    // Returned before the request has failed.
    expect(await instance.get()).toMatchObject({ isDue: true, isStale: false });
    await expect.poll(() => instance.get()).toMatchObject({ isDue: true, isStale: true });
  });

  test('is returned after a restart, though the service hangs', async () => {
    const upstream = await newUpstream(1);
    const name = 'shown after a restart';
    await sourceOf(upstream, { name }).get();
    await age(name, 61);
    const { source } = sourceThatWaits(name, { firstResponseMs: ENDLESS_MS });
    expect(await source.get()).toMatchObject({ value: { figure: 1 } });
  });

  test('is stale when it is past three times its freshness', async () => {
    const upstream = await newUpstream(1);
    const name = 'long not looked at';
    await sourceOf(upstream, { name }).get();
    await age(name, 3 * 60 + 1);
    upstream.responses.set(PATH, { fault: 'hang' });
    expect(await sourceOf(upstream, { name }).get()).toMatchObject({ isDue: true, isStale: true });
  });

  async function age(name: string, seconds: number): Promise<void> {
    await database.db
      .update(storedResponses)
      .set({ fetchedAt: new Date(Date.now() - seconds * 1000) })
      .where(eq(storedResponses.name, name));
  }
});

describe('between instances', () => {
  const rowOf = async (name: string) => {
    const rows = await database.db
      .select({
        version: sql<string>`xmin::text`,
        askedAt: storedResponses.askedAt,
        notBefore: storedResponses.notBefore,
      })
      .from(storedResponses)
      .where(eq(storedResponses.name, name));
    return rows[0];
  };

  test('the request can only be claimed after the newest answer has been read', async () => {
    const upstream = await newUpstream();
    await sourceOf(upstream, { name: 'just answered' }).get();
    await expect.poll(async () => (await rowOf('just answered'))?.askedAt).toBeNull();
    expect(await claim(database.db, 'just answered', null)).toBeNull();
    const [row] = await database.db
      .select()
      .from(storedResponses)
      .where(eq(storedResponses.name, 'just answered'));
    expect(await claim(database.db, 'just answered', row?.fetchedAt ?? null)).toBeInstanceOf(Date);
  });

  test('an instance whose service rests writes nothing', async () => {
    const upstream = await newUpstream();
    upstream.responses.set(PATH, { fault: 'html' });
    const source = sourceOf(upstream, { name: 'resting' });
    await source.get();
    await expect.poll(async () => (await rowOf('resting'))?.askedAt).toBeNull();
    const before = await rowOf('resting');
    for (let i = 0; i < 5; i++) await source.get();
    await sleep(100);
    expect(await rowOf('resting')).toEqual(before);
  });

  const later = new Date(Date.now() + 3_600_000);
  test.each([
    ['a shorter wait', new UpstreamError('slow down', { retryAfterMs: 1000 })],
    ['a failure', new UpstreamError('broken')],
    ['a good answer', null],
  ])('%s does not shorten the wait of another instance', async (name, error) => {
    const { source, asked, answer } = sourceThatWaits(name);
    const got = source.get();
    await asked;
    await database.db
      .update(storedResponses)
      .set({ notBefore: later })
      .where(eq(storedResponses.name, name));
    if (error) answer.reject(error);
    else answer.resolve({ figure: 1 });
    await got;
    await expect.poll(async () => (await rowOf(name))?.askedAt).toBeNull();
    expect((await rowOf(name))?.notBefore).toEqual(later);
  });

  test.each([
    ['failed', true],
    ['answered', false],
  ])(
    'a request that outlived its claim and %s does not release the claim of another instance',
    async (name, isBad) => {
      const { source, asked, answer } = sourceThatWaits(name);
      const got = source.get();
      await asked;
      const taken = new Date(Date.now() + 1000);
      await database.db
        .update(storedResponses)
        .set({ askedAt: taken })
        .where(eq(storedResponses.name, name));
      if (isBad) answer.reject(new UpstreamError('broken'));
      else answer.resolve({ figure: 1 });
      await got;
      await sleep(100);
      expect((await rowOf(name))?.askedAt).toEqual(taken);
    },
  );

  test('a request ends with all its retries, and its claim is released', async () => {
    const { source, asked } = sourceThatWaits('endless', {
      askMs: 200,
      firstResponseMs: ENDLESS_MS,
    });
    const answer = source.get();
    await asked;
    expect((await rowOf('endless'))?.askedAt).not.toBeNull();
    expect(await answer).toBeNull();
    expect((await rowOf('endless'))?.askedAt).toBeNull();
  });
});
