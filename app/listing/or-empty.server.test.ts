import { data } from 'react-router';
import { expect, test } from 'vitest';
import { orEmpty } from './or-empty.server.ts';

function newLog() {
  const entries: object[] = [];
  return { entries, error: (details: object) => void entries.push(details) };
}

test('loaded data is answered unchanged', async () => {
  const log = newLog();
  const answer = await orEmpty(log, async () => data(['bitcoin']), []);
  expect(answer.data).toEqual(['bitcoin']);
  expect(answer.init?.status).toBeUndefined();
  expect(log.entries).toEqual([]);
});

test('a failure is logged and answered as empty, with a time to try again', async () => {
  const log = newLog();
  const failure = new Error('no database');
  const answer = await orEmpty(log, () => Promise.reject<never>(failure), []);
  expect(answer.data).toEqual([]);
  expect(answer.init?.status).toBe(503);
  expect(new Headers(answer.init?.headers).get('Retry-After')).toBe('30');
  expect(log.entries).toEqual([{ err: failure }]);
});
