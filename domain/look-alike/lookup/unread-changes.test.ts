import { expect, test } from 'vitest';
import type { Changes } from '#db/changes.ts';
import { unreadChanges } from './unread-changes.ts';

type Listener = Parameters<Changes['onChange']>[0];

function followed(maxFollowed?: number) {
  const listeners: Listener[] = [];
  const unread = unreadChanges(
    { isListening: () => true, onChange: (listener) => void listeners.push(listener) },
    maxFollowed,
  );
  const concerned: string[][] = [];
  unread.onLookAlikes((tags) => concerned.push([...tags]));
  const change = (...tags: string[]) => {
    for (const listener of listeners) listener(new Set(tags) as Parameters<Listener>[0]);
  };
  const readNamed = async () => {
    let read: string[] = [];
    await unread.readNamed(async (ids) => {
      read = [...ids];
    });
    return read;
  };
  return { unread, change, concerned, readNamed, readAll: () => unread.readAll(async () => {}) };
}

test('changed listings are read alone once all were read', async () => {
  const { unread, change, readNamed, readAll } = followed();
  change('coin/one', 'identifiers');
  expect([unread.isEmpty(), unread.canReadNamed(), unread.isBehind()]).toEqual([
    false,
    false,
    false,
  ]);
  await readAll();
  expect([unread.isEmpty(), unread.canReadNamed()]).toEqual([true, true]);
  change('coin/two', 'identifiers');
  expect([unread.isEmpty(), unread.isBehind()]).toEqual([false, true]);
  expect(await readNamed()).toEqual(['coin/two']);
  expect([unread.isEmpty(), unread.isBehind()]).toEqual([true, false]);
});

test('all listings are read again after more changes than are followed one by one', async () => {
  const { unread, change, concerned, readAll } = followed(2);
  await readAll();
  change('coin/one', 'coin/two', 'identifiers');
  expect(unread.canReadNamed()).toBe(true);
  change('coin/three', 'identifiers');
  expect([unread.canReadNamed(), unread.isEmpty()]).toEqual([false, false]);
  expect(concerned.at(-1)).toEqual(['look-alikes']);
});

test('a change that names no listing concerns all', async () => {
  const { unread, change, readAll } = followed();
  await readAll();
  change('identifiers');
  expect(unread.canReadNamed()).toBe(false);
});

test('listings whose reading failed stay unread', async () => {
  const { unread, change, readNamed, readAll } = followed();
  await readAll();
  change('coin/one', 'identifiers');
  const failed = unread.readNamed(() => Promise.reject(new Error('no database')));
  await expect(failed).rejects.toThrow('no database');
  expect(unread.isBehind()).toBe(true);
  change('coin/two', 'identifiers');
  expect(await readNamed()).toEqual(['coin/one', 'coin/two']);
});
