import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { OperatorError } from '#cli/operator/operator-error.ts';
import { readSettings } from '#settings.ts';
import { readSecret } from './secret.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'data');
}

test('the secret is made at the first start and the same at the next', async () => {
  const folder = await newFolder();
  const secret = await readSecret(folder, undefined);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(await readSecret(folder, undefined)).toBe(secret);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('only its owner can read it', async () => {
  const folder = await newFolder();
  await readSecret(folder, undefined);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
});

test('20 starts at once agree', async () => {
  const folder = await newFolder();
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => readSecret(folder, undefined)),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(`${secrets[0]}\n`);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('a given one is used, and none is made', async () => {
  const folder = await newFolder();
  expect(await readSecret(folder, 'given by the operator')).toBe('given by the operator');
  await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' });
});

test.each(['', '\n', 'short\n'])(
  'a file that holds %j is no secret, and is not replaced',
  async (text) => {
    const folder = await newFolder();
    await readSecret(folder, undefined);
    await writeFile(join(folder, 'secret'), text);
    await expect(readSecret(folder, undefined)).rejects.toThrow(OperatorError);
    expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(text);
  },
);

test('where it cannot be kept, the operator is told', async () => {
  const folder = await newFolder();
  await writeFile(folder, 'not a folder');
  await expect(readSecret(folder, undefined)).rejects.toThrow(OperatorError);
});

test('the setting has at least 16 characters, and a wrong one is not repeated', () => {
  expect(readSettings({}).secret).toBeUndefined();
  expect(readSettings({ SECRET: '' }).secret).toBeUndefined();
  expect(readSettings({ SECRET: '0123456789abcdef' }).secret).toBe('0123456789abcdef');
  expect(() => readSettings({ SECRET: 'tooshort' })).toThrow(
    'setting SECRET: must have at least 16 characters',
  );
});
