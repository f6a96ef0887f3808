import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { operator } from '#cli/operator/operator.ts';
import { watchChanges } from '#db/changes.ts';
import { addAccount } from '#domain/admin/account.ts';
import { listOperations } from '#domain/admin/operation.ts';
import { openHeadlineTasks } from '#domain/freshness/headlines.ts';
import { createListing, deleteListing } from '#domain/listing/change/edit.ts';
import { listLatestChanges } from '#domain/listing/change/history.ts';
import { SAMPLES } from '#domain/news/samples.ts';
import { keptUploads } from '#domain/upload/stored-uploads.ts';
import { dataCommands, rowsOf, type TestDatabase, withDatabase } from '#tests/rig/data-commands.ts';
import { newListing } from '#tests/samples/listings.ts';

const { data, dataProcess, inFolder, uploadsOf } = dataCommands();

describe('backup', () => {
  const TABLES = [
    ...['listings', 'listing_texts', 'listing_changes', 'headline_tasks', 'submissions'],
    'accounts',
  ];
  const PICTURE = 'abcdefghijklmnopqrstuv.webp';

  async function newHeadline({ db }: TestDatabase, title: string): Promise<void> {
    const [sample] = SAMPLES;
    if (!sample) throw new Error('there is a sample');
    const url = `https://news.example/${encodeURIComponent(title)}`;
    await openHeadlineTasks(db, [{ ...sample, title, url, publishedAt: new Date().toISOString() }]);
  }

  async function edited(database: TestDatabase): Promise<void> {
    const { kind, id, ruledAt, createdAt, updatedAt, doubts, ...content } = newListing();
    const by = 'editor@example.com';
    await createListing(database.db, 'coin', content, { key: 'k', by });
    await deleteListing(database.db, 'coin', 'ethereum', { version: 1, by });
    await addAccount(database.db, { email: by, password: 'long enough', isAdmin: true });
    await newHeadline(database, 'Bitcoin wallet hacked');
    const uploads = uploadsOf(database);
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, PICTURE), 'picture');
  }

  test('is restored row for row and picture for picture', () =>
    withDatabase('starter', async (from) => {
      await edited(from);
      const file = inFolder('whole.backup');
      expect((await dataProcess(from, 'backup', file)).status).toBe(0);
      await withDatabase('starter', async (to) => {
        const changes = watchChanges(to.url);
        await vi.waitUntil(() => changes.areHeard());
        let told = 0;
        changes.onChange(() => told++);
        const uploads = uploadsOf(to);
        await mkdir(uploads, { recursive: true });
        // Cut off by a crash, say.
        await writeFile(join(uploads, PICTURE), 'pict');
        await to.db.execute(sql`insert into link_checks (kind, listing_id, url, host)
          select kind, id, 'https://' || id || '.example/', id || '.example' from listings`);
        const { stdout, stderr } = await dataProcess(to, 'restore', file);
        expect(stderr).toBe('');
        // They come again by themselves.
        expect(await rowsOf(to, 'link_checks')).toEqual([]);
        await changes.caughtUp();
        expect(told).toBeGreaterThan(0);
        await changes.close();
        expect(stdout).toContain('and 1 pictures');
        for (const table of [...TABLES, 'listing_counts', 'listing_suffixes']) {
          const counted = (rows: string[]) => rows.filter((row) => !row.includes('"count": 0'));
          expect(counted(await rowsOf(to, table))).toEqual(counted(await rowsOf(from, table)));
        }
        expect(await readFile(join(uploads, PICTURE), 'utf8')).toBe('picture');
        expect(await readdir(uploads)).toEqual([PICTURE]);
        // Ids go on where they were.
        const { kind, id, ruledAt, createdAt, updatedAt, doubts, ...content } = newListing();
        await createListing(to.db, 'coin', content, { key: 'next', by: 'x' });
        const [next, ...before] = await listLatestChanges(to.db, 10);
        expect(next?.id).toBe((before[0]?.id ?? 0) + 1);
        expect(before).toHaveLength(2);
        await newHeadline(to, 'Another Bitcoin wallet hacked');
        expect(await rowsOf(to, 'headline_tasks')).toHaveLength(2);
      });
    }));

  test('does not replace accounts and edits unless told to', () =>
    withDatabase('starter', async (database) => {
      await edited(database);
      const file = inFolder('again.backup');
      await data(database, 'backup', file);
      const refused = await data(database, 'restore', file);
      expect(refused.status).toBe(1);
      expect(refused.stderr).toContain('--replace');
      expect(await listOperations(database.db, 5)).toEqual([]);
      expect((await data(database, 'restore', file, '--replace')).status).toBe(0);
      // What was on record before stays: whoever restores does not undo that.
      expect((await data(database, 'restore', file, '--replace')).status).toBe(0);
      const restored = { by: operator(), what: 'data restore', whom: file, at: expect.any(Date) };
      expect(await listOperations(database.db, 5)).toMatchObject([
        { ...restored, after: { rows: expect.any(Number), pictures: 0 } },
        restored,
      ]);
    }));

  test('that is cut short, broken or none changes nothing', () =>
    withDatabase('starter', async (database) => {
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
        // Whole as far as the packing goes.
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
    }));

  test('taken while being written to, and uploaded to, is of one moment', () =>
    withDatabase('empty', async (from) => {
      let isRunning = true;
      const pictures = keptUploads(uploadsOf(from));
      const writing = (async () => {
        for (let n = 0; isRunning; n += 1) {
          const { kind, id, ruledAt, createdAt, updatedAt, doubts, ...content } = newListing();
          const image = await pictures.keep(randomBytes(1_000));
          await createListing(from.db, 'coin', { ...content, image }, { key: `w${n}`, by: 'w' });
        }
      })();
      const file = inFolder('busy.backup');
      await dataProcess(from, 'backup', file).finally(() => {
        isRunning = false;
      });
      await writing;
      await withDatabase('empty', async (to) => {
        await data(to, 'restore', file);
        const [row] = await to.db.execute(sql`
          select (select count(*) from listings) as listings,
            (select count(*) from listing_texts) as texts,
            (select count(*) from listing_changes) as changes,
            (select count(*) from submissions) as submissions`);
        expect(Number(row?.listings)).toBeGreaterThan(0);
        expect(new Set(Object.values(row ?? {})).size).toBe(1);
        for (const table of TABLES) {
          const there = new Set(await rowsOf(from, table));
          expect((await rowsOf(to, table)).filter((each) => !there.has(each))).toEqual([]);
        }
        const shown = await to.db.execute<{ image: string }>(sql`select image from listings`);
        for (const { image } of shown) {
          const [bytes, before] = await Promise.all(
            [to, from].map((site) => readFile(join(uploadsOf(site), basename(image)))),
          );
          expect(bytes).toEqual(before);
        }
      });
    }));
});
