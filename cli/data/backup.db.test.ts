import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { operator } from '#cli/operator/operator.ts';
import { watchChanges } from '#db/changes.ts';
import { marketDays } from '#db/schema.ts';
import { addAccount } from '#domain/admin/account.ts';
import { listOperations } from '#domain/admin/operation.ts';
import { openHeadlineTasks } from '#domain/freshness/headline-tasks.ts';
import { createListing, deleteListing } from '#domain/listing/change/edit.ts';
import { listLatestChanges } from '#domain/listing/change/history.ts';
import { addListings } from '#domain/listing/change/save.ts';
import { SAMPLES } from '#domain/news/samples.ts';
import { storedUploads } from '#domain/upload/stored-uploads.ts';
import { folderStore } from '#domain/upload/upload-store.ts';
import { importProtected, importWarnings } from '#domain/warning/import.ts';
import { dataCommands, rowsOf } from '#tests/rig/data-commands.ts';
import { type TestDatabase, testDatabase } from '#tests/rig/database.ts';
import { newContent, newListing } from '#tests/samples/listings.ts';

const { data, inFolder, uploadsOf } = dataCommands();

describe('backup', () => {
  const TABLES = [
    ...['listings', 'listing_texts', 'listing_changes', 'headline_tasks', 'submissions'],
    ...['accounts', 'ruling_ledger', 'ruling_texts', 'market_days'],
    ...['warning_lists', 'warned_domains', 'warned_addresses'],
  ];
  const PICTURE = 'abcdefghijklmnopqrstuv.webp';

  async function newHeadline({ db }: TestDatabase, title: string): Promise<void> {
    const [sample] = SAMPLES;
    if (!sample) throw new Error('there is a sample');
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
    const uploads = uploadsOf(database);
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, PICTURE), 'picture');
  }

  test('restores every row and picture, and notifies of the change', async () => {
    const from = await testDatabase('starter');
    await editDatabase(from);
    const file = inFolder('whole.backup');
    expect((await data(from, 'backup', file)).status).toBe(0);
    const to = await testDatabase('starter');
    const changes = watchChanges(to.url);
    onTestFinished(() => changes.close());
    await vi.waitUntil(() => changes.isListening(), { timeout: 10_000 });
    let notifications = 0;
    changes.onChange(() => notifications++);
    const uploads = uploadsOf(to);
    await mkdir(uploads, { recursive: true });
    // A truncated picture, as after a crash.
    await writeFile(join(uploads, PICTURE), 'pict');
    await to.db.execute(sql`insert into link_checks (kind, listing_id, url, host)
          select kind, id, 'https://' || id || '.example/', id || '.example' from listings`);
    const { stdout, stderr } = await data(to, 'restore', file);
    expect(stderr).toBe('');
    // A restore drops link checks, which are gathered again.
    expect(await rowsOf(to, 'link_checks')).toEqual([]);
    await changes.caughtUp();
    expect(notifications).toBeGreaterThan(0);
    expect(stdout).toContain('and 1 pictures');
    for (const table of [...TABLES, 'listing_counts', 'listing_suffixes']) {
      const nonZero = (rows: string[]) => rows.filter((row) => !row.includes('"count": 0'));
      expect(nonZero(await rowsOf(to, table))).toEqual(nonZero(await rowsOf(from, table)));
    }
    expect(await readFile(join(uploads, PICTURE), 'utf8')).toBe('picture');
    expect(await readdir(uploads)).toEqual([PICTURE]);
    // Generated ids continue after the restored ones.
    await createListing(to.db, 'coin', newContent(), { key: 'next', by: 'x' });
    const [next, ...restored] = await listLatestChanges(to.db, 10);
    expect(next?.id).toBe((restored[0]?.id ?? 0) + 1);
    expect(restored).toHaveLength(2);
    await newHeadline(to, 'Another Bitcoin wallet hacked');
    expect(await rowsOf(to, 'headline_tasks')).toHaveLength(2);
  });

  test('is refused over accounts and edits without --replace, and recorded with it', async () => {
    const database = await testDatabase('empty');
    await addListings(database.db, [newListing({ id: 'ethereum' })]);
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

  test('that is truncated, damaged or not a backup changes nothing', async () => {
    const database = await testDatabase('empty');
    await addListings(database.db, [newListing({ name: 'Bitcoin' }), newListing()]);
    const file = inFolder('cut.backup');
    await data(database, 'backup', file);
    const whole = await readFile(file);
    const before = await rowsOf(database, 'listings');
    const damaged = Buffer.from(whole);
    damaged[Math.floor(whole.length / 2)] = (damaged[Math.floor(whole.length / 2)] ?? 0) ^ 0xff;
    const lines = gunzipSync(whole).toString().split('\n');
    for (const bytes of [
      whole.subarray(0, whole.length / 2),
      damaged,
      // Valid gzip with an invalid backup inside.
      gzipSync(lines.join('\n').replace('Bitcoin', 'Bitcorn')),
      gzipSync(lines.toSpliced(2, 1).join('\n')),
      gzipSync(lines.slice(0, -2).join('\n')),
      Buffer.from('no backup'),
    ]) {
      await writeFile(file, bytes);
      const { stderr, status } = await data(database, 'restore', file);
      expect(status).toBe(1);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
    expect(await rowsOf(database, 'listings')).toEqual(before);
  });

  test('taken during edits and uploads is a consistent snapshot', async () => {
    const from = await testDatabase('empty');
    let isRunning = true;
    let n = 0;
    const pictures = storedUploads(folderStore(uploadsOf(from)));
    const writing = (async () => {
      for (; isRunning; n += 1) {
        const image = await pictures.store(randomBytes(1_000));
        await createListing(from.db, 'coin', { ...newContent(), image }, { key: `w${n}`, by: 'w' });
      }
    })();
    const stop = () => {
      isRunning = false;
      return writing;
    };
    onTestFinished(stop);
    await vi.waitUntil(() => n > 20, { timeout: 20_000, interval: 5 });
    const file = inFolder('busy.backup');
    await data(from, 'backup', file);
    await stop();
    const to = await testDatabase('empty');
    await data(to, 'restore', file);
    const [row] = await to.db.execute(sql`
          select (select count(*) from listings) as listings,
            (select count(*) from listing_texts) as texts,
            (select count(*) from listing_changes) as changes,
            (select count(*) from submissions) as submissions`);
    expect(Number(row?.listings)).toBeGreaterThan(0);
    expect(new Set(Object.values(row ?? {})).size).toBe(1);
    for (const table of TABLES) {
      const original = new Set(await rowsOf(from, table));
      expect((await rowsOf(to, table)).filter((row) => !original.has(row))).toEqual([]);
    }
    const withImage = await to.db.execute<{ image: string }>(sql`select image from listings`);
    for (const { image } of withImage) {
      const [bytes, original] = await Promise.all(
        [to, from].map((site) => readFile(join(uploadsOf(site), basename(image)))),
      );
      expect(bytes).toEqual(original);
    }
  });
});
