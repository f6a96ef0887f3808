import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readTables, replaceTables, type TablePart } from '#db/backup.ts';
import { openHeadlineTasks } from '#domain/headline/headline-tasks.ts';
import { editListing } from '#domain/listing/change/edit.ts';
import { addRecorded } from '#domain/listing/change/save.ts';
import { findVersioned } from '#domain/listing/find.ts';
import { openLedger } from '#domain/listing/open-ledger.ts';
import { verifyLedger } from '#domain/listing/verify-ledger.ts';
import { SAMPLES } from '#domain/news/samples.ts';
import { type TestDatabase, testDatabase, untilLockAwaited } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';

const READ_TIMEOUT_MS = 2_000;

test('during a restore readers see the previous state without waiting', async () => {
  const { db, restore } = await openSite();
  const before = await countOf(db);
  const { finish } = await restore.begin();
  const answers = Promise.all([
    countOf(db),
    findVersioned(db, 'coin', 'bitcoin'),
    verifyLedger(db),
  ]);
  const [count, bitcoin, ledger] = await Promise.race([answers, timeout()]);
  expect([count, bitcoin?.version, ledger.problems]).toEqual([before, 1, []]);
  await finish();
});

test('a backup begun during a restore holds either the previous or the restored state', async () => {
  const { db, restore } = await openSite();
  const { finish } = await restore.begin();
  const rows = new Map<string, number>();
  let isFinished = false;
  await readTables(db, async (part) => {
    // The snapshot is taken, and no rows have been read.
    if (!isFinished) await finish();
    isFinished = true;
    if ('rows' in part) rows.set(part.table, (rows.get(part.table) ?? 0) + part.rows.length);
  });
  expect(rows.get('listings')).toBe(await countOf(db));
  expect(rows.get('ruling_ledger')).toBeGreaterThan(0);
});

test('during a restore writers wait until it is committed', async () => {
  const { db, restore } = await openSite();
  const { finish } = await restore.begin();
  const [sample] = SAMPLES;
  if (!sample) return expect.fail('SAMPLES is empty');
  const publishedAt = new Date().toISOString();
  const story = { ...sample, title: 'Bitcoin wallet hacked', publishedAt };
  const opening = openHeadlineTasks(db, [story]).then(() => 'written');
  expect(await Promise.race([opening, sleep(200, 'waiting')])).toBe('waiting');
  await finish();
  expect(await opening).toBe('written');
});

test('an edit sent during a restore waits, and conflicts with the restored version', async () => {
  const { db, restore } = await openSite();
  const edit = await editorOf(db);
  expect(await edit(1, 1)).toMatchObject({ outcome: 'saved', version: 2 });
  const { finish } = await restore.begin();
  const meanwhile = edit(2, 2);
  expect(await Promise.race([meanwhile, sleep(200, 'waiting')])).toBe('waiting');
  await finish();
  expect(await meanwhile).toMatchObject({ outcome: 'conflict', current: { version: 1 } });
});

test('a start during a restore into an empty database enters no ruling again', async () => {
  const { db, restore } = await openSite();
  const to = await testDatabase();
  const { finish } = await restore.begin(to.db);
  const opening = openLedger(to.db);
  await untilLockAwaited(to.db);
  await finish();
  expect(await opening).toBe(0);
  expect(await verifyLedger(to.db)).toEqual(await verifyLedger(db));
});

test('after a restore the ledger is append-only again', async () => {
  const { db, restore } = await openSite();
  await replaceTables(db, restore.parts());
  const refusal = await db.execute(sql`delete from ruling_ledger`).catch((error: Error) => error);
  expect(refusal).toMatchObject({ cause: { message: 'the ledger of rulings is only added to' } });
});

test('after a failed restore edits can be saved', async () => {
  const { db, restore } = await openSite();
  const edit = await editorOf(db);
  await edit(1, 1);
  await edit(2, 2);
  const failing = db.transaction(async (tx) => {
    await replaceTables(tx, restore.parts());
    throw new Error('its process was killed before the end');
  });
  await expect(failing).rejects.toThrow('killed');
  await expect(edit(3, 3)).resolves.toMatchObject({ outcome: 'saved', version: 4 });
});

async function openSite() {
  const { db } = await testDatabase();
  for (const name of ['Bitcoin', 'Other']) {
    const listing = newListing({ id: name.toLowerCase(), name });
    await addRecorded(db, listing, { what: 'added', by: 'x' });
  }
  const backup: TablePart[] = [];
  await readTables(db, async (part) => void backup.push(part));
  async function* parts(): AsyncGenerator<TablePart> {
    yield* backup;
  }
  /** Writes all rows, and commits when `finish` is called. */
  async function begin(target = db) {
    const { promise: written, resolve: onWritten } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    async function* partsUntilRelease() {
      yield* parts();
      onWritten();
      await released;
    }
    const restored = replaceTables(target, partsUntilRelease());
    await Promise.race([written, restored]);
    return {
      finish: async () => {
        release();
        await restored;
      },
    };
  }
  return { db, restore: { parts, begin } };
}

async function editorOf(db: TestDatabase['db']) {
  const { listing } = (await findVersioned(db, 'coin', 'bitcoin')) ?? expect.fail('no bitcoin');
  return (version: number, rank: number) =>
    editListing(db, 'coin', 'bitcoin', { ...listing, rank: rank + 1000 }, { version, by: 'x' });
}

async function countOf(db: TestDatabase['db']): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`select count(*)::int from listings`);
  return row?.count ?? 0;
}

async function timeout(): Promise<never> {
  await sleep(READ_TIMEOUT_MS);
  throw new Error('readers wait for the restore');
}
