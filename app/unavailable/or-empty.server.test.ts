import { data } from 'react-router';
import { expect, test } from 'vitest';
import { orEmpty } from './or-empty.server.ts';

function newLog() {
  const entries: object[] = [];
  return { entries, error: (details: object) => void entries.push(details) };
}

test('loaded data is returned unchanged', async () => {
  const log = newLog();
  const result = await orEmpty(log, async () => data(['bitcoin']), []);
  expect(result.data).toEqual(['bitcoin']);
  expect(result.init?.status).toBeUndefined();
  expect(log.entries).toEqual([]);
});

test('a failed load is logged and returns the empty data as a 503 with Retry-After', async () => {
  const log = newLog();
  const failure = new Error('no database');
  const result = await orEmpty(log, () => Promise.reject<never>(failure), []);
  expect(result.data).toEqual([]);
  expect(result.init?.status).toBe(503);
  expect(new Headers(result.init?.headers).get('Retry-After')).toBe('30');
  expect(log.entries).toEqual([{ err: failure }]);
});
