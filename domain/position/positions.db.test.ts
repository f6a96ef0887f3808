import { expect, test } from 'vitest';
import type { Changed } from '#db/cache-tags.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newPosition } from '#tests/samples/rulings.ts';
import {
  addPosition,
  addPositions,
  cachePositions,
  deletePosition,
  editPosition,
  findPosition,
  listDeletedPositions,
  listPositionChanges,
  listPositions,
  restorePosition,
} from './positions.ts';

const { db } = await sharedDatabase();
const by = 'editor@example.com';

test('a position is added once, edited by its version, deleted, and remembered', async () => {
  const position = newPosition({ id: 'whole' });
  expect(await addPosition(db, position, { by })).toBe(true);
  expect(await addPosition(db, position, { by })).toBe(false);
  const edited = { ...position, stance: 'undecided' as const };
  expect(await editPosition(db, edited, { by, version: 1 })).toBe('saved');
  expect(await editPosition(db, position, { by, version: 1 })).toBe('conflict');
  expect(await findPosition(db, 'whole')).toEqual({ position: edited, version: 2 });
  expect(await deletePosition(db, 'whole', { by, version: 2 })).toBe('saved');
  expect(await deletePosition(db, 'whole', { by, version: 2 })).toBe('missing');
  const changes = await listPositionChanges(db, 'whole', 10);
  expect(changes.map(({ before, after }) => [before !== null, after !== null])).toEqual([
    [true, false],
    [true, true],
    [false, true],
  ]);
});

test('the versions of a restored position continue, so that an edit from before its deletion is stale', async () => {
  const position = newPosition({ id: 'restored' });
  await addPosition(db, position, { by });
  const edited = { ...position, title: 'Edited' };
  await editPosition(db, edited, { by, version: 1 });
  await deletePosition(db, 'restored', { by, version: 2 });
  const [deletion] = await listDeletedPositions(db, 1);
  expect(await restorePosition(db, deletion?.change ?? 0, { by })).toEqual(edited);
  expect(await restorePosition(db, deletion?.change ?? 0, { by })).toBe('taken');
  expect(await restorePosition(db, 0, { by })).toBe('missing');
  expect(await findPosition(db, 'restored')).toEqual({ position: edited, version: 4 });
  expect(await editPosition(db, position, { by, version: 1 })).toBe('conflict');
});

test('a save without changes makes no version', async () => {
  const position = newPosition({ id: 'same' });
  await addPosition(db, position, { by });
  expect(await editPosition(db, { ...position }, { by, version: 1 })).toBe('saved');
  expect(await findPosition(db, 'same')).toEqual({ position, version: 1 });
  expect(await listPositionChanges(db, 'same', 10)).toHaveLength(1);
});

test('positions of the starter are added where their ids are free', async () => {
  const [one, other] = [newPosition({ id: 'free' }), newPosition({ id: 'other-free' })];
  expect(await addPositions(db, [one])).toBe(1);
  expect(await addPositions(db, [{ ...one, stance: 'permitted' }, other])).toBe(1);
  expect((await findPosition(db, 'free'))?.position.stance).toBe('forbidden');
});

test('the cache reads again after a change, and always while it cannot hear of changes', async () => {
  let notify: (changed: Changed) => void = () => {};
  let isListening = true;
  const changes = {
    onChange: (listener: typeof notify) => {
      notify = listener;
    },
    isListening: () => isListening,
  };
  const cache = cachePositions(db, changes);
  const before = await cache.get();
  expect(before).toEqual(await listPositions(db));
  await addPosition(db, newPosition({ id: 'cached' }), { by });
  expect(await cache.get()).toBe(before);
  notify(new Set(['coin']));
  expect(await cache.get()).toBe(before);
  notify(new Set(['positions']));
  expect((await cache.get()).map(({ id }) => id)).toContain('cached');
  isListening = false;
  await addPosition(db, newPosition({ id: 'unheard' }), { by });
  expect((await cache.get()).map(({ id }) => id)).toContain('unheard');
});
