import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { replaceTables } from '#db/backup.ts';
import type { Database } from '#db/client.ts';
import { createListing, deleteListing, editListing } from '#domain/listing/change/edit.ts';
import { restoreState } from '#domain/listing/change/restore.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newContent } from '#tests/samples/listings.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';
import { restoredPictures } from './restored-pictures.ts';
import { sweepRegularly } from './sweep-regularly.ts';
import { removeUnused } from './unused-uploads.ts';
import { createUploads } from './upload.ts';
import { folderStore } from './upload-store.ts';

const png = await plainPicture(20, 20).png().toBuffer();
const by = 'editor@example.com';

async function openUploads() {
  const { db, close } = await newDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-unused-'));
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  const log = { warn: () => {}, error: () => {} };
  const imageHost = { url: undefined, preset: undefined };
  const uploads = createUploads({ db, fetch, store: folderStore(folder), imageHost, log });
  return {
    db,
    folder,
    isOurs: uploads.isOurs,
    files: async () => (await readdir(folder)).sort(),
    /** Uploads a picture and answers its path. */
    async upload(accountId = 'editor'): Promise<string> {
      const answer = await uploads.save(png, accountId);
      if ('error' in answer) throw new Error(answer.error);
      return answer.secure_url;
    },
    save: (bytes: Uint8Array, accountId: string) => uploads.save(bytes, accountId),
  };
}

/** Makes all uploads a day old. */
async function aDayLater(db: Database): Promise<void> {
  await db.execute(sql`update unused_uploads set used_at = used_at - interval '1 day'`);
}

async function addListing(db: Database, image: string, key = image): Promise<string> {
  const { id } = await createListing(db, 'coin', newContent({ image }), { key, by });
  return id;
}

test('pictures that have been unused for a day are removed, younger ones stay', async () => {
  const { db, folder, upload, files } = await openUploads();
  const paths = [await upload(), await upload()];
  await aDayLater(db);
  const young = await upload();
  expect(await removeUnused(db, folderStore(folder))).toBe(paths.length);
  expect(await files()).toEqual([basename(young)]);
  expect(await removeUnused(db, folderStore(folder))).toBe(0);
});

test('a picture stays while a listing or its history names it', async () => {
  const { db, folder, upload, files } = await openUploads();
  const [first, second, third] = [await upload(), await upload(), await upload()];
  const id = await addListing(db, first);
  await editListing(db, 'coin', id, newContent({ image: second }), { version: 1, by });
  const gone = await addListing(db, third);
  const deleted = await deleteListing(db, 'coin', gone, { version: 1, by });
  await aDayLater(db);
  expect(await removeUnused(db, folderStore(folder))).toBe(0);
  expect(await files()).toEqual([first, second, third].map((path) => basename(path)).sort());
  if (deleted.outcome !== 'deleted') throw new Error(deleted.outcome);
  const back = await restoreState(db, deleted.change, { version: null, by });
  expect(back).toMatchObject({ outcome: 'saved', listing: { image: third } });
});

test('a picture stays when a server of an older version names it', async () => {
  const { db, folder, upload, files } = await openUploads();
  const path = await upload();
  const id = await addListing(db, '/logos/bitcoin.svg');
  await db.execute(sql`update listings set image = ${path} where id = ${id}`);
  await aDayLater(db);
  expect(await removeUnused(db, folderStore(folder))).toBe(0);
  expect(await files()).toEqual([basename(path)]);
});

test('a submitted form extends its picture by a day even if it is not saved', async () => {
  const { db, folder, upload, isOurs, files } = await openUploads();
  const path = await upload();
  await aDayLater(db);
  expect(await isOurs(path)).toBe(true);
  expect(await removeUnused(db, folderStore(folder))).toBe(0);
  expect(await files()).toEqual([basename(path)]);
  await aDayLater(db);
  expect(await removeUnused(db, folderStore(folder))).toBe(1);
  expect(await isOurs(path)).toBe(false);
});

test('files without a record in this database stay', async () => {
  const { db, folder, upload } = await openUploads();
  await upload();
  const elsewhere = await openUploads();
  await aDayLater(db);
  // Two databases may share a folder, for example after a mistyped setting.
  expect(await removeUnused(elsewhere.db, folderStore(folder))).toBe(0);
  expect(await readdir(folder)).toHaveLength(1);
});

test('a form waits while a sweep removes its picture, and then finds it gone', async () => {
  const { db, upload, isOurs, folder } = await openUploads();
  const path = await upload();
  await aDayLater(db);
  let check: ReturnType<typeof isOurs> | undefined;
  let isAnswered = false;
  await db.transaction(async (sweep) => {
    // The state of a sweep that has locked its rows and not yet removed a file.
    await sweep.execute(sql`select from unused_uploads for update`);
    check = isOurs(path).finally(() => {
      isAnswered = true;
    });
    await sleep(300);
    expect(isAnswered).toBe(false);
    await rm(join(folder, basename(path)));
    await sweep.execute(sql`delete from unused_uploads`);
  });
  expect(await check).toBe(false);
});

