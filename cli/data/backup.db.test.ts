import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { operator } from '#cli/operator/operator.ts';
import { TABLES } from '#db/backup.ts';
import { watchChanges } from '#db/changes.ts';
import { marketDays } from '#db/schema.ts';
import { addAccount } from '#domain/admin/account.ts';
import { listOperations } from '#domain/admin/operation.ts';
import { openHeadlineTasks } from '#domain/headline/headline-tasks.ts';
import { createListing, deleteListing } from '#domain/listing/change/edit.ts';
import { listLatestChanges } from '#domain/listing/change/history.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { SAMPLES } from '#domain/news/samples.ts';
import { storedUploads } from '#domain/upload/stored-uploads.ts';
import { folderStore } from '#domain/upload/upload-store.ts';
import { importProtected, importWarnings } from '#domain/warning/import.ts';
import { dataCommands, rowsOf } from '#tests/rig/data-commands.ts';
import { sharedDatabase, type TestDatabase, testDatabase } from '#tests/rig/database.ts';
import { newContent, newListing } from '#tests/samples/listings.ts';

const { data, inFolder, uploadsOf } = dataCommands();

const PICTURE = 'abcdefghijklmnopqrstuv.webp';
const from = await sharedDatabase('starter');
const to = await sharedDatabase('starter');

async function newHeadline({ db }: TestDatabase, title: string): Promise<void> {
  const [sample] = SAMPLES;
  if (!sample) throw new Error('SAMPLES is empty');
  const url = `https://news.example/${encodeURIComponent(title)}`;
  await openHeadlineTasks(db, [{ ...sample, title, url, publishedAt: new Date().toISOString() }]);
}

async function editDatabase(database: TestDatabase): Promise<void> {
  const by = 'editor@example.com';
  await createListing(database.db, 'coin', newContent(), { key: 'k', by });
  await deleteListing(database.db, 'coin', 'ethereum', { version: 1, by });
  await addAccount(database.db, { email: by, password: 'long enough', isAdmin: true });
  await newHeadline(database, 'Bitcoin wallet hacked');
  const day = { marketId: 'bitcoin', day: '2026-11-23', price: 3.2e-13 };
  await database.db.insert(marketDays).values(day);
  const bytes = (text: string) => new TextEncoder().encode(text);
  await importProtected(
    database.db,
    bytes('https://firm.example.com 0xdAC17F958D2ee523a2206206994597C13D831ec7'),
  );
  await importWarnings(
    database.db,
    'polkadot-js',
    bytes('{"deny":["scam.example.org"],"allow":[]}'),
  );
  await putPicture(database, 'picture');
}

async function putPicture(database: TestDatabase, content: string): Promise<void> {
  const uploads = uploadsOf(database);
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, PICTURE), content);
}

describe('a backup that is restored', () => {
  let restored: Awaited<ReturnType<typeof data>>;
  let notifications = 0;
  beforeAll(async () => {
    await editDatabase(from);
    const file = inFolder('whole.backup');
    expect((await data(from, 'backup', file)).status).toBe(0);
    // A truncated picture, as after a crash.
    await putPicture(to, 'pict');
    await to.db.execute(sql`insert into link_checks (kind, listing_id, url, host)
          select kind, id, 'https://' || id || '.example/', id || '.example' from listings`);
    const changes = watchChanges(to.url);
    await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
    changes.onChange(() => notifications++);
    restored = await data(to, 'restore', file);
    await changes.caughtUp();
    await changes.close();
  });

  test.each(TABLES)('brings back every row of %s', async (table) => {
    expect(await rowsOf(to, table)).toEqual(await rowsOf(from, table));
  });

  test.each(['listing_counts', 'listing_suffixes'])('fills %s anew', async (table) => {
    const nonZero = (rows: string[]) => rows.filter((row) => !row.includes('"count": 0'));
    expect(nonZero(await rowsOf(to, table))).toEqual(nonZero(await rowsOf(from, table)));
  });

  test('brings back whole pictures', async () => {
    expect(restored).toMatchObject({
      stderr: '',
      stdout: expect.stringContaining('and 1 pictures'),
    });
    expect(await readdir(uploadsOf(to))).toEqual([PICTURE]);
    expect(await readFile(join(uploadsOf(to), PICTURE), 'utf8')).toBe('picture');
  });

  test('drops the checks of links, which are made again', async () => {
    expect(await rowsOf(to, 'link_checks')).toEqual([]);
  });

  test('notifies the servers of the change', () => {
    expect(notifications).toBeGreaterThan(0);
  });

  test('leaves the next ids free', async () => {
    await createListing(to.db, 'coin', newContent(), { key: 'next', by: 'x' });
    const [next, ...earlier] = await listLatestChanges(to.db, 10);
    expect(next?.id).toBe((earlier[0]?.id ?? 0) + 1);
    expect(earlier).toHaveLength(2);
    await newHeadline(to, 'Another Bitcoin wallet hacked');
    expect(await rowsOf(to, 'headline_tasks')).toHaveLength(2);
  });
});

