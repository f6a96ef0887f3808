import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { operator } from '#cli/operator.ts';
import { complaintOf } from '#cli/operator-error.ts';
import { watchChanges } from '#db/changes.ts';
import { addAccount } from '#domain/admin/account.ts';
import { listOperations } from '#domain/admin/operation.ts';
import { openHeadlineTasks } from '#domain/freshness/headlines.ts';
import { keptUploads } from '#domain/image/kept-uploads.ts';
import { addRecorded } from '#domain/listing/apply-change.ts';
import { createListing, deleteListing, editListing } from '#domain/listing/edit.ts';
import { findListing } from '#domain/listing/find.ts';
import { listChanges, listLatestChanges } from '#domain/listing/history.ts';
import { countListings } from '#domain/listing/list.ts';
import { addListings } from '#domain/listing/save.ts';
import { SAMPLES } from '#domain/news/samples.ts';
import { listEntries } from '#domain/ruling/ledger.ts';
import { readSettings } from '#settings.ts';
import { runCommandLine } from '#tests/command.ts';
import { newDatabase } from '#tests/database.ts';
import { newListing } from '#tests/listings.ts';
import { newGrounds, POSITION } from '#tests/rulings.ts';
import { checksum } from './backup-file.ts';
import { readVerb } from './run-data.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabayyan-data-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type TestDatabase = Awaited<ReturnType<typeof newDatabase>>;

async function withDatabase<T>(
  template: 'empty' | 'starter',
  work: (database: TestDatabase) => Promise<T>,
): Promise<T> {
  const database = await newDatabase(template);
  return work(database).finally(() => database.close());
}

/** Runs `npm run data -- …`, all but its process. */
async function data(database: { url: string }, ...args: string[]) {
  const lines: string[] = [];
  const opened: (() => Promise<void>)[] = [];
  const complaint = await complaintOf(() =>
    readVerb(args)({
      settings: readSettings(environmentOf(database)),
      log: pino({ level: 'silent' }),
      onEnd: (close) => opened.push(close),
      say: (line) => lines.push(line),
    }),
  );
  for (const close of opened.toReversed()) await close();
  return { stdout: lines.join('\n'), stderr: complaint ?? '', status: complaint ? 1 : 0 };
}

/** The same in a process of its own. */
const dataProcess = (database: { url: string }, ...args: string[]) =>
  runCommandLine('data', args, environmentOf(database));

function environmentOf({ url }: { url: string }) {
  return { DATABASE_URL: url, DATA_DIR: join(folder, new URL(url).pathname) };
}

