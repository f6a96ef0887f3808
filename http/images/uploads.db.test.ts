import { expect, test } from 'vitest';
import { s3Store } from '#domain/upload/s3-store.ts';
import { createUploads } from '#domain/upload/upload.ts';
import { bucketAt } from '#tests/fakes/s3-server.ts';
import { testDatabase } from '#tests/rig/database.ts';
import { uploads } from './uploads.ts';

test('a picture in an unreachable store is answered 503, uncached', async () => {
  const { db } = await testDatabase();
  const routes = uploads(
    createUploads({
      db,
      fetch,
      // No server listens on this port.
      store: s3Store(bucketAt('http://key:secret@127.0.0.1:9/pictures'), fetch),
      imageHost: { url: undefined, preset: undefined },
      log: { warn: () => {}, error: () => {} },
    }),
  );
  const { status, headers } = await routes.request(`/${'0'.repeat(32)}.webp`);
  expect(status).toBe(503);
  expect(headers.get('Retry-After')).toBe('5');
  expect(headers.get('Cache-Control')).toBe('no-store');
});
