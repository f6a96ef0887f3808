import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';
import { readSettings } from '#settings.ts';

/** A server of the S3 protocol for one test, with an empty bucket. It checks signatures and stores files in a folder. */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'tabayyan-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await server.run();
  let isOpen = true;
  const stop = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(async () => {
    await stop();
    await rm(directory, { recursive: true });
  });
  const urlOf = ({ key = 'S3RVER', secret = 'S3RVER', path = '/pictures' } = {}) =>
    `http://${key}:${secret}@127.0.0.1:${port}${path}`;
  return { urlOf, stop };
}

/** The bucket at an `UPLOADS_URL`. */
export function bucketAt(url: string) {
  const { uploads } = readSettings({ UPLOADS_URL: url });
  if (!uploads) throw new Error('no bucket was set');
  return uploads;
}
