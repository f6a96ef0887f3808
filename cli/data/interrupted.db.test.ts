import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { addAccount } from '#domain/admin/account.ts';
import { restoredPictures } from '#domain/upload/restored-pictures.ts';
import { sweepUploads } from '#domain/upload/sweep-uploads.ts';
import { folderStore } from '#domain/upload/upload-store.ts';
import { dataCommands } from '#tests/rig/data-commands.ts';
import { newDatabase, untilLockAwaited } from '#tests/rig/database.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PICTURES = 80;
// Processes start slowly on a busy machine.
const TEST_TIMEOUT_MS = 60_000;

const { data, dataProcess } = dataCommands();
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabayyan-interrupted-'));
  file = join(folder, 'site.backup');
  const from = await openSite('starter', 'from');
  for (let n = 0; n < PICTURES; n += 1) await writeFile(from.picture(n), contentOf(n));
  await from.db.execute(
    sql`update listings set image = ${`/uploads/${nameOf(1)}`} where id = 'bitcoin'`,
  );
  await addAccount(from.db, { email: 'a@example.com', password: 'long enough', isAdmin: true });
  expect((await data(from, 'backup', file)).stderr).toBe('');
  await from.close();
}, TEST_TIMEOUT_MS);
afterAll(() => rm(folder, { recursive: true, force: true }));

const nameOf = (n: number) => `${String(n).padStart(32, '0')}.webp`;
const contentOf = (n: number) => Buffer.alloc(20_000, n);

async function openSite(template: 'empty' | 'starter', name: string) {
  const database = await newDatabase(template);
  const dataDir = join(folder, name);
  const uploads = join(dataDir, 'uploads');
  await mkdir(uploads, { recursive: true });
  return {
    ...database,
    uploads,
    environment: { DATABASE_URL: database.url, DATA_DIR: dataDir },
    picture: (n: number) => join(uploads, nameOf(n)),
    pictures: async () => (await readdir(uploads)).filter((name) => name.endsWith('.webp')),
    ids: async () => {
      const rows = await database.db.execute(sql`select id from listings order by 1`);
      return rows.map(({ id }) => id);
    },
  };
}

function startRestore(environment: Record<string, string>) {
  return spawn(process.execPath, ['cli/data.ts', 'restore', file, '--replace'], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
}

async function kill(child: ReturnType<typeof startRestore>): Promise<void> {
  child.kill('SIGKILL');
  if (child.signalCode === null) await once(child, 'exit');
}

test('a restore killed while it writes pictures changes no row, and its pictures are swept', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const to = await openSite('empty', 'killed');
  onTestFinished(() => to.close());
  await writeFile(to.picture(2), 'not from the backup');
  const child = startRestore(to.environment);
  await vi.waitUntil(async () => (await to.pictures()).length > 3, {
    timeout: 40_000,
    interval: 1,
  });
  await kill(child);
  const { length } = await to.pictures();
  expect(length).toBeLessThan(PICTURES);
  expect(await to.ids()).toEqual([]);
  const { removed } = await sweepUploads(to.db, folderStore(to.uploads));
  expect(removed).toBe(length - 1);
  expect(await readdir(to.uploads)).toEqual([nameOf(2)]);
});

test('a restore killed during its commit has stored every picture', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const to = await openSite('empty', 'taken');
  onTestFinished(() => to.close());
  // Blocks the commit of the restore until the lock is released.
  await to.db.execute(sql`create function wait() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(1); return null; end'`);
  await to.db.execute(sql`create constraint trigger waits after insert on accounts
    initially deferred for each row execute function wait()`);
  await to.db.transaction(async (own) => {
    await own.execute(sql`select pg_advisory_xact_lock(1)`);
    const child = startRestore(to.environment);
    await untilLockAwaited(to.db);
    await kill(child);
  });
  // The client is gone, but the commit was already sent.
  await vi.waitUntil(async () => (await to.ids()).length > 0, { timeout: 10_000 });
  expect(await to.pictures()).toHaveLength(PICTURES);
  // The restore did not record its end, so the sweep completes it.
  await sweepUploads(to.db, folderStore(to.uploads));
  expect(await readdir(to.uploads)).toEqual([nameOf(1)]);
  expect(await readFile(to.picture(1))).toEqual(contentOf(1));
});

test('a restore removes what a killed one left, and says so', async () => {
  const to = await openSite('empty', 'after');
  onTestFinished(() => to.close());
  await restoredPictures(folderStore(to.uploads)).begin([nameOf(PICTURES)]);
  await writeFile(to.picture(PICTURES), 'of the killed restore');
  const { stdout } = await data(to, 'restore', file);
  expect(stdout).toContain('removed 1 pictures of an unfinished restore');
  expect(await to.pictures()).toHaveLength(PICTURES);
});

test('a restore that fails and cannot remove its pictures says so', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const to = await openSite('empty', 'failing');
  onTestFinished(() => to.close());
  // No draft can be written or removed where a folder is.
  await mkdir(`${to.picture(3)}.draft`);
  const { stdout, status } = await dataProcess(to, 'restore', file);
  expect(stdout).toContain('pictures of this restore may be left in uploads/');
  expect(status).toBe(1);
});
