import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { replaceTables } from '#db/backup.ts';
import type { Database } from '#db/client.ts';
import { createListing, deleteListing, editListing, putBack } from '#domain/listing/change/edit.ts';
import { plain } from '#tests/fakes/picture-host.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { sweepRegularly } from './sweep-regularly.ts';
import { removeUnused } from './unused-uploads.ts';
import { createUploads } from './upload.ts';

const png = await plain(20, 20).png().toBuffer();
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
  const uploads = createUploads({ db, fetch, folder, imageHost, log });
  return {
    db,
    folder,
    isOurs: uploads.isOurs,
    kept: async () => (await readdir(folder)).sort(),
    /** Uploads a picture and answers its path. */
    async upload(accountId = 'editor'): Promise<string> {
      const answer = await uploads.save(png, accountId);
      if ('error' in answer) throw new Error(answer.error);
      return answer.secure_url;
    },
    save: (bytes: Uint8Array, accountId: string) => uploads.save(bytes, accountId),
  };
}

/** As if a day had gone by since the pictures were uploaded. */
async function aDayLater(db: Database): Promise<void> {
  await db.execute(sql`update unused_uploads set used_at = used_at - interval '1 day'`);
}

function contentWith(image: string) {
  const { kind, id, ruledAt, createdAt, updatedAt, doubts, ...content } = newListing({ image });
  return content;
}

async function addListing(db: Database, image: string, key = image): Promise<string> {
  const added = await createListing(db, 'coin', contentWith(image), { key, by });
  if (added.outcome !== 'added') throw new Error(added.outcome);
  return added.id;
}

test('a picture that no listing has named for a day is removed, and no younger one', async () => {
  const { db, folder, upload, kept } = await openUploads();
  const paths = [await upload(), await upload()];
  await aDayLater(db);
  const young = await upload();
  expect(await removeUnused(db, folder)).toBe(paths.length);
  expect(await kept()).toEqual([basename(young)]);
  expect(await removeUnused(db, folder)).toBe(0);
});

test('a picture that a listing has, or that its history names, stays', async () => {
  const { db, folder, upload, kept } = await openUploads();
  const [first, second, third] = [await upload(), await upload(), await upload()];
  const id = await addListing(db, first);
  await editListing(db, 'coin', id, contentWith(second), { version: 1, by });
  const gone = await addListing(db, third);
  const deleted = await deleteListing(db, 'coin', gone, { version: 1, by });
  await aDayLater(db);
  expect(await removeUnused(db, folder)).toBe(0);
  expect(await kept()).toEqual([first, second, third].map((path) => basename(path)).sort());
  if (deleted.outcome !== 'deleted') throw new Error(deleted.outcome);
  const back = await putBack(db, deleted.change, { version: null, by });
  expect(back).toMatchObject({ outcome: 'saved', listing: { image: third } });
});

test('a picture stays that a server names which knows nothing of sweeps', async () => {
  const { db, folder, upload, kept } = await openUploads();
  const path = await upload();
  const id = await addListing(db, '/logos/bitcoin.svg');
  await db.execute(sql`update listings set image = ${path} where id = ${id}`);
  await aDayLater(db);
  expect(await removeUnused(db, folder)).toBe(0);
  expect(await kept()).toEqual([basename(path)]);
});

test('a picture that a form names stays for another day, also where the form is not saved', async () => {
  const { db, folder, upload, isOurs, kept } = await openUploads();
  const path = await upload();
  await aDayLater(db);
  expect(await isOurs(path)).toBe(true);
  expect(await removeUnused(db, folder)).toBe(0);
  expect(await kept()).toEqual([basename(path)]);
  await aDayLater(db);
  expect(await removeUnused(db, folder)).toBe(1);
  expect(await isOurs(path)).toBe(false);
});

test('files that this database has not recorded are left alone', async () => {
  const { db, folder, upload } = await openUploads();
  await upload();
  const elsewhere = await openUploads();
  await aDayLater(db);
  // Another database on the same folder: the address was mistyped, say.
  expect(await removeUnused(elsewhere.db, folder)).toBe(0);
  expect(await readdir(folder)).toHaveLength(1);
});

