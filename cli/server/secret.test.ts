import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { OperatorError } from '#cli/operator/operator.ts';
import { readSecret } from './secret.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'data');
}

test('the secret is generated at the first start and reused at the next', async () => {
  const folder = await newFolder();
  const secret = await readSecret(folder, undefined);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(await readSecret(folder, undefined)).toBe(secret);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('only the owner can read the secret file', async () => {
  const folder = await newFolder();
  await readSecret(folder, undefined);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
});

test('20 concurrent starts agree on one secret', async () => {
  const folder = await newFolder();
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => readSecret(folder, undefined)),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(`${secrets[0]}\n`);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('a configured secret is used, and no file is written', async () => {
  const folder = await newFolder();
  expect(await readSecret(folder, 'set by the operator')).toBe('set by the operator');
  await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' });
});

test.each(['', '\n', 'short\n'])(
  'a secret file that holds %j is refused and not replaced',
  async (text) => {
    const folder = await newFolder();
    await readSecret(folder, undefined);
    await writeFile(join(folder, 'secret'), text);
    await expect(readSecret(folder, undefined)).rejects.toThrow(OperatorError);
    expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(text);
  },
);

test('a data folder that cannot be written is an operator error', async () => {
  const folder = await newFolder();
  await writeFile(folder, 'not a folder');
  await expect(readSecret(folder, undefined)).rejects.toThrow(OperatorError);
});
