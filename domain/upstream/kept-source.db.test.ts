import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { keptAnswers } from '#db/schema.ts';
import { FAULTS, type FakeUpstream, startFakeUpstream } from '#tests/fakes/fake-upstream.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { askJson, UpstreamError } from './ask.ts';
import { claim } from './kept-answers.ts';
import { keepSource } from './kept-source.ts';

const shape = z.object({ figure: z.number() });
const PATH = '/figures';
const STALE_ANSWER_MILLISECONDS = 50;
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
  upstream.answers.set(PATH, { body: JSON.stringify({ figure }) });
}

function sourceOf(
  upstream: FakeUpstream,
  given: {
    name?: string;
    freshMilliseconds?: number;
    firstAnswerMilliseconds?: number;
    restMilliseconds?: number;
  } = {},
) {
  made += 1;
  return keepSource({
    db: database.db,
    name: `source-${made}`,
    shape,
    freshMilliseconds: 60_000,
    firstAnswerMilliseconds: 400,
    restMilliseconds: 60_000,
    log: pino({ level: 'silent' }),
    load: async (signal) => {
      const answer = await askJson(fetch, {
        url: upstream.url + PATH,
        timeoutMs: 1000,
        maxBytes: 10_000,
        signal,
      });
      const read = shape.safeParse(answer);
      if (!read.success) throw new UpstreamError('wrong shape');
      return read.data;
    },
    ...given,
  });
}

async function millisecondsOf<T>(run: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  return [await run(), performance.now() - start];
}

test('an answer is asked for once and then kept', async () => {
  const upstream = await newUpstream(7);
  const source = sourceOf(upstream);
  for (let i = 0; i < 3; i++) {
    expect(await source.get()).toMatchObject({ value: { figure: 7 }, isStale: false });
  }
  expect(upstream.asked).toHaveLength(1);
});

test('500 cold requests at once make one call', async () => {
  const upstream = await newUpstream();
  const source = sourceOf(upstream);
  const answers = await Promise.all(Array.from({ length: 500 }, () => source.get()));
  expect(answers.every((answer) => answer?.value.figure === 1)).toBe(true);
  expect(upstream.asked).toHaveLength(1);
});

test('an old answer is shown at once, and the new one after it', async () => {
  const upstream = await newUpstream(1);
  const source = sourceOf(upstream, { freshMilliseconds: 0 });
  await source.get();
  say(upstream, 2);
  const [old, waited] = await millisecondsOf(() => source.get());
  expect(old).toMatchObject({ value: { figure: 1 }, isStale: true });
  expect(waited).toBeLessThan(STALE_ANSWER_MILLISECONDS);
  await expect.poll(async () => (await source.get())?.value.figure).toBe(2);
});

describe('when the clock is set back', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('an answer from the future is not taken for fresh', async () => {
    const upstream = await newUpstream(1);
    const source = sourceOf(upstream);
    await source.get();
    say(upstream, 2);
    setClock(-3_600_000);
    await expect.poll(async () => (await source.get())?.value.figure).toBe(2);
  });

  test('a service that failed is not left alone until the clock is where it was', async () => {
    const upstream = await newUpstream(1);
    const source = sourceOf(upstream);
    upstream.answers.set(PATH, { fault: 'garbage' });
    await source.get();
    await expect.poll(() => upstream.asked.length).toBeGreaterThan(0);
    say(upstream, 3);
    setClock(-3_600_000);
    await expect.poll(async () => (await source.get())?.value.figure).toBe(3);
  });
});

function setClock(byMilliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMilliseconds });
}

test('two instances ask once between them', async () => {
  const upstream = await newUpstream(5);
  const instances = [1, 2].map(() => sourceOf(upstream, { name: 'shared' }));
  const answers = await Promise.all(instances.map((source) => source.get()));
  // The second may have to wait longer for the first than a page does.
  await expect
    .poll(async () =>
      (await Promise.all(instances.map((source) => source.get()))).map(
        (kept) => kept?.value.figure,
      ),
    )
    .toEqual([5, 5]);
  expect(answers.some((answer) => answer?.value.figure === 5)).toBe(true);
  expect(upstream.asked).toHaveLength(1);
});

test('an answer kept by an older version in another shape is forgotten', async () => {
  const upstream = await newUpstream(3);
  await keepSource({
    db: database.db,
    name: 'reshaped',
    shape: z.string(),
    freshMilliseconds: 60_000,
    log: pino({ level: 'silent' }),
    load: async () => 'of old',
  }).get();
  const source = sourceOf(upstream, { name: 'reshaped' });
  expect((await source.get())?.value).toEqual({ figure: 3 });
});

const EVERY_FAULT = FAULTS.filter((fault) => fault !== 'no articles');

async function fail(upstream: FakeUpstream, fault: (typeof EVERY_FAULT)[number]): Promise<void> {
  if (fault === 'refused') await upstream.refuse();
  else upstream.answers.set(PATH, { fault });
}