async function fileOf(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function rowsOf({ db }: TestDatabase, table: string): Promise<string[]> {
  const name = sql.identifier(table);
  const rows = await db.execute<{ row: string }>(
    sql`select to_jsonb(t)::text as row from ${name} t order by 1`,
  );
  return rows.map(({ row }) => row);
}

const REASON = 'It has a use of its own and pays no interest.';

describe('import', () => {
  test('takes documents as the old database kept them', () =>
    withDatabase('empty', async (database) => {
      const file = await fileOf('coins-old.json', [
        {
          id: 'kX3dPq',
          name: ' Bitcoin ',
          symbol: 'btc',
          islamic_status: 'Halal',
          year_established: 2009,
          rating: '5',
          rank: 0,
          twitter: 'https://twitter.com/bitcoin',
          logo: 'https://img.example/btc.png',
          createdAt: { _seconds: 1_700_000_000, _nanoseconds: 5_000_000 },
          updatedAt: '2024-01-02T03:04:05.678Z',
          current_price: 1,
          website: '',
          country: null,
          translations: {
            description: { en: 'A coin.', ar: 'عملة.' },
            pros: { en: ['One', 'Two'] },
            reason: { en: REASON, fr: 'Parce que.' },
            slogan: { en: 'x' },
          },
          isHot: true,
        },
        { name: 'Bitcoin', createdAt: '2024-01-01', isHot: false },
      ]);
      const { stdout, status } = await data(database, 'import', file);
      expect(status).toBe(0);
      expect(stdout).toContain('left out: isHot (in 2 documents)');
      expect(stdout).toContain('left out: translations.slogan (in 1 documents)');
      expect(stdout).toContain('left out: translations.reason.fr');
      expect(stdout).toContain('its id kX3dPq becomes bitcoin');
      expect(stdout).toContain('imported 2 documents: 2 new, 0 changed, 0 the same');
      expect(await findListing(database.db, 'coin', 'bitcoin')).toMatchObject({
        symbol: 'BTC',
        category: 'halal',
        established: '2009',
        rating: 5,
        rank: null,
        twitter: '@bitcoin',
        image: 'https://img.example/btc.png',
        website: null,
        country: null,
        createdAt: new Date(1_700_000_000_005),
        texts: {
          en: { name: 'Bitcoin', description: 'A coin.', pros: 'One\nTwo', reason: REASON },
          ar: { description: 'عملة.' },
        },
      });
      const bare = await findListing(database.db, 'coin', 'bitcoin-2');
      expect(bare).toMatchObject({ category: null, rating: null, symbol: null });
    }));

  test('imports nothing when one document cannot be kept, and says which and why', () =>
    withDatabase('empty', async (database) => {
      const file = await fileOf('exchanges-bad.json', [
        { id: 'good', name: 'Good', createdAt: '2024-01-01' },
        { id: 'bad', name: 'Bad', website: 'javascript:alert(1)', rating: 9 },
      ]);
      const { stdout, stderr, status } = await dataProcess(database, 'import', file);
      expect(status).toBe(1);
      expect(stdout).toContain('exchanges-bad.json 2 (bad): website: must be a web address');
      expect(stdout).toContain('exchanges-bad.json 2 (bad): rating');
      expect(stderr).toContain('nothing was imported: 2 problems in 2 documents');
      expect(await countListings(database.db, 'exchange')).toBe(0);
    }));

  test('imports nothing when the database refuses the last one', () =>
    withDatabase('empty', async (database) => {
      await database.db.execute(
        sql`alter table listings add constraint test_refusal check (id <> 'last')`,
      );
      const file = await fileOf('coins-last.json', [
        { id: 'first', name: 'First' },
        { id: 'last', name: 'Last' },
      ]);
      const { status, stderr } = await dataProcess(database, 'import', file);
      expect(status).toBe(1);
      expect(stderr).toContain('the database refused it: new row for relation "listings" violates');
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(await countListings(database.db, 'coin')).toBe(0);
    }));

  test('a dry run says what would happen and changes nothing', () =>
    withDatabase('empty', async (database) => {
      const file = await fileOf('coins-dry.json', [{ id: 'dry', name: 'Dry' }]);
      const { stdout } = await data(database, 'import', file, '--dry-run');
      expect(stdout).toContain('would import 1 documents: 1 new');
      expect(await countListings(database.db, 'coin')).toBe(0);
      expect(await listChanges(database.db, 'coin', 'dry', { limit: 1 })).toEqual([]);
      expect(await listOperations(database.db, 1)).toEqual([]);
    }));

  test('an import over what is there is in its history, and one without news changes nothing', () =>
    withDatabase('empty', async (database) => {
      const when = { createdAt: '2024-01-01T00:00:00.000Z' };
      const first = await fileOf('coins-1.ndjson', JSON.stringify({ id: 'a', name: 'A', ...when }));
      await data(database, 'import', first);
      const second = await fileOf(
        'both.ndjson',
        `${JSON.stringify({ kind: 'coin', id: 'a', name: 'B', ...when })}\n` +
          `${JSON.stringify({ collection: 'exchanges', id: 'a', name: 'X', ...when })}\n`,
      );
      expect((await data(database, 'import', second)).stdout).toContain('1 new, 1 changed');
      expect((await data(database, 'import', second)).stdout).toContain(
        '0 new, 0 changed, 2 the same',
      );
      const changes = await listChanges(database.db, 'coin', 'a', { limit: 5 });
      expect(changes.map(({ what, version }) => [what, version])).toEqual([
        ['imported', 2],
        ['imported', 1],
      ]);
      expect(changes[0]?.before?.texts.en?.name).toBe('A');
      const by = operator();
      expect(await listOperations(database.db, 5)).toMatchObject([
        { by, what: 'data import', whom: second, after: { added: 0, changed: 0, same: 2 } },
        { by, what: 'data import', whom: second, after: { added: 1, changed: 1, same: 0 } },
        { by, what: 'data import', whom: first, after: { added: 1, changed: 0, same: 0 } },
      ]);
    }));

  test.each([
    ['a map by id', { bitcoin: { name: 'Bitcoin' }, ether: { name: 'Ether' } }],
    ['a list under "items"', { items: [{ id: 'bitcoin', name: 'Bitcoin' }, { id: 'ether' }] }],
  ])('takes %s on one line', (_, documents) =>
    withDatabase('empty', async (database) => {
      const file = await fileOf('coins-compact.json', documents);
      const { stdout } = await data(database, 'import', file);
      expect(stdout).toContain('imported 2 documents: 2 new');
      expect(await findListing(database.db, 'coin', 'ether')).not.toBeNull();
    }),
  );

  test('a document without id and name is a problem', () =>
    withDatabase('empty', async (database) => {
      const file = await fileOf('coins-nameless.json', [{ rating: 4 }]);
      const { stdout, status } = await data(database, 'import', file);
      expect(status).toBe(1);
      expect(stdout).toContain('coins-nameless.json 1: it has neither an id nor a name');
    }));

  test('documents without dates, and with a rating finer than is kept, are the same when they come again', () =>
    withDatabase('empty', async (database) => {
      const file = await fileOf('coins-undated.json', [{ id: 'undated', name: 'U', rating: 4.25 }]);
      expect((await data(database, 'import', file)).stdout).toContain(
        'its rating 4.25 becomes 4.3',
      );
      const before = await findListing(database.db, 'coin', 'undated');
      expect((await data(database, 'import', file)).stdout).toContain(
        '0 new, 0 changed, 1 the same',
      );
      await fileOf('coins-undated.json', [{ id: 'undated', name: 'New name' }]);
      expect((await data(database, 'import', file)).stdout).toContain('1 changed');
      const after = await findListing(database.db, 'coin', 'undated');
      expect(after?.createdAt).toEqual(before?.createdAt);
    }));

  test.each([
    ['no file', 'import', 'missing.json'],
    ['no backup', 'restore', 'missing.backup'],
    ['no JSON', 'import', 'broken.json'],
    ['a document that does not say what it is', 'import', 'things.json'],
  ])('%s ends with one line', (_, verb, name) =>
    withDatabase('empty', async (database) => {
      await fileOf('broken.json', '{"a":');
      await fileOf('things.json', [{ id: 'x' }]);
      const { stderr, status } = await data(database, verb, join(folder, name));
      expect(status).toBe(1);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }),
  );
});

describe('export', () => {
  test.each(['all.json', 'all.ndjson'])('%s, imported elsewhere, gives the same rows', (name) =>
    withDatabase('starter', async (from) => {
      await addListings(from.db, [
        newListing({
          id: 'odd',
          rating: 4.5,
          texts: { ar: { reason: 'آلة' }, tr: { name: 'Tuhaf' } },
          doubts: { ar: { reason: 'machine' } },
        }),
      ]);
      const { kind, id, ruledAt, createdAt, updatedAt, doubts, ...content } = newListing();
      await editListing(from.db, 'coin', 'bitcoin', content, { version: 1, by: 'me' });
      const file = join(folder, name);
      expect((await data(from, 'export', file)).stdout).toContain('exported 64 documents');
      await withDatabase('empty', async (to) => {
        expect((await data(to, 'import', file)).status).toBe(0);
        for (const table of ['listings', 'listing_texts', 'listing_counts', 'listing_suffixes']) {
          expect(await rowsOf(to, table)).toEqual(await rowsOf(from, table));
        }
      });
    }),
  );
});

describe('backup', () => {
  const TABLES = [
    ...['listings', 'listing_texts', 'listing_changes', 'headline_tasks', 'submissions'],
    'accounts',
  ];
  const PICTURE = 'abcdefghijklmnopqrstuv.webp';

  const uploadsOf = ({ url }: TestDatabase) => join(folder, new URL(url).pathname, 'uploads');

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
      const file = join(folder, 'whole.backup');
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
      const file = join(folder, 'again.backup');
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
      const file = join(folder, 'cut.backup');
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
      const file = join(folder, 'busy.backup');
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

describe('the ledger of rulings', () => {
  const RULED = newListing({
    id: 'ruled',
    category: 'questionable',
    texts: { en: { reason: REASON }, ar: { reason: 'لها نفع في نفسها.' } },
    rulings: {
      spot: newGrounds({ positions: [POSITION], reviewer: 'Amina', reviewDue: '2027-01-01' }),
      staking: { ...newGrounds(), verdict: 'haram', ruledAt: '2026-05-01T00:00:00.000Z' },
    },
  });
  const add = ({ db }: TestDatabase, listing = RULED) =>
    addRecorded(db, listing, { what: 'added', by: 'me' });
  const entriesOf = ({ db }: TestDatabase) => listEntries(db, { limit: 100 });

  test('goes on with what an import changes of rulings, which come along with their documents', () =>
    withDatabase('empty', async (from) => {
      await add(from);
      const file = join(folder, 'rulings.json');
      expect((await data(from, 'export', file)).status).toBe(0);
      await withDatabase('empty', async (to) => {
        await add(to, { ...RULED, rulings: {}, category: 'halal' });
        expect((await data(to, 'import', file)).stdout).toContain('1 changed');
        expect(await findListing(to.db, 'coin', 'ruled')).toMatchObject({ rulings: RULED.rulings });
        const [staking, spot, ...before] = await entriesOf(to);
        expect(before).toHaveLength(1);
        expect(staking).toMatchObject({ scope: 'staking', what: 'imported', before: null });
        expect(spot).toMatchObject({
          scope: 'spot',
          what: 'imported',
          before: { verdict: 'halal' },
          after: { verdict: 'questionable', firmness: 'disputed' },
          whyEn: REASON,
          by: null,
        });
        expect((await data(to, 'import', file)).stdout).toContain('1 the same');
        expect(await entriesOf(to)).toHaveLength(3);
        const { status, stdout } = await data(to, 'verify', spot?.hash ?? '');
        expect([status, stdout]).toEqual([
          0,
          expect.stringContaining(`the last entry is ${staking?.hash}`),
        ]);
      });
    }));

  test('is left alone by a dry run, and by an import that fails', () =>
    withDatabase('empty', async (database) => {
      await add(database);
      const [haram, bad] = [
        { id: 'ruled', name: 'Ruled', category: 'haram' },
        { id: 'bad', rating: 9 },
      ];
      await data(database, 'import', await fileOf('coins-dry-ruling.json', [haram]), '--dry-run');
      await data(database, 'import', await fileOf('coins-bad-ruling.json', [haram, bad]));
      expect(await entriesOf(database)).toHaveLength(2);
    }));

  test('ends the check with 1 and with what does not fit, where somebody has tampered', () =>
    withDatabase('empty', async (database) => {
      await add(database);
      expect((await data(database, 'verify')).status).toBe(0);
      await database.db.execute(sql`update listings set category = 'halal'`);
      const { status, stdout, stderr } = await dataProcess(database, 'verify', 'f'.repeat(64));
      expect(status).toBe(1);
      expect(stdout).toContain(`no entry has the hash ${'f'.repeat(64)}`);
      expect(stdout).toContain('coin ruled, spot: its ruling is not as the ledger has it');
      expect(stderr).toContain('the ledger does not hold: 2 in 2 entries and 1 listings');
      expect((await data(database, 'verify', 'no-hash')).stderr).toContain('no-hash is no hash');
    }));

  test('comes back with a backup, and a check with a hash kept since then misses that', () =>
    withDatabase('empty', async (from) => {
      await add(from);
      const file = join(folder, 'ledger.backup');
      await data(from, 'backup', file);
      const before = await rowsOf(from, 'ruling_ledger');
      await add(from, newListing({ id: 'later' }));
      const [later] = await entriesOf(from);
      expect((await data(from, 'restore', file, '--replace')).status).toBe(0);
      expect(await rowsOf(from, 'ruling_ledger')).toEqual(before);
      expect((await data(from, 'verify')).status).toBe(0);
      expect((await data(from, 'verify', later?.hash ?? '')).stdout).toContain('no entry has');
    }));

  test('is opened when a backup from before it is restored', () =>
    withDatabase('empty', async (from) => {
      await add(from);
      const file = join(folder, 'format-1.backup');
      await data(from, 'backup', file);
      await writeFile(file, asFormat1(gunzipSync(await readFile(file)).toString()));
      await withDatabase('empty', async (to) => {
        await add(to, newListing({ id: 'other' }));
        expect((await data(to, 'restore', file, '--replace')).stderr).toBe('');
        // At once: a site may run beside it.
        expect(await entriesOf(to)).toMatchObject([
          { seq: 1, what: 'opened', listingId: 'ruled', after: { verdict: 'questionable' } },
        ]);
        expect((await data(to, 'verify')).status).toBe(0);
        const due = await to.db.execute(sql`select review_due::text as day from listings`);
        expect(due).toEqual([{ day: '2027-01-01' }]);
      });
    }));
});

// As programs wrote them that knew neither rulings nor their ledger.
function asFormat1(backup: string): Buffer {
  const [, ...lines] = backup.trimEnd().split('\n').slice(0, -1);
  const older = [JSON.stringify({ tabayyan: 'backup', format: 1 })];
  for (const line of lines) {
    const part = JSON.parse(line);
    if (part.table === 'ruling_ledger') continue;
    if (part.columns) part.columns = part.columns.filter((name: string) => !NEWER.has(name));
    for (const row of part.rows ?? []) for (const name of NEWER) delete row[name];
    older.push(JSON.stringify(part));
  }
  const sum = checksum();
  for (const line of older) sum.add(line);
  return gzipSync(`${older.join('\n')}\n${JSON.stringify({ sha256: sum.digest() })}\n`);
}

const NEWER = new Set(['rulings', 'review_due', 'public_name']);
