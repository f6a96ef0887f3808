import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Services, services } from '#app/context/services.server.ts';
import { editor } from '#app/session/guard.server.ts';
import type { Database } from '#db/client.ts';
import {
  addPosition,
  addPositions,
  deletePosition,
  editPosition,
  findPosition,
  listDeletedPositions,
  listPositionChanges,
  restorePosition,
} from '#domain/position/positions.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newPosition } from '#tests/samples/rulings.ts';
import { deletePositionFromForm, restoreDeletedPosition } from './delete-position.server.ts';

const { db } = await sharedDatabase();
const by = 'other@example.com';

test('a stale question deletes nothing, and is asked again with the changes', async () => {
  const position = newPosition({ id: 'changed' });
  await addPosition(db, position, { by });
  await editPosition(db, { ...position, title: 'Once' }, { by, version: 1 });
  await editPosition(db, { ...position, title: 'Twice' }, { by, version: 2 });
  expect(await ask('changed', 1)).toMatchObject({
    init: { status: 409 },
    data: {
      outcome: 'conflict',
      version: 3,
      by,
      changes: [{ label: 'Title of the page', before: position.title, after: 'Twice' }],
    },
  });
  expect(await findPosition(db, 'changed')).not.toBeNull();
  expect(await ask('changed', 3)).toMatchObject({ status: 302 });
  expect(await findPosition(db, 'changed')).toBeNull();
});

test('a change before a restore is not told', async () => {
  const position = newPosition({ id: 'back' });
  await addPosition(db, position, { by });
  await deletePosition(db, 'back', { by, version: 1 });
  const [deletion] = await listDeletedPositions(db, 1);
  await restorePosition(db, deletion?.change ?? 0, { by });
  expect(await ask('back', 1)).toMatchObject({ data: { outcome: 'conflict', changes: null } });
});

test('no changes are told to a form with a later version than the stored one', async () => {
  const position = newPosition({ id: 'restored' });
  await addPositions(db, [position]);
  await editPosition(db, { ...position, title: 'Once' }, { by, version: 1 });
  expect(await ask('restored', 9)).toMatchObject({
    data: { outcome: 'conflict', version: 2, changes: null },
  });
});

test('a failed deletion can be tried again, and a restore whose id is taken says so', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  const failing = { transaction: async () => broken() } as unknown as Database;
  expect(await ask('any', 4, failing)).toMatchObject({
    init: { status: 500 },
    data: { outcome: 'failed', version: 4 },
  });
  await addPosition(db, newPosition({ id: 'conflict' }), { by });
  const unread = { transaction: db.transaction.bind(db), select: broken } as unknown as Database;
  expect(await ask('conflict', 4, unread)).toMatchObject({
    init: { status: 500 },
    data: { outcome: 'failed', version: 4 },
  });
  const position = newPosition({ id: 'taken' });
  await addPosition(db, position, { by });
  await deletePosition(db, 'taken', { by, version: 1 });
  await addPosition(db, position, { by });
  const changes = await listPositionChanges(db, 'taken', 10);
  const deletion = changes.find(({ after }) => after === null);
  await expect(restoreDeletedPosition(deletion?.id ?? 0, contextOn(db))).rejects.toMatchObject({
    init: { status: 409 },
  });
  await expect(restoreDeletedPosition(Number.NaN, contextOn(db))).rejects.toMatchObject({
    init: { status: 404 },
  });
});

function ask(id: string, version: number, on: Database = db) {
  const body = new FormData();
  body.set('version', String(version));
  const request = new Request('https://tabayyan.example/', { method: 'POST', body });
  return deletePositionFromForm(id, request, contextOn(on));
}

function contextOn(on: Database): RouterContextProvider {
  const context = new RouterContextProvider();
  const log = { error: () => {} };
  context.set(services, { db: on, log } as unknown as Services);
  context.set(editor, { accountId: '1', email: 'editor@example.com', isAdmin: true });
  return context;
}
