import { expect, test } from 'vitest';
import { sharedDatabase, untilLockAwaited } from '#tests/rig/database.ts';
import { newPosition } from '#tests/samples/rulings.ts';
import { addPosition, editPosition, findPosition } from './positions.ts';
import { importPositions } from './transfer.ts';

const { db } = await sharedDatabase();
const by = 'editor@example.com';

test('an import replaces a position that an editor saves meanwhile, and counts it once', async () => {
  const position = newPosition({ id: 'edited' });
  await addPosition(db, position, { by });
  const read = { ...position, title: 'As imported' };
  let importing: ReturnType<typeof importPositions> | undefined;
  await db.transaction(async (tx) => {
    await editPosition(tx, { ...position, title: 'As edited' }, { by, version: 1 });
    importing = importPositions(db, [read], { by, isDryRun: false });
    await untilLockAwaited(db);
  });
  expect(await importing).toEqual({ added: 0, changed: 1, same: 0 });
  expect(await findPosition(db, 'edited')).toEqual({ position: read, version: 3 });
});

test('an import fails as a whole where another one adds a position of its first', async () => {
  const position = newPosition({ id: 'added' });
  let importing: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await addPosition(tx, position, { by });
    const read = [newPosition({ id: 'beside' }), { ...position, title: 'As imported' }];
    importing = importPositions(db, read, { by, isDryRun: false }).catch((error) => error);
    await untilLockAwaited(db);
  });
  expect(await importing).toMatchObject({ message: expect.stringContaining('added') });
  expect(await findPosition(db, 'beside')).toBeNull();
  expect((await findPosition(db, 'added'))?.position.title).toBe(position.title);
});
