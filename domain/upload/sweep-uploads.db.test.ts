import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { replaceTables, type TablePart } from '#db/backup.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { restoredPictures } from './restored-pictures.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { folderStore } from './upload-store.ts';

const AN_HOUR_AGO = new Date(Date.now() - 3_600_000);
const NOTHING = { removed: 0, isNoteDamaged: false };
const nameOf = (digit: string) => `${digit.repeat(32)}.webp`;

async function openFolder() {
  const { db, close } = await newDatabase('starter');
  const folder = await mkdtemp(join(tmpdir(), 'tabayyan-uploads-'));
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  return { db, folder, files: async () => (await readdir(folder)).sort() };
}

test('old drafts of killed uploads are swept, recent drafts are not', async () => {
  const { db, folder, files } = await openFolder();
  for (const name of [nameOf('a'), `${nameOf('b')}.draft`, `${nameOf('c')}.draft`]) {
    await writeFile(join(folder, name), 'bytes');
  }
  await utimes(join(folder, nameOf('a')), AN_HOUR_AGO, AN_HOUR_AGO);
  await utimes(join(folder, `${nameOf('b')}.draft`), AN_HOUR_AGO, AN_HOUR_AGO);
  expect(await sweepUploads(db, folderStore(folder))).toEqual(NOTHING);
  expect(await files()).toEqual([nameOf('a'), `${nameOf('c')}.draft`]);
  await sweepUploads(db, folderStore(join(folder, 'none')));
});

test('pictures that a killed restore added and no listing uses are swept, earlier ones stay', async () => {
  const { db, folder, files } = await openFolder();
  await writeFile(join(folder, nameOf('a')), 'before');
  await restoredPictures(folderStore(folder)).begin(['a', 'b', 'c', 'd', 'e'].map(nameOf));
  for (const digit of ['b', 'c', 'd']) await writeFile(join(folder, nameOf(digit)), 'restored');
  for (const digit of ['a', 'e']) await writeFile(join(folder, `${nameOf(digit)}.draft`), 'half');
  await db.execute(
    sql`update listings set image = ${`/uploads/${nameOf('b')}`} where id = 'bitcoin'`,
  );
  await db.execute(sql`insert into listing_changes (kind, listing_id, version, what, by, before)
    values ('coin', 'gone', 2, 'deleted', 'x', ${JSON.stringify({ image: `/uploads/${nameOf('c')}` })}::jsonb)`);
  // A second killed restore keeps the names of the first.
  await restoredPictures(folderStore(folder)).begin([nameOf('d')]);
  // Only d was written and is not used.
  const swept = await sweepUploads(db, folderStore(folder));
  expect(swept).toEqual({ removed: 1, isNoteDamaged: false });
  expect(await files()).toEqual(['a', 'b', 'c'].map(nameOf));
});

test.each([
  ['cut short', (note: string) => note.slice(0, note.indexOf('others')), ['a', 'd', 'e']],
  ['cut within a name', (note: string) => note.slice(0, 60), ['a', 'c', 'd', 'e']],
  [
    'overwritten where its lists meet',
    (note: string) => note.replace('],"others":[', '\0'.repeat(12)),
    ['a', 'd', 'e'],
  ],
  ['overwritten from its beginning', (note: string) => `\0${note.slice(1)}`, 'abcde'.split('')],
  ['of another shape', () => '{"added":1}', 'abcde'.split('')],
  ['empty', () => '', 'abcde'.split('')],
])(
  'a note that is %s is reported, and the pictures it certainly added are swept',
  async (_, damage, left) => {
    const { db, folder, files } = await openFolder();
    for (const digit of ['a', 'd']) await writeFile(join(folder, nameOf(digit)), 'before');
    await restoredPictures(folderStore(folder)).begin(['a', 'b', 'c'].map(nameOf));
    for (const digit of ['b', 'c', 'e']) await writeFile(join(folder, nameOf(digit)), 'restored');
    const path = join(folder, 'restoring.json');
    await writeFile(path, damage(await readFile(path, 'utf8')));
    const before = await files();
    expect(before).toContain('restoring.json');
    const swept = await sweepUploads(db, folderStore(folder));
    expect(await files()).toEqual(left.map(nameOf));
    expect(swept).toEqual({ removed: before.length - 1 - left.length, isNoteDamaged: true });
    expect(await sweepUploads(db, folderStore(folder))).toEqual(NOTHING);
  },
);

test('all drafts of a damaged note are swept', async () => {
  const { db, folder, files } = await openFolder();
  await writeFile(join(folder, nameOf('a')), 'before');
  await restoredPictures(folderStore(folder)).begin(['a', 'b'].map(nameOf));
  for (const digit of ['a', 'b']) await writeFile(join(folder, `${nameOf(digit)}.draft`), 'half');
  const path = join(folder, 'restoring.json');
  await writeFile(path, `x${await readFile(path, 'utf8')}`);
  await sweepUploads(db, folderStore(folder));
  expect(await files()).toEqual([nameOf('a')]);
});

test('a sweep waits for a running restore', async () => {
  const { db, folder, files } = await openFolder();
  let swept: unknown;
  async function* parts(): AsyncGenerator<TablePart> {
    await restoredPictures(folderStore(folder)).begin([nameOf('a')]);
    await writeFile(join(folder, nameOf('a')), 'restored');
    swept = await sweepUploads(db, folderStore(folder)).then(() => 'left alone', String);
    yield { table: 'accounts', columns: ['id'] };
  }
  await replaceTables(db, parts());
  expect(swept).toBe('left alone');
  expect(await files()).toContain(nameOf('a'));
});
