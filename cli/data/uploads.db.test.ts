import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { s3Store } from '#domain/upload/s3-store.ts';
import { folderStore, type UploadStore } from '#domain/upload/upload-store.ts';
import { bucketAt, startS3 } from '#tests/fakes/s3-server.ts';
import { dataCommands } from '#tests/rig/data-commands.ts';
import { sharedDatabase, testDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';

const { data, inFolder, uploadsOf } = dataCommands();
const NAMES = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}.webp`);

const s3 = await startS3(afterAll);
const untouched = await sharedDatabase();
let sites = 0;

/** A site whose pictures are in a bucket, or in its folder where it is called without the setting. */
async function openSite({ urlOf } = s3) {
  const database = await testDatabase();
  await addUnrecorded(database.db, [newListing({ id: 'bitcoin' })]);
  sites += 1;
  const environment = { UPLOADS_URL: urlOf({ path: `/pictures/${sites}` }) };
  return {
    database,
    inBucket: { ...database, environment },
    folder: folderStore(uploadsOf(database)),
    bucket: s3Store(bucketAt(environment.UPLOADS_URL), fetch),
  };
}

async function fill(store: UploadStore): Promise<string[]> {
  for (const name of NAMES) await store.put(name, randomBytes(50));
  return contentsOf(store);
}

async function contentsOf(store: UploadStore): Promise<string[]> {
  const contents: string[] = [];
  for await (const name of store.list()) {
    contents.push(`${name} ${Buffer.from((await store.get(name)) ?? []).toString('hex')}`);
  }
  return contents.sort();
}

test('pictures are copied from the folder to the bucket and back, each once', async () => {
  const { inBucket, folder, bucket } = await openSite();
  const pictures = await fill(folder);
  const copied = await data(inBucket, 'uploads', 'to-store');
  expect(copied.stdout).toContain('copied 3 pictures');
  expect(await contentsOf(bucket)).toEqual(pictures);
  await folder.put(NAMES[0] ?? '', Buffer.from('damaged'));
  const back = await data(inBucket, 'uploads', 'to-folder');
  expect(back.stdout).toMatch(/copied 1 pictures from http:\/\/127.*; 2 were there$/);
  expect(await contentsOf(folder)).toEqual(pictures);
});

test('a backup of a bucket is restored to a folder, and one of a folder to a bucket', async () => {
  const from = await openSite();
  const pictures = await fill(from.bucket);
  const file = inFolder('bucket.backup');
  expect((await data(from.inBucket, 'backup', file)).stdout).toContain('and 3 pictures');
  const to = await openSite();
  expect((await data(to.database, 'restore', file)).stdout).toContain('and 3 pictures');
  expect(await contentsOf(to.folder)).toEqual(pictures);
  const again = inFolder('folder.backup');
  await data(to.database, 'backup', again);
  const back = await openSite();
  expect((await data(back.inBucket, 'restore', again)).stdout).toContain('and 3 pictures');
  expect(await contentsOf(back.bucket)).toEqual(pictures);
});

test('a restore without its bucket changes nothing', async () => {
  const stopped = await startS3();
  const { database, inBucket } = await openSite(stopped);
  const file = inFolder('out-of-reach.backup');
  await data(inBucket, 'backup', file);
  await database.db.execute(sql`delete from listings where id = 'bitcoin'`);
  await stopped.stop();
  const refused = await data(inBucket, 'restore', file, '--replace');
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('the store at UPLOADS_URL failed: no connection'),
  });
  const rows = await database.db.execute(sql`select from listings where id = 'bitcoin'`);
  expect(rows).toHaveLength(0);
});

test.each(['backup', 'uploads'])('%s says in one line why the bucket refuses', async (verb) => {
  const wrongly = { ...untouched, environment: { UPLOADS_URL: s3.urlOf({ secret: 'wrong' }) } };
  const args = verb === 'backup' ? [verb, inFolder('refused.backup')] : [verb, 'to-folder'];
  const { stderr, status } = await data(wrongly, ...args);
  expect(status).toBe(1);
  expect(stderr).toBe(
    'tabayyan: the store at UPLOADS_URL failed: it refuses the key, the secret, the region or what the key may do (status 403)',
  );
});

test.each([
  [['uploads', 'to-store'], 'set UPLOADS_URL to the store'],
  [['uploads'], 'say where the pictures go'],
  [['uploads', 'elsewhere'], 'say where the pictures go'],
])('%j without a setting or a direction is refused', async (args, reason) => {
  expect((await data(untouched, ...args)).stderr).toContain(reason);
});
