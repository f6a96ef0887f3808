import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { bucketAt, startS3 } from '#tests/fakes/s3-server.ts';
import { testDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';
import { restoredPictures } from './restored-pictures.ts';
import { s3Store } from './s3-store.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { removeUnused } from './unused-uploads.ts';
import { createUploads } from './upload.ts';

const png = await plainPicture(20, 20).png().toBuffer();

const s3 = await startS3(afterAll);
let sites = 0;

/** Two servers of a site that have a database and a bucket in common. */
async function openServers({ urlOf } = s3) {
  const { db } = await testDatabase();
  await addUnrecorded(db, [newListing({ id: 'bitcoin' })]);
  sites += 1;
  const url = urlOf({ path: `/pictures/${sites}` });
  const imageHost = { url: undefined, preset: undefined };
  const log = { warn: () => {}, error: () => {} };
  const open = () => {
    const store = s3Store(bucketAt(url), fetch);
    return { store, uploads: createUploads({ db, fetch, store, imageHost, log }) };
  };
  return { db, here: open(), there: open() };
}

async function upload({ uploads }: { uploads: ReturnType<typeof createUploads> }) {
  const answer = await uploads.save(png, 'editor');
  if ('error' in answer) throw new Error(answer.error);
  const [, key = ''] = /([0-9a-f]{32})/.exec(answer.secure_url) ?? [];
  return { path: answer.secure_url, name: `${key}.webp`, key };
}

test('a picture uploaded through one server is read and named through another', async () => {
  const { here, there } = await openServers();
  const { path, key } = await upload(here);
  expect(await there.uploads.read(key)).toBeInstanceOf(Uint8Array);
  expect(await there.uploads.isOurs(path)).toBe(true);
  expect(await there.uploads.read('0'.repeat(32))).toBeNull();
});

test('pictures that have been unused for a day are removed from the bucket by any server', async () => {
  const { db, here, there } = await openServers();
  const unused = await upload(here);
  const used = await upload(here);
  await db.execute(sql`update listings set image = ${used.path} where id = 'bitcoin'`);
  await db.execute(sql`update unused_uploads set used_at = used_at - interval '1 day'`);
  expect(await removeUnused(db, there.store)).toBe(1);
  expect(await there.store.has(unused.name)).toBe(false);
  expect(await there.store.has(used.name)).toBe(true);
});

test('pictures that a killed restore added and no listing uses are removed from the bucket', async () => {
  const { db, here, there } = await openServers();
  const [before, added, named] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}.webp`);
  if (!before || !added || !named) throw new Error('there are three names');
  await here.store.put(before, png);
  const pictures = restoredPictures(here.store);
  await pictures.begin([before, added, named]);
  for (const name of [before, added, named]) await pictures.put(name, png);
  expect(pictures.count).toBe(2);
  await db.execute(sql`update listings set image = ${`/uploads/${named}`} where id = 'bitcoin'`);
  expect(await sweepUploads(db, there.store)).toEqual({ removed: 1, isNoteDamaged: false });
  const left: string[] = [];
  for await (const name of there.store.list()) left.push(name);
  expect(left.sort()).toEqual([before, named]);
});

test('without the bucket an upload is refused, nothing is taken for missing, and no sweep forgets', async () => {
  const stopped = await startS3();
  const { db, here } = await openServers(stopped);
  const { path } = await upload(here);
  await stopped.stop();
  expect(await here.uploads.save(png, 'editor')).toEqual({
    status: 507,
    error: 'Upload failed: the server cannot keep it now. Please try again later.',
  });
  expect(await here.uploads.read('0'.repeat(32))).toBe('unavailable');
  expect(await here.uploads.isOurs(path)).toBe('unknown');
  await db.execute(sql`update unused_uploads set used_at = used_at - interval '1 day'`);
  await expect(removeUnused(db, here.store)).rejects.toThrow('no connection');
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from unused_uploads`,
  );
  expect(row?.count).toBe(2);
});