test.each(EVERY_FAULT)(
  'when the service fails by %s, the last good answer stays, at once, over a restart too',
  async (fault) => {
    const upstream = await newUpstream(9);
    const name = `failing by ${fault}`;
    const source = sourceOf(upstream, { name, freshMilliseconds: 0 });
    await source.get();
    await fail(upstream, fault);
    for (const instance of [source, source, sourceOf(upstream, { name, freshMilliseconds: 0 })]) {
      const [kept, waited] = await millisecondsOf(() => instance.get());
      expect(kept).toMatchObject({ value: { figure: 9 }, isStale: true });
      // A new instance reads the answer from the database first.
      expect(waited).toBeLessThan(instance === source ? STALE_ANSWER_MILLISECONDS : 800);
    }
  },
);

test('the last good answer also stays where the database has lost it', async () => {
  const upstream = await newUpstream(9);
  const name = 'lost by the database';
  const source = sourceOf(upstream, { name, freshMilliseconds: 0 });
  await source.get();
  await fail(upstream, 'garbage');
  await source.get();
  await expect.poll(() => source.health().isWell).toBe(false);
  await database.db.delete(keptAnswers).where(eq(keptAnswers.name, name));
  expect(await source.get()).toMatchObject({ value: { figure: 9 }, isStale: true });
});

describe.concurrent('when the service has never answered', () => {
  test.for(EVERY_FAULT)(
    'but failed by %s, a first visitor is not kept waiting, and it is left alone',
    async (fault, { onTestFinished }) => {
      const upstream = await newUpstream(1, onTestFinished);
      await fail(upstream, fault);
      const source = sourceOf(upstream);
      const [kept, waited] = await millisecondsOf(() => source.get());
      expect(kept).toBeNull();
      expect(waited).toBeLessThan(600);
      // Whatever was under way has ended by then; two passing failures are tried again, no more.
      await wait(1500);
      const asked = upstream.asked.length;
      expect(asked).toBeLessThanOrEqual(3);
      const [later, waitedAgain] = await millisecondsOf(() => source.get());
      expect(later).toBeNull();
      expect(waitedAgain).toBeLessThan(STALE_ANSWER_MILLISECONDS);
      await Promise.all(Array.from({ length: 20 }, () => source.get()));
      await wait(200);
      expect(upstream.asked).toHaveLength(asked);
    },
  );
});

test('a service that is back is asked again, by itself', async () => {
  const upstream = await newUpstream();
  upstream.answers.set(PATH, { fault: 'html' });
  const source = sourceOf(upstream, { restMilliseconds: 100 });
  expect(await source.get()).toBeNull();
  say(upstream, 4);
  await expect.poll(async () => (await source.get())?.value.figure, { timeout: 5000 }).toBe(4);
});

test('Retry-After is kept to, by every instance', async () => {
  const upstream = await newUpstream();
  upstream.answers.set(PATH, { fault: '429' });
  const given = { name: 'asked to wait', restMilliseconds: 50 };
  expect(await sourceOf(upstream, given).get()).toBeNull();
  say(upstream, 4);
  await wait(200);
  expect(await sourceOf(upstream, given).get()).toBeNull();
  expect(upstream.asked).toHaveLength(1);
});

