import { expect, test } from 'vitest';
import type { Changed } from './cache-tags.ts';
import { cacheUntilChange } from './cache-until-change.ts';

function cacheOf() {
  const readings: ((value: { number: number }) => void)[] = [];
  const read = () => new Promise<{ number: number }>((resolve) => readings.push(resolve));
  const state = { isListening: true };
  let tell: (changed: Changed) => void = () => {};
  const changes = {
    onChange: (listener: (changed: Changed) => void) => {
      tell = listener;
    },
    isListening: () => state.isListening,
  };
  const { get } = cacheUntilChange(['positions'], read, changes);
  return { get, readings, state, change: () => tell(new Set(['positions'])) };
}

test('concurrent requests share a reading, and later ones have it', async () => {
  const { get, readings } = cacheOf();
  const both = [get(), get()];
  readings[0]?.({ number: 1 });
  expect(await Promise.all([...both, get()])).toEqual([1, 1, 1].map((number) => ({ number })));
  expect(readings).toHaveLength(1);
});

test('a reading from before a change is neither joined nor kept', async () => {
  const { get, readings, change } = cacheOf();
  const before = get();
  change();
  const after = get();
  readings[1]?.({ number: 2 });
  readings[0]?.({ number: 1 });
  expect(await Promise.all([before, after])).toEqual([{ number: 1 }, { number: 2 }]);
  expect(await get()).toEqual({ number: 2 });
  expect(readings).toHaveLength(2);
});

test('without notifications each request reads by itself', async () => {
  const { get, readings, state } = cacheOf();
  state.isListening = false;
  const both = [get(), get()];
  for (const [place, resolve] of readings.entries()) resolve({ number: place });
  expect(await Promise.all(both)).toEqual([{ number: 0 }, { number: 1 }]);
});

test('a failed reading is not kept', async () => {
  let isFailing = true;
  const read = async () => {
    if (isFailing) throw new Error('away');
    return { number: 1 };
  };
  const changes = { onChange: () => {}, isListening: () => true };
  const { get } = cacheUntilChange(['positions'], read, changes);
  await expect(get()).rejects.toThrow('away');
  isFailing = false;
  expect(await get()).toEqual({ number: 1 });
});
