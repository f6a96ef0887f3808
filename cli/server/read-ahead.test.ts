import { expect, test } from 'vitest';
import type { Changed } from '#db/cache-tags.ts';
import { readAhead } from './read-ahead.ts';

/** A server that hears of changes; the database is gone, so a reading fails when it is told to. */
function serverWithoutDatabase() {
  const logged: string[] = [];
  const ends: (() => Promise<void>)[] = [];
  let tell: (changed: Changed) => void = () => {};
  const reading = Promise.withResolvers<never>();
  readAhead(
    {
      identifiers: { get: () => reading.promise },
      changes: {
        onChange: (listener) => {
          tell = listener;
        },
      },
      log: { error: (_: unknown, message?: string) => void logged.push(message ?? '') },
    },
    (end) => void ends.push(end),
  );
  const fail = async () => {
    reading.reject(new Error('write CONNECTION_ENDED'));
    await reading.promise.catch(() => {});
  };
  return { logged, tell: () => tell(null), fail, end: () => Promise.all(ends.map((end) => end())) };
}

test('listings that cannot be read are an error in the log', async () => {
  const server = serverWithoutDatabase();
  server.tell();
  await server.fail();
  await expect.poll(() => server.logged).toEqual(['listings were not read']);
});

test('a reading that is cut off by the end of the server is none', async () => {
  const server = serverWithoutDatabase();
  server.tell();
  await server.end();
  await server.fail();
  await new Promise(setImmediate);
  expect(server.logged).toEqual([]);
});