test('without the database an answer is still had', async () => {
  const upstream = await newUpstream(6);
  const gone = await newDatabase();
  await gone.close();
  const source = keepSource({
    db: gone.db,
    name: 'alone',
    shape,
    freshMilliseconds: 60_000,
    log: pino({ level: 'silent' }),
    load: async (signal) =>
      shape.parse(
        await askJson(fetch, {
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
  test('is not called old while a newer one is on its way', async () => {
    const upstream = await newUpstream(1);
    const source = sourceOf(upstream, { freshMilliseconds: 300 });
    expect(await source.get()).toMatchObject({ isDue: false, isStale: false });
    await wait(310);
    say(upstream, 2);
    expect(await source.get()).toMatchObject({ value: { figure: 1 }, isDue: true, isStale: false });
    await expect.poll(async () => (await source.get())?.value.figure).toBe(2);
  });

  test('is old once the service has failed', async () => {
    const upstream = await newUpstream(1);
    const source = sourceOf(upstream, { freshMilliseconds: 60_000 });
    await source.get();
    await age(`source-${made}`, 61);
    const instance = sourceOf(upstream, { name: `source-${made}` });
    upstream.answers.set(PATH, { fault: 'html' });
    // Shown before the service has said anything.
    expect(await instance.get()).toMatchObject({ isDue: true, isStale: false });
    await expect.poll(() => instance.get()).toMatchObject({ isDue: true, isStale: true });
  });

  test('is shown at once after a restart, though the service hangs', async () => {
    const upstream = await newUpstream(1);
    const name = 'shown after a restart';
    await sourceOf(upstream, { name }).get();
    await age(name, 61);
    upstream.answers.set(PATH, { fault: 'hang' });
    const startMs = performance.now();
    const instance = sourceOf(upstream, { name, firstAnswerMilliseconds: 10_000 });
    expect(await instance.get()).toMatchObject({ value: { figure: 1 } });
    expect(performance.now() - startMs).toBeLessThan(5_000);
  });

  test('is old when nobody has looked for long', async () => {
    const upstream = await newUpstream(1);
    const name = 'long not looked at';
    await sourceOf(upstream, { name }).get();
    await age(name, 3 * 60 + 1);
    upstream.answers.set(PATH, { fault: 'hang' });
    expect(await sourceOf(upstream, { name }).get()).toMatchObject({ isDue: true, isStale: true });
  });

  async function age(name: string, seconds: number): Promise<void> {
    await database.db
      .update(keptAnswers)
      .set({ fetchedAt: new Date(Date.now() - seconds * 1000) })
      .where(eq(keptAnswers.name, name));
  }
});

describe('between instances', () => {
  const rowOf = async (name: string) => {
    const rows = await database.db
      .select({
        version: sql<string>`xmin::text`,
        askedAt: keptAnswers.askedAt,
        notBefore: keptAnswers.notBefore,
      })
      .from(keptAnswers)
      .where(eq(keptAnswers.name, name));
    return rows[0];
  };

  /** A source whose service answers when the test says so. */
  function sourceThatWaits(name: string, askMilliseconds?: number) {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<{ figure: number }>();
    const source = keepSource({
      db: database.db,
      name,
      shape,
      freshMilliseconds: 60_000,
      log: pino({ level: 'silent' }),
      ...(askMilliseconds && { askMilliseconds }),
      load: (signal) => {
        asked.resolve();
        const aborted = new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () =>
            reject(new UpstreamError('late', { isPassing: true })),
          ),
        );
        return Promise.race([answer.promise, aborted]);
      },
    });
    return { source, asked: asked.promise, answer };
  }

  test('one that has not seen the newest answer may not ask', async () => {
    const upstream = await newUpstream();
    await sourceOf(upstream, { name: 'just answered' }).get();
    await expect.poll(async () => (await rowOf('just answered'))?.askedAt).toBeNull();
    expect(await claim(database.db, 'just answered', null)).toBeNull();
    const [row] = await database.db
      .select()
      .from(keptAnswers)
      .where(eq(keptAnswers.name, 'just answered'));
    expect(await claim(database.db, 'just answered', row?.fetchedAt ?? null)).toBeInstanceOf(Date);
  });

  test('one that leaves its service alone writes nothing', async () => {
    const upstream = await newUpstream();
    upstream.answers.set(PATH, { fault: 'html' });
    const source = sourceOf(upstream, { name: 'resting' });
    await source.get();
    await expect.poll(async () => (await rowOf('resting'))?.askedAt).toBeNull();
    const before = await rowOf('resting');
    for (let i = 0; i < 5; i++) await source.get();
    await wait(100);
    expect(await rowOf('resting')).toEqual(before);
  });

  const later = new Date(Date.now() + 3_600_000);
  test.each([
    ['a shorter wait', new UpstreamError('slow down', { retryAfter: 1000 })],
    ['a failure', new UpstreamError('broken')],
    ['a good answer', null],
  ])('%s of one does not shorten the wait another was asked for', async (what, error) => {
    const { source, asked, answer } = sourceThatWaits(what);
    const got = source.get();
    await asked;
    await database.db
      .update(keptAnswers)
      .set({ notBefore: later })
      .where(eq(keptAnswers.name, what));
    if (error) answer.reject(error);
    else answer.resolve({ figure: 1 });
    await got;
    await expect.poll(async () => (await rowOf(what))?.askedAt).toBeNull();
    expect((await rowOf(what))?.notBefore).toEqual(later);
  });

  test.each([
    ['failed', true],
    ['answered', false],
  ])(
    'one that took too long and %s does not give back what another has taken',
    async (how, isBad) => {
      const { source, asked, answer } = sourceThatWaits(how);
      const got = source.get();
      await asked;
      const taken = new Date(Date.now() + 1000);
      await database.db
        .update(keptAnswers)
        .set({ askedAt: taken })
        .where(eq(keptAnswers.name, how));
      if (isBad) answer.reject(new UpstreamError('broken'));
      else answer.resolve({ figure: 1 });
      await got;
      await wait(100);
      expect((await rowOf(how))?.askedAt).toEqual(taken);
    },
  );

  test('a question with all its retries has one end', async () => {
    const { source, asked } = sourceThatWaits('endless', 200);
    const start = performance.now();
    const got = source.get();
    await asked;
    expect((await rowOf('endless'))?.askedAt).not.toBeNull();
    await got;
    await expect.poll(async () => (await rowOf('endless'))?.askedAt).toBeNull();
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