describe('a backup that is not whole', () => {
  const linesOf = (whole: Buffer) => gunzipSync(whole).toString().split('\n');
  const flipped = (whole: Buffer, place: number) =>
    Buffer.from(whole.map((byte, at) => (at === place ? byte ^ 0xff : byte)));

  test.each<[string, string, (whole: Buffer) => Uint8Array]>([
    ['in half', 'damaged or cut short', (whole) => whole.subarray(0, whole.length / 2)],
    [
      'with a wrong byte',
      'is not a backup of this program',
      (whole) => flipped(whole, whole.length - 8),
    ],
    [
      'with another name inside',
      'its checksum is wrong',
      (whole) => gzipSync(linesOf(whole).join('\n').replace('Bitcoin', 'Bitcorn')),
    ],
    [
      'without one of its lines',
      'line 2 is not in the form of a backup',
      (whole) => gzipSync(linesOf(whole).toSpliced(1, 1).join('\n')),
    ],
    [
      'without its last line',
      'it is cut short',
      (whole) => gzipSync(linesOf(whole).slice(0, -2).join('\n')),
    ],
    ['that is something else', 'is not a backup of this program', () => Buffer.from('no backup')],
  ])('%s changes nothing, while the undamaged file is restored', async (_, message, damage) => {
    const original = await testDatabase('empty');
    await addUnrecorded(original.db, [newListing({ name: 'Bitcoin' }), newListing()]);
    await putPicture(original, 'picture');
    const file = inFolder('damaged.backup');
    await data(original, 'backup', file);
    const whole = await readFile(file);
    const site = await testDatabase('empty');
    await addUnrecorded(site.db, [newListing()]);
    const before = await contentOf(site);

    await writeFile(file, damage(whole));
    const refused = await data(site, 'restore', file, '--replace');
    expect(refused.stderr).toContain(message);
    expect(refused.stderr.trim().split('\n')).toHaveLength(1);
    expect(await contentOf(site)).toEqual(before);

    await writeFile(file, whole);
    expect(await data(site, 'restore', file, '--replace')).toMatchObject({ status: 0 });
    expect(await contentOf(site)).toEqual(await contentOf(original));
  });

  async function contentOf(database: TestDatabase) {
    const rows = await Promise.all(TABLES.map((table) => rowsOf(database, table)));
    return { rows, uploads: await readdir(uploadsOf(database)).catch(() => []) };
  }
});

describe('a backup', () => {
  test('is refused over accounts and edits without --replace, and recorded with it', async () => {
    const database = await testDatabase('empty');
    await addUnrecorded(database.db, [newListing({ id: 'ethereum' })]);
    await editDatabase(database);
    const file = inFolder('again.backup');
    await data(database, 'backup', file);
    const refused = await data(database, 'restore', file);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('--replace');
    expect(await listOperations(database.db, 5)).toEqual([]);
    expect((await data(database, 'restore', file, '--replace')).status).toBe(0);
    // A restore does not remove earlier records.
    expect((await data(database, 'restore', file, '--replace')).status).toBe(0);
    const restored = { by: operator(), what: 'data restore', whom: file, at: expect.any(Date) };
    expect(await listOperations(database.db, 5)).toMatchObject([
      { ...restored, after: { rows: expect.any(Number), pictures: 0 } },
      restored,
    ]);
  });

  test('taken during edits and uploads is a consistent snapshot', async () => {
    const busy = await testDatabase('empty');
    let isRunning = true;
    let n = 0;
    const pictures = storedUploads(folderStore(uploadsOf(busy)));
    const writing = (async () => {
      for (; isRunning; n += 1) {
        const image = await pictures.store(randomBytes(1_000));
        await createListing(busy.db, 'coin', { ...newContent(), image }, { key: `w${n}`, by: 'w' });
      }
    })();
    const stop = () => {
      isRunning = false;
      return writing;
    };
    onTestFinished(stop);
    await vi.waitUntil(() => n > 20, { timeout: 20_000, interval: 5 });
    const file = inFolder('busy.backup');
    await data(busy, 'backup', file);
    await stop();
    const site = await testDatabase('empty');
    await data(site, 'restore', file);
    const [counts] = await site.db.execute(sql`
          select (select count(*) from listings) as listings,
            (select count(*) from listing_texts) as texts,
            (select count(*) from listing_changes) as changes,
            (select count(*) from submissions) as submissions`);
    expect(Number(counts?.listings)).toBeGreaterThan(0);
    expect(new Set(Object.values(counts ?? {})).size).toBe(1);
    for (const table of TABLES) {
      const original = new Set(await rowsOf(busy, table));
      expect((await rowsOf(site, table)).filter((row) => !original.has(row))).toEqual([]);
    }
    const withImage = await site.db.execute<{ image: string }>(sql`select image from listings`);
    for (const { image } of withImage) {
      const [bytes, original] = await Promise.all(
        [site, busy].map((each) => readFile(join(uploadsOf(each), basename(image)))),
      );
      expect(bytes).toEqual(original);
    }
  });
});
