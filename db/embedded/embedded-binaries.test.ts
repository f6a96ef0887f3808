import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepareBinaries } from './embedded-binaries.ts';

/** Runs only outside of its package, as for an account that cannot enter it, and only with its library. */
const PROGRAM = `#!/bin/sh
case "$0" in */native/*) exit 1 ;; esac
[ -e "\${0%/bin/*}/lib/library.so" ]
`;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'binaries-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function newPackage({ files, program = PROGRAM }: { files: number; program?: string }) {
  const folder = await newFolder();
  const native = join(folder, 'native');
  await mkdir(join(native, 'bin'), { recursive: true });
  await mkdir(join(native, 'lib'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }));
  const links = [{ source: 'native/lib/library.so.1', target: 'native/lib/library.so' }];
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  for (const name of ['initdb', 'postgres'])
    await writeFile(join(native, 'bin', name), program, { mode: 0o755 });
  await writeFile(join(native, 'lib/library.so.1'), '');
  for (let file = 0; file < files; file += 1)
    await writeFile(join(native, 'lib', `file-${file}`), '');
  return folder;
}

test('the slower of two starts leaves the copy that the faster one runs from', async () => {
  const [dataDir, small, large] = await Promise.all([
    newFolder(),
    newPackage({ files: 0 }),
    newPackage({ files: 1_000 }),
  ]);
  const slower = prepareBinaries(undefined, dataDir, large);
  const copy = await prepareBinaries(undefined, dataDir, small);
  const { ino } = await stat(copy);
  expect(await slower).toBe(copy);
  expect((await stat(copy)).ino).toBe(ino);
});

test('a start removes the unfinished copy of one that was killed, not of one that is copying', async () => {
  const [dataDir, folder] = await Promise.all([newFolder(), newPackage({ files: 0 })]);
  const copy = await prepareBinaries(undefined, dataDir, folder);
  const [killed, copying] = [`${copy}.aaaaaa`, `${copy}.bbbbbb`];
  for (const unfinished of [killed, copying])
    await mkdir(join(unfinished, 'bin'), { recursive: true });
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(killed, yesterday, yesterday);
  await prepareBinaries(undefined, dataDir, folder);
  expect((await readdir(dataDir)).toSorted()).toEqual([basename(copy), basename(copying)]);
});

test('another account can enter the folder of the copies under a strict umask, also an older one', async () => {
  const [parent, folder] = await Promise.all([newFolder(), newPackage({ files: 0 })]);
  const shared = join(parent, 'shared');
  await mkdir(shared, { mode: 0o700 });
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const copy = await prepareBinaries(self, parent, folder, shared);
  for (const entered of [shared, copy]) expect((await stat(entered)).mode & 0o777).toBe(0o755);
});

test.each([
  ['of a processor that lacks its instructions', 'kill -ILL $$', 'SIGILL'],
  ['of a library that is missing', 'echo no library >&2; exit 127', 'no library'],
  ['that it does not give', 'exit 1', 'unknown'],
])('a PostgreSQL that does not run is refused with the reason %s', async (_, fails, reason) => {
  const program = `#!/bin/sh\n${fails}\n`;
  const [dataDir, folder] = await Promise.all([newFolder(), newPackage({ files: 0, program })]);
  await expect(prepareBinaries(undefined, dataDir, folder)).rejects.toThrow(`here (${reason})`);
});