test('listings saved during sweeps keep their pictures', {
  timeout: 60_000,
}, async () => {
  const { db, upload, isOurs, folder, files } = await openUploads();
  const paths: string[] = [];
  for (let count = 0; count < 40; count += 1) paths.push(await upload(`editor-${count}`));
  await aDayLater(db);
  let removed = 0;
  const sweeping = (async () => {
    for (let round = 0; round < 3; round += 1) {
      await sleep(Math.random() * 60);
      removed += await removeUnused(db, folderStore(folder));
    }
  })();
  const saved = await Promise.all(
    paths.map(async (path, place) => {
      await sleep(place * 4);
      if (!(await isOurs(path))) return null;
      // Simulates the validation of a form.
      await sleep(Math.random() * 30);
      await addListing(db, path);
      return path;
    }),
  );
  await sweeping;
  const stored = await files();
  const named = saved.filter((path) => path !== null).map((path) => basename(path));
  expect(named.filter((name) => !stored.includes(name))).toEqual([]);
  expect(named.length + removed).toBe(paths.length);
});

test('a restore clears the records of unused uploads, since its history may name them', async () => {
  const { db, folder, upload } = await openUploads();
  await upload();
  await aDayLater(db);
  async function* nothing() {}
  await replaceTables(db, nothing());
  expect(await removeUnused(db, folderStore(folder))).toBe(0);
});

test('a killed sweep is completed by the next one', async () => {
  const { db, folder, upload, files } = await openUploads();
  const path = await upload();
  await upload();
  await aDayLater(db);
  // The killed sweep had removed this file.
  await rm(join(folder, basename(path)));
  expect(await removeUnused(db, folderStore(folder))).toBe(2);
  expect(await files()).toEqual([]);
});

test('several servers sweep regularly and log the number of removed pictures', async () => {
  const { db, folder, upload, files } = await openUploads();
  await upload();
  await upload();
  await aDayLater(db);
  const logged: object[] = [];
  const log = { info: (details: object) => void logged.push(details), warn: vi.fn() };
  const servers = [1, 2].map(() => sweepRegularly({ db, store: folderStore(folder), log }, 50));
  await vi.waitUntil(async () => (await files()).length === 0, { timeout: 10_000 });
  await Promise.all(servers.map((server) => server.stop()));
  expect(logged).toEqual([{ removed: 2 }]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('pictures of a killed restore are removed and counted in the log', async () => {
  const { db, folder, files } = await openUploads();
  const store = folderStore(folder);
  const name = `${'a'.repeat(32)}.webp`;
  await restoredPictures(store).begin([name]);
  await store.put(name, png);
  const log = { info: vi.fn(), warn: vi.fn() };
  const server = sweepRegularly({ db, store, log });
  await vi.waitUntil(() => log.info.mock.calls.length > 0, { timeout: 10_000 });
  await server.stop();
  expect(await files()).toEqual([]);
  expect(log.info.mock.calls).toEqual([
    [{ removed: 1 }, 'pictures of an unfinished restore were removed'],
  ]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a failed sweep is logged and the next one runs', async () => {
  const { db, folder, upload } = await openUploads();
  const path = await upload();
  await aDayLater(db);
  // `rm` without `recursive` fails on a folder.
  await rm(join(folder, basename(path)));
  await mkdir(join(folder, basename(path)));
  const log = { info: vi.fn(), warn: vi.fn() };
  const server = sweepRegularly({ db, store: folderStore(folder), log }, 50);
  await vi.waitUntil(() => log.warn.mock.calls.length > 1, { timeout: 10_000 });
  await rm(join(folder, basename(path)), { recursive: true });
  await vi.waitUntil(() => log.info.mock.calls.length > 0, { timeout: 10_000 });
  await server.stop();
});

test('an editor may upload 60 pictures an hour, independently of other editors', {
  timeout: 60_000,
}, async () => {
  const { db, save } = await openUploads();
  await db.execute(sql`insert into throttles (key, window_start, count)
    values ('upload editor', now() - interval '50 minutes', 59)`);
  expect(await save(png, 'editor')).toHaveProperty('secure_url');
  const refused = await save(png, 'editor');
  expect(refused).toMatchObject({
    status: 429,
    error:
      'Upload failed: you have sent 60 pictures within an hour. Please try again in 10 minutes.',
  });
  expect(refused).toHaveProperty('retrySeconds');
  expect(await save(png, 'another')).toHaveProperty('secure_url');
});

test('an editor may have 200 unused pictures, and upload again once one is used', async () => {
  const { db, save, upload, files } = await openUploads();
  const path = await upload();
  await db.execute(sql`insert into unused_uploads (name, account_id)
    select 'x' || n, 'editor' from generate_series(1, 199) n`);
  expect(await save(png, 'editor')).toMatchObject({
    status: 429,
    error: expect.stringContaining('200 of your pictures are not used by any coin or exchange yet'),
    retrySeconds: null,
  });
  expect(await files()).toHaveLength(1);
  expect(await save(png, 'another')).toHaveProperty('secure_url');
  await addListing(db, path);
  expect(await save(png, 'editor')).toHaveProperty('secure_url');
});