test('a form that comes while its picture is being removed waits, and then finds it gone', async () => {
  const { db, upload, isOurs, folder } = await openUploads();
  const path = await upload();
  await aDayLater(db);
  let asked: Promise<boolean> | undefined;
  let isAnswered = false;
  await db.transaction(async (sweep) => {
    // As far as a sweep is when it has decided, and not yet removed anything.
    await sweep.execute(sql`select from unused_uploads for update`);
    asked = isOurs(path).finally(() => {
      isAnswered = true;
    });
    await sleepMs(300);
    expect(isAnswered).toBe(false);
    await rm(join(folder, basename(path)));
    await sweep.execute(sql`delete from unused_uploads`);
  });
  expect(await asked).toBe(false);
});

test('no listing that is saved while sweeps run has lost its picture', {
  timeout: 60_000,
}, async () => {
  const { db, upload, isOurs, folder, kept } = await openUploads();
  const paths: string[] = [];
  for (let count = 0; count < 40; count += 1) paths.push(await upload(`editor-${count}`));
  await aDayLater(db);
  let removed = 0;
  const sweeping = (async () => {
    for (let round = 0; round < 3; round += 1) {
      await sleepMs(Math.random() * 60);
      removed += await removeUnused(db, folder);
    }
  })();
  const saved = await Promise.all(
    paths.map(async (path, place) => {
      await sleepMs(place * 4);
      if (!(await isOurs(path))) return null;
      // The time a form takes to be checked.
      await sleepMs(Math.random() * 30);
      await addListing(db, path);
      return path;
    }),
  );
  await sweeping;
  const files = await kept();
  const named = saved.filter((path) => path !== null).map((path) => basename(path));
  expect(named.filter((name) => !files.includes(name))).toEqual([]);
  expect(named.length + removed).toBe(paths.length);
});

test('a restore forgets what was unused: its history may name it', async () => {
  const { db, folder, upload } = await openUploads();
  await upload();
  await aDayLater(db);
  async function* nothing() {}
  await replaceTables(db, nothing());
  expect(await removeUnused(db, folder)).toBe(0);
});

test('what a killed sweep has left is removed by the next one', async () => {
  const { db, folder, upload, kept } = await openUploads();
  const path = await upload();
  await upload();
  await aDayLater(db);
  // It had come as far as this file.
  await rm(join(folder, basename(path)));
  expect(await removeUnused(db, folder)).toBe(2);
  expect(await kept()).toEqual([]);
});

test('sweeps come again by themselves, on any number of servers, and say how much they removed', async () => {
  const { db, folder, upload, kept } = await openUploads();
  await upload();
  await upload();
  await aDayLater(db);
  const told: object[] = [];
  const log = { info: (details: object) => void told.push(details), warn: vi.fn() };
  const servers = [1, 2].map(() => sweepRegularly({ db, folder, log }, 50));
  await vi.waitUntil(async () => (await kept()).length === 0, { timeout: 10_000 });
  await Promise.all(servers.map((server) => server.stop()));
  expect(told).toEqual([{ removed: 2 }]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a sweep that fails is told, and the next one comes all the same', async () => {
  const { db, folder, upload } = await openUploads();
  const path = await upload();
  await aDayLater(db);
  // `rm` does not remove it.
  await rm(join(folder, basename(path)));
  await mkdir(join(folder, basename(path)));
  const log = { info: vi.fn(), warn: vi.fn() };
  const server = sweepRegularly({ db, folder, log }, 50);
  await vi.waitUntil(() => log.warn.mock.calls.length > 1, { timeout: 10_000 });
  await rm(join(folder, basename(path)), { recursive: true });
  await vi.waitUntil(() => log.info.mock.calls.length > 0, { timeout: 10_000 });
  await server.stop();
});

test('an editor uploads 60 pictures an hour, and is told when to go on; another one goes on', {
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

test('an editor has 200 unused pictures at most, and may go on when one is used', async () => {
  const { db, save, upload, kept } = await openUploads();
  const path = await upload();
  await db.execute(sql`insert into unused_uploads (name, account_id)
    select 'x' || n, 'editor' from generate_series(1, 199) n`);
  expect(await save(png, 'editor')).toMatchObject({
    status: 429,
    error: expect.stringContaining('200 of your pictures are not used by any coin or exchange yet'),
  });
  expect(await kept()).toHaveLength(1);
  expect(await save(png, 'another')).toHaveProperty('secure_url');
  await addListing(db, path);
  expect(await save(png, 'editor')).toHaveProperty('secure_url');
});
