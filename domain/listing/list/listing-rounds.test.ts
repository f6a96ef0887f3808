import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Batch, inRounds } from './listing-rounds.ts';

const HOUR_MS = 3_600_000;
const listing = (id: string) => ({ kind: 'coin' as const, id, updatedAt: new Date(0) });

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function newRounds(store = async () => {}) {
  const batches: Batch[] = [];
  const next = inRounds(async (batch) => {
    batches.push(batch);
    return [listing(`listing-${batches.length}`)];
  }, store);
  /** For each batch whether it begins with the first listing. */
  const begin = () => batches.map(({ where }) => where === undefined);
  return { next, begin };
}

test('a batch begins after the last one', async () => {
  const { next, begin } = newRounds();
  for (let time = 0; time < 3; time += 1) await next();
  expect(begin()).toEqual([true, false, false]);
});

test('a batch that could not be stored is read again', async () => {
  const store = vi.fn(async () => {}).mockRejectedValueOnce(new Error('the disk is full'));
  const { next, begin } = newRounds(store);
  await expect(next()).rejects.toThrow('the disk is full');
  await next();
  await next();
  expect(begin()).toEqual([true, true, false]);
});

test('after six hours all listings are read again', async () => {
  const { next, begin } = newRounds();
  await next();
  vi.advanceTimersByTime(6 * HOUR_MS);
  await next();
  vi.advanceTimersByTime(1);
  await next();
  await next();
  expect(begin()).toEqual([true, false, true, false]);
});
