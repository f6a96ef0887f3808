import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { s3Store } from '#domain/upload/s3-store.ts';
import { createUploads } from '#domain/upload/upload.ts';
import { folderStore, type UploadStore } from '#domain/upload/upload-store.ts';
import { LOOPBACK } from '#tests/fakes/loopback.ts';
import { outsideHost } from '#tests/fakes/outside-host.ts';
import { bucketAt } from '#tests/fakes/s3-server.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';
import { readImage } from './read-image.server.ts';

const ELSEWHERE = 'https://old.example/bitcoin.png';

/** Reads a form with these fields, for a listing whose picture is elsewhere. */
async function read(
  fields: Record<string, string | Blob>,
  current: string | null = ELSEWHERE,
  storeOf: (folder: string) => UploadStore = folderStore,
) {
  const { db, close } = await newDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-test-'));
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  const log = { warn: () => {}, error: () => {} };
  const imageHost = { url: undefined, preset: undefined };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const uploads = createUploads({
    db,
    fetch,
    store: storeOf(folder),
    imageHost,
    log,
    connect: LOOPBACK,
  });
  return readImage(form, uploads, { current, accountId: 'editor' });
}

const picture = new Blob([await plainPicture(9, 9).png().toBuffer()]);

test('a picture that came with the form is uploaded and takes the place of the address', async () => {
  expect(await read({ image: ELSEWHERE, 'image-file': picture })).toEqual({
    image: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
  });
});

test('a web address takes the place of the address, by a copy of its picture', async () => {
  const host = await outsideHost(async (_, response) =>
    response.end(await plainPicture(9, 9).png().toBuffer()),
  );
  expect(await read({ image: ELSEWHERE, 'image-address': ` ${host.url}/a.png ` })).toEqual({
    image: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
  });
  expect(await read({ image: ELSEWHERE, 'image-address': ' ' })).toEqual({ image: ELSEWHERE });
});

test('one that is refused says why', async () => {
  expect(await read({ image: ELSEWHERE, 'image-file': new Blob(['<svg/>']) })).toEqual({
    error: expect.stringMatching(/^Upload failed: /),
  });
});

test.each([
  [
    'nothing chosen',
    { image: '/logos/bitcoin.svg', 'image-file': new Blob([]) },
    '/logos/bitcoin.svg',
  ],
  ['no field at all', {}, null],
  ['an empty address', { image: '' }, null],
  ['the address it has', { image: ELSEWHERE }, ELSEWHERE],
])('%s', async (_, fields: Record<string, string | Blob>, image) => {
  expect(await read(fields)).toEqual({ image });
});

test('another address elsewhere is refused', async () => {
  expect(await read({ image: 'https://evil.example/a.png' })).toEqual({
    error: 'Please upload the picture here.',
  });
  expect(await read({ image: ELSEWHERE }, null)).toHaveProperty('error');
});

test('an upload that has been removed is told apart', async () => {
  const image = `/uploads/${'0'.repeat(32)}.webp`;
  expect(await read({ image })).toEqual({
    error: expect.stringContaining('has been removed, because pictures that no listing uses'),
  });
});

test('a picture whose store is out of reach is not said to be removed', async () => {
  // Nobody listens there.
  const away = () => s3Store(bucketAt('http://key:secret@127.0.0.1:9/pictures'), fetch);
  const image = `/uploads/${'0'.repeat(32)}.webp`;
  expect(await read({ image }, null, away)).toEqual({
    error: 'The picture cannot be checked now. Please save again in a minute.',
  });
});
