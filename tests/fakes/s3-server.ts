import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readSettings } from '#settings.ts';

/**
 * A server of the S3 protocol, by default for one test, with an empty bucket. It checks signatures and stores files in a
 * folder.
 */
export async function startS3(onFinished: (stop: () => Promise<void>) => void = onTestFinished) {
  const directory = await mkdtemp(join(tmpdir(), 'tabayyan-s3-'));
  // The server encrypts the tokens of its lists with a cipher that Node offers only by this flag.
  const child = fork(join(import.meta.dirname, 's3-process.ts'), [directory], {
    execArgv: ['--openssl-legacy-provider'],
  });
  const [port] = await once(child, 'message');
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  onFinished(async () => {
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
